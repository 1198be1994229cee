import type { XY } from '../base/lengths';
import { holds } from '../offers/fill';
import { chance, seedOf, shrink } from './scatter';

// A village as houses with streets between them, square with its longest side. The same ones at each draw.

export interface House {
  middle: XY;
  /** Degrees that it is turned. */
  turn: number;
  width: number;
  depth: number;
  luck: number;
}

const PLOT = 330;
const STREET = 56;

interface Frame {
  turn: number;
  left: number;
  top: number;
  width: number;
  height: number;
}

const turned = (p: XY, turn: number): XY => ({
  x: p.x * Math.cos(turn) - p.y * Math.sin(turn),
  y: p.x * Math.sin(turn) + p.y * Math.cos(turn),
});

function frameOf(outline: readonly XY[]): Frame {
  let turn = 0;
  let longest = 0;
  outline.forEach((p, i) => {
    const next = outline[(i + 1) % outline.length]!;
    const long = Math.hypot(next.x - p.x, next.y - p.y);
    if (long <= longest) return;
    longest = long;
    turn = Math.atan2(next.y - p.y, next.x - p.x);
  });
  const flat = outline.map((p) => turned(p, -turn));
  const left = Math.min(...flat.map((p) => p.x));
  const top = Math.min(...flat.map((p) => p.y));
  const width = Math.max(...flat.map((p) => p.x)) - left;
  return { turn, left, top, width, height: Math.max(...flat.map((p) => p.y)) - top };
}

/** All that stand wholly inside; one at least. */
export function housesIn(outline: readonly XY[]): House[] {
  if (outline.length < 3) return [];
  const frame = frameOf(outline);
  const across = Math.max(1, Math.round(frame.width / PLOT));
  const down = Math.max(1, Math.round(frame.height / PLOT));
  const random = chance(seedOf(outline));
  // Its own wall may run along the outline itself.
  const around = shrink(outline, 1.02);
  const houses: House[] = [];
  for (let row = 0; row < down; row++) {
    for (let column = 0; column < across; column++) {
      const house = plot(frame, across, down, column, row, random);
      if (across * down === 1 || stands(house, around)) houses.push(house);
    }
  }
  return houses;
}

function plot(
  frame: Frame,
  across: number,
  down: number,
  column: number,
  row: number,
  random: () => number,
): House {
  const [w, h] = [frame.width / across, frame.height / down];
  const width = w - STREET - random() * w * 0.16;
  const depth = h - STREET - random() * h * 0.16;
  const middle = turned(
    { x: frame.left + (column + 0.5) * w, y: frame.top + (row + 0.5) * h },
    frame.turn,
  );
  return { middle, turn: (frame.turn * 180) / Math.PI, width, depth, luck: random() };
}

function stands(house: House, around: readonly XY[]): boolean {
  const turn = (house.turn * Math.PI) / 180;
  const [x, y] = [house.width / 2, house.depth / 2];
  return [
    { x, y },
    { x: -x, y },
    { x, y: -y },
    { x: -x, y: -y },
  ].every((corner) => {
    const at = turned(corner, turn);
    return holds(around, { x: house.middle.x + at.x, y: house.middle.y + at.y });
  });
}
