// @vitest-environment jsdom
import { create, toBinary } from '@bufbuild/protobuf';
import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import App from '../src/app/App.svelte';
import { Connection } from '../src/protocol/connection';
import {
  NamesSchema,
  PastSchema,
  PictureSchema,
  PointSchema,
  UpdateSchema,
} from '../src/protocol/messages';
import { Archived, type Kept } from './archived';
import { diff, gauge, handle, picture, piece } from './build';

// Stored matches, from the list to a remark on a step, with a server that has nothing else.

const at = (x: number, y = 3000) => create(PointSchema, { x, y });
const seen = (n: number) => new Uint8Array([5, 5, 5, 5, 5, 5, 5, n]);

// Four steps. The truth has a card with a face; the side a back, and is told of two steps only.
function kept(match: string, title: string): Kept {
  const update = (number: number, change: Parameters<typeof diff>[0], text = '') =>
    toBinary(
      UpdateSchema,
      create(UpdateSchema, {
        number,
        change: diff(change),
        ...(text ? { news: { lines: [{ text, about: [] }] } } : {}),
      }),
    );
  const card = (label: string) => piece(9, { kind: 'card', label, at: at(6000, 6000) });
  const truth = create(PastSchema, {
    first: toBinary(
      PictureSchema,
      picture({
        pieces: [piece(1, { at: at(1000) }), card('queen of spades')],
        gauges: [gauge('turn', 1)],
      }),
    ),
    told: [
      update(1, { pieces: [piece(1, { at: at(2000) })] }, 'It goes on.'),
      update(2, { pieces: [piece(1, { at: at(3000) })] }, 'A secret step.'),
      update(3, { gauges: [gauge('turn', 2)] }, 'Dusk.'),
      update(4, { pieces: [piece(1, { at: at(4000) })] }, 'It arrives.'),
    ],
  });
  const own = (x: number) => ({ ...piece(1, { at: at(x) }), handle: seen(1) });
  const side = create(PastSchema, {
    first: toBinary(
      PictureSchema,
      picture({
        pieces: [own(1000), { ...card('Card 1'), handle: seen(9) }],
        gauges: [gauge('turn', 1)],
      }),
    ),
    told: [
      update(1, { pieces: [own(2000)] }, 'We go on.'),
      update(2, { gauges: [gauge('turn', 2)] }, 'Dusk falls.'),
    ],
  });
  const given = { piece: [1, 9], handle: [handle(1), handle(9)] };
  const names = (steps: number[], first: object) =>
    create(NamesSchema, {
      at: steps.map((step, i) => ({ step: BigInt(step), ...(i === 0 ? first : {}) })),
    });
  return {
    stored: {
      match,
      title,
      ruleset: 'bravado',
      sides: ['Attackers', 'Defenders'],
      players: ['Ana', ''],
      result: 'They hold the ridge.',
      winner: 0,
      turns: 2,
      ended: 1_700_000_000n,
      open: true,
    },
    card: {
      match,
      title,
      ruleset: 'bravado',
      open: true,
      seats: [
        { seat: 0, post: 'Attacker', side: 0, name: 'Ana' },
        { seat: 1, post: 'Defender', side: 1, machine: true },
      ],
    },
    told: new Map([
      [512, { past: truth, names: names([0, 1, 2, 3, 4], given) }],
      [0, { past: side, names: names([0, 1, 3], { ...given, handle: [seen(1), seen(9)] }) }],
    ]),
    file: new Uint8Array(2500).fill(7),
  };
}

const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
const one = (selector: string) => {
  const found = document.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`nothing is ${selector}`);
  return found;
};
const texts = (selector: string) =>
  all(selector).map((element) => element.textContent?.replace(/\s+/g, ' ').trim() ?? '');

async function pass(milliseconds = 400): Promise<void> {
  // What is unpacked comes by way of real time, which is not pretended.
  for (let i = 0; i < 6; i++) {
    await vi.advanceTimersByTimeAsync(milliseconds / 6);
    await new Promise((done) => setImmediate(done));
  }
  flushSync();
}

async function press(selector: string): Promise<void> {
  one(selector).click();
  await pass();
}

async function set(selector: string, value: string, event = 'change'): Promise<void> {
  const field = one(selector) as HTMLInputElement;
  field.value = value;
  field.dispatchEvent(new Event(event, { bubbles: true }));
  await pass();
}

async function go(hash: string): Promise<void> {
  location.hash = hash;
  window.dispatchEvent(new Event('hashchange'));
  await until('[data-testid=where], [data-testid=stored], [role=alert]');
}

