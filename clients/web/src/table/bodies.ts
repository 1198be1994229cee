import type { XY } from '../base/lengths';
import { hexOf } from '../base/bytes';
import type { Table } from '../picture/table';
import type { Piece } from '../protocol/messages';
import { flip, type Box } from './camera';
import { extentOf, figureOf, middleOf, numbersOf } from './figure';
import { breadth, rectAbout, type Label, type Placed, type Rect } from './labels';

// Which pieces go by name, and where their names stand.

const CLOSE = 13.5;
const NUMBERED = 28;
const ALONE = 15;
const AWAY = 4;

export interface Bodies {
  named: ReadonlySet<string>;
  /** They are so few that there is room for words about them. */
  few: boolean;
}

/**
 * A handful of bodies of men go by name; of many the names would hide the table. Where nobody counts men, those
 * go by name that command others.
 */
export function bodiesOn(table: Table, grain: number): Bodies {
  const HANDFUL = 8;
  const close = 254 / grain > CLOSE;
  const all = [...table.pieces.values()];
  const counted = all.filter((piece) => piece.figures !== undefined);
  const few = close && counted.length > 0 && counted.length <= HANDFUL;
  const commanding = close && counted.length === 0;
  const named = few ? counted : commanding ? all.filter((one) => figureOf(one) === 'flag') : [];
  return { named: new Set(named.map((piece) => hexOf(piece.handle))), few };
}

const keyOf = (handle: string) => `piece ${handle}`;
export const isOfPiece = (name: Placed) => name.key.startsWith('piece ');

function placeOf(piece: Piece, box: Box, grain: number): { at: XY; rect: Rect } | undefined {
  if (!piece.at) return undefined;
  const figure = figureOf(piece);
  const extent = extentOf(piece, figure, grain);
  const off = middleOf(piece, figure, extent);
  const own = flip(piece.at, box);
  const at = { x: own.x + off.x, y: own.y + off.y };
  return { at, rect: rectAbout(at, { width: extent.width, height: extent.depth }) };
}

/** What pieces cover. */
export function coveredOn(table: Table, grain: number): Rect[] {
  const more = 3 * grain;
  return [...table.pieces.values()].flatMap((piece) => {
    const rect = placeOf(piece, table, grain)?.rect;
    if (!rect) return [];
    const { left, top, right, bottom } = rect;
    return [{ left: left - more, top: top - more, right: right + more, bottom: bottom + more }];
  });
}

/** A piece's name: above it, or below or beside it where others stand. */
export function nameOfPiece(piece: Piece, box: Box, grain: number): Label[] {
  const place = placeOf(piece, box, grain);
  if (!place) return [];
  const numbers = piece.figures === undefined ? '' : numbersOf(piece);
  const width = Math.max(breadth(piece.label, 12 * grain, true), breadth(numbers, 10.5 * grain));
  const size = { width, height: (numbers ? NUMBERED : ALONE) * grain };
  const { at, rect } = place;
  const [across, down] = [width / 2 + AWAY * grain, size.height / 2 + AWAY * grain];
  // Its signs stand at its lower edge.
  const spots = [
    { x: at.x, y: rect.top - down },
    { x: at.x, y: rect.bottom + down + 8 * grain },
    { x: rect.right + across, y: at.y },
    { x: rect.left - across, y: at.y },
    { x: rect.left + width / 2, y: rect.top - down },
    { x: rect.right - width / 2, y: rect.top - down },
  ];
  const key = keyOf(hexOf(piece.handle));
  return [{ key, words: piece.label, long: piece.label, size, spots, onHouses: true }];
}

/** Where each piece's name was put, from the middle of what is drawn of it. */
export function nameSpots(table: Table, names: readonly Placed[], grain: number): Map<string, XY> {
  const spots = new Map<string, XY>();
  for (const name of names.filter(isOfPiece)) {
    const handle = name.key.slice(keyOf('').length);
    const piece = table.pieces.get(handle);
    const at = piece && placeOf(piece, table, grain)?.at;
    if (at) spots.set(handle, { x: name.at.x - at.x, y: name.at.y - at.y });
  }
  return spots;
}
