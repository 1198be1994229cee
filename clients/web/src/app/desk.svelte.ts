import { Keep } from '../log/keep';
import { entriesOfPast } from '../log/past';
import { entriesOf, thrownIn, type Entry, type Thrown } from '../log/entry';
import { Filling } from '../offers/filling.svelte';
import { suggested } from '../offers/fill';
import { best } from '../offers/order';
import type { Table } from '../picture/table';
import type { Connection, Reply, ReplyCase, Request, Standing } from '../protocol/connection';
import type {
  Acted,
  Action,
  Clock,
  Coaching,
  Forecast,
  MatchCard,
  News,
  Offer,
  Past,
  RuleText,
} from '../protocol/messages';
import { Pending } from '../protocol/pending';
import { Session, type Audience } from '../protocol/session';
import { Seen } from '../replay/seen';
import { Parade } from '../table/parade.svelte';
import { turnsOf } from '../table/turning';
import { toldNow, type Told } from './clocks';

export interface Place {
  match: string;
  /** Empty for one who watches. */
  token: Uint8Array;
  /** Names the seat where things are kept: the match and the token's beginning, or the public. */
  name: string;
}

// How long thrown dice lie on the table, in milliseconds: at all, and more for each throw.
const DICE_LIE = 2600;
const EACH_LIES = 900;

/** One match on the screen: what was told, what the player holds in his hand, what is selected. */
export class Desk implements Audience {
  table = $state.raw<Table>();
  card = $state.raw<MatchCard>();
  coaching = $state.raw<Coaching[]>([]);
  log = $state.raw<Entry[]>([]);
  /** The throws of the last update, for as long as the dice lie on the table. */
  thrown = $state.raw<readonly Thrown[]>([]);
  standing = $state.raw<Standing>({ is: 'connecting' });
  /** The book of rules, with the titles of its chapters, which have no id; and each rule's words. */
  book = $state.raw<readonly [id: string, words: string][]>([]);
  readonly rules: ReadonlyMap<string, string> = $derived(new Map(this.book));
  howItIsWon = $state('');
  /** How long seats have left on the clock, as was last told. */
  clocks = $state.raw<Told>();
  busy = $state(false);
  selected = $state<string>();
  /** The piece under the mouse, or named in the log line that is pointed at. */
  pointed = $state<string>();
  rule = $state<string>();
  /** The verb that was taken last, once it was accepted. */
  done = $state<string>();
  complaint = $state('');
  lost = $state('');
  /** The number of the last update. */
  number = $state(0);
  /** What came after this number has not been looked at: it came while one was away. */
  missed = $state<number>();
  readonly filling: Filling;
  readonly parade = new Parade();
  private taking: string | undefined;
  private clearing: ReturnType<typeof setTimeout> | undefined;
  private readonly keep: Keep;
  private readonly seen: Seen;
  private readonly session: Session;
  private readonly stop: () => void;

  constructor(
    private readonly connection: Connection,
    readonly place: Place,
  ) {
    this.keep = new Keep(localStorage, place.name);
    this.seen = new Seen(localStorage, place.name);
    document.addEventListener('visibilitychange', this.returned);
    this.filling = new Filling((action) => this.session.forecast(action));
    this.standing = connection.standing;
    this.stop = connection.listen({ standing: (standing) => (this.standing = standing) });
    const pending = new Pending(sessionStorage, place.name);
    this.session = new Session(connection, place.match, place.token, pending, this);
    this.busy = this.session.busy;
  }

  leave(): void {
    this.stop();
    document.removeEventListener('visibilitychange', this.returned);
    this.parade.stop();
    clearTimeout(this.clearing);
    this.session.leave();
  }

  get watching(): boolean {
    return this.place.token.length === 0;
  }

  get mine(): boolean {
    const seat = this.card?.yourSeat;
    return seat !== undefined && (this.table?.awaited.includes(seat) ?? false);
  }

  // Whoever turns back to this page may have missed something.
  private readonly returned = (): void => {
    if (document.hidden || !this.table) return;
    const last = this.seen.read() ?? this.number;
    if (last < this.number) this.missed ??= last;
    else this.settle();
  };

  /** All that was told has been looked at. */
  settle(): void {
    this.missed = undefined;
    this.seen.write(this.number);
  }

