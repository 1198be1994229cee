import { create, type MessageInitShape } from '@bufbuild/protobuf';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Filling } from '../src/offers/filling.svelte';
import { hexOf } from '../src/base/bytes';
import { drawable, wayAsk } from '../src/offers/order';
import { offerKey, tableOf } from '../src/picture/table';
import { AskSchema, ForecastSchema, type Action } from '../src/protocol/messages';
import { handle, offer, picture } from './build';

const ask = (init: MessageInitShape<typeof AskSchema>) => create(AskSchema, init);
const path = ask({
  kind: {
    case: 'path',
    value: {
      from: { x: 1000, y: 1000 },
      reach: 500,
      low: { x: 0, y: 0 },
      high: { x: 2000, y: 2000 },
      corners: 3,
    },
  },
});
const far = ask({
  kind: {
    case: 'path',
    value: {
      from: { x: 1000, y: 1000 },
      reach: 9000,
      low: { x: 0, y: 0 },
      high: { x: 2000, y: 2000 },
      corners: 3,
    },
  },
});
const square = ask({
  kind: {
    case: 'place',
    value: { within: [{ xy: [0, 0, 100, 0, 100, 100, 0, 100] }], facing: true },
  },
});
const gun = ask({ kind: { case: 'piece', value: { candidates: [handle(8), handle(9)] } } });

let asked: Action[];
let filling: Filling;

beforeEach(() => {
  vi.useFakeTimers();
  asked = [];
  filling = new Filling(async (action) => {
    asked.push(action);
    return create(ForecastSchema, { merit: asked.length });
  });
});

afterEach(() => vi.useRealTimers());

test('clicks make corners, and the last is cut where the reach ends', () => {
  filling.open(offer('move', 1, { asks: [path] }));

  expect(filling.ready).toBe(false);
  filling.point({ x: 1300, y: 1000 });
  filling.point({ x: 1300, y: 1900 });

  // 300 of 500 are gone, so 200 are left of the second leg.
  expect(filling.corners).toEqual([
    { x: 1300, y: 1000 },
    { x: 1300, y: 1200 },
  ]);
  expect(filling.ready).toBe(true);

  filling.undoCorner();
  expect(filling.corners.length).toBe(1);
  filling.undoCorner();
  expect(filling.ready).toBe(false);
});

test('a corner beyond the edge of the ground comes to lie on the edge', () => {
  filling.open(offer('move', 1, { asks: [far] }));
  filling.point({ x: 1000, y: -400 });

  expect(filling.corners).toEqual([{ x: 1000, y: 0 }]);
});

test('there are no more corners than the ask allows', () => {
  filling.open(offer('move', 1, { asks: [path] }));
  for (const x of [1010, 1020, 1030, 1040]) filling.point({ x, y: 1000 });

  expect(filling.corners.length).toBe(3);
});

test('a place is put down inside the outline only, and then turned', () => {
  filling.open(offer('lay', undefined, { asks: [square] }));
  filling.point({ x: 500, y: 50 });
  expect(filling.ready).toBe(false);

  filling.point({ x: 50, y: 50 });
  expect(filling.ready).toBe(true);
  filling.face({ x: 90, y: 50 });
  expect(filling.action?.answers[0]?.kind.value).toMatchObject({
    at: { x: 50, y: 50 },
    facing: { x: 40, y: 0 },
  });

  // A quarter turn clockwise from east is south.
  filling.turn(90);
  const { facing } = filling.action?.answers[0]?.kind.value as { facing: { x: number; y: number } };
  expect(facing.x).toBe(0);
  expect(facing.y).toBeLessThan(0);
});

test('a candidate that is pointed at answers, any other piece does not', () => {
  filling.open(offer('fire', 1, { asks: [gun] }));

  expect(filling.pick('0000000000000001')).toBe(false);
  expect(filling.pick('0000000000000009')).toBe(true);
  expect(filling.action?.answers[0]?.kind.value).toEqual(handle(9));
});

test('the server is asked about the last of several changes, once the hand rests', async () => {
  filling.open(offer('move', 1, { asks: [path] }));
  filling.point({ x: 1010, y: 1000 });
  filling.point({ x: 1020, y: 1000 });
  await vi.advanceTimersByTimeAsync(1000);

  expect(asked.length).toBe(1);
  expect(asked[0]?.answers[0]?.kind.value).toMatchObject({ xy: [1010, 1000, 1020, 1000] });
  expect(filling.forecast).toBeDefined();
});

test('what is in the hand is put back when it is no longer offered', () => {
  const fire = offer('fire', 1, { asks: [gun] });
  filling.open(fire);
  filling.pick('0000000000000009');

  filling.renew(new Map([[offerKey(fire), offer('fire', 1, { asks: [gun], merit: 7 })]]));
  expect(filling.picked.size).toBe(1);
  filling.renew(new Map());
  expect(filling.fill).toBeUndefined();
});

test('a way that is dragged from its piece begins anew, whatever was drawn before', () => {
  const moving = offer('move', 1, { asks: [path] });
  filling.open(moving);
  filling.point({ x: 1100, y: 1000 });
  filling.point({ x: 1100, y: 1100 });

  filling.redraw(moving, 0);
  filling.point({ x: 1000, y: 1200 });

  expect(filling.corners).toEqual([{ x: 1000, y: 1200 }]);
});

test('dragging draws for the likeliest offer of the piece that wants one way', () => {
  const table = tableOf(
    picture({
      offers: [
        offer('crawl', 1, { asks: [path], merit: 1 }),
        offer('march', 1, { asks: [gun, path], merit: 5 }),
        offer('part', 1, { asks: [path, path], merit: 9 }),
        offer('fire', 2, { asks: [gun], merit: 9 }),
      ],
    }),
  );

  expect(drawable(table, hexOf(handle(1)))?.verb).toBe('march');
  expect(wayAsk(drawable(table, hexOf(handle(1)))!)).toBe(1);
  expect(drawable(table, hexOf(handle(2)))).toBeUndefined();
});
