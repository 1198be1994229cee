import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launch, person, type Person } from './browser';
import { Server } from './server';
import { pieces } from './table';

// A match between machines is played to its end, and watched again by two people.

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

const PLAYED_WITHIN = 110_000;

async function playedByMachines({ page }: Person): Promise<void> {
  await page.goto(`${server.address}/#/new`);
  await page.getByRole('radio').first().click();
  for (const choice of await page.getByLabel('The machine').all()) await choice.check();
  await page.getByRole('button', { name: 'Make the match' }).click();
  await page.getByTestId('ending').waitFor({ timeout: PLAYED_WITHIN });
}

const steps = async ({ page }: Person) => {
  const where = (await page.getByTestId('where').textContent())!;
  const [, at, last] = /Step (\d+) of (\d+)/.exec(where)!;
  return { at: Number(at), last: Number(last) };
};

const faces = ({ page }: Person, viewer: number) =>
  page
    .locator(`[data-viewer="${viewer}"] [data-kind="card"]`)
    .evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')!).sort());

test('a match is found in the list, watched from both sides, and shared at a step', async () => {
  const ana = await person(browser);
  const bruno = await person(browser);
  await playedByMachines(ana);

  // From the first page to the list, and from the list to the match as it was.
  await ana.page.goto(`${server.address}/#/`);
  await ana.page.getByRole('link', { name: 'Watch' }).click();
  await ana.page.getByTestId('stored').first().waitFor();
  await ana.page.getByTestId('watch').first().click();
  await ana.page.getByTestId('scrub').waitFor();
  expect((await steps(ana)).at).toBe(0);

  // What one side saw beside it: there the cards have backs.
  await ana.page.getByTestId('beside').selectOption('truth-beside-0');
  await ana.page.locator('figure').nth(1).waitFor();
  const open = await faces(ana, 512);
  const closed = await faces(ana, 0);
  expect(open.length).toBe(closed.length);
  expect(open.every((card) => / of /.test(card))).toBe(true);
  expect(closed.some((card) => / of /.test(card))).toBe(false);

  // It plays by itself, and stops where one wants.
  await ana.page.getByTestId('play').click();
  await ana.page.locator('[data-testid=replay]:not([data-step="0"], [data-step="1"])').waitFor();
  await ana.page.getByTestId('play').click();

  // A marked moment, and the link to it.
  await ana.page.keyboard.press('Home');
  await ana.page.getByTestId('next-moment').click();
  const there = await steps(ana);
  expect(there.at).toBeGreaterThan(0);
  const link = (await ana.page.getByTestId('copy-link').getAttribute('title'))!;
  expect(link).toMatch(new RegExp(`/truth-beside-0/${there.at}$`));

  await bruno.page.goto(link);
  await bruno.page.getByTestId('scrub').waitFor();
  expect(await steps(bruno)).toEqual(there);
  expect(await bruno.page.getByTestId('log').textContent()).toBe(
    await ana.page.getByTestId('log').textContent(),
  );
  expect(await pieces(bruno.page, 'card')).toEqual(await pieces(ana.page, 'card'));

  // Everything about it can be checked by whoever likes.
  await bruno.page.getByRole('tab', { name: 'Match' }).click();
  await bruno.page.getByTestId('verify').click();
  await bruno.page.getByText('Everything is in order.').waitFor();
  expect([...ana.errors, ...bruno.errors]).toEqual([]);
});

test('a match file goes out of one server and into another', async () => {
  const other = new Server();
  await other.start();
  try {
    const ana = await person(browser);
    await ana.page.goto(`${server.address}/#/stored`);
    const coming = ana.page.waitForEvent('download');
    await ana.page.getByTestId('save-file').first().click();
    const file = await (await coming).path();

    const bruno = await person(browser);
    await bruno.page.goto(`${other.address}/#/stored`);
    await bruno.page.locator('input[type=file]').setInputFiles(file);
    await bruno.page.getByTestId('watch-taken').click();
    await bruno.page.getByTestId('scrub').waitFor();
    await bruno.page.keyboard.press('End');
    expect((await steps(bruno)).at).toBeGreaterThan(1);
    expect([...ana.errors, ...bruno.errors]).toEqual([]);
  } finally {
    await other.end();
  }
});
