import { legLength, type XY } from '../base/lengths';

// Walking along a way, for the eye alone.

export function lengthOf(way: readonly XY[]): number {
  let length = 0;
  for (let i = 1; i < way.length; i++) length += legLength(way[i - 1]!, way[i]!);
  return length;
}

/** The point at a share of the way, from 0 to 1. */
export function along(way: readonly XY[], share: number): XY {
  let left = lengthOf(way) * Math.max(0, Math.min(1, share));
  for (let i = 1; i < way.length; i++) {
    const [a, b] = [way[i - 1]!, way[i]!];
    const leg = legLength(a, b);
    if (left <= leg && leg > 0) {
      return { x: a.x + ((b.x - a.x) * left) / leg, y: a.y + ((b.y - a.y) * left) / leg };
    }
    left -= leg;
  }
  return way[way.length - 1] ?? { x: 0, y: 0 };
}

const TENTHS_A_SECOND = 2600;
const SHORTEST = 350;
const LONGEST = 1600;

/** How long a walk is shown, in milliseconds. */
export const timeFor = (way: readonly XY[]) =>
  Math.max(SHORTEST, Math.min(LONGEST, (lengthOf(way) / TENTHS_A_SECOND) * 1000));
