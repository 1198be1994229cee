import { chromium, type Browser, type Page } from 'playwright-core';

const QUIET = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

export const DESKTOP = { width: 1280, height: 800 };
export const PHONE = { width: 390, height: 844 };

export function launch(): Promise<Browser> {
  const executablePath = process.env.CHROMIUM ?? '/usr/bin/chromium';
  return chromium.launch({ executablePath, headless: true, args: QUIET });
}

/** Somebody at a browser of his own: his storage is nobody else's. */
export interface Person {
  page: Page;
  /** Every binary frame that arrived, in order. */
  frames: Buffer[];
  /** What went wrong in the page. */
  errors: string[];
}

export async function person(browser: Browser, viewport = DESKTOP): Promise<Person> {
  const context = await browser.newContext({
    viewport,
    reducedMotion: 'reduce',
    hasTouch: viewport === PHONE,
  });
  return watch(await context.newPage());
}

export function watch(page: Page): Person {
  const one: Person = { page, frames: [], errors: [] };
  page.on('pageerror', (error) => one.errors.push(error.message));
  page.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => {
      if (typeof payload !== 'string') one.frames.push(payload);
    }),
  );
  return one;
}
