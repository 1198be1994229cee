import { hexOf } from '../base/bytes';
import type { XY } from '../base/lengths';
import type { Table } from '../picture/table';
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
): string | undefined {
  let nearest: string | undefined;
  let least = Infinity;
  for (const [handle, piece] of table.pieces) {
    const at = places.get(handle) ?? piece.at;
    const apart = at ? Math.hypot(at.x - point.x, at.y - point.y) : Infinity;
    if (apart >= least) continue;
    least = apart;
    nearest = handle;
  }
  return nearest;
}