// Unpacking takes real time, however little of it the machine has to spare: the test's own bound is the
// only one.
const realTime = setTimeout;
async function when(holds: () => boolean): Promise<void> {
  while (!holds()) {
    await pass();
    await new Promise((done) => realTime(done, 5));
  }
  await pass();
}
const until = (selector: string) => when(() => all(selector).length > 0);

const key = async (name: string, init: KeyboardEventInit = {}) => {
  window.dispatchEvent(new KeyboardEvent('keydown', { key: name, bubbles: true, ...init }));
  await pass(50);
};

const where = () => texts('[data-testid=where]')[0];
const spotOf = (handle: string) =>
  one(`[data-piece="${handle}"]`)
    .getAttribute('transform')!
    .match(/[\d.]+/)![0];
const TEAM = '0000000000000001';

class NoObserver {
  observe(): void {}
  disconnect(): void {}
}

let app: Record<string, unknown>;
let server: Archived;

beforeEach(async () => {
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'],
  });
  vi.stubGlobal('ResizeObserver', NoObserver);
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener() {},
    removeEventListener() {},
  }));
  HTMLCanvasElement.prototype.getContext = () => null;
  localStorage.clear();
  sessionStorage.clear();
  location.hash = '';
  document.body.innerHTML = '<div id="app"></div>';
  const many = Array.from({ length: 24 }, (_, i) => kept(`m${i}`, `Battle ${i}`));
  server = new Archived([kept('abc', 'The ridge'), ...many], {
    rulesets: [{ name: 'bravado', title: 'Bravado' }],
  });
  app = mount(App, { target: one('#app'), props: { connection: new Connection(server.dial) } });
  await pass();
});

afterEach(() => {
  unmount(app);
  vi.useRealTimers();
});

test('the list says what was played, and more comes when it is asked for', async () => {
  await go('#/stored');

  expect(all('[data-testid=stored]').length).toBe(20);
  const first = texts('[data-testid=stored]')[0]!;
  for (const words of [
    'The ridge',
    'Bravado',
    '2 turns',
    'Attackers',
    'They hold the ridge.',
    'Ana',
  ])
    expect(first).toContain(words);
  await press('.bottom button');
  expect(all('[data-testid=stored]').length).toBe(25);
  expect(all('.bottom button').length).toBe(0);
});

test('a match that has just ended comes into the list by itself', async () => {
  const kept = server.matches.splice(0);
  location.hash = '#/stored';
  window.dispatchEvent(new Event('hashchange'));
  await pass();
  expect(one('.paper').textContent).toContain('No match');

  server.matches.push(...kept);
  await pass(2500);
  expect(all('[data-testid=stored]').length).toBe(20);
});

test('a search asks anew, once the words are typed', async () => {
  await go('#/stored');
  await set('[data-testid=search]', 'Battle 7', 'input');
  await pass();

  expect(texts('[data-testid=stored] h2')).toEqual(['Battle 7']);
  await set('[data-testid=search]', 'nothing such', 'input');
  await pass();
  expect(one('.paper').textContent).toContain('fits this');
});

test('a match is verified from the list, and says what could not be done', async () => {
  await go('#/stored');
  await press('[data-testid=verify]');
  await until('[data-testid=findings]');

  const words = one('[data-testid=findings]').textContent!;
  expect(words).toContain('What could be checked is in order.');
  expect(words).toContain('not retold: rules 3, this build has 5');
});

test('a file is handed in, in stretches of 48 KiB, and what was found is said', async () => {
  await go('#/stored');
  const field = one('[data-testid=import] input') as HTMLInputElement;
  const hand = async (bytes: Uint8Array<ArrayBuffer>) => {
    const file = { name: 'ridge.galloper', arrayBuffer: () => Promise.resolve(bytes.buffer) };
    Object.defineProperty(field, 'files', { value: [file], configurable: true });
    field.dispatchEvent(new Event('change', { bubbles: true }));
    await until('[data-testid=findings]');
  };

  await hand(new Uint8Array(100 * 1024).fill(7));
  expect(server.handed.map((part) => part.length)).toEqual([49152, 49152, 4096]);
  expect(one('[data-testid=watch-taken]').getAttribute('href')).toBe('#/replay/taken');

  await hand(new Uint8Array(10));
  await when(() => one('[data-testid=import]').textContent!.includes('was not taken in'));
  expect(one('[data-testid=import]').textContent).toContain('was not taken in');
  expect(one('[data-testid=findings]').textContent).toContain('Something is wrong');
});

