import type { Piece } from '../protocol/messages';

// What a piece looks like: a closed list of figures, found by the words of its kind, which any ruleset
// may send. A kind that is not known is drawn as a plain base with its initials, so nothing here is
// needed to play: it only makes what is known handsome.

export type Figure =
  | 'base'
  | 'light gun'
  | 'sub-machine guns'
  | 'gun'
  | 'machine gun'
  | 'field gun'
  | 'mortar'
  | 'tank'
  | 'truck'
  | 'flag'
  | 'spotter'
  | 'motorcycle'
  | 'leader'
  | 'commissar'
  | 'rider'
  | 'back'
  | 'face'
  | 'marker'
  | 'plain';

const LOOKS: [RegExp, Figure][] = [
  [/card/, 'back'],
  [/memory|marker|sighting/, 'marker'],
  [/commissar/, 'commissar'],
  [/\bhq\b|headquarters|\bstaff\b|command post/, 'flag'],
  [/leader|commander|officer|general|capit[aá]n/, 'leader'],
  [/spotter|observer|lookout/, 'spotter'],
  [/motor ?cycl|motor ?bike|dispatch rider/, 'motorcycle'],
  [/rider|messenger|galloper|courier|horse|cavalry/, 'rider'],
  [/lmg|light machine/, 'light gun'],
  [/machine gun|mmg|hmg/, 'machine gun'],
  [/mortar/, 'mortar'],
  [/anti-?tank|artillery|field gun|howitzer|cannon|battery/, 'field gun'],
  [/gun|mg\b/, 'gun'],
  [/tank|armou?red/, 'tank'],
  [/truck|lorry|wagon|\bcar\b|transport/, 'truck'],
  [/smg|sub-?machine/, 'sub-machine guns'],
  [/team|section|squad|platoon|company|battalion|base|unit|rifle|infantry/, 'base'],
];

export function figureOf(piece: Piece): Figure {
  const kind = piece.kind.toLowerCase();
  const more = piece.badges.join(' ').toLowerCase();
  const look = LOOKS.find(([words]) => words.test(kind))?.[1] ?? 'plain';
  if (look === 'back' && faceOf(piece)) return 'face';
  if (look === 'base' && /sub-machine|smg/.test(more)) return 'sub-machine guns';
  if (look === 'base' && /lmg|light machine/.test(more)) return 'light gun';
  if (look === 'leader' && /commissar/.test(more)) return 'commissar';
  return look;
}

const MEN: ReadonlySet<Figure> = new Set(['base', 'light gun', 'sub-machine guns']);
const CARDS: ReadonlySet<Figure> = new Set(['back', 'face']);
const ROUND: ReadonlySet<Figure> = new Set(['spotter', 'motorcycle', 'rider']);

export const isOfMen = (figure: Figure) => MEN.has(figure);
export const isCard = (figure: Figure) => CARDS.has(figure);
export const isRound = (figure: Figure) => ROUND.has(figure);

/** How far the middle of what is drawn lies behind its own point, which is its muzzle or front edge. */
export function behindOf(figure: Figure, extent: Extent): number {
  if (isCard(figure)) return extent.depth / 2;
  return figure === 'gun' ? extent.depth * 0.36 : 0;
}

/** The middle of what is drawn, from its own point, in drawing coordinates. */
export function middleOf(piece: Piece, figure: Figure, extent: Extent): { x: number; y: number } {
  const turned = (turnOf(piece.facing) * Math.PI) / 180;
  const behind = behindOf(figure, extent);
  return { x: -Math.sin(turned) * behind, y: Math.cos(turned) * behind };
}

/** How many stand on it and what it is worth, in words short enough to stand beside it. */
export function numbersOf(piece: Piece): string {
  const parts: string[] = [];
  if (piece.figures !== undefined)
    parts.push(`${piece.figures} ${piece.figures === 1 ? 'figure' : 'figures'}`);
  const first = piece.stats[0];
  if (first) parts.push(`${first.name} ${first.value}`);
  return parts.join(' · ');
}

/** Where men stand on a base that counts none: a few, so that it looks like a body of men. */
export const UNCOUNTED = [
  { x: -0.25, y: -0.14 },
  { x: 0.25, y: -0.14 },
  { x: 0, y: 0.24 },
];

/** How high a headquarters stands: 1 for a battalion's or what is not known, up to 3. */
export function rankOf(kind: string): number {
  if (/army|corps|division/i.test(kind)) return 3;
  return /brigade|regiment|column/i.test(kind) ? 2 : 1;
}

/** What stands on a base that nobody has a figure for: "supply dump" is SD, "zeppelin" Ze. */
export function initialsOf(piece: Piece): string {
  const words = (piece.kind || piece.label).split(/[^\p{L}\p{N}]+/u).filter(Boolean);
  if (words.length === 1) return words[0]!.charAt(0).toUpperCase() + words[0]!.slice(1, 2);
  return words
    .map((word) => word.charAt(0).toUpperCase())
    .join('')
    .slice(0, 3);
}

