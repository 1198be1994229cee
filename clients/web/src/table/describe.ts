import type { Piece } from '../protocol/messages';

/** A piece in words, for those who do not see it. */
export function describe(piece: Piece): string {
  const parts = [piece.label || piece.kind];
  if (piece.figures !== undefined)
    parts.push(`${piece.figures} ${piece.figures === 1 ? 'figure' : 'figures'}`);
  parts.push(...piece.stats.map((stat) => `${stat.name} ${stat.value}`), ...piece.badges);
  if (piece.load) parts.push(piece.load);
  return parts.join(', ');
}
