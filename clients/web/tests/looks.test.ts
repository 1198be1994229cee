import { expect, test } from 'vitest';
import { bodiesOn, nameSpots } from '../src/table/bodies';
import { fit, over, pan, reveal, under, unflip, zoom } from '../src/table/camera';
import {
  aboard,
  extentOf,
  faceOf,
  figureOf,
  initialsOf,
  rankOf,
  ranks,
  turnOf,
} from '../src/table/figure';
import { landOf, rise } from '../src/table/land';
import { isAllowance, marksOf, moodOf, signOf } from '../src/table/marks';
import { covered, placed, rectAbout, shortOf, sideNamed, worthOf } from '../src/table/labels';
import { namesOn, tellGround } from '../src/table/naming';
import { along, lengthOf } from '../src/table/motion';
import { nearestTo, placesOf } from '../src/table/places';
import { housesIn } from '../src/table/houses';
import { scatter } from '../src/table/scatter';
import { wedge } from '../src/table/sector';
import { holds } from '../src/offers/fill';
import { tableOf } from '../src/picture/table';
import { brigades } from '../src/dev/brigades';
import { handle, picture, piece } from './build';

const box = { low: { x: 0, y: 0 }, high: { x: 4000, y: 3000 } };
const screen = { width: 800, height: 600 };

test('the whole table is on the screen, upside up', () => {
  const camera = fit(box, screen);

  expect(over({ x: 2000, y: 1500 }, camera, screen)).toEqual({ x: 400, y: 300 });
  for (const corner of [
    { x: 0, y: 0 },
    { x: 4000, y: 3000 },
  ]) {
    const pixel = over(corner, camera, screen);
    expect(pixel.x).toBeGreaterThanOrEqual(0);
    expect(pixel.x).toBeLessThanOrEqual(800);
    expect(pixel.y).toBeGreaterThanOrEqual(0);
    expect(pixel.y).toBeLessThanOrEqual(600);
  }
  // What lies far from the player's edge is high on the screen.
  expect(unflip({ x: 0, y: 0 }, box)).toEqual({ x: 0, y: 3000 });
});

test('zooming keeps what lies under the mouse there', () => {
  const camera = fit(box, screen);
  const mouse = { x: 300, y: 200 };
  const before = under(mouse, camera, screen);

  const after = under(mouse, zoom(camera, 1.5, mouse, screen, box), screen);
  expect(after.x).toBeCloseTo(before.x);
  expect(after.y).toBeCloseTo(before.y);
});

test('the middle of the view never leaves the table', () => {
  const away = pan(fit(box, screen), { x: 1e6, y: -1e6 }, box);
  expect([away.x, away.y]).toEqual([0, 3000]);
});

test('what is seen moves nothing, also at the edge; what is not, as little as shows it', () => {
  // Ten units to a pixel: the screen shows x 0 to 8000 and y 0 to 6000.
  const camera = { x: 4000, y: 3000, grain: 10 };
  const wide = { low: { x: 0, y: 0 }, high: { x: 20000, y: 6000 } };

  expect(reveal(camera, { x: 10, y: 5990 }, screen, wide)).toBe(camera);
  const moved = reveal(camera, { x: 8100, y: 3000 }, screen, wide);
  expect(moved.y).toBe(3000);
  // A hundred units beyond the edge, and 36 pixels' margin.
  expect(moved.x).toBe(4000 + 100 + 360);
  expect(moved.grain).toBe(10);
});

test('tools along the top and a sheet below leave the whole table in sight', () => {
  const phone = { width: 390, height: 390 };
  const camera = fit(box, phone, { top: 54, bottom: 14, left: 0 });

  expect(over({ x: 0, y: 0 }, camera, phone).y).toBeGreaterThanOrEqual(54);
  expect(over({ x: 4000, y: 3000 }, camera, phone).y).toBeLessThanOrEqual(390 - 14);
});

test('a table as wide as the screen keeps clear of tools at the left', () => {
  const wide = { low: { x: 0, y: 0 }, high: { x: 9000, y: 3000 } };
  const camera = fit(wide, screen, { top: 0, bottom: 0, left: 40 });

  expect(over({ x: 0, y: 0 }, camera, screen).x).toBeGreaterThanOrEqual(40);
  expect(over({ x: 9000, y: 0 }, camera, screen).x).toBeLessThanOrEqual(800);
});

test('a kind that nobody has heard of is still a piece on the table', () => {
  const odd = piece(1, { kind: 'zeppelin', figures: 3 });

  expect(figureOf(odd)).toBe('plain');
  expect(extentOf(odd, 'plain', 10).width).toBeGreaterThan(0);
  expect(landOf('lava').sort).toBe('plain');
});

