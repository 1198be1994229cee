import type { XY } from '../base/lengths';
import { middleOf } from './scatter';

// Words on the table, put where they cover neither each other nor what stands there. Drawing coordinates;
// a label's place is its middle.

export interface Rect {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export interface Label {
  key: string;
  /** What stands on the table, and all that it says when it is pointed at. */
  words: string;
  long: string;
  size: Size;
  /** Where it could stand, best first. */
  spots: XY[];
  /** It names a house, so it may stand over one. */
  onHouses?: boolean;
}

export interface Size {
  width: number;
  height: number;
}

export interface Placed extends Label {
  at: XY;
}

/** How broad words are in a type of this size, about. */
export const breadth = (words: string, type: number, bold = false) =>
  words.length * type * (bold ? 0.62 : 0.54) + type * 0.5;

export function rectOf(outline: readonly XY[]): Rect {
  const xs = outline.map((p) => p.x);
  const ys = outline.map((p) => p.y);
  return {
    left: Math.min(...xs),
    top: Math.min(...ys),
    right: Math.max(...xs),
    bottom: Math.max(...ys),
  };
}

export const rectAbout = (at: XY, { width, height }: Size): Rect => ({
  left: at.x - width / 2,
  top: at.y - height / 2,
  right: at.x + width / 2,
  bottom: at.y + height / 2,
});

/** How much of the first lies under the second, from 0 to 1. */
export function covered(one: Rect, by: Rect): number {
  const across = Math.min(one.right, by.right) - Math.max(one.left, by.left);
  const down = Math.min(one.bottom, by.bottom) - Math.max(one.top, by.top);
  if (across <= 0 || down <= 0) return 0;
  return (across * down) / ((one.right - one.left) * (one.bottom - one.top));
}

const inside = (one: Rect, all: Rect) =>
  one.left >= all.left && one.right <= all.right && one.top >= all.top && one.bottom <= all.bottom;

// What one place costs against the next one in the list: a label under a piece is not read, over a house
// it is read badly, and far from what it names it is misread.
const PIECE = 60;
const HOUSE = 8;
const TOO_MUCH = 12;

/**
 * Each label at the best of its spots that are free, those before it first. One that has no good spot is
 * left out: it is told when what it names is pointed at.
 */
export function placed(
  labels: readonly Label[],
  pieces: readonly Rect[],
  houses: readonly Rect[],
  table: Rect,
): Placed[] {
  const done: Placed[] = [];
  const taken: Rect[] = [];
  for (const label of labels) {
    const at = bestOf(label, pieces, houses, taken, table);
    if (!at) continue;
    done.push({ ...label, at });
    taken.push(rectAbout(at, label.size));
  }
  return done;
}

function bestOf(
  label: Label,
  pieces: readonly Rect[],
  houses: readonly Rect[],
  taken: readonly Rect[],
  table: Rect,
): XY | undefined {
  let best: XY | undefined;
  let least = TOO_MUCH;
  label.spots.forEach((at, i) => {
    const rect = rectAbout(at, label.size);
    if (!inside(rect, table) || taken.some((other) => covered(rect, other) > 0)) return;
    const under = (all: readonly Rect[]) => all.reduce((sum, one) => sum + covered(rect, one), 0);
    const cost = i * 0.5 + PIECE * under(pieces) + (label.onHouses ? 0 : HOUSE * under(houses));
    if (cost >= least) return;
    least = cost;
    best = at;
  });
  return best;
}

/**
 * Where the name of a stretch of ground could stand: on it, along it, then beside it; or beside it first, of
 * what is so narrow that its name would hide it.
 */
export function spotsOnGround(outline: readonly XY[], size: Size, beside = false): XY[] {
  const middle = middleOf(outline);
  const { left, top, right, bottom } = rectOf(outline);
  const [w, h] = [right - left, bottom - top];
  const at = (x: number, y: number): XY => ({ x: middle.x + x * w, y: middle.y + y * h });
  const on = [at(0, 0), at(0, 0.25), at(0, -0.25), at(0.2, 0.15), at(-0.2, -0.15)];
  const off = spotsBeside({ left, top, right, bottom }, size);
  return beside ? [...off, ...on] : [...on, ...spotsAlong(outline), ...off];
}

// A road or a river is a strip there and back: its middle line runs between corners that face.
function spotsAlong(outline: readonly XY[]): XY[] {
  if (outline.length < 8) return [];
  const half = Math.floor(outline.length / 2);
  const middles = outline.slice(0, half).map((p, i) => {
    const facing = outline[outline.length - 1 - i]!;
    return { x: (p.x + facing.x) / 2, y: (p.y + facing.y) / 2 };
  });
  return middles.slice(1).map((p, i) => ({
    x: (p.x + middles[i]!.x) / 2,
    y: (p.y + middles[i]!.y) / 2,
  }));
}

function spotsBeside({ left, top, right, bottom }: Rect, { width, height }: Size): XY[] {
  const [x, y] = [(left + right) / 2, (top + bottom) / 2];
  return [
    { x, y: bottom + height * 0.6 },
    { x, y: top - height * 0.6 },
    { x: right + width * 0.52, y },
    { x: left - width * 0.52, y },
    { x: left + width * 0.5, y: bottom + height * 0.6 },
    { x: right - width * 0.5, y: top - height * 0.6 },
  ];
}

/** Where the name of an outline that is drawn as a line could stand: along its edges, inside or outside. */
export function spotsOnEdge(outline: readonly XY[], size: Size): XY[] {
  const { left, top, right, bottom } = rectOf(outline);
  const [x, y] = [(left + right) / 2, (top + bottom) / 2];
  const { width, height } = size;
  const [low, high] = [left + width * 0.5, right - width * 0.5];
  const [up, down] = [top + height * 0.55, bottom - height * 0.55];
  const within = [
    { x: low, y: up },
    { x: high, y: up },
    { x: low, y: down },
    { x: high, y: down },
    { x, y: up },
    { x, y: down },
    { x, y },
  ];
  const beyond = [
    { x: low, y: top - height * 0.55 },
    { x: low, y: bottom + height * 0.55 },
    { x: high, y: top - height * 0.55 },
    { x: high, y: bottom + height * 0.55 },
    { x: right + width * 0.52, y },
    { x: left - width * 0.52, y },
  ];
  return width < right - left ? [...within, ...beyond] : [...beyond, ...within];
}

/** What of a shape's label stands on the table: all before its first comma or colon. */
export const shortOf = (label: string) => label.split(/[,:]/, 1)[0]!.trim();

/** What it is worth, where its label says so. */
export function worthOf(label: string): number | undefined {
  const found = /\bworth (\d+)/.exec(label);
  return found ? Number(found[1]) : undefined;
}

/** The one side that a label names behind its name, if there is just one. */
export function sideNamed(label: string, sides: readonly string[]): number | undefined {
  const rest = label.slice(shortOf(label).length);
  const named = sides.flatMap((name, side) => (name && rest.includes(name) ? [side] : []));
  return named.length === 1 ? named[0] : undefined;
}
