import { create } from '@bufbuild/protobuf';
import { expect, test } from 'vitest';
import type { Lobby } from '../src/lobby/lobby.svelte';
import { onOneSide, opponentSeat, opposedBy, postsOf } from '../src/lobby/seats';
import {
  RulesetCardSchema,
  ScenarioCardSchema,
  SeatCardSchema,
  SeatsSchema,
} from '../src/protocol/messages';

const card = create(ScenarioCardSchema, { name: 'bridge' });
const values = (...all: string[]) => all.map((value) => ({ value }));
const ruleset = create(RulesetCardSchema, {
  options: [
    { name: 'sharing', values: values('1', '2') },
    { name: 'enemy', values: values('none', 'places', 'commands') },
  ],
});

// A server at which these options bring a second player to a side.
const lobby = (sideOf: (options: Record<string, string>) => number[]): Pick<Lobby, 'ask'> => ({
  ask: async (question) => {
    const options = question.case === 'listSeats' ? question.value.options : {};
    const seats = sideOf(options).map((side, seat) => ({ side, seat }));
    return create(SeatsSchema, { seats }) as never;
  },
});

test('a friend as opponent is whatever option gives the other side a seat', async () => {
  const asked = lobby(({ sharing, enemy }) => [
    0,
    ...(sharing === '2' ? [0] : []),
    ...(enemy && enemy !== 'none' ? [1] : []),
  ]);

  expect(await opponentSeat(asked, card, ruleset)).toEqual({ enemy: 'commands' });
});

test('where no option makes such a seat there is nothing to choose', async () => {
  const asked = lobby(() => [0, 1]);
  expect(await opponentSeat(asked, card, ruleset)).toBeUndefined();
});

test('a seat without a name of its own is called by its number', () => {
  const seats = ['Patrol', ''].map((post, seat) => create(SeatCardSchema, { post, seat }));
  expect(postsOf(seats)).toEqual(['Patrol', 'Seat 2']);
});

test('seats of two sides are not on one side, several of one are', () => {
  const seats = (...sides: number[]) => sides.map((side) => create(SeatCardSchema, { side }));
  expect([seats(0), seats(0, 0, 0), seats(0, 1)].map(onOneSide)).toEqual([true, true, false]);
});

test('against the machine all seats of the other side are the machine’s', () => {
  const seats = [0, 0, 1, 1].map((side, seat) => create(SeatCardSchema, { side, seat }));

  expect(opposedBy('machine', seats, ['me', 'link', 'link', 'link'])).toEqual([
    'me',
    'link',
    'machine',
    'machine',
  ]);
  expect(opposedBy('link', seats, ['machine', 'machine', 'me', 'machine'])).toEqual([
    'link',
    'link',
    'me',
    'machine',
  ]);
});
