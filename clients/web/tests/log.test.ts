import { create, toBinary } from '@bufbuild/protobuf';
import { expect, test } from 'vitest';
import { entriesOf, runsOf, textOf, undoneBy, type Entry } from '../src/log/entry';
import { chaptersOf } from '../src/log/rulebook';
import { Keep } from '../src/log/keep';
import { tableOf } from '../src/picture/table';
import { entriesOfPast } from '../src/log/past';
import {
  NewsSchema,
  PastSchema,
  PictureSchema,
  ProposalSchema,
  UpdateSchema,
} from '../src/protocol/messages';
import { diff, gauge, handle, picture, piece } from './build';
import { MemoryShelf } from './wire';

const news = (text: string, ...about: number[]) =>
  create(NewsSchema, { lines: [{ text, about: about.map(handle), rule: 'BRV-18' }] });

test('each pair of braces is the next piece by its label', () => {
  const table = tableOf(picture({ pieces: [piece(1), piece(2)] }));
  const [entry] = entriesOf(news('{} turned {} over.', 2, 1), table, table, 3);

  expect(textOf(entry!)).toBe('Team 2 turned Team 1 over.');
  expect(entry!.parts.filter((part) => part.handle).length).toBe(2);
});

test('a piece that this very update took away still has its name', () => {
  const before = tableOf(picture({ pieces: [piece(1)] }));
  const after = tableOf(picture());

  expect(textOf(entriesOf(news('{} is wiped out.', 1), before, after, 3)[0]!)).toBe(
    'Team 1 is wiped out.',
  );
});

test('a turn that begins heads what is told after it', () => {
  const at = (value: number) => tableOf(picture({ gauges: [gauge('turn', value)] }));

  const entries = entriesOf(news('The turn is over.'), at(1), at(2), 7);
  expect(entries.map((entry) => [textOf(entry), entry.heading ?? false])).toEqual([
    ['The turn is over.', false],
    ['Turn 2', true],
  ]);
  // Nothing begins where nothing was known before, in the same turn, or on going back.
  expect(entriesOf(undefined, tableOf(picture()), at(1), 8)).toEqual([]);
  expect(entriesOf(undefined, at(2), at(2), 8)).toEqual([]);
  expect(entriesOf(undefined, at(3), at(2), 8)).toEqual([]);
});

test('a kept log ends where the picture stands, since later lines are told again', () => {
  const keep = new Keep(new MemoryShelf(), 'm.0');
  const table = tableOf(picture());
  keep.write([
    ...entriesOf(news('one'), table, table, 1),
    ...entriesOf(news('two'), table, table, 2),
  ]);

  expect(keep.read(1).map(textOf)).toEqual(['one']);
  expect(keep.read(9).map(textOf)).toEqual(['one', 'two']);
});

test('a text without an id heads the rules that follow, as far as any are found', () => {
  const book: [string, string][] = [
    ['', 'The turn'],
    ['GEN-2', 'Everybody is told.'],
    ['LAF-14', 'The clock is 14.'],
    ['', 'Moving'],
    ['LAF-32', 'Everybody goes 10.'],
  ];
  const found = (search: string) =>
    chaptersOf(book, search).map(({ name, rules }) => [name, rules.map(([id]) => id)]);

  expect(found('')).toEqual([
    ['The turn', ['GEN-2', 'LAF-14']],
    ['Moving', ['LAF-32']],
  ]);
  expect(found('goes')).toEqual([['Moving', ['LAF-32']]]);
});

test('rules keep the order in which they are told, and are grouped as their ids begin', () => {
  const rules: [string, string][] = [
    ['GEN-2', 'Everybody is told.'],
    ['BRV-5', 'No crowding.'],
    ['BRV-5a', 'Nine places.'],
  ];

  expect(chaptersOf(rules, '').map(({ name, rules }) => [name, rules.map(([id]) => id)])).toEqual([
    ['GEN', ['GEN-2']],
    ['BRV', ['BRV-5', 'BRV-5a']],
  ]);
  expect(chaptersOf(rules, ' nine ').flatMap(({ rules }) => rules)).toEqual([rules[2]]);
});

