// @vitest-environment jsdom
import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import App from '../src/app/App.svelte';
import { fakeDial } from '../src/dev/fake';
import { Connection } from '../src/protocol/connection';

// The whole client on a table of pasteboard: what a player does, by what he can find on the page.

let app: Record<string, unknown>;
const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
const one = (selector: string) => {
  const found = document.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`nothing is ${selector}`);
  return found;
};
const texts = (selector: string) =>
  all(selector).map((element) => element.textContent?.trim() ?? '');

async function pass(milliseconds = 400): Promise<void> {
  await vi.advanceTimersByTimeAsync(milliseconds);
  flushSync();
}

async function press(selector: string): Promise<void> {
  one(selector).click();
  await pass();
}

// What a browser has and the pretended one does not.
class NoObserver {
  observe(): void {}
  disconnect(): void {}
}

beforeEach(async () => {
  vi.useFakeTimers();
  vi.stubGlobal('ResizeObserver', NoObserver);
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener() {},
    removeEventListener() {},
  }));
  HTMLCanvasElement.prototype.getContext = () => null;
  HTMLDialogElement.prototype.close = function () {
    this.removeAttribute('open');
  };
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
  };
  localStorage.clear();
  sessionStorage.clear();
  location.hash = '';
  document.body.innerHTML = '<div id="app"></div>';
  app = mount(App, { target: one('#app'), props: { connection: new Connection(fakeDial()) } });
  await pass();
});

afterEach(() => {
  unmount(app);
  vi.useRealTimers();
});

async function playNow(): Promise<void> {
  await press('[data-testid=play-now]');
  await pass();
}

test('play now lays a table with everything on it, and coaches', async () => {
  await playNow();

  expect(all('[data-piece]').length).toBe(12);
  expect(all('[data-kind=card]').length).toBe(5);
  expect(all('[data-testid=shape-cone]').length).toBe(1);
  expect(one('[data-testid=who]').textContent).toBe('Your decision');
  expect(one('[data-testid=coach]').textContent).toContain('Point at a team');
});

test('which side is one’s own is said at the top, in its colour', async () => {
  await playNow();

  expect(one('[data-testid=side]').textContent).toBe('You: International Brigade');
  expect(one('header.sided').style.getPropertyValue('--side')).toBe('#a8322a');
});

test('the list stays where it was over an order in the hand, and begins anew with a question', async () => {
  await playNow();
  const room = one('.orders');
  room.scrollTop = 120;
  await press('[data-verb=cover]');
  room.scrollTop = 0; // where the order in the hand is read
  await press('[data-testid=fill] footer .button:not([data-testid=take])');
  expect(room.scrollTop).toBe(120);

  await press('[data-testid=suggest]');
  await press('[data-testid=take]');
  await pass(3000);
  expect(all('[data-verb="press on"]').length).toBe(1);
  expect(room.scrollTop).toBe(0);
});

test('the seat is kept, and its token stands nowhere in the address', async () => {
  await playNow();

  expect(location.hash).toBe('#/table/fake/0');
  expect(localStorage.getItem('galloper.seats')).toContain('0700000000000001');
});

test('a target is picked and the order taken', async () => {
  await playNow();
  await press('[data-verb=cover]');
  expect(one('[data-testid=take]').hasAttribute('disabled')).toBe(true);

  await press('[data-testid=fill] fieldset button');
  expect(one('[data-testid=forecast]').textContent).toContain('It stays here');
  await press('[data-testid=take]');

  expect(texts('[data-testid=log] p')[0]).toContain('Noted: cover.');
  expect(all('[data-testid=fill]').length).toBe(0);
});

test('the suggestion is the offer with most to be said for it, filled in', async () => {
  await playNow();
  await press('[data-testid=suggest]');

  expect(one('[data-testid=fill] h3').textContent).toBe('Move');
  expect(one('[data-testid=take]').hasAttribute('disabled')).toBe(false);
  expect(all('[data-testid=drawn-path]').length).toBe(1);
});

test('drawing is explained once, and no tip comes back on a later turn', async () => {
  await playNow();
  await press('[data-testid=suggest]');
  expect(one('[data-testid=coach]').textContent).toContain('drag from the piece');
  await press('[data-testid=take]');
  await pass(3000);
  await press('[data-verb="press on"]');

  expect(all('[data-verb=move]').length).toBe(1);
  expect(texts('[data-testid=coach]').join()).not.toMatch(/Point at a team|drag from the piece/);
});

test('whoever has done it need not be told how', async () => {
  await playNow();
  await press('[data-testid=coach] button');
  expect(one('[data-testid=coach]').textContent).toContain('covering fire');
  await press('[data-verb=cover]');
  await press('[data-testid=fill] fieldset button');
  await press('[data-testid=take]');

  expect(all('[data-verb=cover]').length).toBe(1);
  expect(all('[data-testid=coach]').length).toBe(0);
});

