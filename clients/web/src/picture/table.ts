import { hexOf } from '../base/bytes';
import type { XY } from '../base/lengths';
import type {
  Ending,
  Fact,
  Gauge,
  Ground,
  Offer,
  OfferKey,
  Picture,
  Proposal,
  Piece,
  Shape,
  ShapeKey,
} from '../protocol/messages';

// A picture as the client holds it: what the server told, each list by its key, in the order of
// keys. It is never changed in place, so whoever draws it can compare by identity.

export interface Table {
  low: XY;
  high: XY;
  unit: string;
  sides: string[];
  ground: ReadonlyMap<string, Ground>;
  pieces: ReadonlyMap<string, Piece>;
  shapes: ReadonlyMap<string, Shape>;
  gauges: ReadonlyMap<string, Gauge>;
  facts: ReadonlyMap<string, Fact>;
  offers: ReadonlyMap<string, Offer>;
  proposals: ReadonlyMap<string, Proposal>;
  awaited: number[];
  ending: Ending | undefined;
}

export const handleKey = (thing: { handle: Uint8Array }) => hexOf(thing.handle);
export const matterKey = (thing: { matter: string }) => thing.matter;
export const nameKey = (thing: { name: string }) => thing.name;

// A verb or role is never empty and holds no line break, so the parts of a key cannot run together.
export const offerKey = (offer: Offer | OfferKey) => `${offer.verb}\n${hexOf(offer.piece)}`;
export const shapeKey = (shape: Shape | ShapeKey) =>
  `${shape.role}\n${hexOf(shape.whose)}\n${shape.index}`;

export function byKey<T>(list: readonly T[], key: (one: T) => string): Map<string, T> {
  return new Map(list.map((one) => [key(one), one]));
}

export function tableOf(picture: Picture): Table {
  return {
    low: picture.low ?? { x: 0, y: 0 },
    high: picture.high ?? { x: 0, y: 0 },
    unit: picture.unit,
    sides: picture.sides,
    ground: byKey(picture.ground, handleKey),
    pieces: byKey(picture.pieces, handleKey),
    shapes: byKey(picture.shapes, shapeKey),
    gauges: byKey(picture.gauges, nameKey),
    facts: byKey(picture.facts, nameKey),
    offers: byKey(picture.offers, offerKey),
    proposals: byKey(picture.proposals, matterKey),
    awaited: picture.awaited,
    ending: picture.ending,
  };
}
