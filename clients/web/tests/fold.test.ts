import { create } from '@bufbuild/protobuf';
import { expect, test } from 'vitest';
import { fold } from '../src/picture/fold';
import { tableOf } from '../src/picture/table';
import { EndingChangeSchema, EndingSchema } from '../src/protocol/messages';
import { diff, gauge, handle, offer, picture, piece, shape } from './build';

const first = () =>
  picture({
    pieces: [piece(1), piece(3), piece(5)],
    offers: [offer('move', 1), offer('seal')],
    gauges: [gauge('phase', 1), gauge('turn', 1)],
    awaited: [0],
  });

test('what has the same key is replaced, what is new goes where its key belongs', () => {
  const after = fold(tableOf(first()), diff({ pieces: [piece(2), piece(3, { figures: 2 })] }));

  const fresh = picture({
    ...first(),
    pieces: [piece(1), piece(2), piece(3, { figures: 2 }), piece(5)],
  });
  expect(after).toEqual(tableOf(fresh));
  expect([...after.pieces.keys()]).toEqual([...tableOf(fresh).pieces.keys()]);
});

test('what is gone is taken away', () => {
  const after = fold(
    tableOf(first()),
    diff({
      piecesGone: [handle(3)],
      offersGone: [{ verb: 'move', piece: handle(1) }],
      gaugesGone: ['phase'],
    }),
  );

  expect(after).toEqual(
    tableOf(
      picture({
        pieces: [piece(1), piece(5)],
        offers: [offer('seal')],
        gauges: [gauge('turn', 1)],
        awaited: [0],
      }),
    ),
  );
});

test('an offer without a piece is another than one with a piece', () => {
  const after = fold(tableOf(first()), diff({ offers: [offer('seal', 1)] }));

  expect([...after.offers.values()].map((one) => [one.verb, one.piece.length])).toEqual([
    ['move', 8],
    ['seal', 0],
    ['seal', 8],
  ]);
});

test('shapes are told apart by role, piece and index', () => {
  const start = tableOf(picture({ shapes: [shape('cone', 1, 0), shape('zone', undefined, 0)] }));
  const after = fold(
    start,
    diff({
      shapes: [shape('cone', 1, 1), shape('cone', 1, 10), shape('cone', 1, 9)],
      shapesGone: [{ role: 'cone', whose: handle(1), index: 0 }],
    }),
  );

  expect([...after.shapes.values()].map((one) => [one.role, one.index])).toEqual([
    ['cone', 1],
    ['cone', 9],
    ['cone', 10],
    ['zone', 0],
  ]);
});

test('who is awaited stays as it was until it is told anew, also when it is nobody', () => {
  const start = tableOf(first());

  expect(fold(start, diff()).awaited).toEqual([0]);
  expect(fold(start, diff({ awaited: { seats: [] } })).awaited).toEqual([]);
});

test('an ending comes, stays, and goes again after a step back', () => {
  const ending = create(EndingSchema, { words: 'Won', scores: [3, 1] });
  const ended = fold(tableOf(first()), diff({ ending: { ending } }));

  expect(ended.ending?.words).toBe('Won');
  expect(fold(ended, diff()).ending?.words).toBe('Won');
  expect(fold(ended, diff({ ending: create(EndingChangeSchema) })).ending).toBeUndefined();
});

test('the picture before is not touched', () => {
  const start = tableOf(first());
  fold(start, diff({ pieces: [piece(1, { figures: 1 })], piecesGone: [handle(5)] }));

  expect(start).toEqual(tableOf(first()));
});
