import { create, toBinary, type MessageInitShape } from '@bufbuild/protobuf';
import { deflateSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { fold } from '../src/picture/fold';
import { tableOf } from '../src/picture/table';
import {
  NamesSchema,
  PastSchema,
  PictureSchema,
  PointSchema,
  UpdateSchema,
  type Past,
} from '../src/protocol/messages';
import { beliefsOf } from '../src/replay/beliefs';
import { inflate } from '../src/replay/inflate';
import { joins, truthHandle } from '../src/replay/joins';
import { atOrBefore, marksOf, stopAfter, stopBefore, timelineOf } from '../src/replay/timeline';
import { EVERY, Transcript } from '../src/replay/transcript';
import { readEyes, spellEyes } from '../src/replay/viewers';
import { diff, gauge, handle, offer, picture, piece } from './build';

type Init = MessageInitShape<typeof UpdateSchema>;

const at = (x: number, y = 0) => create(PointSchema, { x, y });
const first = () =>
  picture({ pieces: [piece(1, { at: at(0) })], gauges: [gauge('turn', 1)], offers: [offer('go')] });

function pastOf(updates: Init[], start = first()): Past {
  return create(PastSchema, {
    first: toBinary(PictureSchema, start),
    told: updates.map((init, i) =>
      toBinary(UpdateSchema, create(UpdateSchema, { ...init, number: i + 1 })),
    ),
  });
}

const namesFor = (steps: number[]) =>
  create(NamesSchema, { at: steps.map((step) => ({ step: BigInt(step) })) });

const walk = (x: number): Init => ({ change: diff({ pieces: [piece(1, { at: at(x) })] }) });
const xAt = (transcript: Transcript, number: number) =>
  [...transcript.at(number).pieces.values()][0]!.at!.x;

test('what a section unpacks to is what was packed, and is bounded', async () => {
  const bytes = new TextEncoder().encode('all that was told '.repeat(1000));
  const packed = new Uint8Array(deflateSync(bytes));

  expect(await inflate(packed)).toEqual(bytes);
  await expect(inflate(packed, 100)).rejects.toThrow('longer than');
  await expect(inflate(packed.subarray(0, 20))).rejects.toThrow();
});

test('the picture at every number is what folding from the first comes to', async () => {
  const updates = Array.from({ length: 2 * EVERY + 7 }, (_, i) => walk(i + 1));
  const transcript = await Transcript.of(pastOf(updates));
  const numbers = updates.map((_, i) => i + 1);

  expect(transcript.end).toBe(107);
  for (const number of [...numbers, ...[...numbers].reverse(), 50, 3, 107, 49, 51, 100, 0])
    expect(xAt(transcript, number)).toBe(number);
  const folded = fold(tableOf(first()), diff({ pieces: [piece(1, { at: at(1) })] }));
  expect(transcript.at(1)).toEqual({ ...folded, offers: new Map() });
});

test('an update that does not follow the last is refused', async () => {
  const past = pastOf([walk(1), walk(2), walk(3)]);
  past.told.splice(1, 1);

  await expect(Transcript.of(past)).rejects.toThrow('Update 3 stands where 2 belongs.');
});

test('two transcripts are brought together by the steps that they tell of', async () => {
  const truth = await Transcript.of(
    pastOf([walk(1), walk(2), walk(3), walk(4)]),
    namesFor([0, 1, 2, 3, 4]),
  );
  const side = await Transcript.of(pastOf([walk(2), walk(4)]), namesFor([0, 2, 4]));

  expect([0, 1, 2, 3, 4, 9].map((step) => side.numberAt(step))).toEqual([0, 0, 1, 1, 2, 2]);
  expect(timelineOf([side, truth]).stops).toEqual([0, 1, 2, 3, 4]);
  expect(timelineOf([side]).stops).toEqual([0, 2, 4]);
});

test('names that are not of these updates are refused', async () => {
  const past = pastOf([walk(1), walk(2)]);

  await expect(Transcript.of(past, namesFor([0, 1]))).rejects.toThrow('do not fit');
  await expect(Transcript.of(past, namesFor([0, 2, 2]))).rejects.toThrow('do not fit');
});

test('without names a number stands for its step, and more can come', async () => {
  const transcript = await Transcript.of(pastOf([walk(1)]));
  transcript.add(toBinary(UpdateSchema, create(UpdateSchema, { ...walk(2), number: 2 })));

  expect(transcript.steps).toEqual([0, 1, 2]);
  expect(xAt(transcript, 2)).toBe(2);
});

test('turns, great moments, the way back and the end are marked where they were told', async () => {
  const ending = { ending: { words: 'They hold the hill.' } };
  const transcript = await Transcript.of(
    pastOf([
      walk(1),
      {
        change: diff({ gauges: [gauge('turn', 2)] }),
        news: { lines: [{ text: 'Dusk.' }, { text: 'It is taken.', moment: 'gun taken' }] },
      },
      { news: { backTo: 1 } },
      { change: diff({ ending }) },
    ]),
    namesFor([0, 3, 5, 6, 9]),
  );

  expect(marksOf(transcript)).toEqual([
    { step: 0, kind: 'turn', words: 'Turn 1' },
    { step: 5, kind: 'turn', words: 'Turn 2' },
    { step: 5, kind: 'moment', words: 'gun taken' },
    { step: 6, kind: 'back', words: 'The table went back' },
    { step: 9, kind: 'end', words: 'The end' },
  ]);
});

test('one goes from stop to stop', () => {
  const stops = [0, 2, 5];

  expect([0, 1, 4, 5, 8].map((step) => atOrBefore(stops, step))).toEqual([0, 0, 2, 5, 5]);
  expect([stopAfter(stops, 2), stopAfter(stops, 3), stopAfter(stops, 5)]).toEqual([
    5,
    5,
    undefined,
  ]);
  expect([stopBefore(stops, 5), stopBefore(stops, 1), stopBefore(stops, 0)]).toEqual([
    2,
    0,
    undefined,
  ]);
});

test('what a side believed is held against what was there, piece by piece', () => {
  const real = (n: number, init: Parameters<typeof piece>[1]) =>
    piece(n, { handle: handle(n), at: at(n), ...init });
  const truth = tableOf(
    picture({
      pieces: [
        real(1, {}),
        real(2, { kind: 'card', label: 'queen of spades' }),
        real(3, {}),
        real(4, {}),
        real(5, { figures: 2, badges: ['pinned'] }),
        real(6, { badges: ['with a radio'] }),
      ],
    }),
  );
  const named = (n: number) => new Uint8Array([9, 9, 9, 9, 9, 9, 9, n]);
  const seen = (n: number, init: Parameters<typeof piece>[1]) =>
    piece(n, { at: at(n), ...init, handle: named(n) });
  const believed = tableOf(
    picture({
      pieces: [
        seen(1, {}),
        seen(2, { kind: 'card', label: 'a card' }),
        seen(3, { at: at(30) }),
        seen(5, { figures: 4, badges: ['pinned'] }),
        seen(6, {}),
        seen(7, { label: 'A gun' }),
      ],
    }),
  );
  const names = joins(
    create(NamesSchema, {
      at: [{ piece: [1, 2, 3, 5, 6, 7], handle: [1, 2, 3, 5, 6, 7].map(named) }],
    }),
  );

  expect(beliefsOf(believed, truth, names).map(({ how, words }) => [how, words])).toEqual([
    ['gone', 'A gun'],
    ['mistaken', 'a card: queen of spades'],
    ['misplaced', 'Team 3'],
    ['hidden', 'Team 4'],
    ['mistaken', 'Team 5: believed figures 4, is figures 2'],
    ['unsure', 'Team 6: with a radio'],
  ]);
  expect(names.handlesOf(truthHandle(2))).toEqual(['0909090909090902']);
});

test('whose eyes one looks through can be written into an address', () => {
  for (const text of ['truth', 'public', '0', 'truth-beside-1', '0-beside-1', '1-over-truth'])
    expect(spellEyes(readEyes(text)!)).toBe(text);
  for (const text of ['', 'nobody', 'truth-beside-', 'truth-on-0', '0-over-0'])
    expect(readEyes(text)).toBeUndefined();
});
