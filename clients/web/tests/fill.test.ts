import { create, type MessageInitShape } from '@bufbuild/protobuf';
import { expect, test } from 'vitest';
import {
  actionOf,
  answerOf,
  begin,
  complete,
  fits,
  holds,
  suggested,
  withAnswer,
} from '../src/offers/fill';
import { AskSchema } from '../src/protocol/messages';
import { handle, offer } from './build';

const ask = (init: MessageInitShape<typeof AskSchema>) => create(AskSchema, init);
const pathAsk = ask({
  kind: {
    case: 'path',
    value: {
      from: { x: 0, y: 0 },
      reach: 500,
      low: { x: 0, y: 0 },
      high: { x: 1000, y: 1000 },
      corners: 2,
    },
  },
});
const path = (...xy: number[]) =>
  answerOf({ case: 'path', value: { $typeName: 'galloper.play.v1.Way', xy } });

test('a path fits up to its reach, inclusive, within its corners and its ground', () => {
  expect(fits(pathAsk, path(300, 400))).toBe(true);
  expect(fits(pathAsk, path(300, 401))).toBe(false);
  expect(fits(pathAsk, path(1, 0, 2, 0, 3, 0))).toBe(false);
  expect(fits(pathAsk, path(-1, 0))).toBe(false);
  expect(fits(pathAsk, path())).toBe(false);
});

test('an offer is an action once every ask has a fitting answer', () => {
  const which = ask({ kind: { case: 'choice', value: { choices: ['press on', 'take cover'] } } });
  const fill = begin(offer('move', 1, { asks: [pathAsk, which] }));
  expect(complete(fill)).toBe(false);
  expect(actionOf(fill)).toBeUndefined();

  const filled = withAnswer(
    withAnswer(fill, 0, path(3, 4)),
    1,
    answerOf({ case: 'choice', value: 1 }),
  );
  expect(actionOf(filled)).toMatchObject({
    verb: 'move',
    piece: handle(1),
    answers: [{ kind: { case: 'path' } }, { kind: { case: 'choice', value: 1 } }],
  });
});

test('a question with one answer is not asked', () => {
  const only = ask({ kind: { case: 'piece', value: { candidates: [handle(9)] } } });
  expect(complete(begin(offer('fire', 1, { asks: [only] })))).toBe(true);
});

test('a suggestion is the proposed answers, and none where they do not fit', () => {
  expect(suggested(offer('move', 1, { asks: [pathAsk], proposed: [path(3, 4)] }))).toBeDefined();
  expect(
    suggested(offer('move', 1, { asks: [pathAsk], proposed: [path(900, 900)] })),
  ).toBeUndefined();
  expect(suggested(offer('move', 1, { asks: [pathAsk] }))).toBeUndefined();
});

test('where nobody has to be picked, nobody is an answer from the first', () => {
  const pick = (least: number) =>
    offer('cover', undefined, {
      asks: [ask({ kind: { case: 'pieces', value: { candidates: [handle(1)], least, most: 1 } } })],
    });
  expect(complete(begin(pick(0)))).toBe(true);
  expect(complete(begin(pick(1)))).toBe(false);
});

test('pieces are picked each once, from least to most', () => {
  const some = ask({
    kind: {
      case: 'pieces',
      value: { candidates: [handle(1), handle(2), handle(3)], least: 1, most: 2 },
    },
  });
  const pick = (...n: number[]) =>
    answerOf({
      case: 'pieces',
      value: { $typeName: 'galloper.play.v1.Pieces', handles: n.map(handle) },
    });

  expect(fits(some, pick())).toBe(false);
  expect(fits(some, pick(1, 3))).toBe(true);
  expect(fits(some, pick(1, 1))).toBe(false);
  expect(fits(some, pick(1, 2, 3))).toBe(false);
  expect(fits(some, pick(4))).toBe(false);
});

test('an outline holds its inside and its edge', () => {
  const square = [
    { x: 0, y: 0 },
    { x: 10, y: 0 },
    { x: 10, y: 10 },
    { x: 0, y: 10 },
  ];

  expect(holds(square, { x: 5, y: 5 })).toBe(true);
  expect(holds(square, { x: 10, y: 3 })).toBe(true);
  expect(holds(square, { x: 0, y: 0 })).toBe(true);
  expect(holds(square, { x: 11, y: 5 })).toBe(false);
  expect(holds(square, { x: 5, y: -1 })).toBe(false);
});

test('text is counted in bytes of UTF-8', () => {
  const text = ask({ kind: { case: 'text', value: { most: 4 } } });

  expect(fits(text, answerOf({ case: 'text', value: 'abcd' }))).toBe(true);
  expect(fits(text, answerOf({ case: 'text', value: 'señor' }))).toBe(false);
  expect(fits(text, answerOf({ case: 'text', value: 'ñño' }))).toBe(false);
});
