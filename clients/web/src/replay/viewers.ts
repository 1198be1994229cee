import type { SeatCard } from '../protocol/messages';

// Who a transcript was written for, by the numbers that the protocol has for viewers: seats from 0.

export type Viewer = number;
export const PUBLIC: Viewer = 256;
export const TRUTH: Viewer = 512;

/** Through whose eyes one looks: one viewer's, two side by side, or what one believed over the other. */
export interface Eyes {
  how: 'alone' | 'beside' | 'over';
  main: Viewer;
  /** Beside it, or laid over it. */
  other?: Viewer;
}

export const alone = (main: Viewer): Eyes => ({ how: 'alone', main });
export const viewersIn = (eyes: Eyes): Viewer[] =>
  eyes.other === undefined ? [eyes.main] : [eyes.main, eyes.other];

const wordOf = (viewer: Viewer) =>
  viewer === TRUTH ? 'truth' : viewer === PUBLIC ? 'public' : String(viewer);

function viewerOf(word: string | undefined): Viewer | undefined {
  if (word === 'truth') return TRUTH;
  if (word === 'public') return PUBLIC;
  return word && /^\d{1,2}$/.test(word) ? Number(word) : undefined;
}

/** As it stands in an address: "truth", "0", "truth-beside-0", "0-over-truth". */
export function spellEyes(eyes: Eyes): string {
  if (eyes.how === 'alone' || eyes.other === undefined) return wordOf(eyes.main);
  return eyes.how === 'beside'
    ? `${wordOf(eyes.main)}-beside-${wordOf(eyes.other)}`
    : `${wordOf(eyes.other)}-over-${wordOf(eyes.main)}`;
}

export function readEyes(text: string): Eyes | undefined {
  const [first, how, second] = text.split('-');
  const [a, b] = [viewerOf(first), viewerOf(second)];
  if (a === undefined) return undefined;
  if (how === undefined) return alone(a);
  if (b === undefined || a === b) return undefined;
  if (how === 'beside') return { how, main: a, other: b };
  return how === 'over' ? { how, main: b, other: a } : undefined;
}

/** What a viewer is called among those who watch. */
export function nameOf(viewer: Viewer, seats: readonly SeatCard[]): string {
  if (viewer === TRUTH) return 'As it was';
  if (viewer === PUBLIC) return 'The public';
  const seat = seats.find((one) => one.seat === viewer);
  return seat?.post || `Seat ${viewer + 1}`;
}

/** What is seen through a viewer's eyes, in words. */
export function sightOf(viewer: Viewer, seats: readonly SeatCard[]): string {
  if (viewer === TRUTH) return 'As it was';
  return viewer === PUBLIC ? 'What the public saw' : `What ${nameOf(viewer, seats)} saw`;
}
