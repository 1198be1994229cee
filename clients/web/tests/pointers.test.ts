import { beforeEach, expect, test } from 'vitest';
import { Pointers } from '../src/table/pointers';

// A frame that lies in the page's corner, so that a pixel of it is a pixel of the page.
const frame = {
  getBoundingClientRect: () => ({ left: 0, top: 0 }),
  setPointerCapture: () => undefined,
} as unknown as HTMLElement;
const event = (x: number, y: number, pointerId = 1) =>
  ({ clientX: x, clientY: y, pointerId, pointerType: 'touch', target: {} }) as PointerEvent;

let done: unknown[][];
let held: boolean;
let pointers: Pointers;

beforeEach(() => {
  done = [];
  held = true;
  pointers = new Pointers(frame, {
    tap: ({ x, y }) => done.push(['tap', x, y]),
    hover: () => undefined,
    drag: ({ x, y }) => done.push(['drag', x, y]),
    pinch: () => done.push(['pinch']),
    grasp: () => held,
    hold: ({ x, y }) => done.push(['hold', x, y]),
    release: (pixel) => done.push(['release', pixel]),
  });
});

test('what is held follows the hand and is let go where the hand lifts', () => {
  pointers.press(event(100, 100));
  pointers.move(event(140, 100));
  pointers.lift(event(150, 120));

  expect(done).toEqual([
    ['hold', 140, 100],
    ['release', { x: 150, y: 120 }],
  ]);
});

test('a press that hardly moved is a tap, also on what could be held', () => {
  pointers.press(event(100, 100));
  pointers.move(event(102, 101));
  pointers.lift(event(102, 101));

  expect(done).toEqual([
    ['release', undefined],
    ['tap', 102, 101],
  ]);
});

test('where nothing is held the view is dragged', () => {
  held = false;
  pointers.press(event(100, 100));
  pointers.move(event(110, 100));
  pointers.lift(event(110, 100));

  expect(done).toEqual([['drag', 10, 0]]);
});

test('a second finger breaks off what is held', () => {
  pointers.press(event(100, 100));
  pointers.move(event(140, 100));
  pointers.press(event(200, 200, 2));
  pointers.move(event(210, 210, 2));

  expect(done).toEqual([['hold', 140, 100], ['release', undefined], ['pinch']]);
});
