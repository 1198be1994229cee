import { create } from '@bufbuild/protobuf';
import { expect, test } from 'vitest';
import { linkOf, routeOf } from '../src/app/route';
import { whoDecides } from '../src/app/who';
import { Invitation } from '../src/lobby/invitation';
import { Kept, tidy } from '../src/lobby/kept';
import { applied, valueOf } from '../src/lobby/options';
import { Coached } from '../src/offers/coached';
import { best, grouped } from '../src/offers/order';
import { tableOf } from '../src/picture/table';
import { MatchCardSchema, OptionInfoSchema, Stage } from '../src/protocol/messages';
import { offer, picture, piece } from './build';
import { MemoryShelf } from './wire';

const seat = (match: string, number: number, at = 0) => ({
  match,
  seat: number,
  post: 'Attack',
  token: 'ab',
  title: '',
  sat: true,
  at,
});

test('a route is what stands behind the #', () => {
  expect(routeOf('')).toEqual({ page: 'home' });
  expect(routeOf('#/new')).toEqual({ page: 'new' });
  expect(routeOf('#/watch/m1')).toEqual({ page: 'watch', match: 'm1' });
  expect(routeOf('#/table/m1/2')).toEqual({ page: 'table', match: 'm1', seat: 2 });
  expect(routeOf('#/join/m1/00ff')).toEqual({ page: 'invited', match: 'm1', token: '00ff' });
  expect(routeOf('#/join/m1/not-hex')).toEqual({ page: 'join' });
});

test('a link is taken from a whole address, and only a link', () => {
  expect(linkOf('  http://localhost:8080/#/join/m1/00ff ')).toMatchObject({
    page: 'invited',
    token: '00ff',
  });
  expect(linkOf('#/watch/m1')).toMatchObject({ page: 'watch' });
  expect(linkOf('http://localhost:8080/')).toBeUndefined();
});

test('seats are kept, the newest first, each once', () => {
  const kept = new Kept(new MemoryShelf());
  kept.keep(seat('a', 0, 1));
  kept.keep(seat('b', 1, 2));
  kept.keep({ ...seat('a', 0, 3), title: 'again' });

  expect(kept.seats().map((one) => [one.match, one.title])).toEqual([
    ['a', 'again'],
    ['b', ''],
  ]);
  kept.forget('a', 0);
  expect(kept.seat('a', 0)).toBeUndefined();
});

test('links made for others are shown under the match they belong to, until it is forgotten', () => {
  const kept = new Kept(new MemoryShelf());
  kept.keep(seat('a', 0));
  kept.keepLink({ under: 'a', match: 'twin', post: 'Attack', token: 'cd' });

  expect(kept.links('a').map((link) => link.match)).toEqual(['twin']);
  expect(kept.links('twin')).toEqual([]);
  kept.forget('a', 0);
  expect(kept.links('a')).toEqual([]);
});

test('a shelf with rubbish on it is an empty shelf', () => {
  const shelf = new MemoryShelf();
  shelf.setItem('galloper.seats', '{"seats":');
  expect(new Kept(shelf).seats()).toEqual([]);
});

test('the default of an option is its first value, and a preset lies over what the scenario sets', () => {
  const option = create(OptionInfoSchema, {
    name: 'gun.traverse',
    values: [{ value: '90' }, { value: '180' }],
  });

  expect(valueOf(option, {})).toBe('90');
  expect(valueOf(option, applied({ 'gun.traverse': '90' }, { 'gun.traverse': '180' }))).toBe('180');
  expect(applied({ fog: 'side' }, {})).toEqual({ fog: 'side' });
});

test('a verb is coached once', () => {
  const shelf = new MemoryShelf();
  new Coached(shelf, 'm.0').add('move');
  new Coached(shelf, 'm.0').add('direct fire');

  expect([...new Coached(shelf, 'm.0').read()]).toEqual(['move', 'direct fire']);
  expect(new Coached(shelf, 'm.1').read().size).toBe(0);
});

test('offers are grouped by piece and the best of each comes first', () => {
  const table = tableOf(
    picture({
      pieces: [piece(1, { label: 'Team 10' }), piece(2, { label: 'Team 2' })],
      offers: [
        offer('fire', 1, { merit: 3 }),
        offer('move', 1, { merit: 9 }),
        offer('move', 2, { merit: 5 }),
        offer('seal', undefined, { merit: 7 }),
      ],
    }),
  );

  expect(grouped(table).map((group) => [group.label, group.offers.map((one) => one.verb)])).toEqual(
    [
      ['', ['seal']],
      ['Team 2', ['move']],
      ['Team 10', ['move', 'fire']],
    ],
  );
  expect(best(table)?.piece[7]).toBe(1);
});

test('whose decision is awaited is said in words', () => {
  const seats = [
    { seat: 0, post: 'Attack', name: 'Ana' },
    { seat: 1, post: 'Defence', machine: true },
  ];
  const card = create(MatchCardSchema, { stage: Stage.PLAYING, seats });
  const table = (awaited: number[]) => tableOf(picture({ awaited }));
  const said = (awaited: number[], mine = false) =>
    whoDecides({ table: table(awaited), card, mine, busy: false });

  expect(said([0], true)).toBe('Your decision');
  expect(said([0])).toBe('Ana to decide');
  expect(said([1])).toBe('Defence (machine) to decide');
  expect(
    whoDecides({
      table: table([0]),
      card: { ...card, stage: Stage.WAITING },
      mine: false,
      busy: false,
    }),
  ).toBe('Waiting for players');
});

test('an invitation outlives the page until it has been looked into', () => {
  const shelf = new MemoryShelf();
  new Invitation(shelf).keep({ page: 'invited', match: 'm1', token: '00ff' });

  expect(new Invitation(shelf).open()).toEqual({ page: 'invited', match: 'm1', token: '00ff' });
  new Invitation(shelf).settle();
  expect(new Invitation(shelf).open()).toBeUndefined();
});

test('only the newest matches keep their logs, and every seat keeps its token', () => {
  const shelf = new MemoryShelf();
  for (let n = 0; n < 15; n++) {
    new Kept(shelf).keep(seat(`m${n}`, 0, n));
    shelf.setItem(`galloper.log.m${n}.0`, '[]');
  }
  shelf.setItem('galloper.log.m14.public', '[]');

  tidy(shelf);

  const left = Array.from({ length: shelf.length }, (_, i) => shelf.key(i)!);
  expect(left.filter((key) => key.startsWith('galloper.log.')).length).toBe(12);
  expect(left).toContain('galloper.log.m14.0');
  expect(left).not.toContain('galloper.log.m2.0');
  expect(new Kept(shelf).seats().length).toBe(15);
});
