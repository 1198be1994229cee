import { Archive } from '../archive/archive';
import { tokenOf } from '../lobby/kept';
import type { Lobby } from '../lobby/lobby.svelte';
import { RefusedError } from '../protocol/connection';
import { Reason, Stage, type MatchCard, type Remark } from '../protocol/messages';
import { Replay } from './replay.svelte';
import type { Transcript } from './transcript';
import {
  alone,
  PUBLIC,
  readEyes,
  spellEyes,
  TRUTH,
  viewersIn,
  type Eyes,
  type Viewer,
} from './viewers';

/** A stored match on the screen: what may be read of it, fetched as it is wanted. */
export class Stored {
  card = $state.raw<MatchCard>();
  remarks = $state.raw<Remark[]>([]);
  trouble = $state('');
  /** How much of what is being fetched is here, from 0 to 1. */
  share = $state<number>();
  readonly replay = new Replay();
  readonly archive: Archive;
  private readonly transcripts = new Map<Viewer, Transcript>();
  private wanted = '';

  constructor(
    private readonly lobby: Lobby,
    readonly match: string,
  ) {
    this.archive = new Archive((question, expected) => lobby.ask(question, expected));
  }

  /** Who can be looked through: with a closed truth oneself, and the public. */
  get viewers(): Viewer[] {
    const seats = this.card?.seats ?? [];
    const all = seats.map((seat) => seat.seat);
    if (this.card?.open) return [TRUTH, ...all, PUBLIC];
    return [...all.filter((seat) => this.held(seat)), PUBLIC];
  }

  private held(seat: number): Uint8Array | undefined {
    const kept = this.lobby.kept.seat(this.match, seat);
    return kept && tokenOf(kept);
  }

  /** A seat of this match that this browser holds, for what only players may do. */
  get own(): { seat: number; token: Uint8Array } | undefined {
    for (const { seat } of this.card?.seats ?? []) {
      const token = this.held(seat);
      if (token) return { seat, token };
    }
    return undefined;
  }

  async open(eyes: string, step: number): Promise<void> {
    try {
      const kept = this.lobby.kept.seats().find((one) => one.match === this.match);
      this.card = await this.lobby.describe(this.match, kept ? tokenOf(kept) : new Uint8Array());
      if (this.card.stage !== Stage.OVER)
        throw new Error('This match is not over yet: it can be watched again when it is.');
      await this.turnTo(eyes, step);
      if (this.card.open) await this.readRemarks();
    } catch (error) {
      this.trouble = inWords(error);
    }
  }

  /** To what an address says. */
  async turnTo(text: string, step: number): Promise<void> {
    const asked = readEyes(text);
    const may = asked && viewersIn(asked).every((viewer) => this.viewers.includes(viewer));
    await this.look(may ? asked : alone(this.viewers[0]!), step);
  }

  /** Through these eyes, at this step or at the present one. */
  async look(eyes: Eyes, step = this.replay.step): Promise<void> {
    this.wanted = spellEyes(eyes);
    try {
      const transcripts = [];
      for (const viewer of viewersIn(eyes)) transcripts.push(await this.fetch(viewer));
      if (this.wanted !== spellEyes(eyes)) return;
      this.replay.step = step;
      this.replay.look(eyes, transcripts);
    } catch (error) {
      this.trouble = inWords(error);
    } finally {
      this.share = undefined;
    }
  }

  private async fetch(viewer: Viewer): Promise<Transcript> {
    const there = this.transcripts.get(viewer);
    if (there) return there;
    this.share = 0;
    const token = this.held(viewer) ?? new Uint8Array();
    const open = this.card?.open ?? false;
    const fetched = await this.archive.transcript(
      this.match,
      token,
      viewer,
      open,
      (share) => (this.share = share),
    );
    this.transcripts.set(viewer, fetched);
    return fetched;
  }

  private async readRemarks(): Promise<void> {
    try {
      this.remarks = await this.archive.remarks(this.match, this.own?.token ?? new Uint8Array());
    } catch {
      // A match can be watched without them.
    }
  }

  async write(words: string): Promise<void> {
    if (!this.own) return;
    this.remarks = await this.archive.write(this.match, this.own.token, this.replay.step, words);
  }

  async drop(id: bigint): Promise<void> {
    if (!this.own) return;
    this.remarks = await this.archive.drop(this.match, this.own.token, id);
  }

  /** The truth may have opened: transcripts are fetched again, now with their names. */
  async opened(card: MatchCard): Promise<void> {
    this.card = card;
    if (!card.open) return;
    this.transcripts.clear();
    await this.look(alone(TRUTH), 0);
    await this.readRemarks();
  }
}

function inWords(error: unknown): string {
  if (error instanceof RefusedError && error.refused.reason === Reason.UNKNOWN)
    return 'There is no such match here, or it is not yours to watch.';
  return (error as Error).message;
}
