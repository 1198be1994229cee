import { create } from '@bufbuild/protobuf';
import { expect, test } from 'vitest';
import { tableOf } from '../src/picture/table';
import { AskSchema } from '../src/protocol/messages';
import { Lens } from '../src/table/lens.svelte';
import { partOf } from '../src/table/places';
import { handle, offer, picture, piece } from './build';

// An army's table, 180 by 120 cm, on which a base is 4 cm broad.
const box = { low: { x: 0, y: 0 }, high: { x: 18000, y: 12000 } };
const part = { low: { x: 3000, y: 1000 }, high: { x: 6000, y: 4000 } };
const BASE = 400;

function lensOf(width: number, height: number): Lens {
  const lens = new Lens(() => box);
  lens.resize({ width, height });
  return lens;
}

test('on a telephone what an order is about comes so near that a finger finds a base', () => {
  const lens = lensOf(390, 390);
  expect(BASE / lens.camera.grain).toBeLessThan(13);

  lens.bringNear(part, BASE);

  expect(BASE / lens.camera.grain).toBeGreaterThan(30);
  for (const corner of [part.low, part.high]) {
    const { x, y } = lens.pixel(corner);
    expect([x >= 0, x <= 390, y >= 0, y <= 390]).toEqual([true, true, true, true]);
  }
});

test('afterwards the whole table is seen again, unless the view was moved meanwhile', () => {
  const lens = lensOf(390, 390);
  const whole = lens.camera;
  lens.bringNear(part, BASE);
  lens.putBack();
  expect(lens.camera).toEqual(whole);

  lens.bringNear(part, BASE);
  lens.pan({ x: 5, y: 0 });
  const moved = lens.camera;
  lens.putBack();
  expect(lens.camera).toEqual(moved);
});

test('a large screen, and bases that are large enough, stay as they are', () => {
  const wide = lensOf(1200, 800);
  const before = wide.camera;
  wide.bringNear(part, BASE);
  expect(wide.camera).toBe(before);

  const near = lensOf(390, 390);
  near.zoom(4);
  const zoomed = near.camera;
  near.bringNear(part, BASE);
  expect(near.camera).toBe(zoomed);
});

test('an order is about who acts, as far as its way may lead, or whom it could pick', () => {
  const at = (x: number, y: number) =>
    ({ at: { $typeName: 'galloper.play.v1.Point', x, y } }) as const;
  const table = tableOf(picture({ pieces: [piece(1, at(1000, 1000)), piece(2, at(3000, 500))] }));
  const way = create(AskSchema, {
    kind: { case: 'path', value: { from: { x: 1000, y: 1000 }, reach: 600 } },
  });
  const whom = create(AskSchema, { kind: { case: 'piece', value: { candidates: [handle(2)] } } });

  expect(partOf(offer('move', 1, { asks: [way] }), table)).toEqual({
    low: { x: 400, y: 400 },
    high: { x: 1600, y: 1600 },
  });
  expect(partOf(offer('fire', 1, { asks: [whom] }), table)).toEqual({
    low: { x: 1000, y: 500 },
    high: { x: 3000, y: 1000 },
  });
  expect(partOf(offer('stay', 1), table)).toBeUndefined();
});