  take(action: Action): void {
    this.settle();
    this.complaint = '';
    this.thrown = [];
    this.taking = action.verb;
    this.session.take(action);
    this.busy = this.session.busy;
  }

  takeOffer(offer: Offer): void {
    const fill = suggested(offer);
    if (!fill || offer.asks.length > 0) this.filling.open(offer);
    else
      this.take({
        $typeName: 'galloper.play.v1.Action',
        verb: offer.verb,
        piece: offer.piece,
        answers: [],
      });
  }

  ask<Case extends ReplyCase>(question: Request, expected: Case): Promise<Reply<Case>> {
    return this.connection.request(question, expected);
  }

  foresee(action: Action): Promise<Forecast> {
    return this.session.forecast(action);
  }

  suggest(): void {
    const offer = this.table && best(this.table);
    if (offer) this.filling.suggest(offer);
  }

  again(): void {
    this.connection.open();
  }

  async readRules(): Promise<void> {
    if (this.rules.size > 0 || !this.card) return;
    const value = { $typeName: 'galloper.play.v1.ReadRules', ruleset: this.card.ruleset } as const;
    try {
      const { rules } = await this.connection.request({ case: 'readRules', value }, 'rules');
      this.book = rules.map((one: RuleText) => [one.id, one.words]);
    } catch {
      // The next look at a rule asks again.
    }
  }

  /** What decides the battle, in the scenario's own words. */
  async readHowItIsWon(): Promise<void> {
    if (this.howItIsWon || !this.card) return;
    const scenario = this.card.scenario;
    const value = { $typeName: 'galloper.play.v1.ListGames' } as const;
    try {
      const { scenarios } = await this.connection.request({ case: 'listGames', value }, 'games');
      this.howItIsWon = scenarios.find((one) => one.name === scenario)?.howItIsWon ?? '';
    } catch {
      // The next look asks again.
    }
  }

  openRule(id: string): void {
    this.rule = id;
    void this.readRules();
  }

  readUpTo(): number {
    return this.keep.read(Number.MAX_SAFE_INTEGER).at(-1)?.number ?? 0;
  }

  pictured(table: Table, number: number, past: Past | undefined): void {
    this.table = table;
    this.number = number;
    this.returned();
    this.log = this.keep.read(number);
    if (past) {
      this.log = [...this.log, ...entriesOfPast(past, table)];
      this.keep.write(this.log);
    }
    this.parade.stop();
    this.filling.renew(table.offers);
  }

  updated(before: Table, after: Table, news: News | undefined, number: number): void {
    this.table = after;
    this.number = number;
    if (this.missed === undefined && !document.hidden) this.settle();
    const entries = entriesOf(news, before, after, number);
    if (entries.length > 0) {
      this.log = [...this.log, ...entries];
      this.keep.write(this.log);
    }
    this.throwDice(thrownIn(entries));
    this.parade.show(news?.motions ?? [], turnsOf(before, after, entries));
    this.filling.renew(after.offers);
    if (this.selected && !after.pieces.has(this.selected)) this.selected = undefined;
  }

  private throwDice(thrown: readonly Thrown[]): void {
    if (thrown.length === 0) return;
    clearTimeout(this.clearing);
    this.thrown = thrown;
    const lie = DICE_LIE + Math.min(thrown.length, 5) * EACH_LIES;
    this.clearing = setTimeout(() => (this.thrown = []), lie);
  }

  clocked(clocks: readonly Clock[]): void {
    this.clocks = toldNow(clocks);
  }

  attached(card: MatchCard, coaching: Coaching[]): void {
    this.card = card;
    this.coaching = coaching;
    this.busy = this.session.busy;
    this.lost = '';
  }

  changed(card: MatchCard): void {
    // What is sent to all of a match says nothing of one's own seat: that stays as it was.
    this.card = {
      ...card,
      ...(card.yourSeat === undefined && this.card?.yourSeat !== undefined
        ? { yourSeat: this.card.yourSeat }
        : {}),
    };
  }

  acted(acted: Acted): void {
    this.busy = this.session.busy;
    if (acted.refused) {
      this.complaint = acted.refused.words || 'That cannot be done now.';
      return;
    }
    this.done = this.taking;
    this.filling.close();
  }

  refused(error: Error): void {
    this.lost = error.message;
  }
}
