import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launch, person, type Person } from './browser';
import { sit } from './friends';
import { Server } from './server';
import { offered, pieces, settled } from './table';

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

async function resign({ page }: Person): Promise<void> {
  await page.getByText('More', { exact: true }).click();
  await offered(page, 'resign').click();
  await page.getByTestId('take').click();
  await settled(page);
  await page.getByTestId('ending').waitFor();
}

test('two play one hidden table apart, and compare when both have ended', async () => {
  const ana = await person(browser);
  const bruno = await person(browser);
  await ana.page.goto(`${server.address}/#/new`);
  await ana.page.getByRole('radio').first().click();
  await ana.page.getByRole('checkbox', { name: /Duplicate/ }).check();
  await ana.page.getByRole('button', { name: 'Make the match' }).click();
  const link = await ana.page.getByLabel(/Send this to/).inputValue();
  await sit(ana, 'Ana');
  await bruno.page.goto(link);
  await sit(bruno, 'Bruno');
  for (const one of [ana, bruno]) await one.page.getByTestId('table').waitFor();

  // Two matches, one set-up, and neither hears of the other's player.
  const places = async ({ page }: Person) =>
    Object.values(await pieces(page, 'card')).map(({ x, y }) => `${x} ${y}`);
  expect(ana.page.url().split('/')[5]).not.toBe(bruno.page.url().split('/')[5]);
  expect((await places(ana)).sort()).toEqual((await places(bruno)).sort());
  expect(await ana.page.getByText('Bruno').count()).toBe(0);

  await resign(ana);
  await ana.page.goto(`${server.address}/#/matches`);
  await ana.page.getByText('Look at it').waitFor();
  expect(await ana.page.getByText('Both matches of this set-up').count()).toBe(0);

  await resign(bruno);
  await ana.page.reload();
  await ana.page.getByText('Both matches of this set-up are over').waitFor();
  expect([...ana.errors, ...bruno.errors]).toEqual([]);
});