test('a name knows whose it is, since both sides may have a first company', () => {
  const company = (n: number, side: number) => piece(n, { label: 'First company', side });
  const table = tableOf(picture({ pieces: [company(1, 0), company(2, 1), piece(3)] }));
  const [entry] = entriesOf(news('{} fires at {} beside {}.', 1, 2, 3), table, table, 1);

  const named = runsOf(entry!.parts).filter((run) => run.handle);
  expect(named.map((run) => run.side)).toEqual([0, 1, undefined]);
});

test('a name and the punctuation after it are set together', () => {
  const table = tableOf(picture({ pieces: [piece(1), piece(2)] }));
  const [entry] = entriesOf(news('The gun aims at {}, not {}.', 1, 2), table, table, 1);

  expect(runsOf(entry!.parts).map(({ text, tail }) => [text, tail])).toEqual([
    ['The gun aims at ', ''],
    ['Team 1', ','],
    [' not ', ''],
    ['Team 2', '.'],
  ]);
});

test('the past is read with the names that pieces had, though they have gone', () => {
  const first = picture({ pieces: [piece(1), piece(2, { label: 'Card 3' })] });
  const told = [
    create(UpdateSchema, {
      number: 1,
      change: diff({ pieces: [piece(3, { label: 'The gun' })], piecesGone: [handle(2)] }),
      news: news('{} turns {}: {}!', 1, 2, 3),
    }),
    create(UpdateSchema, { number: 2, news: news('{} fires.', 3) }),
  ].map((update) => toBinary(UpdateSchema, update));
  const past = create(PastSchema, { first: toBinary(PictureSchema, first), told });

  const entries = entriesOfPast(past, tableOf(picture()));

  expect(entries.map((entry) => [entry.number, textOf(entry)])).toEqual([
    [1, 'Team 1 turns Card 3: The gun!'],
    [2, 'The gun fires.'],
  ]);
});

test('the last line of a step back knows to which update the table went back', () => {
  const table = tableOf(picture());
  const back = { ...news('The game goes back a step.'), backTo: 4 };
  const entries = [news('Ana asks to go back a step.'), back].flatMap((one) =>
    entriesOf(one, table, table, 9),
  );

  expect(entries.map((entry) => entry.backTo)).toEqual([undefined, 4]);
});

test('what was told between the step that is gone back to and the going back is struck out', () => {
  const table = tableOf(picture());
  const back = { ...news('The game goes back a step.'), backTo: 2 };
  const entries = [1, 2, 3, 4].flatMap((n) => entriesOf(news(`${n}`), table, table, n));
  const struck = (all: Entry[]) => [...undoneBy(all)].map((entry) => entry.number);

  expect(struck(entries)).toEqual([]);
  expect(struck([...entries, ...entriesOf(back, table, table, 5)])).toEqual([3, 4]);
});

test('what people asked each other is not struck out when the game goes back', () => {
  const table = tableOf(picture());
  const proposal = create(ProposalSchema, { matter: 'going back', by: 0 });
  const asked = { ...table, proposals: new Map([['going back', proposal]]) };
  const asks = create(NewsSchema, { lines: [{ text: 'Ana asks to go back a step.' }] });
  const back = create(NewsSchema, { lines: [{ text: 'The game goes back.' }], backTo: 2 });

  const all = [
    ...entriesOf(news('{} moves.', 1), table, table, 3),
    ...entriesOf(asks, table, asked, 4),
    ...entriesOf(news('{} moves on.', 1), asked, asked, 5),
    ...entriesOf(back, asked, table, 6),
  ];

  expect([...undoneBy(all)].map((entry) => entry.number)).toEqual([3, 5]);
});
