import { create } from '@bufbuild/protobuf';
import { expect, test } from 'vitest';
import { hexOf } from '../src/base/bytes';
import { grouped, laidOut } from '../src/offers/order';
import { folded, heads, openFirst, type Branch } from '../src/offers/tree';
import { tableOf } from '../src/picture/table';
import { AskSchema } from '../src/protocol/messages';
import { handle, offer, picture, piece } from './build';

// An army (1), two brigades (2, 3) of two battalions each (4 to 7), and a tank (8) by itself. The
// fourth has three companies, named after it.
const pieces = [
  ...[1, 2, 3].map((n) => piece(n, { kind: 'HQ' })),
  ...[4, 5, 6, 7].map((n) => piece(n, { kind: 'battalion HQ', label: `Bn ${n} HQ`, side: 0 })),
  piece(8, { kind: 'tank' }),
  ...[9, 10, 11].map((n) => piece(n, { kind: 'rifles', label: `Bn 4, ${n}`, side: 0 })),
];
const gives = (n: number, ...to: number[]) =>
  offer('give', n, {
    merit: 10,
    asks: [
      create(AskSchema, {
        kind: {
          case: 'points',
          value: { among: to.map((one) => ({ piece: handle(one), most: 3 })), most: 3 },
        },
      }),
    ],
  });
const giving = [
  ...[gives(1, 2, 3, 4, 5, 6, 7), gives(2, 4, 5), gives(3, 6, 7)],
  ...[4, 5, 6, 7, 8].map((n) => gives(n, n)),
];
const standing = pieces.map((_, i) => offer('stand', i + 1));
const table = tableOf(picture({ pieces, offers: [...giving, ...standing] }));

type Shape = [label: string, under: Shape[]];
const shapeOf = ({ group, under }: Branch): Shape => [group.label, under.map(shapeOf)];
const laid = laidOut(
  grouped(table).filter((group) => group.handle),
  undefined,
);

test('whoever gets points folds under the nearest who can give them', () => {
  const { busy, quiet } = folded(laid, heads(table));

  const companies: Shape[] = ['Bn 4, 9', 'Bn 4, 10', 'Bn 4, 11'].map((name) => [name, []]);
  expect(busy.map(shapeOf)).toEqual([
    [
      'Team 1',
      [
        [
          'Team 2',
          [
            ['Bn 4 HQ', companies],
            ['Bn 5 HQ', []],
          ],
        ],
        [
          'Team 3',
          [
            ['Bn 6 HQ', []],
            ['Bn 7 HQ', []],
          ],
        ],
      ],
    ],
    ['Team 8', []],
  ]);
  expect(quiet).toEqual([]);
});

test('a branch says how many under it have something to do', () => {
  const [army] = folded(laid, heads(table)).busy;

  expect(army!.lively).toBe(2);
  expect(army!.under[0]!.lively).toBe(2);
  expect(army!.under[0]!.under[0]!.lively).toBe(0);
});

test('who is pointed at stands by itself, and nobody whose head has no row is lost', () => {
  const own = tableOf(picture({ pieces, offers: [...giving.slice(3), ...standing.slice(3)] }));
  const rows = laidOut(
    grouped(own).filter((group) => group.handle),
    hexOf(handle(9)),
  );
  const { busy } = folded(rows, heads(own), hexOf(handle(9)));

  expect(busy.map(({ group }) => group.label)).toEqual([
    'Bn 4, 9',
    'Bn 4 HQ',
    'Bn 5 HQ',
    'Bn 6 HQ',
    'Bn 7 HQ',
    'Team 8',
  ]);
});

test('two who could give to each other are both in sight', () => {
  const each = tableOf(picture({ pieces, offers: [gives(2, 3), gives(3, 2)] }));
  const rows = { ...laidOut(grouped(each), undefined), many: true };

  expect(folded(rows, heads(each)).busy.map(({ group }) => group.label)).toEqual([
    'Team 2',
    'Team 3',
  ]);
});

test('branches stand open as long as that leaves few rows', () => {
  const { busy } = folded(laid, heads(table));
  const name = (n: number) => hexOf(handle(n));

  expect([...openFirst(busy, 3)]).toEqual([]);
  expect([...openFirst(busy, 4)]).toEqual([name(1)]);
  expect([...openFirst(busy, 8)]).toEqual([name(1), name(2), name(3)]);
});
