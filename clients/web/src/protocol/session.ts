import { create, fromBinary } from '@bufbuild/protobuf';
import { fold } from '../picture/fold';
import { tableOf, type Table } from '../picture/table';
import { LostError, RefusedError, type Connection } from './connection';
import {
  ActSchema,
  AskForecastSchema,
  AttachSchema,
  Reason,
  UpdateSchema,
  type Act,
  type Acted,
  type Action,
  type Clock,
  type Coaching,
  type Forecast,
  type MatchCard,
  type News,
  type Past,
  type ServerFrame,
} from './messages';
import type { Pending } from './pending';

/** What a session tells whoever draws it. */
export interface Audience {
  /** The whole picture, at first or after too long an absence, and what was told before it. */
  pictured(table: Table, number: number, past: Past | undefined): void;
  /** The last update whose news is at hand without being told again. */
  readUpTo(): number;
  /** One update: the picture before and after it, and what happened. */
  updated(before: Table, after: Table, news: News | undefined, number: number): void;
  attached(card: MatchCard, coaching: Coaching[]): void;
  changed(card: MatchCard): void;
  /** How long seats have left on the clock, from now on. */
  clocked(clocks: readonly Clock[]): void;
  /** The command in hand was answered, here or in an earlier life of this page. */
  acted(acted: Acted): void;
  /** The match cannot be attached to. */
  refused(error: Error): void;
}

// How often a command that was turned away for a while is sent again, and after what wait.
const TRIES = 6;
const TRY_AGAIN_AFTER = 400;

const again = (reason: Reason | undefined) =>
  reason === Reason.TOO_MANY || reason === Reason.TRY_AGAIN;

const rest = (milliseconds: number) => new Promise((done) => setTimeout(done, milliseconds));

/**
 * One seat's (or spectator's) place at one match. Holds the picture, applies the update after the
 * last one it has and no other, attaches again whenever the connection comes back, and sees to it
 * that a command is answered.
 */
export class Session {
  table: Table | undefined;
  number = 0;
  private past: Past | undefined;
  private lastCommand = 0;
  private attached = false;
  private sending = false;
  private left = false;
  private readonly stop: () => void;

  constructor(
    private readonly connection: Connection,
    private readonly match: string,
    private readonly token: Uint8Array,
    private readonly pending: Pending,
    private readonly audience: Audience,
  ) {
    this.stop = connection.listen({
      opened: () => void this.attach(),
      standing: (standing) => {
        if (standing.is !== 'open') this.attached = false;
      },
      told: (body) => this.told(body),
    });
    if (connection.standing.is === 'open') void this.attach();
    else connection.open();
  }

  /** Whether a command is on its way and its answer is not here yet. */
  get busy(): boolean {
    return this.pending.kept() !== undefined;
  }

  leave(): void {
    this.stop();
    this.left = true;
    if (!this.attached) return;
    const detach = { case: 'detach', value: { $typeName: 'galloper.play.v1.Detach' } } as const;
    this.connection.request(detach, 'detached').catch(() => undefined);
  }

  /** Takes an offer. The answer comes through the audience, once, however often it was sent. */
  take(action: Action): void {
    if (this.busy) return;
    const command = this.lastCommand + 1;
    this.pending.keep(create(ActSchema, { command, madeOn: this.number, action }));
    void this.deliver();
  }

  forecast(action: Action): Promise<Forecast> {
    if (!this.attached) return Promise.reject(new LostError());
    const value = create(AskForecastSchema, { action });
    return this.connection.request({ case: 'forecast', value }, 'forecast');
  }

  private async attach(): Promise<void> {
    const fresh = this.table === undefined;
    const value = create(AttachSchema, {
      match: this.match,
      token: this.token,
      have: fresh ? this.audience.readUpTo() : this.number,
      fresh,
      past: fresh,
    });
    try {
      const attached = await this.connection.request({ case: 'attach', value }, 'attached');
      this.attached = true;
      this.lastCommand = Math.max(this.lastCommand, attached.lastCommand);
      if (attached.match) this.audience.attached(attached.match, attached.coaching);
    } catch (error) {
      if (error instanceof LostError) return;
      if (error instanceof RefusedError && again(error.refused.reason)) {
        await rest(TRY_AGAIN_AFTER);
        if (!this.left) void this.attach();
        return;
      }
      this.audience.refused(error as Error);
      return;
    }
    void this.deliver();
  }

  private told(body: ServerFrame['body']): void {
    if (body.case === 'clocks') this.audience.clocked(body.value.clocks);
    if (body.case === 'changed') this.audience.changed(body.value);
    if (body.case === 'past') this.past = body.value;
    if (body.case === 'fresh' && body.value.picture) {
      this.number = body.value.number;
      this.table = tableOf(body.value.picture);
      this.audience.pictured(this.table, this.number, this.past);
      this.past = undefined;
    }
    if (body.case === 'told') this.apply(body.value);
  }

  private apply(bytes: Uint8Array): void {
    const update = fromBinary(UpdateSchema, bytes);
    if (!this.table || update.number <= this.number) return;
    if (update.number !== this.number + 1) {
      // Something is missing. What stands is still true as of `number`: ask from there.
      if (this.attached) void this.attach();
      return;
    }
    const before = this.table;
    this.table = fold(before, update.change);
    this.number = update.number;
    this.audience.updated(before, this.table, update.news, this.number);
  }

  private async deliver(): Promise<void> {
    const act = this.pending.kept();
    if (!act || this.sending || !this.attached) return;
    this.sending = true;
    try {
      const acted = await this.send(act);
      this.lastCommand = Math.max(this.lastCommand, act.command);
      this.pending.drop();
      this.audience.acted(acted);
    } catch (error) {
      // A lost one is sent again when the connection is back; a refused frame will not fare better.
      if (error instanceof RefusedError) {
        this.pending.drop();
        this.audience.acted(refusal(act, error));
      }
    } finally {
      this.sending = false;
    }
  }

  private async send(act: Act): Promise<Acted> {
    for (let tries = 1; ; tries++) {
      try {
        const acted = await this.connection.request({ case: 'act', value: act }, 'acted');
        if (tries === TRIES || !again(acted.refused?.reason)) return acted;
      } catch (error) {
        const wait = error instanceof RefusedError && again(error.refused.reason);
        if (!wait || tries === TRIES) throw error;
      }
      await rest(TRY_AGAIN_AFTER * tries);
    }
  }
}

function refusal(act: Act, error: RefusedError): Acted {
  return {
    $typeName: 'galloper.play.v1.Acted',
    command: act.command,
    refused: error.refused,
    number: 0,
  };
}