test('each kind of base that a brigade has gets a figure of its own', () => {
  const kinds = {
    'battalion HQ': 'flag',
    rifles: 'base',
    'machine gun': 'machine gun',
    'anti-tank gun': 'field gun',
    mortar: 'mortar',
    tank: 'tank',
    truck: 'truck',
    motorcycle: 'motorcycle',
    rider: 'rider',
    spotter: 'spotter',
    memory: 'marker',
    // Bravado's, which are drawn as ever.
    team: 'base',
    gun: 'gun',
    leader: 'leader',
  };
  for (const [kind, figure] of Object.entries(kinds))
    expect(figureOf(piece(1, { kind })), kind).toBe(figure);
  expect(figureOf(piece(1, { kind: 'rifles', badges: ['sub-machine guns'] }))).toBe(
    'sub-machine guns',
  );
});

test('the higher a headquarters, the more stars are on its flag', () => {
  expect(['battalion HQ', 'brigade HQ', 'army HQ', 'command post'].map(rankOf)).toEqual([
    1, 2, 3, 1,
  ]);
});

test('what nobody has a figure for shows its initials', () => {
  expect(initialsOf(piece(1, { kind: 'supply dump' }))).toBe('SD');
  expect(initialsOf(piece(1, { kind: 'zeppelin' }))).toBe('Ze');
  expect(initialsOf(piece(1, { kind: 'a very long kind of thing' }))).toHaveLength(3);
});

test('what presses most is marked first, and what has no sign is not marked', () => {
  const badges = ['sub-machine guns', 'T26', 'moved', 'in cover', 'to fire', 'disordered'];

  expect(marksOf(badges)).toEqual([
    'disordered',
    'to fire',
    'in cover',
    'sub-machine guns',
    'moved',
  ]);
  // Both say by the same sign that it has moved.
  expect(marksOf(['moved', 'came by truck'])).toEqual(['moved']);
});

test('how a base is has a sign of its own', () => {
  const known = ['disordered', 'out of command', 'entrenched', 'in cover', 'moved', 'fired'];
  const more = ['has acted', 'radio', 'will recover', 'to move', 'to fire', 'to assault'];
  const signs = [...known, ...more].map((badge) => signOf(badge)?.path);

  expect(signs).not.toContain(undefined);
  // The way that is ordered and the one that was gone are one sign in two colours.
  expect(new Set(signs).size).toBe(signs.length - 1);
  expect(moodOf('to move')).not.toBe(moodOf('moved'));
  expect(moodOf('out of command')).toBe('bad');
  expect(moodOf('out of action')).toBe('off');
});

test('who carries a message shows that he does', () => {
  expect(signOf('2 points for Second battalion')).toBeDefined();
  expect(signOf('on his way back')).toBeUndefined();
});

test('several who go along with one stand side by side, and smaller', () => {
  const at = { $typeName: 'galloper.play.v1.Point' as const, x: 500, y: 500 };
  const host = piece(1, { at, width: 400, depth: 400 });
  const riders = [2, 3].map((n) =>
    piece(n, { at, with: handle(1), kind: 'rider', width: 300, depth: 300 }),
  );
  const places = placesOf(tableOf(picture({ pieces: [host, ...riders] })), new Map(), 1);
  const [one, other] = [...places.values()];

  expect(one!.x).not.toBe(other!.x);
  expect(aboard(riders[0]!, { width: 300, depth: 300 }).width).toBeLessThan(200);
  expect(aboard(host, { width: 400, depth: 400 }).width).toBe(400);
});

test('a finger between two that stand close means the nearer one', () => {
  const at = (x: number) => ({ $typeName: 'galloper.play.v1.Point' as const, x, y: 0 });
  const table = tableOf(picture({ pieces: [piece(1, { at: at(0) }), piece(2, { at: at(400) })] }));
  const [one, other] = [...table.pieces.keys()];

  expect(nearestTo({ x: 190, y: 50 }, table, new Map())).toBe(one);
  expect(nearestTo({ x: 210, y: 50 }, table, new Map())).toBe(other);
  // Where it is drawn is what counts: the first one is walking.
  expect(nearestTo({ x: 210, y: 50 }, table, new Map([[one!, { x: 200, y: 0 }]]))).toBe(one);
  // Of those that may be picked, and no farther than a finger is broad.
  const may = new Set([one!]);
  expect(nearestTo({ x: 390, y: 0 }, table, new Map(), 400, may)).toBe(one);
  expect(nearestTo({ x: 390, y: 0 }, table, new Map(), 300, may)).toBeUndefined();
});