test('a match is opened at a step of its address, as it was, and stepped through by keys', async () => {
  await go('#/replay/abc/truth/2');

  expect(where()).toBe('Turn 1 · Step 2 of 4');
  expect(spotOf(TEAM)).toBe('3000');
  expect(texts('[data-testid=log] .new p')).toEqual(['A secret step.']);
  await key('ArrowRight');
  expect(where()).toBe('Turn 2 · Step 3 of 4');
  await key('ArrowLeft');
  await key('ArrowLeft');
  expect(spotOf(TEAM)).toBe('2000');
  await key('ArrowRight', { shiftKey: true });
  expect(where()).toBe('Turn 2 · Step 3 of 4');
  await key('End');
  expect(spotOf(TEAM)).toBe('4000');
  await key('Home');
  expect(spotOf(TEAM)).toBe('1000');
});

test('a side’s eyes stop only where it was told of something', async () => {
  await go('#/replay/abc/0/2');

  expect(where()).toBe('Turn 1 · Step 1 of 3');
  await key('ArrowRight');
  expect(where()).toBe('Turn 2 · Step 3 of 3');
  expect(document.body.textContent).not.toContain('A secret step.');
});

test('two stand side by side at one step', async () => {
  await go('#/replay/abc/truth-beside-0/2');

  expect(all('[data-testid=table]').length).toBe(2);
  expect(spotOf(TEAM)).toBe('3000');
  expect(spotOf('0505050505050501')).toBe('2000');
  expect(texts('figcaption')).toEqual(['As it was', 'What Attacker saw']);
});

test('what a side believed lies over what was there', async () => {
  await go('#/replay/abc/0-over-truth/2');

  expect(all('[data-belief=mistaken]').length).toBe(1);
  expect(all('[data-belief=misplaced]').length).toBe(1);
  all('[role=tab]')[1]!.click();
  await pass();
  const words = one('[data-testid=differences]').textContent!;
  expect(words).toContain('Card 1: queen of spades');
  expect(words).toContain('Believed elsewhere 1');
  expect(words).toContain('Team 1');
});

test('it plays to the end by itself, and the address then says where it is', async () => {
  await go('#/replay/abc');
  await press('[data-testid=play]');
  await when(() => where() === 'Turn 2 · Step 4 of 4');
  await when(() => location.hash.endsWith('/4'));

  expect(location.hash).toBe('#/replay/abc/truth/4');
});

test('who looks through other eyes stays at the step', async () => {
  await go('#/replay/abc/truth/3');
  await set('[data-testid=eyes]', '0');
  await when(() => where()!.endsWith('of 3'));

  expect(where()).toBe('Turn 2 · Step 3 of 3');
  await when(() => location.hash !== '#/replay/abc/truth/3');
  expect(location.hash).toBe('#/replay/abc/0/3');
});

test('whoever holds a seat pins a remark to the step, and takes it back', async () => {
  const seat = {
    match: 'abc',
    seat: 0,
    post: 'Attacker',
    token: '07',
    title: '',
    sat: true,
    at: 1,
  };
  localStorage.setItem('galloper.seats', JSON.stringify({ seats: [seat], links: [] }));
  await go('#/replay/abc/truth/3');
  all('[role=tab]')[1]!.click();
  await pass();
  await set('[data-testid=remark-words]', 'Here it was lost.', 'input');
  one('[data-testid=remarks] form').dispatchEvent(new Event('submit', { cancelable: true }));
  await until('[data-testid=remarks] article');

  expect(texts('[data-testid=remarks] article p')).toEqual(['Here it was lost.']);
  expect(texts('[data-testid=remarks] .at')).toEqual(['Step 3']);
  expect(all('.scrub .remark').length).toBe(1);
  await press('[data-testid=remarks] .drop');
  await when(() => all('[data-testid=remarks] article').length === 0);
});

test('a match that is not there is said to be so', async () => {
  await go('#/replay/nothing');

  expect(one('[role=alert]').textContent).toContain('There is no such match here');
});

test('while the truth is closed one sees what the public saw, and nothing is verified', async () => {
  const match = server.matches[0]!;
  match.card = { ...match.card, open: false };
  match.told = new Map([[256, match.told.get(0)!]]);
  await go('#/replay/abc');

  expect(where()).toBe('Turn 1 · Step 0 of 2');
  expect(texts('[data-testid=eyes] option')).toEqual(['What the public saw']);
  expect(texts('[role=tab]')).toEqual(['Log', 'Match']);
  all('[role=tab]')[1]!.click();
  await pass();
  expect(all('[data-testid=verify]').length).toBe(0);
});
