import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launch, person } from './browser';
import { sit } from './friends';
import { Server } from './server';
import { offered, pieces, settled, take, verbs } from './table';

// The opening of a small battle of brigades: the deal, the bid, points, a whole unit's move; alone
// against the machine, and with somebody at a browser of his own.

const server = new Server();
let browser: Browser;

beforeAll(async () => {
  await server.start();
  browser = await launch();
});

afterAll(async () => {
  await browser?.close();
  await server.end();
});

// As the one who comes on, against whoever it is.
async function makeVillanueva(page: Page, other: string): Promise<void> {
  await page.goto(`${server.address}/#/new`);
  await page.getByRole('radio', { name: /Villanueva/ }).click();
  await page.locator('fieldset').nth(1).getByText('I do').click();
  await page.locator('fieldset').nth(0).getByText(other).click();
  await page.getByRole('button', { name: 'Make the match' }).click();
}

// Writes down a way for a whole battalion, so many pixels down the screen.
async function order(page: Page, down: number): Promise<void> {
  const unit = offered(page, 'move unit').first();
  const hq = (await unit.getAttribute('data-of'))!;
  const at = (await pieces(page, 'battalion HQ'))[hq]!;
  await unit.click();
  await page.mouse.move(at.x, at.y + down);
  await page.mouse.click(at.x, at.y + down);
  await page.getByTestId('forecast').waitFor();
  await page.getByTestId('take').click();
  await page.getByTestId('fill').waitFor({ state: 'detached' });
}

// Takes whatever is the default until one of the verbs is offered.
async function until(page: Page, wanted: string): Promise<void> {
  for (let tries = 0; tries < 60; tries++) {
    if ((await verbs(page)).includes(wanted)) return;
    const dull = page.locator('[data-default]').first();
    if (await dull.isVisible()) await take(page, (await dull.getAttribute('data-verb'))!);
    else await page.waitForTimeout(500);
  }
  throw new Error(`nobody was offered to ${wanted}`);
}

test('a brigade is dealt out, gets its points, and a battalion moves as one', async () => {
  const player = await person(browser);
  const { page } = player;
  await makeVillanueva(page, 'The machine');
  await sit(player, 'Ana');
  await page.getByTestId('table').waitFor();
  const match = /#\/table\/([^/]+)\//.exec(page.url())![1]!;
  const watcher = await person(browser);
  await watcher.page.goto(`${server.address}/#/watch/${match}`);
  await watcher.page.getByTestId('table').waitFor();

  await take(page, 'seal deal');
  await take(page, 'bid');
  await offered(page, 'allot').first().waitFor();
  // What a headquarters has to give is drafted already, and what it would do is foreseen.
  await offered(page, 'allot').first().click();
  await page.getByTestId('forecast').waitFor();
  await page.getByRole('button', { name: 'Put back' }).click();
  await take(page, 'seal points');
  await until(page, 'go');

  // A way for the whole battalion, straight at the village.
  const before = await pieces(page, 'rifles');
  await order(page, 60);
  expect(await page.getByTestId('shape-order').count()).toBeGreaterThan(3);
  expect(await watcher.page.getByTestId('shape-order').count()).toBe(0);

  await take(page, 'go');
  await page.getByTestId('log').getByText('acts').first().waitFor();
  const after = await pieces(page, 'rifles');
  const moved = Object.entries(before).filter(([one, { y }]) => {
    const now = after[one];
    return now !== undefined && Math.abs(now.y - y) > 20;
  });
  expect(moved.length).toBeGreaterThan(0);
  await settled(page);
  expect([...player.errors, ...watcher.errors]).toEqual([]);
});

test('two at one table have each his side, his own drafts, and the same news', async () => {
  const ana = await person(browser);
  const bruno = await person(browser);
  await makeVillanueva(ana.page, 'A friend');
  const link = await ana.page.getByLabel(/Send this to/).inputValue();
  await sit(ana, 'Ana');
  await bruno.page.goto(link);
  await sit(bruno, 'Bruno');
  const both = [ana.page, bruno.page];
  for (const page of both) await page.getByTestId('table').waitFor();
  const sides = both.map((page) => page.getByTestId('side').textContent());
  expect(await Promise.all(sides)).toEqual(['You: International battalion', 'You: Falange']);

  for (const verb of ['seal deal', 'bid', 'seal points'])
    for (const page of both) await take(page, verb);

  // Each writes down what he means to do, whosever turn it is, and sees no order but his own.
  await offered(bruno.page, 'move unit').first().waitFor();
  await order(ana.page, 60);
  const orders = (page: Page) => page.getByTestId('shape-order').count();
  expect(await orders(ana.page)).toBeGreaterThan(3);
  expect(await orders(bruno.page)).toBe(0);

  const acts = (page: Page) => page.getByTestId('log').getByText('acts').first();
  const first = (await verbs(ana.page)).includes('go') ? ana.page : bruno.page;
  await take(first, 'go');
  for (const page of both) await acts(page).waitFor();
  expect(await acts(ana.page).textContent()).toBe(await acts(bruno.page).textContent());
  expect([...ana.errors, ...bruno.errors]).toEqual([]);
});