test('Escape closes the rules, and leaves what is in the hand', async () => {
  await playNow();
  await press('[data-verb=move]');
  const escape = () =>
    window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
  await press('[data-testid=fill] header button');
  escape();
  await pass();
  expect(all('[data-testid=fill]').length).toBe(1);

  one('[data-testid=rule]').dispatchEvent(new Event('close'));
  await pass();
  escape();
  await pass();
  expect(all('[data-testid=fill]').length).toBe(0);
});

test('what concerns all and asks nothing is always at hand', async () => {
  await playNow();
  const bar = one('[aria-label="At hand"]');
  expect(bar.querySelectorAll('[data-testid=suggest], [data-verb=seal]').length).toBe(2);
  await press('[data-verb=move]');
  expect(all('[aria-label="At hand"]').length).toBe(0);
});

test('the table has the keys: an arrow moves the pencil by one, with Alt by a tenth', async () => {
  await playNow();
  expect(document.activeElement).toBe(one('[data-testid=table]'));
  await press('[data-verb=move]');
  expect(document.activeElement).toBe(one('[data-testid=table]'));

  const key = (init: KeyboardEventInit) =>
    document.activeElement!.dispatchEvent(new KeyboardEvent('keydown', { ...init, bubbles: true }));
  key({ key: 'ArrowUp' });
  key({ key: 'ArrowUp', altKey: true });
  key({ key: 'Enter' });
  await pass();
  // An inch is 254 tenths of a millimetre, a tenth of it 25.
  expect(one('[data-testid=fill] [role=meter]').getAttribute('aria-valuenow')).toBe('279');
});

test('a turn goes by keys alone: a corner, the order, and the focus stays at hand', async () => {
  await playNow();
  await press('[data-verb=move]');
  const key = async (name: string) => {
    const init = { key: name, bubbles: true };
    document.activeElement!.dispatchEvent(new KeyboardEvent('keydown', init));
    await pass();
  };
  await key('ArrowUp');
  await key('Enter');
  expect(all('[data-testid=fill]').length).toBe(1);
  await key('Enter');
  expect(texts('[data-testid=log] p')[0]).toContain('sets out');

  const answer = one('[data-verb="press on"]');
  answer.focus();
  answer.click();
  await pass();
  expect(all('[data-verb="press on"]').length).toBe(0);
  expect(document.activeElement).toBe(one('.panel'));
});

test('a question is put with what each answer would mean', async () => {
  await playNow();
  await press('[data-testid=suggest]');
  await press('[data-testid=take]');
  await pass(3000);

  expect(texts('[data-verb]').slice(0, 2)).toEqual(['Press on', 'Take cover here default']);
  expect(one('[data-testid=forecast]').textContent).toContain('26 in 36');
  expect(texts('.verdict')).toContain('Too much: the team loses its nerve.');
  expect(all('[data-kind=gun]').length).toBe(2);
});

test('a card is turned on the table, dice fall, and both make room again', async () => {
  await playNow();
  await press('[data-testid=suggest]');
  await press('[data-testid=take]');

  expect(all('[data-testid=turning]').length).toBe(1);
  // What it turned out to be can be pointed at already; nothing waits for the eye.
  expect(all('[data-kind=gun]').length).toBe(2);
  expect(texts('[data-testid=tray] .verdict').length).toBe(2);
  expect(one('[data-testid=tray]').textContent).toContain('Too much: the team loses its nerve.');
  await pass(6000);
  expect(all('[data-testid=turning], [data-testid=tray], .veiled').length).toBe(0);
});

test('what decides the battle is a step away from the score', async () => {
  await playNow();
  const won = one('.won') as HTMLDetailsElement;
  won.open = true;
  won.dispatchEvent(new Event('toggle'));
  await pass();
  expect(one('[data-testid=how-it-is-won]').textContent).toContain('gun');
});

test('what closes the turn stands below what the teams may do', async () => {
  await playNow();
  const verbs = all('[data-verb]').map((button) => button.getAttribute('data-verb'));
  expect(verbs.indexOf('seal')).toBeGreaterThan(verbs.lastIndexOf('move'));
});

test('giving up asks twice', async () => {
  await playNow();
  await press('[data-verb=resign]');
  expect(one('[data-testid=fill]').textContent).not.toContain('suggestion');

  expect(texts('[data-testid=log] p')).toEqual(['What happens is written here.']);
  expect(one('[data-testid=fill] h3').textContent).toBe('Resign');
  expect(one('[data-testid=take]').textContent?.trim()).toBe('Yes, I mean it');
});

