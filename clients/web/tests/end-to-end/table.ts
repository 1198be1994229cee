import type { Page } from 'playwright-core';

// The table on somebody's screen, read from what is drawn.

export interface Spot {
  x: number;
  y: number;
}

/** Where pieces of a kind stand on the screen, by handle. */
export function pieces(page: Page, kind: string): Promise<Record<string, Spot>> {
  return page.locator(`[data-kind="${kind}"]`).evaluateAll((all) =>
    Object.fromEntries(
      all.map((one) => {
        const place = (one as SVGGElement).getScreenCTM()!;
        return [one.getAttribute('data-piece')!, { x: place.e, y: place.f }];
      }),
    ),
  );
}

/** The handle of the piece that is called so. */
export async function labelled(page: Page, name: string): Promise<string> {
  const piece = page.locator(`[data-piece][aria-label^="${name},"]`);
  return (await piece.getAttribute('data-piece'))!;
}

export const offered = (page: Page, verb: string) => page.locator(`[data-verb="${verb}"]`);

const apart = (a: Spot, b: Spot) => Math.hypot(a.x - b.x, a.y - b.y);

export function nearest(from: Spot, spots: Spot[]): Spot | undefined {
  return [...spots].sort((a, b) => apart(from, a) - apart(from, b))[0];
}

/** Waits until no command is on its way. */
export async function settled(page: Page): Promise<void> {
  await page
    .getByTestId('who')
    .filter({ hasNotText: /Sending|Connecting/ })
    .waitFor();
}

export async function verbs(page: Page): Promise<string[]> {
  const all = await page
    .locator('[data-verb]')
    .evaluateAll((list) => list.map((one) => one.getAttribute('data-verb')!));
  return [...new Set(all)];
}

/** Takes an offer, with what is suggested for whatever it asks. */
export async function take(page: Page, verb: string): Promise<void> {
  await offered(page, verb).first().click();
  const fill = page.getByTestId('take');
  if (await fill.isVisible()) {
    if (await fill.isDisabled())
      await page.getByRole('button', { name: 'Use the suggestion' }).click();
    await fill.click();
  }
  await settled(page);
}

/** Draws a way for the team of this offer, straight towards a point, as far as its reach goes. */
export async function move(
  page: Page,
  offer: ReturnType<Page['locator']>,
  towards: Spot,
): Promise<void> {
  await offer.click();
  await page.mouse.move(towards.x, towards.y);
  await page.mouse.click(towards.x, towards.y);
  await page.getByTestId('forecast').first().waitFor();
  await page.getByTestId('take').click();
  await page.getByTestId('fill').waitFor({ state: 'detached' });
}
