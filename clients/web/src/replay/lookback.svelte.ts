import { create } from '@bufbuild/protobuf';
import type { Desk } from '../app/desk.svelte';
import { ReadPastSchema } from '../protocol/messages';
import { Replay } from './replay.svelte';
import { Transcript } from './transcript';
import { alone, PUBLIC } from './viewers';

/** One's own transcript of a match that is being played, which grows while one looks. */
export class LookBack {
  trouble = $state('');
  ready = $state(false);
  readonly replay = new Replay();
  private transcript: Transcript | undefined;
  private reading = false;
  private left = false;

  constructor(
    private readonly desk: Pick<Desk, 'ask' | 'number' | 'card'>,
    /** Where to begin; it plays from there at once. Else one stands at the end. */
    private readonly from?: number,
  ) {}

  get viewer(): number {
    return this.desk.card?.yourSeat ?? PUBLIC;
  }

  /** How many updates have come since the last that is at hand here. */
  get newer(): number {
    return Math.max(0, this.desk.number - this.replay.timeline.last);
  }

  /** Reads what is not at hand yet, page by page. */
  async read(): Promise<void> {
    if (this.reading) return;
    this.reading = true;
    try {
      while (!this.left && (this.transcript?.end ?? -1) < this.desk.number)
        if (!(await this.page())) break;
      this.trouble = '';
      this.show();
    } catch (error) {
      this.trouble = (error as Error).message;
    } finally {
      this.reading = false;
    }
  }

  // Whether the page brought anything.
  private async page(): Promise<boolean> {
    const from = (this.transcript?.end ?? 0) + 1;
    const value = create(ReadPastSchema, { from });
    const past = await this.desk.ask({ case: 'readPast', value }, 'past');
    if (!this.transcript) {
      this.transcript = await Transcript.of(past);
      return true;
    }
    for (const bytes of past.told) this.transcript.add(bytes);
    return past.told.length > 0;
  }

  private show(): void {
    if (!this.transcript || this.left) return;
    if (this.ready) return this.replay.grown();
    this.replay.step = this.from ?? this.transcript.end;
    this.replay.look(alone(this.viewer), [this.transcript]);
    this.ready = true;
    if (this.from !== undefined) this.replay.start();
  }

  leave(): void {
    this.left = true;
    this.replay.leave();
  }
}
