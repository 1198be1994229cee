import type { XY } from '../base/lengths';

// A sector drawn: a wedge about its facing, out to a distance from its apex.

/** Half its opening, in radians: `aside` for every `ahead`. */
export const halfAngle = (aside: number, ahead: number) => Math.atan2(aside, ahead);

/** The point so far ahead of an apex. Drawing coordinates, as below. */
export function ahead(apex: XY, facing: XY, distance: number): XY {
  const middle = Math.atan2(-facing.y, facing.x);
  return { x: apex.x + distance * Math.cos(middle), y: apex.y + distance * Math.sin(middle) };
}

/** Drawing coordinates: y grows downwards, the facing is the table's. */
export function wedge(apex: XY, facing: XY, half: number, reach: number, from = 0): string {
  const middle = Math.atan2(-facing.y, facing.x);
  const point = (angle: number, r: number) =>
    `${(apex.x + r * Math.cos(angle)).toFixed(1)},${(apex.y + r * Math.sin(angle)).toFixed(1)}`;
  const large = half > Math.PI / 2 ? 1 : 0;
  const left = middle - half;
  const right = middle + half;
  const near =
    from > 0
      ? `L${point(right, from)}A${from},${from} 0 ${large} 0 ${point(left, from)}`
      : `L${point(0, 0)}`;
  return `M${point(left, reach)}A${reach},${reach} 0 ${large} 1 ${point(right, reach)}${near}Z`;
}
