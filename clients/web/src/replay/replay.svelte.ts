import type { Entry } from '../log/entry';
import { beliefsOf, type Belief } from './beliefs';
import { Screen } from './screen.svelte';
import {
  atOrBefore,
  momentsIn,
  stopAfter,
  stopBefore,
  timelineOf,
  turnsIn,
  type Timeline,
} from './timeline';
import type { Transcript } from './transcript';
import type { Eyes, Viewer } from './viewers';

export const SPEEDS = [0.5, 1, 2, 4, 8];

/** One of the two tables that can be on the screen: a viewer's transcript as it stands at the step. */
export interface Seen {
  viewer: Viewer;
  transcript: Transcript;
  screen: Screen;
}

/** A match that is watched again: through whose eyes, at which step, and whether it plays. */
export class Replay {
  eyes = $state.raw<Eyes>();
  step = $state(0);
  playing = $state(false);
  speed = $state(1);
  seen = $state.raw<Seen[]>([]);
  timeline = $state.raw<Timeline>({ stops: [0], last: 0, marks: [] });
  /** How long the log is that is shown. */
  private static readonly LINES = 120;
  private readonly screens = [new Screen(), new Screen()];
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** Looks through these eyes, at the step where one is. */
  look(eyes: Eyes, transcripts: readonly Transcript[]): void {
    this.pause();
    const viewers = [eyes.main, eyes.other];
    this.seen = transcripts.map((transcript, i) => ({
      viewer: viewers[i]!,
      transcript,
      screen: this.screens[i]!,
    }));
    this.bind();
    this.eyes = eyes;
    this.timeline = timelineOf(transcripts);
    this.go(this.step);
  }

  // Of two tables side by side each shows where the other's piece is.
  private bind(): void {
    for (const screen of this.screens) screen.echo = undefined;
    const [a, b] = this.seen;
    if (!a || !b) return;
    const join = (from: Seen, to: Seen) => {
      from.screen.echo = (handle, how) => {
        const names = handle
          ? to.transcript.joins.handlesOf(from.transcript.joins.truthOf(handle))
          : [];
        to.screen.hear(
          names.find((name) => to.screen.table?.pieces.has(name)),
          how,
        );
      };
    };
    join(a, b);
    join(b, a);
  }

  /** More has been told meanwhile. */
  grown(): void {
    this.timeline = timelineOf(this.seen.map((one) => one.transcript));
  }

  /** Straight to a step, or to the last one before it that one was told of. */
  go(step: number): void {
    this.step = atOrBefore(this.timeline.stops, step);
    for (const { transcript, screen } of this.seen)
      screen.lay(transcript.at(transcript.numberAt(this.step)));
  }

  /** One step on, as it was seen in play. How long it wants to be looked at. */
  forward(): number {
    const next = stopAfter(this.timeline.stops, this.step);
    if (next === undefined) return 0;
    this.step = next;
    const times = this.seen.map((one) => this.show(one));
    return Math.max(0, ...times);
  }

  private show({ transcript, screen }: Seen): number {
    const number = transcript.numberAt(this.step);
    const update = transcript.update(number);
    if (!update || transcript.steps[number] !== this.step) return 0;
    const before = transcript.at(number - 1);
    const entries = transcript.entries[number]!;
    return screen.play(before, transcript.at(number), update, entries, this.speed);
  }

  back(): void {
    this.pause();
    const before = stopBefore(this.timeline.stops, this.step);
    if (before !== undefined) this.go(before);
  }

  /** By hand: one step on. */
  on(): void {
    this.pause();
    this.forward();
  }

  /** To the next mark of a kind, or the one before; to the end or the beginning where there is none. */
  jump(kind: 'turn' | 'moment', way: 1 | -1): void {
    this.pause();
    const marks = kind === 'turn' ? turnsIn(this.timeline.marks) : momentsIn(this.timeline.marks);
    const found = way === 1 ? stopAfter(marks, this.step) : stopBefore(marks, this.step);
    this.go(found ?? (way === 1 ? this.timeline.last : 0));
  }

  get atEnd(): boolean {
    return this.step >= this.timeline.last;
  }

  toggle(): void {
    if (this.playing) this.pause();
    else this.start();
  }

  start(): void {
    if (this.atEnd) this.go(0);
    this.playing = true;
    this.tick();
  }

  pause(): void {
    this.playing = false;
    clearTimeout(this.timer);
  }

  private tick(): void {
    clearTimeout(this.timer);
    const time = this.forward();
    if (this.atEnd) {
      this.playing = false;
      return;
    }
    this.timer = setTimeout(() => this.tick(), Math.max(40, time));
  }

  leave(): void {
    this.pause();
    for (const screen of this.screens) screen.still();
  }

  /** What one of the tables' viewers has read by now, the last of it. */
  log(which: number): Entry[] {
    const one = this.seen[which];
    if (!one) return [];
    const entries: Entry[] = [];
    for (let n = one.transcript.numberAt(this.step); n > 0 && entries.length < Replay.LINES; n--)
      entries.unshift(...one.transcript.entries[n]!);
    return entries;
  }

  /** The number of the update that told of this very step, if one did. */
  now(which: number): number | undefined {
    const transcript = this.seen[which]?.transcript;
    const number = transcript?.numberAt(this.step) ?? 0;
    return transcript?.steps[number] === this.step ? number : undefined;
  }

  /** Where the other's belief departs from what the first table shows. */
  get beliefs(): Belief[] {
    const [truth, side] = this.seen;
    if (this.eyes?.how !== 'over' || !truth?.screen.table || !side?.screen.table) return [];
    return beliefsOf(side.screen.table, truth.screen.table, side.transcript.joins);
  }
}
