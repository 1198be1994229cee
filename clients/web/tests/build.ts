import { create, type MessageInitShape } from '@bufbuild/protobuf';
import {
  GaugeSchema,
  OfferSchema,
  PictureDiffSchema,
  PictureSchema,
  PieceSchema,
  PointSchema,
  ShapeSchema,
} from '../src/protocol/messages';

// Small hand-made messages for tests.

export const handle = (n: number) => new Uint8Array([0, 0, 0, 0, 0, 0, 0, n]);

export const piece = (n: number, init: MessageInitShape<typeof PieceSchema> = {}) =>
  create(PieceSchema, { handle: handle(n), kind: 'team', label: `Team ${n}`, ...init });

export const offer = (verb: string, n?: number, init: MessageInitShape<typeof OfferSchema> = {}) =>
  create(OfferSchema, {
    verb,
    label: verb,
    ...(n === undefined ? {} : { piece: handle(n) }),
    ...init,
  });

export const gauge = (name: string, value: number) => create(GaugeSchema, { name, value });

export const shape = (role: string, n: number | undefined, index: number) =>
  create(ShapeSchema, { role, index, ...(n === undefined ? {} : { whose: handle(n) }) });

export const picture = (init: MessageInitShape<typeof PictureSchema> = {}) =>
  create(PictureSchema, {
    ...init,
    low: create(PointSchema, { x: 0, y: 0 }),
    high: create(PointSchema, { x: 12192, y: 9144 }),
    unit: 'in',
    sides: ['Attackers', 'Defenders'],
  } as MessageInitShape<typeof PictureSchema>);

export const diff = (init: MessageInitShape<typeof PictureDiffSchema> = {}) =>
  create(PictureDiffSchema, init);
