import { hexOf } from '../base/bytes';
import { pointsOf, type XY } from '../base/lengths';
import type { Motion } from '../protocol/messages';
import { along, timeFor } from './motion';

interface Walk {
  handle: string;
  way: XY[];
  time: number;
}

const MOST_WAITING = 12;

const still = () =>
  typeof matchMedia !== 'function' || matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Shows the motions of updates one after another. Where pieces stand is the picture's to say. */
export class Parade {
  /** Where pieces are drawn that are on their way, or wait to set out. */
  places = $state.raw<ReadonlyMap<string, XY>>(new Map());
  private queue: Walk[] = [];
  private began = 0;
  private frame = 0;

  walk(motions: readonly Motion[]): void {
    if (still() || document.hidden) return;
    const walks = motions
      .map((motion) => ({ handle: hexOf(motion.piece), way: pointsOf(motion.way?.xy ?? []) }))
      .filter((walk) => walk.way.length > 1)
      .map((walk) => ({ ...walk, time: timeFor(walk.way) }));
    if (walks.length === 0) return;
    this.queue.push(...walks);
    if (this.queue.length > MOST_WAITING) this.queue.splice(0, this.queue.length - MOST_WAITING);
    this.place(0);
    if (this.frame === 0) this.start();
  }

  stop(): void {
    cancelAnimationFrame(this.frame);
    this.frame = 0;
    this.queue = [];
    this.places = new Map();
  }

  private start(): void {
    this.began = performance.now();
    this.frame = requestAnimationFrame((now) => this.step(now));
  }

  private step(now: number): void {
    const walk = this.queue[0];
    if (!walk) return this.stop();
    const share = (now - this.began) / walk.time;
    if (share >= 1) {
      this.queue.shift();
      this.began = now;
    }
    if (this.queue.length === 0) return this.stop();
    this.place(share >= 1 ? 0 : share);
    this.frame = requestAnimationFrame((next) => this.step(next));
  }

  // Those who have not set out stand where they will: at the beginning of their next way.
  private place(share: number): void {
    const places = new Map<string, XY>();
    this.queue.forEach((walk, i) => {
      if (places.has(walk.handle)) return;
      places.set(walk.handle, i === 0 ? along(walk.way, ease(share)) : walk.way[0]!);
    });
    this.places = places;
  }
}

const ease = (share: number) => share * share * (3 - 2 * share);
