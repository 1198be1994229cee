// How long to wait before the next try: longer each time, a little at random so that a thousand
// clients do not come back in the same instant.

const WAITS = [300, 700, 1500, 3000, 6000, 10000, 15000];

export function waitBefore(attempt: number, random: () => number = Math.random): number {
  const wait = WAITS[Math.min(attempt, WAITS.length - 1)]!;
  return Math.round(wait * (0.8 + 0.4 * random()));
}
