import type { Table } from '../picture/table';
import type { Piece } from '../protocol/messages';
import { hexOf } from '../base/bytes';
import type { Joins } from './joins';

// What a viewer believed, laid over what was there: pieces are brought together by their names.

export interface Belief {
  /**
   * hidden: it is there and he knows nothing of it; mistaken: he takes it for something else;
   * unsure: he does not know all of it; misplaced: he believes it elsewhere; gone: he believes that something is there, and nothing is.
   */
  how: 'hidden' | 'mistaken' | 'unsure' | 'misplaced' | 'gone';
  /** In the truth's picture, where it is in that. */
  truth?: Piece;
  believed?: Piece;
  words: string;
}

export function beliefsOf(believed: Table, truth: Table, names: Joins): Belief[] {
  const pairs = new Map<string, Piece>();
  const beliefs: Belief[] = [];
  for (const [handle, piece] of believed.pieces) {
    const real = truth.pieces.get(names.truthOf(handle));
    if (real) pairs.set(hexOf(real.handle), piece);
    else if (piece.at) beliefs.push({ how: 'gone', believed: piece, words: calledOf(piece) });
  }
  for (const [handle, real] of truth.pieces) {
    const belief = compared(pairs.get(handle), real, truth);
    if (belief) beliefs.push(belief);
  }
  return beliefs;
}

function compared(piece: Piece | undefined, real: Piece, truth: Table): Belief | undefined {
  if (!piece) {
    if (!onTable(real, truth)) return undefined;
    return { how: 'hidden', truth: real, words: calledOf(real) };
  }
  if (piece.at && apart(piece, real))
    return {
      how: 'misplaced',
      truth: real,
      believed: piece,
      words: calledOf(real),
    };
  const other = othernessOf(piece, real);
  return other && { ...other, truth: real, believed: piece };
}

// What goes along with another stands where that does.
const onTable = (piece: Piece, table: Table) =>
  piece.at !== undefined || table.pieces.has(hexOf(piece.with));

const apart = ({ at: a }: Piece, { at: b }: Piece) => a && (!b || a.x !== b.x || a.y !== b.y);

const calledOf = (piece: Piece) => piece.label || piece.kind;

function othernessOf(piece: Piece, real: Piece): Pick<Belief, 'how' | 'words'> | undefined {
  const [thought, is] = [calledOf(piece), calledOf(real)];
  if (thought !== is || piece.kind !== real.kind)
    return {
      how: 'mistaken',
      words: thought === is ? `${is}: ${real.kind}, not ${piece.kind}` : `${thought}: ${is}`,
    };
  const signs = tellingOf(real).filter((sign) => !tellingOf(piece).includes(sign));
  const wrong = tellingOf(piece).filter((sign) => !tellingOf(real).includes(sign));
  if (signs.length + wrong.length === 0) return undefined;
  if (wrong.length === 0) return { how: 'unsure', words: `${is}: ${signs.join(', ')}` };
  const so = signs.length > 0 ? `, is ${signs.join(', ')}` : '';
  return { how: 'mistaken', words: `${is}: believed ${wrong.join(', ')}${so}` };
}

// What is told of a piece besides what it is called and where it stands.
function tellingOf(piece: Piece): string[] {
  return [
    ...(piece.figures === undefined ? [] : [`figures ${piece.figures}`]),
    ...piece.stats.map((stat) => `${stat.name} ${stat.value}`),
    ...piece.badges,
    ...(piece.load ? [piece.load] : []),
  ];
}