test('an allowance looks other than what is in hand', () => {
  expect(isAllowance({ name: 'allowance' })).toBe(true);
  expect(isAllowance({ name: 'points' })).toBe(false);
});

test('a card shows its face only where its words say it', () => {
  expect(figureOf(piece(1, { kind: 'card', label: 'Card' }))).toBe('back');
  const queen = piece(1, { kind: 'card', label: 'The queen of hearts' });
  expect(figureOf(queen)).toBe('face');
  expect(faceOf(queen)).toEqual({ rank: 'Q', suit: '♥', red: true });
  expect(faceOf(piece(1, { kind: 'card', label: 'The ten of spades' }))).toMatchObject({
    rank: '10',
    suit: '♠',
  });
  expect(faceOf(piece(1, { kind: 'card', label: 'one of clubs' }))).toBeUndefined();
});

test('each figure of the count has a place of its own on the base', () => {
  for (const count of [1, 2, 3, 4, 7, 12]) {
    const spots = ranks(count);
    expect(new Set(spots.map((spot) => `${spot.x} ${spot.y}`)).size).toBe(count);
    for (const { x, y } of spots) expect(Math.max(Math.abs(x), Math.abs(y))).toBeLessThan(0.5);
  }
});

test('a piece turns clockwise from away to the right', () => {
  expect(turnOf({ x: 0, y: 5 })).toBe(0);
  expect(turnOf({ x: 3, y: 0 })).toBe(90);
  expect(turnOf(undefined)).toBe(0);
});

test('a leader stands beside the team that he goes with, wherever that is drawn', () => {
  const at = { $typeName: 'galloper.play.v1.Point' as const, x: 500, y: 500 };
  const table = tableOf(
    picture({ pieces: [piece(1, { at }), piece(2, { at, with: handle(1), kind: 'leader' })] }),
  );
  const [team, leader] = [...table.pieces.keys()] as [string, string];

  const still = placesOf(table, new Map(), 1).get(leader)!;
  const walking = placesOf(table, new Map([[team, { x: 900, y: 500 }]]), 1).get(leader)!;
  expect(still).not.toEqual(at);
  expect(walking.x - still.x).toBe(400);
});

test('a walk is shown along its way, corner by corner', () => {
  const way = [
    { x: 0, y: 0 },
    { x: 300, y: 0 },
    { x: 300, y: 100 },
  ];

  expect(lengthOf(way)).toBe(400);
  expect(along(way, 0)).toEqual({ x: 0, y: 0 });
  expect(along(way, 0.5)).toEqual({ x: 200, y: 0 });
  expect(along(way, 0.875)).toEqual({ x: 300, y: 50 });
  expect(along(way, 1)).toEqual({ x: 300, y: 100 });
});

test('a cone of one aside for nine ahead is 4 inches wide at 18', () => {
  // Facing right from the origin: its far corners lie on the arc of 18, sideways / ahead = 1 / 9.
  const corners = wedge({ x: 0, y: 0 }, { x: 1, y: 0 }, Math.atan2(1, 9), 4572).match(
    /-?[\d.]+,-?[\d.]+/g,
  )!;
  const [x, y] = corners[0]!.split(',').map(Number) as [number, number];
  expect(Math.hypot(x, y)).toBeCloseTo(4572, 0);
  expect(Math.abs(y) / x).toBeCloseTo(1 / 9, 3);
});

test('trees stand inside their wood, the same ones each time', () => {
  const wood = [
    { x: 0, y: 0 },
    { x: 2000, y: 0 },
    { x: 1000, y: 1800 },
  ];
  const trees = scatter(wood, 190);

  expect(trees.length).toBeGreaterThan(20);
  expect(trees.every((tree) => holds(wood, tree))).toBe(true);
  expect(scatter(wood, 190)).toEqual(trees);
});

const wide = { left: 0, top: 0, right: 1000, bottom: 1000 };
const label = (key: string, ...spots: { x: number; y: number }[]) => ({
  ...{ key, words: key, long: key, spots },
  size: { width: 200, height: 20 },
});

test('a label goes where it covers neither another nor a piece, or it is left out', () => {
  const [a, b] = [
    { x: 500, y: 500 },
    { x: 500, y: 560 },
  ];
  const standing = [rectAbout({ x: 500, y: 500 }, { width: 40, height: 40 })];

  expect(placed([label('Hill', a, b)], [], [], wide)[0]!.at).toEqual(a);
  expect(placed([label('Hill', a, b)], standing, [], wide)[0]!.at).toEqual(b);
  expect(placed([label('Hill', a, b)], [], standing, wide)[0]!.at).toEqual(b);
  const two = placed([label('Hill', a), label('Wall', a, b)], [], [], wide);
  expect(two.map((one) => one.at)).toEqual([a, b]);
  expect(placed([label('Hill', a), label('Wall', a)], [], [], wide)).toHaveLength(1);
  // It would hang over the table's edge.
  expect(placed([label('Hill', { x: 50, y: 500 })], [], [], wide)).toEqual([]);
});

