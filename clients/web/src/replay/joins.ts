import { hexOf } from '../base/bytes';
import type { Names } from '../protocol/messages';

/** What a viewer's handles are called in the truth, where handles are the pieces' numbers. */
export interface Joins {
  /** A viewer's handle's piece, as the truth calls it. */
  truthOf(handle: string): string;
  /** All handles that a viewer ever had for a piece. */
  handlesOf(truth: string): readonly string[];
}

const NONE: Joins = { truthOf: (handle) => handle, handlesOf: (truth) => [truth] };

// The truth's handles are the pieces' numbers in eight bytes, the most significant first.
export const truthHandle = (piece: number) => piece.toString(16).padStart(16, '0');

/** Without names, as of the truth itself, a handle is its own. */
export function joins(names: Names | undefined): Joins {
  if (!names) return NONE;
  const pieces = new Map<string, string>();
  const handles = new Map<string, string[]>();
  for (const named of names.at)
    named.handle.forEach((bytes, i) => {
      const [handle, truth] = [hexOf(bytes), truthHandle(named.piece[i] ?? 0)];
      pieces.set(handle, truth);
      handles.set(truth, [...(handles.get(truth) ?? []), handle]);
    });
  return {
    truthOf: (handle) => pieces.get(handle) ?? handle,
    handlesOf: (truth) => handles.get(truth) ?? [truth],
  };
}
