import { expect, test } from 'vitest';
import { shownOf, toldNow, wordsOf } from '../src/app/clocks';
import type { Clock } from '../src/protocol/messages';

const told = toldNow(
  [
    { seat: 0, left: 120_000 },
    { seat: 1, left: 90_000 },
  ] as Clock[],
  1_000_000,
);

test('one’s own clock runs, another’s stands as it was last told', () => {
  const shown = shownOf(told, 0, 1_035_000);

  expect(shown.map(({ seat, own, words }) => [seat, own, words])).toEqual([
    [0, true, '1:25'],
    [1, false, '1:30'],
  ]);
});

test('the last half minute is marked, and it never runs below nothing', () => {
  expect(shownOf(told, 0, 1_089_000)[0]).toMatchObject({ short: false, words: '0:31' });
  expect(shownOf(told, 0, 1_090_000)[0]).toMatchObject({ short: true, words: '0:30' });
  expect(shownOf(told, 0, 9_999_000)[0]).toMatchObject({ words: '0:00' });
});

test('long times are told in days and hours', () => {
  expect([3_599_000, 3_600_000, 90_000_000, 180_000_000].map(wordsOf)).toEqual([
    '59:59',
    '1:00:00',
    '1 day 1 h',
    '2 days 2 h',
  ]);
});