test('on a full table no name covers another, from afar and from near', () => {
  const table = tableOf(brigades());
  for (const grain of [30, 11, 6, 3]) {
    const names = namesOn(table, grain, new Set());
    const rects = names.map((name) => rectAbout(name.at, name.size));
    rects.forEach((one, i) =>
      rects.slice(i + 1).forEach((other) => expect(covered(one, other)).toBe(0)),
    );
    expect(names.length, `${grain}`).toBeGreaterThan(0);
  }
  // Rivers, hills and all the rest are named where there is room.
  expect(namesOn(table, 3, new Set())).toHaveLength(17);
});

test('the names of teams that stand side by side do not run into each other', () => {
  const at = (x: number) => ({ $typeName: 'galloper.play.v1.Point' as const, x, y: 5000 });
  const team = (n: number, x: number) =>
    piece(n, { kind: 'team', label: 'A long-named team', figures: 3, at: at(x) });
  const high = { x: 10000, y: 10000 };
  const two = tableOf(picture({ high, pieces: [team(1, 5000), team(2, 5700)] }));

  const bodies = bodiesOn(two, 12);
  const names = namesOn(two, 12, new Set(), bodies.named);
  const [one, other] = names.map((name) => rectAbout(name.at, name.size));
  expect(names).toHaveLength(2);
  expect(covered(one!, other!)).toBe(0);
  expect(nameSpots(two, names, 12).size).toBe(2);
});

test('where men are counted a handful goes by name; else those do that command', () => {
  const named = (pieces: ReturnType<typeof piece>[], grain = 12) =>
    bodiesOn(tableOf(picture({ pieces })), grain).named.size;
  const team = (n: number) => piece(n, { kind: 'team', figures: 3 });
  const base = (n: number) => piece(n, { kind: n === 1 ? 'brigade HQ' : 'rifles' });

  expect(named([1, 2, 3].map(team))).toBe(3);
  expect(named([1, 2, 3, 4, 5, 6, 7, 8, 9].map(team))).toBe(0);
  expect(named([1, 2, 3].map(base))).toBe(1);
  expect(named([1, 2, 3].map(base), 30)).toBe(0);
});

test('a zone says its name on the table, and the rest when it is pointed at', () => {
  const words = 'The church and its square, worth 3, held by the Falange';

  expect(shortOf(words)).toBe('The church and its square');
  expect(worthOf(words)).toBe(3);
  expect(worthOf('The church')).toBeUndefined();
  expect(sideNamed(words, ['Falange', 'Republicans'])).toBe(0);
  expect(sideNamed('The Falange barracks, worth 2', ['Falange', 'Republicans'])).toBeUndefined();
});

test('ground says what it is and how high', () => {
  const ground = brigades().ground;

  expect(tellGround(ground[1]!)).toBe('High hill: hill, 2 levels high');
  expect(tellGround({ ...ground[2]!, label: '' })).toBe('rough');
});

test('each kind of ground looks other than the rest', () => {
  const kinds = ['hill', 'rough', 'wood', 'river', 'bridge', 'ford', 'road', 'village', 'wall'];
  const sorts = [...kinds, 'trench', 'field', 'building', 'lava'].map((kind) => landOf(kind).sort);

  expect(new Set(sorts).size).toBe(sorts.length);
  // A bridge is seen over the river and over the road that comes to it.
  expect(rise('bridge')).toBeGreaterThan(rise('river'));
  expect(rise('bridge')).toBeGreaterThan(rise('road'));
  expect(rise('ford')).toBeGreaterThan(rise('river'));
});

test('a village is houses with streets between them, the same ones each time', () => {
  const square = (side: number) => [
    { x: 0, y: 0 },
    { x: side, y: 0 },
    { x: side, y: side },
    { x: 0, y: side },
  ];
  const houses = housesIn(square(1000));

  // Three plots of about 330 either way.
  expect(houses).toHaveLength(9);
  expect(housesIn(square(1000))).toEqual(houses);
  expect(housesIn(square(250))).toHaveLength(1);
  for (const one of houses)
    for (const other of houses)
      if (one !== other) {
        const rects = [one, other].map((house) =>
          rectAbout(house.middle, { width: house.width, height: house.depth }),
        );
        expect(covered(rects[0]!, rects[1]!)).toBe(0);
      }
});
