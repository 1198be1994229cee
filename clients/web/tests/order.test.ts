import { expect, test } from 'vitest';
import { grouped, laidOut, nextOf } from '../src/offers/order';
import { tableOf } from '../src/picture/table';
import { handle, offer, picture, piece } from './build';
import { hexOf } from '../src/base/bytes';

// Ten pieces, of which the first three have something to do.
const pieces = Array.from({ length: 10 }, (_, i) => piece(i + 1));
const offers = pieces.map((_, i) => offer('move', i + 1, { merit: i < 3 ? 50 + i : 0 }));
const groups = grouped(tableOf(picture({ pieces, offers })));
const name = (n: number) => hexOf(handle(n));

test('of many pieces those come into sight that have something to do', () => {
  const { busy, quiet } = laidOut(groups, undefined);

  expect(busy.map((group) => group.label)).toEqual(['Team 3', 'Team 2', 'Team 1']);
  expect(quiet.length).toBe(7);
});

test('what only a few of many can do is not folded away', () => {
  const all = pieces.map((_, i) => offer('stand', i + 1));
  const few = [offer('give', 4), offer('give', 7)];
  const { busy, quiet } = laidOut(
    grouped(tableOf(picture({ pieces, offers: [...all, ...few] }))),
    undefined,
  );

  expect(busy.map((group) => group.label)).toEqual(['Team 4', 'Team 7']);
  expect(quiet.length).toBe(8);
});

test('who is pointed at stands first, whatever he has to do, and then who commands', () => {
  const { busy } = laidOut(groups, name(9), (one) => one === name(1));

  expect(busy.map((group) => group.label)).toEqual(['Team 9', 'Team 1', 'Team 3', 'Team 2']);
});

test('a handful of pieces keeps its order', () => {
  const { busy, quiet, many } = laidOut(groups.slice(0, 5), undefined);

  expect(busy.map((group) => group.label)).toEqual(groups.slice(0, 5).map(({ label }) => label));
  expect([quiet.length, many]).toEqual([0, false]);
});

test("the next step may be one piece's: what is played for whoever does nothing", () => {
  const pieces = [piece(1), piece(2)];
  const go = offer('go', 2, { isDefault: true });
  const offers = [offer('move', 1), go, offer('pass')];

  expect(nextOf(tableOf(picture({ pieces, offers })))).toEqual(go);
  const passed = [offer('move', 1), offer('go', 2), offer('pass', undefined, { isDefault: true })];
  expect(nextOf(tableOf(picture({ pieces, offers: passed })))).toBeUndefined();
});