export interface CardFace {
  rank: string;
  suit: string;
  red: boolean;
}

const RANKS: Record<string, string> = {
  ...{ ace: 'A', king: 'K', queen: 'Q', jack: 'J', knave: 'J' },
  ...{ two: '2', three: '3', four: '4', five: '5', six: '6' },
  ...{ seven: '7', eight: '8', nine: '9', ten: '10' },
};
const SUITS: Record<string, string> = { clubs: '♣', diamonds: '♦', hearts: '♥', spades: '♠' };

/** The face of a card, where its words say it. */
export const faceOf = (piece: Piece) =>
  faceIn([piece.label, piece.load, ...piece.badges].join('; '));

/** The face that words name: "queen of spades", "7 of hearts". */
export function faceIn(words: string): CardFace | undefined {
  const found = /\b([a-z]+|10|[2-9]) of (clubs|diamonds|hearts|spades)/.exec(words.toLowerCase());
  if (!found || (!RANKS[found[1]!] && !/\d/.test(found[1]!))) return undefined;
  const suit = SUITS[found[2]!]!;
  return { rank: RANKS[found[1]!] ?? found[1]!, suit, red: suit === '♦' || suit === '♥' };
}

/** What a card is told apart by: the number that its label ends with, written on its back. */
export const numberOf = (piece: Piece) => /\d+$/.exec(piece.label)?.[0];

/** How large a piece is drawn that has no footprint of its own, in tenths of a millimetre. */
const USUAL: [number, number] = [490, 360];
const NOMINAL: Partial<Record<Figure, [width: number, depth: number]>> = {
  base: USUAL,
  'light gun': USUAL,
  'sub-machine guns': USUAL,
  gun: [470, 470],
  leader: [220, 220],
  commissar: [220, 220],
  back: [250, 350],
  face: [250, 350],
  marker: [240, 240],
  plain: [300, 300],
};
const SQUARE: [number, number] = [400, 400];
const DISC: [number, number] = [300, 300];
const nominal = (figure: Figure) => NOMINAL[figure] ?? (isRound(figure) ? DISC : SQUARE);

// A mere point is never drawn smaller than this on the screen, or nobody could touch it.
const LEAST_PIXELS = 20;

export interface Extent {
  width: number;
  depth: number;
}

export function extentOf(piece: Piece, figure: Figure, grain: number): Extent {
  if (piece.width > 0 && figure !== 'gun')
    return { width: piece.width, depth: piece.depth || piece.width };
  const [width, depth] = nominal(figure);
  const least = figure === 'leader' || figure === 'commissar' ? LEAST_PIXELS * 0.62 : LEAST_PIXELS;
  const grow = Math.max(1, (least * grain) / Math.min(width, depth));
  return { width: width * grow, depth: depth * grow };
}

/** What goes along with another is drawn smaller, or it would hide what carries it. */
export function aboard(piece: Piece, extent: Extent): Extent {
  if (piece.with.length === 0 || piece.width === 0) return extent;
  return { width: extent.width * ABOARD, depth: extent.depth * ABOARD };
}
const ABOARD = 0.62;

/** Where figures stand on a base whose sides are 1, from the middle; the front is upwards. */
export function ranks(figures: number): { x: number; y: number }[] {
  const most = Math.max(1, Math.min(figures, 12));
  const rows = most <= 3 ? 1 : most <= 8 ? 2 : 3;
  const spots: { x: number; y: number }[] = [];
  for (let row = 0, left = most; row < rows; row++) {
    const here = Math.ceil(left / (rows - row));
    left -= here;
    for (let i = 0; i < here; i++) {
      spots.push({
        x: (i + 0.5) / here - 0.5,
        y: rows === 1 ? 0 : (row + 0.5) / rows - 0.5,
      });
    }
  }
  return spots;
}

const SIDES = ['#a8322a', '#2b5a8a', '#8a6a1c', '#5d3f85'];
const DARK = ['#6d1f1a', '#1b3a5b', '#5c4610', '#3d2959'];

const COATS = ['#9a7b45', '#76807a', '#a08a4c', '#857a8c'];

export const coatOf = (side: number | undefined) => COATS[(side ?? 1) % COATS.length]!;
export const sideColour = (side: number | undefined) =>
  side === undefined ? '#6b655a' : SIDES[side % SIDES.length]!;
export const sideDark = (side: number | undefined) =>
  side === undefined ? '#3f3b34' : DARK[side % DARK.length]!;

/** Degrees to turn a drawing whose front is upwards, clockwise. */
export const turnOf = (facing: { x: number; y: number } | undefined) =>
  facing ? (Math.atan2(facing.x, facing.y) * 180) / Math.PI : 0;
