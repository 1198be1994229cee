import type { Person } from './browser';
import type { Server } from './server';

/** Makes a match of the first scenario, as whatever the form shows. The links for the others. */
export async function make(server: Server, host: Person): Promise<string[]> {
  const { page } = host;
  await page.goto(`${server.address}/#/new`);
  if ((await page.getByRole('radio', { checked: true }).count()) === 0)
    await page.getByRole('radio').first().click();
  await page.getByRole('button', { name: 'Make the match' }).click();
  const links = page.getByLabel(/Send this to/);
  await links.first().waitFor();
  return Promise.all((await links.all()).map((link) => link.inputValue()));
}

export async function sit({ page }: Person, name: string): Promise<void> {
  await page.getByLabel('Your name at the table').fill(name);
  await page.getByRole('button', { name: 'Sit down' }).click();
}

/** Ana makes a match and Bruno comes by her link; both are at the table. */
export async function meet(server: Server, ana: Person, bruno: Person): Promise<void> {
  const [link] = await make(server, ana);
  await sit(ana, 'Ana');
  await bruno.page.goto(link!);
  await sit(bruno, 'Bruno');
  for (const one of [ana, bruno]) await one.page.getByTestId('table').waitFor();
}
