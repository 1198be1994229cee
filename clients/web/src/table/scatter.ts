import type { XY } from '../base/lengths';
import { holds } from '../offers/fill';

// Decoration that looks the same at every draw: trees stand where a generator that starts from the
// outline itself puts them.

export function chance(seed: number): () => number {
  let state = seed >>> 0 || 1;
  return () => {
    state = (Math.imul(state ^ (state >>> 15), 0x2c1b3c6d) + 0x9e3779b9) >>> 0;
    const mixed = Math.imul(state ^ (state >>> 12), 0x297a2d39) >>> 0;
    return ((mixed ^ (mixed >>> 15)) >>> 0) / 4294967296;
  };
}

export const seedOf = (outline: readonly XY[]) =>
  outline.reduce((seed, p) => (Math.imul(seed, 31) + p.x * 7 + p.y * 13) | 0, 17);

export interface Spot extends XY {
  /** From 0 to 1, for whatever differs from one to the next. */
  luck: number;
}

/** Points inside an outline, about `apart` from each other, far ones first. */
export function scatter(outline: readonly XY[], apart: number, most = 400): Spot[] {
  const xs = outline.map((p) => p.x);
  const ys = outline.map((p) => p.y);
  const low = { x: Math.min(...xs), y: Math.min(...ys) };
  const high = { x: Math.max(...xs), y: Math.max(...ys) };
  const area = ((high.x - low.x) / apart) * ((high.y - low.y) / apart);
  const step = apart * Math.max(1, Math.sqrt(area / most));
  const random = chance(seedOf(outline));
  const spots: Spot[] = [];
  for (let y = low.y; y <= high.y; y += step) {
    for (let x = low.x; x <= high.x; x += step) {
      const p = { x: x + (random() - 0.5) * step * 0.9, y: y + (random() - 0.5) * step * 0.9 };
      if (holds(outline, p)) spots.push({ ...p, luck: random() });
    }
  }
  return spots;
}

/** An outline drawn towards its middle: 1 is itself, 0 the middle. */
export function shrink(outline: readonly XY[], to: number): XY[] {
  const middle = middleOf(outline);
  return outline.map((p) => ({
    x: middle.x + (p.x - middle.x) * to,
    y: middle.y + (p.y - middle.y) * to,
  }));
}

export function middleOf(outline: readonly XY[]): XY {
  const sum = outline.reduce((a, p) => ({ x: a.x + p.x, y: a.y + p.y }), { x: 0, y: 0 });
  const n = Math.max(1, outline.length);
  return { x: sum.x / n, y: sum.y / n };
}

export const hard = (outline: readonly XY[]) =>
  `M${outline.map((p) => `${p.x},${p.y}`).join('L')}Z`;
export const open = (way: readonly XY[]) => `M${way.map((p) => `${p.x},${p.y}`).join('L')}`;

/** Short strokes from an outline towards its middle, one about every `apart`: a slope. */
export function hachures(outline: readonly XY[], apart: number, long: number): string {
  const middle = middleOf(outline);
  return outline
    .flatMap((p, i) => {
      const next = outline[(i + 1) % outline.length]!;
      const count = Math.floor(Math.hypot(next.x - p.x, next.y - p.y) / apart);
      return Array.from({ length: count }, (_, k) => {
        const t = (k + 0.5) / count;
        return stroke({ x: p.x + (next.x - p.x) * t, y: p.y + (next.y - p.y) * t }, middle, long);
      });
    })
    .join('');
}

function stroke(from: XY, to: XY, long: number): string {
  const t = Math.min(1, long / Math.max(1, Math.hypot(to.x - from.x, to.y - from.y)));
  const end = { x: from.x + (to.x - from.x) * t, y: from.y + (to.y - from.y) * t };
  return `M${from.x.toFixed(0)},${from.y.toFixed(0)}L${end.x.toFixed(0)},${end.y.toFixed(0)}`;
}
