// Lengths are tenths of a millimetre, whole numbers. A leg's length rounds up to the next tenth, so
// that many short legs never come to less than one long one.

export interface XY {
  x: number;
  y: number;
}

/** The length of one leg, rounded up. Exact: no table is over 10 metres, so squares fit a double. */
export function legLength(a: XY, b: XY): number {
  const squared = (a.x - b.x) ** 2 + (a.y - b.y) ** 2;
  let length = Math.ceil(Math.sqrt(squared));
  while (length > 0 && (length - 1) ** 2 >= squared) length--;
  while (length ** 2 < squared) length++;
  return length;
}

export function wayLength(from: XY, corners: readonly XY[]): number {
  let length = 0;
  let last = from;
  for (const corner of corners) {
    length += legLength(last, corner);
    last = corner;
  }
  return length;
}

/** The farthest whole point from `from` towards `to` whose leg is no longer than `most`. */
export function cutLeg(from: XY, to: XY, most: number): XY {
  const whole = legLength(from, to);
  if (whole <= most) return to;
  for (let length = most; length > 0; length--) {
    const point = {
      x: from.x + Math.trunc(((to.x - from.x) * length) / whole),
      y: from.y + Math.trunc(((to.y - from.y) * length) / whole),
    };
    if (legLength(from, point) <= most) return point;
  }
  return { x: from.x, y: from.y };
}

export function within(point: XY, low: XY, high: XY): XY {
  const clamp = (value: number, least: number, most: number) =>
    Math.max(least, Math.min(most, Math.round(value)));
  return { x: clamp(point.x, low.x, high.x), y: clamp(point.y, low.y, high.y) };
}

/** How many tenths of a millimetre the unit of a ruleset has. */
export function tenthsIn(unit: string): number {
  return unit === 'cm' ? 100 : 254;
}

/** A length as people read it: 6″, 6.3″, 12 cm. Rounded up, as a measured length counts. */
export function showLength(tenths: number, unit: string): string {
  const value = Math.ceil((tenths * 10) / tenthsIn(unit) - 1e-9) / 10;
  const digits = Number.isInteger(value) ? value.toFixed(0) : value.toFixed(1);
  return unit === 'cm' ? `${digits} cm` : `${digits}″`;
}

export function pointsOf(xy: readonly number[]): XY[] {
  const points: XY[] = [];
  for (let i = 0; i + 1 < xy.length; i += 2) points.push({ x: xy[i]!, y: xy[i + 1]! });
  return points;
}

export function wayOf(points: readonly XY[]): number[] {
  return points.flatMap((point) => [point.x, point.y]);
}
