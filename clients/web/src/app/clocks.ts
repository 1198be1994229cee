import type { Clock } from '../protocol/messages';

// How long each seat has left, counted down from when it was told. One's own clock runs; another's
// is known only as of the last update, so it stands, and says so.

export interface Told {
  at: number;
  clocks: { seat: number; left: number }[];
}

export interface Shown {
  seat: number;
  own: boolean;
  words: string;
  /** The last half minute. */
  short: boolean;
}

const SHORT = 30_000;

export const toldNow = (clocks: readonly Clock[], at = Date.now()): Told => ({
  at,
  clocks: clocks.map(({ seat, left }) => ({ seat, left })),
});

export function shownOf(told: Told | undefined, own: number | undefined, now: number): Shown[] {
  return (told?.clocks ?? []).map(({ seat, left }) => {
    const mine = seat === own;
    const rest = mine ? Math.max(0, left - (now - told!.at)) : left;
    return { seat, own: mine, words: wordsOf(rest), short: mine && rest <= SHORT };
  });
}

const two = (n: number) => String(n).padStart(2, '0');

/** "2:05", "1:00:00", "2 days 3 h": finer as it grows short. */
export function wordsOf(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / 1000);
  const hours = Math.floor(seconds / 3600);
  const days = Math.floor(hours / 24);
  if (days > 0) return `${days} ${days === 1 ? 'day' : 'days'} ${hours % 24} h`;
  const minutes = Math.floor((seconds % 3600) / 60);
  return hours > 0
    ? `${hours}:${two(minutes)}:${two(seconds % 60)}`
    : `${minutes}:${two(seconds % 60)}`;
}
