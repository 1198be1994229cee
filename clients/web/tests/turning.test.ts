// @vitest-environment jsdom
import { create } from '@bufbuild/protobuf';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { hexOf } from '../src/base/bytes';
import { entriesOf, thrownIn } from '../src/log/entry';
import { tableOf } from '../src/picture/table';
import { NewsSchema, type Piece } from '../src/protocol/messages';
import { Parade, TURN } from '../src/table/parade.svelte';
import { turnsOf, type Turn } from '../src/table/turning';
import { handle, picture, piece } from './build';

const at = { $typeName: 'galloper.play.v1.Point' as const, x: 500, y: 500 };
const back = (n: number) => piece(n, { kind: 'card', label: `Card ${n}`, at });
const card = (n: number) => hexOf(handle(n));

function turned(before: Piece[], after: Piece[], ...lines: [string, ...number[]][]): Turn[] {
  const [was, is] = [tableOf(picture({ pieces: before })), tableOf(picture({ pieces: after }))];
  const news = create(NewsSchema, {
    lines: lines.map(([text, ...about]) => ({ text, about: about.map(handle) })),
  });
  return turnsOf(was, is, entriesOf(news, was, is, 1));
}

test('a card that was turned and taken away shows the face that its line names', () => {
  const turns = turned(
    [back(1), back(2), piece(3)],
    [back(1), piece(3)],
    ['{} turns {}: the ten of hearts, and nobody is there.', 3, 2],
  );

  expect(turns.map((one) => one.handle)).toEqual([card(2)]);
  expect(turns[0]!.face).toEqual({ rank: '10', suit: '♥', red: true });
  expect(turns[0]!.words).toBe('Team 3 turns Card 2: the ten of hearts, and nobody is there.');
});

test('a card that turned out to be a gun is turned, one that still lies face down is not', () => {
  const gun = piece(2, { kind: 'gun', label: 'Machine gun', at });
  const turns = turned(
    [back(1), back(2), piece(3)],
    [back(1), gun, piece(3)],
    ['{} turns up the queen of spades: {}!', 3, 2],
  );

  expect(turns.map((one) => one.handle)).toEqual([card(2)]);
  expect(turned([back(1)], [back(1)], ['{} is looked at.', 1])).toEqual([]);
});

test('cards are turned in the order in which they are told; those nobody tells of come last', () => {
  const open = piece(1, { kind: 'card', label: 'The ace of clubs', at });
  const turns = turned(
    [back(1), back(2), back(3)],
    [open],
    ['{}: the two of clubs.', 3],
    ['{}: the six of clubs.', 2],
  );

  expect(turns.map((one) => one.handle)).toEqual([card(3), card(2), card(1)]);
  expect(turns[2]!.words).toBe('');
});

test('a throw is known by whom its line speaks of', () => {
  const table = tableOf(picture({ pieces: [piece(3)] }));
  const news = create(NewsSchema, {
    lines: [{ text: '{} moves.', about: [handle(3)], throws: [{ purpose: 'movement' }] }],
  });

  expect(thrownIn(entriesOf(news, table, table, 1))).toMatchObject([
    { who: 'Team 3', roll: { purpose: 'movement' } },
  ]);
});

let moves = true;
beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('matchMedia', () => ({ matches: !moves }));
});
afterEach(() => {
  vi.useRealTimers();
  moves = true;
});

const motion = {
  $typeName: 'galloper.play.v1.Motion' as const,
  piece: handle(3),
  way: { $typeName: 'galloper.play.v1.Way' as const, xy: [0, 0, 2600, 0] },
};
const turns = () =>
  turned([back(1), back(2)], [], ['{}: the two of clubs.', 1], ['{}: the six of clubs.', 2]);
const begun = (parade: Parade) =>
  parade.turning.filter((one) => one.begun).map((one) => one.handle);

test('the team walks, then card after card is turned, and then nothing is left over', () => {
  const parade = new Parade();
  parade.show([motion], turns());
  expect(parade.turning.length).toBe(2);
  expect(begun(parade)).toEqual([]);

  // A walk of 2,600 tenths of a millimetre takes a second; a frame is 16 milliseconds.
  vi.advanceTimersByTime(1050);
  expect(begun(parade)).toEqual([card(1)]);
  vi.advanceTimersByTime(TURN + 50);
  expect(begun(parade)).toEqual([card(2)]);
  vi.advanceTimersByTime(TURN + 50);
  expect(parade.turning).toEqual([]);
  expect(parade.places.size).toBe(0);
});

test('a card that is turned again while it waits to be is turned once', () => {
  const parade = new Parade();
  parade.show([], turns());
  parade.show([], turns());

  expect(parade.turning.map((one) => one.handle)).toEqual([card(1), card(2)]);
});

test('where motion is not wanted nobody walks, and the cards lie open at once', () => {
  moves = false;
  const parade = new Parade();
  parade.show([motion], turns());

  expect(parade.places.size).toBe(0);
  expect(begun(parade)).toEqual([card(1)]);
  expect(parade.turning.every((one) => one.still)).toBe(true);
});
