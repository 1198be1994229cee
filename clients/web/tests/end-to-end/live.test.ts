import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launch, person, type Person } from './browser';
import { meet } from './friends';
import { Server } from './server';
import { labelled, move, offered, pieces, settled, take, verbs } from './table';

// Somebody who lays the cards and aims the guns, in a browser of his own, against somebody who comes
// on in another.

const server = new Server('clients/web/tests/end-to-end/scenarios');
let browser: Browser;

beforeAll(async () => {
  await server.start();
  browser = await launch();
});

afterAll(async () => {
  await browser?.close();
  await server.end();
});

// Sixteen inches straight ahead of the middle team. West and East stand six inches apart.
async function layGun({ page }: Person): Promise<void> {
  const gun = page.locator('[data-kind="card"][aria-label*="machine gun"]').first();
  const handle = await gun.getAttribute('data-piece');
  await page.locator(`[data-verb="lay"][data-of="${handle}"]`).click();
  const teams = await pieces(page, 'team');
  const [west, middle, east] = await Promise.all(
    ['West', 'Middle', 'East'].map(async (name) => teams[await labelled(page, name)]!),
  );
  const inch = (east!.x - west!.x) / 6;
  await page.mouse.click(middle!.x, middle!.y - 16 * inch);
  await page.getByTestId('take').click();
  await page.getByTestId('fill').waitFor({ state: 'detached' });
  await take(page, 'seal cards');
}

// One team goes an inch aside; the others stay where they are.
async function send({ page }: Person, name: string): Promise<void> {
  const handle = await labelled(page, name);
  const at = (await pieces(page, 'team'))[handle]!;
  const offer = page.locator(`[data-verb="move"][data-of="${handle}"]`);
  await move(page, offer, { x: at.x, y: at.y + 20 });
  await take(page, 'seal');
}

test('a defender sees which cards are guns, lays one, and aims it when two teams could be had', async () => {
  const attacker = await person(browser);
  const defender = await person(browser);
  await meet(server, attacker, defender);
  expect(await attacker.page.locator('[data-kind="card"]').count()).toBe(0);
  await attacker.page.getByText('Your turn comes here').waitFor();
  await layGun(defender);

  // The scouts find it: a card is turned by the first step of a team that stands within 18 inches.
  await offered(attacker.page, 'seal').waitFor();
  await send(attacker, 'Scouts');
  while (!(await verbs(attacker.page)).includes('seal'))
    await take(
      attacker.page,
      (await attacker.page.locator('[data-default]').first().getAttribute('data-verb'))!,
    );
  expect(Object.keys(await pieces(attacker.page, 'gun')).length).toBe(1);

  await send(attacker, 'Middle');
  await offered(defender.page, 'aim').click();
  expect(await defender.page.getByTestId('shape-choice').count()).toBe(2);
  // Only who is asked sees what he might choose.
  expect(await attacker.page.getByTestId('shape-choice').count()).toBe(0);
  expect(await attacker.page.getByTestId('who').textContent()).toBe('Bruno to decide');

  await defender.page.getByTestId('fill').getByRole('button', { name: /West/ }).click();
  await defender.page.getByTestId('take').click();
  await settled(defender.page);
  const swings = attacker.page.getByTestId('log').getByText('swings its cone over');
  await swings.last().waitFor();
  const told = await swings.last().textContent();
  expect(told).toContain('West');
  expect(told).not.toContain('East');
  expect([...attacker.errors, ...defender.errors]).toEqual([]);
});