test('a rule that a line names opens its text', async () => {
  await playNow();
  await press('[data-verb=cover]');
  await press('[data-testid=fill] header button');

  expect(one('[data-testid=rule] .words').textContent).toContain('keep a gun’s crew down');
});

test('the rules are all there, and the search leaves those that hold its words', async () => {
  await playNow();
  await press('header .rules');
  expect(texts('[data-testid=rule] section b')).toEqual(['BRV-46', 'BRV-15']);

  const search = one('[data-testid=rule] input') as HTMLInputElement;
  search.value = 'two dice';
  search.dispatchEvent(new Event('input', { bubbles: true }));
  await pass();
  expect(texts('[data-testid=rule] section b')).toEqual(['BRV-15']);
  expect(texts('[data-testid=rule] section code')).toEqual(['movement: dice']);
});

test('the log is there again when the page is loaded anew', async () => {
  await playNow();
  await press('[data-verb=seal]');
  const number = 1;
  expect(JSON.parse(localStorage.getItem('galloper.log.fake.0')!)).toMatchObject([
    { number, parts: [{ text: 'Noted: seal.' }] },
  ]);
});

test('one pages back through what one was told, and the game goes on meanwhile', async () => {
  await playNow();
  const kinds = () => all('[data-kind=gun]').length;
  const before = kinds();
  await press('[data-testid=suggest]');
  await press('[data-testid=take]');
  await pass(3000);
  expect(kinds()).toBe(before + 1);

  await press('[data-testid=look]');
  expect(one('[data-testid=where]').textContent).toBe('Turn 3 · News 1 of 1');
  await press('[aria-label="Step back"]');
  expect(one('[data-testid=where]').textContent).toBe('Turn 3 · News 0 of 1');
  expect(kinds()).toBe(before);
  expect(all('[data-verb]').length).toBe(0);

  await press('[data-testid=to-the-game]');
  expect(kinds()).toBe(before + 1);
  expect(all('[data-verb]').length).toBeGreaterThan(0);
});

test('what was told while one was away is played back when one returns', async () => {
  await playNow();
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  await press('[data-verb=seal]');
  await press('[data-verb=seal]');
  expect(all('[data-testid=since]').length).toBe(0);

  hidden.mockReturnValue(false);
  document.dispatchEvent(new Event('visibilitychange'));
  await pass();
  // The second order was given after what the first one brought, which had been seen then.
  expect(one('[data-testid=since]').textContent).toContain('One thing has happened');
  await press('[data-testid=since] button');
  await pass(6000);
  expect(one('[data-testid=where]').textContent).toBe('Turn 3 · News 2 of 2');
  expect(one('[data-testid=look-back] .bar').textContent).toContain('how it stands now');
  await press('[data-testid=to-the-game]');
  expect(all('[data-testid=since]').length).toBe(0);
});

test('a new match shows seats, presets and single switches', async () => {
  location.hash = '#/new';
  window.dispatchEvent(new Event('hashchange'));
  await pass();
  await press('[role=radio]');

  expect(texts('legend')).toEqual(['International Brigade', 'Defenders']);
  expect(texts('.presets button')).toEqual(['the scenario’s own', 'as printed', 'recommended']);
  expect(all('select').length).toBe(4);
});

test('a new match says what closing the truth means for the dice', async () => {
  location.hash = '#/new';
  window.dispatchEvent(new Event('hashchange'));
  await pass();
  await press('[role=radio]');
  expect(one('[data-testid=disclosure]').textContent).toContain('check every die');

  const rule = one('[data-testid=disclosure] select') as HTMLSelectElement;
  rule.value = '4';
  rule.dispatchEvent(new Event('change', { bubbles: true }));
  await pass();
  expect(one('[data-testid=disclosure]').textContent).toContain('dice can never be checked');
});

test('each battle says by which rules it is played', async () => {
  location.hash = '#/new';
  window.dispatchEvent(new Event('hashchange'));
  await pass();

  expect(texts('[role=radio] .facts b')).toEqual(['Bravado', 'Bravado']);
});

test('what its games come to is said in words, and how it was counted is folded', async () => {
  location.hash = '#/new';
  window.dispatchEvent(new Event('hashchange'));
  await pass();
  all('[role=radio]')[1]!.click();
  await pass();

  expect(one('.figures').textContent).toBe('About 8 turns. The attack wins about half its games.');
  expect(one('details ul').closest('details')!.open).toBe(false);
});

test('a duplicate is not offered while somebody sits on the other side, and it is said why', async () => {
  location.hash = '#/new';
  window.dispatchEvent(new Event('hashchange'));
  await pass();
  await press('[role=radio]');

  const box = one('input[type=checkbox]') as HTMLInputElement;
  expect(box.disabled).toBe(true);
  expect(box.closest('label')!.textContent).toContain('would know what is hidden');
});
