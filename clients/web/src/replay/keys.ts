import { SPEEDS, type Replay } from './replay.svelte';

export const KEYS =
  'Left and right go a step back and on, with Shift a turn; space plays and pauses; N and P go to the next great moment and the one before; plus and minus change the speed; Home and End go to the beginning and the end. Up and down move the view, 0 shows it whole.';

/** The same, as rows of a short list. */
export const KEY_ROWS: [keys: string, words: string][] = [
  ['← →', 'a step back, a step on'],
  ['Shift ← →', 'a turn back, a turn on'],
  ['Space', 'play and pause'],
  ['N, P', 'next great moment, the one before'],
  ['+ −', 'faster, slower'],
  ['Home, End', 'beginning, end'],
];

const writes = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (/^(TEXTAREA|SELECT)$/.test(target.tagName) ||
    (target instanceof HTMLInputElement && target.type !== 'range'));

/** Whether the key meant something here. */
export function keyOnReplay(event: KeyboardEvent, replay: Replay): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || writes(event.target)) return false;
  const onButton =
    event.target instanceof HTMLButtonElement || event.target instanceof HTMLAnchorElement;
  switch (event.key) {
    case 'ArrowLeft':
      if (event.shiftKey) replay.jump('turn', -1);
      else replay.back();
      return true;
    case 'ArrowRight':
      if (event.shiftKey) replay.jump('turn', 1);
      else replay.on();
      return true;
    case ' ':
      if (onButton) return false;
      replay.toggle();
      return true;
    case 'Home':
      replay.pause();
      replay.go(0);
      return true;
    case 'End':
      replay.pause();
      replay.go(replay.timeline.last);
      return true;
    case 'n':
    case 'N':
      replay.jump('moment', 1);
      return true;
    case 'p':
    case 'P':
      replay.jump('moment', -1);
      return true;
    case '+':
    case '=':
      replay.speed = nextSpeed(replay.speed, 1);
      return true;
    case '-':
      replay.speed = nextSpeed(replay.speed, -1);
      return true;
  }
  return false;
}

function nextSpeed(speed: number, way: 1 | -1): number {
  const at = SPEEDS.indexOf(speed) + way;
  return SPEEDS[Math.max(0, Math.min(SPEEDS.length - 1, at))]!;
}
