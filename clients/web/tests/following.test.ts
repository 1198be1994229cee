// @vitest-environment jsdom
import { flushSync, mount, tick, unmount } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import LogView from '../src/log/LogView.svelte';
import type { Entry } from '../src/log/entry';
import { Reader } from './reader.svelte';

// A list that is as high as the test says: there is no layout here.
let reader: Reader;
let view: Record<string, unknown>;
let high = 0;
const list = () => document.querySelector<HTMLElement>('[data-testid=log]')!;
const more = () => document.querySelector('.newest');

const entry = (number: number): Entry => ({ number, parts: [], throws: [], rule: '' }) as Entry;

async function written(number: number): Promise<void> {
  high += 100;
  reader.log = [...reader.log, entry(number)];
  flushSync();
  await tick();
  await tick();
}

function scrolledTo(top: number): void {
  list().scrollTop = top;
  list().dispatchEvent(new Event('scroll'));
  flushSync();
}

beforeEach(async () => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe(): void {}
      disconnect(): void {}
    },
  );
  reader = new Reader();
  high = 1000;
  view = mount(LogView, { target: document.body, props: { desk: reader } });
  Object.defineProperty(list(), 'clientHeight', { get: () => 200 });
  Object.defineProperty(list(), 'scrollHeight', { get: () => high });
  await written(1);
  scrolledTo(high - 200);
});
afterEach(() => void unmount(view));

test('a list that has only grown goes on to its end', async () => {
  high += 300; // dice have fallen
  list().dispatchEvent(new Event('scroll'));
  await written(2);

  expect(list().scrollTop).toBe(high);
  expect(more()).toBeNull();
});

test('whoever has gone up to read is left there, and told that there is more', async () => {
  scrolledTo(300);
  await written(2);

  expect(list().scrollTop).toBe(300);
  expect(more()).not.toBeNull();
  scrolledTo(high - 200);
  expect(more()).toBeNull();
});
