import { expect, test } from 'vitest';
import { cutLeg, legLength, showLength, wayLength } from '../src/base/lengths';

test('a leg is exact where its length is whole', () => {
  expect(legLength({ x: 0, y: 0 }, { x: 300, y: 400 })).toBe(500);
});

test('a leg rounds up to the next tenth of a millimetre', () => {
  // The diagonal of a unit square is 1.41... and so counts 2.
  expect(legLength({ x: 0, y: 0 }, { x: 1, y: 1 })).toBe(2);
});

test('many short legs never come to less than one long one', () => {
  const steps = Array.from({ length: 10 }, (_, i) => ({ x: i + 1, y: i + 1 }));
  // Ten legs of 2 against one leg of 14.14..., which counts 15.
  expect(wayLength({ x: 0, y: 0 }, steps)).toBe(20);
  expect(wayLength({ x: 0, y: 0 }, [{ x: 10, y: 10 }])).toBe(15);
});

test('a leg that is too long is cut where it still fits', () => {
  const from = { x: 1000, y: 1000 };
  for (const to of [
    { x: 9000, y: 2345 },
    { x: -777, y: -4000 },
    { x: 1000, y: 9000 },
  ]) {
    const cut = cutLeg(from, to, 2032);
    expect(legLength(from, cut)).toBeLessThanOrEqual(2032);
    expect(legLength(from, cut)).toBeGreaterThan(2028);
  }
});

test('a leg that fits is left alone', () => {
  expect(cutLeg({ x: 0, y: 0 }, { x: 3, y: 4 }, 5)).toEqual({ x: 3, y: 4 });
});

test('lengths are shown in the unit of the ruleset, rounded up', () => {
  expect(showLength(254 * 6, 'in')).toBe('6″');
  expect(showLength(254 * 6 + 1, 'in')).toBe('6.1″');
  expect(showLength(1250, 'cm')).toBe('12.5 cm');
});
