import { pointsOf } from '../base/lengths';
import type { Table } from '../picture/table';
import type { Ground, Shape } from '../protocol/messages';
import { coveredOn, nameOfPiece } from './bodies';
import { flip, type Box } from './camera';

import {
  breadth,
  placed,
  rectOf,
  shortOf,
  spotsOnEdge,
  spotsOnGround,
  worthOf,
  type Label,
  type Placed,
} from './labels';
import { isBuilt, landOf, rise } from './land';
import { hexOf } from '../base/bytes';

// What has a name on the table, and where its name stands as near as it is seen just now.

export const TYPE = 12;
const LINE = 1.25;

const outlineOf = (xy: readonly number[], box: Box) => pointsOf(xy).map((p) => flip(p, box));

/** A stretch of ground in words: "Cemetery hill: hill, 1 level high". */
export function tellGround(ground: Ground): string {
  const high =
    ground.height > 0 ? `, ${ground.height} ${ground.height > 1 ? 'levels' : 'level'} high` : '';
  return ground.label ? `${ground.label}: ${ground.kind}${high}` : `${ground.kind}${high}`;
}

// From afar a name that is much longer than what it names would hide the table.
const NEAR = 20;
const MIDDLING = 13;
const LONGER = 1.4;
const SHORTER = 0.9;

function nameOfGround(ground: Ground, box: Box, grain: number): Label[] {
  const outline = outlineOf(ground.outline?.xy ?? [], box);
  if (!ground.label || outline.length === 0) return [];
  const { sort } = landOf(ground.kind, ground.label);
  const words =
    sort === 'hill' && ground.height > 0 ? `${ground.label} ▲\u2009${ground.height}` : ground.label;
  const type = TYPE * grain;
  const size = { width: breadth(words, type), height: type * LINE };
  const { left, top, right, bottom } = rectOf(outline);
  const long = Math.max(right - left, bottom - top);
  const most = 254 / grain > NEAR ? Infinity : 254 / grain > MIDDLING ? LONGER : SHORTER;
  if (size.width > most * long) return [];
  const key = hexOf(ground.handle);
  const spots = spotsOnGround(outline, size, /wall|trench|bridge|ford/.test(sort));
  return [{ key, words, long: tellGround(ground), size, spots, onHouses: isBuilt(ground.kind) }];
}

function nameOfShape(shape: Shape, box: Box, grain: number): Label[] {
  if (shape.form.case !== 'polygon' || !shape.label) return [];
  const outline = outlineOf(shape.form.value.xy, box);
  const words = shortOf(shape.label);
  const type = TYPE * grain;
  const coin = worthOf(shape.label) === undefined ? 0 : type * 1.6;
  const size = { width: breadth(words, type, true) + coin, height: type * LINE * 1.1 };
  const key = `${shape.role}/${hexOf(shape.whose)}/${shape.index}`;
  return [{ key, words, long: shape.label, size, spots: spotsOnEdge(outline, size) }];
}

/** The names that stand on the table. Those of what is lit give way to the rest, which stay where they are. */
export function namesOn(
  table: Table,
  grain: number,
  lit: ReadonlySet<string>,
  named: ReadonlySet<string> = new Set(),
): Placed[] {
  const shapes = [...table.shapes.values()];
  const grounds = [...table.ground.values()].sort((a, b) => rise(b.kind) - rise(a.kind));
  const shapeNames = (some: Shape[]) => some.flatMap((one) => nameOfShape(one, table, grain));
  const pieces = [...table.pieces.values()].filter((piece) => named.has(hexOf(piece.handle)));
  const labels = [
    ...pieces.flatMap((piece) => nameOfPiece(piece, table, grain)),
    ...shapeNames(shapes.filter((shape) => shape.whose.length === 0)),
    ...grounds.flatMap((one) => nameOfGround(one, table, grain)),
    ...shapeNames(shapes.filter((shape) => lit.has(hexOf(shape.whose)))),
  ];
  const houses = grounds
    .filter((ground) => isBuilt(ground.kind))
    .map((ground) => rectOf(outlineOf(ground.outline?.xy ?? [], table)));
  const far = flip({ x: table.high.x, y: table.low.y }, table);
  return placed(labels, coveredOn(table, grain), houses, {
    left: 0,
    top: 0,
    right: far.x,
    bottom: far.y,
  });
}
