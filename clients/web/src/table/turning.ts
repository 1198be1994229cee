import type { Entry } from '../log/entry';
import { textOf } from '../log/entry';
import type { Table } from '../picture/table';
import type { Piece } from '../protocol/messages';
import { faceIn, faceOf, figureOf, type CardFace } from './figure';

/** A card that lay face down and does so no longer: for the eye, it is turned over once more. */
export interface Turn {
  handle: string;
  /** As it lay. */
  piece: Piece;
  face: CardFace;
  /** What was said of it, or nothing. */
  words: string;
}

/** The cards that an update turned, in the order in which its lines tell of them. */
export function turnsOf(before: Table, after: Table, entries: readonly Entry[]): Turn[] {
  const turns = new Map<string, Turn>();
  const note = (handle: string, words: string) => {
    const piece = before.pieces.get(handle);
    const now = after.pieces.get(handle);
    if (turns.has(handle) || !piece?.at || figureOf(piece) !== 'back') return;
    if (now && figureOf(now) === 'back') return;
    const face = (now && faceOf(now)) ?? faceIn(words);
    if (face) turns.set(handle, { handle, piece, face, words });
  };
  for (const entry of entries)
    for (const { handle } of entry.parts) if (handle) note(handle, textOf(entry));
  for (const handle of before.pieces.keys()) note(handle, '');
  return [...turns.values()];
}
