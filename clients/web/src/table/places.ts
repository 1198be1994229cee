import { hexOf } from '../base/bytes';
import type { XY } from '../base/lengths';
import type { Table } from '../picture/table';
import type { Offer } from '../protocol/messages';
import type { Box } from './camera';
import { extentOf, figureOf } from './figure';

/**
 * Where pieces are drawn that do not stand, for the eye, where the picture puts them: those on their
 * way, and those that go along with another, which stand at the corner of its base.
 */
export function placesOf(
  table: Table,
  walking: ReadonlyMap<string, XY>,
  grain: number,
): Map<string, XY> {
  const places = new Map(walking);
  const beside = new Map<string, number>();
  for (const [handle, piece] of table.pieces) {
    const host = table.pieces.get(hexOf(piece.with));
    const at = host && (walking.get(hexOf(host.handle)) ?? host.at);
    if (!host || !at) continue;
    const { width, depth } = extentOf(host, figureOf(host), grain);
    const together = !piece.at || (piece.at.x === host.at?.x && piece.at.y === host.at.y);
    if (!together) continue;
    // Several go along side by side.
    const before = beside.get(hexOf(host.handle)) ?? 0;
    beside.set(hexOf(host.handle), before + 1);
    places.set(handle, { x: at.x + width * (0.56 + 0.4 * before), y: at.y + depth * 0.42 });
  }
  return places;
}

/** Whose middle is nearest to a point of the table. Where many stand close, a finger means that one. */
export function nearestTo(
  point: XY,
  table: Table,
  places: ReadonlyMap<string, XY>,
  within = Infinity,
  among?: ReadonlySet<string>,
): string | undefined {
  let nearest: string | undefined;
  let least = within;
  for (const [handle, piece] of table.pieces) {
    const at = places.get(handle) ?? piece.at;
    const apart = at ? Math.hypot(at.x - point.x, at.y - point.y) : Infinity;
    if (apart >= least || among?.has(handle) === false) continue;
    least = apart;
    nearest = handle;
  }
  return nearest;
}

/** The part of the table that an order is about: who acts, how far a way may lead, who can be picked. */
export function partOf(offer: Offer, table: Table): Box | undefined {
  const own = table.pieces.get(hexOf(offer.piece))?.at;
  if (!own) return undefined;
  const spots: XY[] = [own];
  for (const { kind } of offer.asks) {
    if (kind.case === 'path') {
      const { x, y } = kind.value.from ?? own;
      const { reach } = kind.value;
      spots.push({ x: x - reach, y: y - reach }, { x: x + reach, y: y + reach });
    } else if (kind.case === 'piece' || kind.case === 'pieces')
      for (const one of kind.value.candidates) {
        const at = table.pieces.get(hexOf(one))?.at;
        if (at) spots.push(at);
      }
  }
  if (spots.length === 1) return undefined;
  const across = spots.map(({ x }) => x);
  const along = spots.map(({ y }) => y);
  return {
    low: { x: Math.min(...across), y: Math.min(...along) },
    high: { x: Math.max(...across), y: Math.max(...along) },
  };
}
