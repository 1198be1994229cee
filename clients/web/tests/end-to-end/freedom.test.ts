import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launch, person } from './browser';
import { sit } from './friends';
import { Server } from './server';
import { offered, pieces, settled, take, verbs } from './table';

// The opening of a small battle of brigades: the deal, the bid, points, a whole unit's move.

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

// As the one who comes on, against the machine. What the match is called.
async function makeVillanueva(page: Page): Promise<string> {
  await page.goto(`${server.address}/#/new`);
  await page.getByRole('radio', { name: /Villanueva/ }).click();
  await page.locator('fieldset').nth(1).getByText('I do').click();
  await page.locator('fieldset').nth(0).getByText('The machine').click();
  await page.getByRole('button', { name: 'Make the match' }).click();
  return page.url();
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
  await makeVillanueva(page);
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
  const unit = offered(page, 'move unit').first();
  const hq = (await unit.getAttribute('data-of'))!;
  const at = (await pieces(page, 'battalion HQ'))[hq]!;
  await unit.click();
  await page.mouse.move(at.x, at.y + 60);
  await page.mouse.click(at.x, at.y + 60);
  await page.getByTestId('forecast').waitFor();
  await page.getByTestId('take').click();
  await page.getByTestId('fill').waitFor({ state: 'detached' });
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
