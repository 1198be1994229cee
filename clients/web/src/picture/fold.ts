import { compareText, hexOf } from '../base/bytes';
import type { Offer, PictureDiff, Shape } from '../protocol/messages';
import { handleKey, matterKey, nameKey, offerKey, shapeKey, type Table } from './table';

type Compare<T> = (a: T, b: T) => number;

const byHandle: Compare<{ handle: Uint8Array }> = (a, b) =>
  compareText(hexOf(a.handle), hexOf(b.handle));
const byName: Compare<{ name: string }> = (a, b) => compareText(a.name, b.name);
const byMatter: Compare<{ matter: string }> = (a, b) => compareText(a.matter, b.matter);
const byOffer: Compare<Offer> = (a, b) =>
  compareText(a.verb, b.verb) || compareText(hexOf(a.piece), hexOf(b.piece));
const byShape: Compare<Shape> = (a, b) =>
  compareText(a.role, b.role) || compareText(hexOf(a.whose), hexOf(b.whose)) || a.index - b.index;

// Takes away what is gone, puts in what is new or other, and keeps the order of keys: what has a key
// that was there stands where that stood. What did not change is the same map as before.
function foldList<T>(
  old: ReadonlyMap<string, T>,
  changed: readonly T[],
  gone: readonly string[],
  key: (one: T) => string,
  compare: Compare<T>,
): ReadonlyMap<string, T> {
  if (changed.length === 0 && gone.length === 0) return old;
  const next = new Map(old);
  for (const name of gone) next.delete(name);
  const before = next.size;
  for (const one of changed) next.set(key(one), one);
  if (next.size === before) return next;
  return new Map([...next].sort(([, a], [, b]) => compare(a, b)));
}

/** The picture after an update. */
export function fold(table: Table, change: PictureDiff | undefined): Table {
  if (!change) return table;
  const handles = (gone: readonly Uint8Array[]) => gone.map(hexOf);
  return {
    ...table,
    ground: foldList(table.ground, change.ground, handles(change.groundGone), handleKey, byHandle),
    pieces: foldList(table.pieces, change.pieces, handles(change.piecesGone), handleKey, byHandle),
    shapes: foldList(
      table.shapes,
      change.shapes,
      change.shapesGone.map(shapeKey),
      shapeKey,
      byShape,
    ),
    gauges: foldList(table.gauges, change.gauges, change.gaugesGone, nameKey, byName),
    facts: foldList(table.facts, change.facts, change.factsGone, nameKey, byName),
    offers: foldList(
      table.offers,
      change.offers,
      change.offersGone.map(offerKey),
      offerKey,
      byOffer,
    ),
    proposals: foldList(
      table.proposals,
      change.proposals,
      change.proposalsGone,
      matterKey,
      byMatter,
    ),
    awaited: change.awaited ? change.awaited.seats : table.awaited,
    ending: change.ending ? change.ending.ending : table.ending,
  };
}
