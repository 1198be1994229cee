import { hexOf } from '../base/bytes';
import { pointsOf, type XY } from '../base/lengths';
import type { Motion } from '../protocol/messages';
import { along, timeFor } from './motion';
import type { Turn } from './turning';

// What an update sets going, one after another: a piece walks its way, a card is turned.
type Act = { time: number } & ({ handle: string; way: XY[] } | { turn: Turn });

/** A card that is being turned, or whose turn has not come yet. */
export interface Turning extends Turn {
  begun: boolean;
  /** Motion is not wanted: its face is shown, and nothing moves. */
  still: boolean;
}

const MOST_WAITING = 12;

/** How long a card is seen, in milliseconds: it rises, is turned, lies open, and is put away. */
export const TURN = 2600;

const isStill = () =>
  typeof matchMedia !== 'function' || matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Shows what updates set going. Where pieces stand, and what they are, is the picture's to say. */
export class Parade {
  /** Where pieces are drawn that are on their way, or wait to set out. */
  places = $state.raw<ReadonlyMap<string, XY>>(new Map());
  turning = $state.raw<readonly Turning[]>([]);
  /** How many times faster than in play it is shown. */
  pace = 1;
  private queue: Act[] = [];
  private began = 0;
  private frame = 0;

  show(motions: readonly Motion[], turns: readonly Turn[]): void {
    if (document.hidden) return;
    const walks = isStill()
      ? []
      : motions
          .map((motion) => ({ handle: hexOf(motion.piece), way: pointsOf(motion.way?.xy ?? []) }))
          .filter((walk) => walk.way.length > 1)
          .map((walk) => ({ ...walk, time: timeFor(walk.way) }));
    const waiting = new Set(this.turning.map((one) => one.handle));
    const fresh = turns.filter((turn) => !waiting.has(turn.handle));
    const acts: Act[] = [...walks, ...fresh.map((turn) => ({ turn, time: TURN }))].map((act) => ({
      ...act,
      time: act.time / this.pace,
    }));
    if (acts.length === 0) return;
    this.queue.push(...acts);
    if (this.queue.length > MOST_WAITING) this.queue.splice(0, this.queue.length - MOST_WAITING);
    this.place(0);
    this.hold();
    if (this.frame === 0) this.start();
  }

  /** How long all that it has to show takes, in milliseconds. */
  left(): number {
    return this.queue.reduce((sum, act) => sum + act.time, 0);
  }

  stop(): void {
    cancelAnimationFrame(this.frame);
    this.frame = 0;
    this.queue = [];
    this.places = new Map();
    this.turning = [];
  }

  private start(): void {
    this.began = performance.now();
    this.frame = requestAnimationFrame((now) => this.step(now));
  }

  private step(now: number): void {
    const act = this.queue[0];
    if (!act) return this.stop();
    const share = (now - this.began) / act.time;
    if (share >= 1) {
      this.queue.shift();
      this.began = now;
      this.hold();
    }
    if (this.queue.length === 0) return this.stop();
    this.place(share >= 1 ? 0 : share);
    this.frame = requestAnimationFrame((next) => this.step(next));
  }

  // Those who have not set out stand where they will: at the beginning of their next way.
  private place(share: number): void {
    const places = new Map<string, XY>();
    this.queue.forEach((act, i) => {
      if (!('way' in act) || places.has(act.handle)) return;
      places.set(act.handle, i === 0 ? along(act.way, ease(share)) : act.way[0]!);
    });
    if (places.size > 0 || this.places.size > 0) this.places = places;
  }

  private hold(): void {
    const still = isStill();
    this.turning = this.queue.flatMap((act, i) =>
      'turn' in act ? [{ ...act.turn, begun: i === 0, still }] : [],
    );
  }
}

const ease = (share: number) => share * share * (3 - 2 * share);
