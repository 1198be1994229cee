import { create } from '@bufbuild/protobuf';
import { entropy, hexOf } from '../base/bytes';
import {
  LostError,
  type Connection,
  type Reply,
  type ReplyCase,
  type Request,
} from '../protocol/connection';
import {
  CreateMatchSchema,
  DescribeSchema,
  Disclosure,
  ListGamesSchema,
  PlayNowSchema,
  SitDownSchema,
  type Created,
  type Games,
  type MatchCard,
} from '../protocol/messages';
import { Kept, tokenOf, type KeptSeat } from './kept';

/** Who sits on a seat of a match that is about to be made. */
export type Sitter = 'me' | 'link' | 'machine';

export interface Plan {
  scenario: string;
  title: string;
  options: Record<string, string>;
  /** By seat number. */
  sitters: Sitter[];
  duplicate: boolean;
  /** Seconds for a decision; 0 is no limit. */
  clock: number;
  /** When the truth opens. */
  disclosure: Disclosure;
  days: number;
}

/** What there is to play, and the seats that this browser holds. */
export class Lobby {
  games = $state.raw<Games>();
  readonly kept = new Kept(localStorage);

  constructor(private readonly connection: Connection) {}

  async load(): Promise<void> {
    if (this.games) return;
    this.games = await this.ask({ case: 'listGames', value: create(ListGamesSchema) }, 'games');
  }

  async describe(match: string, token: Uint8Array): Promise<MatchCard> {
    const value = create(DescribeSchema, { match, token });
    return this.ask({ case: 'describe', value }, 'match');
  }

  /** A table in five seconds, alone against the machine. The seat that is one's own. */
  async playNow(scenario = ''): Promise<KeptSeat> {
    await this.connection.ready();
    const value = create(PlayNowSchema, { scenario, entropy: entropy() });
    const created = await this.connection.request({ case: 'playNow', value }, 'created');
    const title = this.games?.scenarios.find((one) => one.name === scenario)?.title ?? '';
    const own = created.seats[0];
    if (!own) throw new Error('The server made a match without a seat.');
    return this.keepSeat(created.match, own, title, true);
  }

  /** Makes the match; keeps one's own seats, and the links for the others. */
  async make(plan: Plan): Promise<string> {
    await this.connection.ready();
    const value = create(CreateMatchSchema, {
      scenario: plan.scenario,
      options: plan.options,
      machineSeats: plan.sitters.flatMap((who, seat) => (who === 'machine' ? [seat] : [])),
      duplicate: plan.duplicate,
      clock: plan.clock,
      disclosure: plan.disclosure,
      days: plan.disclosure === Disclosure.AFTER_DAYS ? plan.days : 0,
    });
    const created = await this.connection.request({ case: 'create', value }, 'created');
    for (const one of [created, ...created.duplicate]) this.keepAll(one, plan, created.match);
    return created.match;
  }

  // Of the second match of a pair, one's own seats are the other player's: he gets them as links.
  private keepAll(created: Created, plan: Plan, under: string): void {
    for (const seat of created.seats) {
      const who = plan.sitters[seat.seat];
      if (who === 'me' && created.match === under)
        this.keepSeat(created.match, seat, plan.title, false);
      else if (who !== 'machine' && seat.token.length > 0)
        this.kept.keepLink({
          under,
          match: created.match,
          post: seat.post,
          token: hexOf(seat.token),
        });
    }
  }

  private keepSeat(
    match: string,
    seat: { seat: number; post: string; token: Uint8Array },
    title: string,
    sat: boolean,
  ): KeptSeat {
    const kept = {
      match,
      seat: seat.seat,
      post: seat.post,
      token: hexOf(seat.token),
      title,
      sat,
      at: Date.now(),
    };
    this.kept.keep(kept);
    return kept;
  }

  /** Sits down under a name, with entropy for the dice. */
  async sitDown(seat: KeptSeat, name: string): Promise<void> {
    await this.connection.ready();
    const value = create(SitDownSchema, {
      match: seat.match,
      token: tokenOf(seat),
      name,
      entropy: entropy(),
    });
    await this.connection.request({ case: 'sitDown', value }, 'satDown');
    this.kept.keep({ ...seat, sat: true });
  }

  /** Questions that change nothing are asked again when the connection went before the answer. */
  async ask<Case extends ReplyCase>(question: Request, expected: Case): Promise<Reply<Case>> {
    for (let tries = 0; ; tries++) {
      await this.connection.ready();
      try {
        return await this.connection.request(question, expected);
      } catch (error) {
        if (!(error instanceof LostError) || tries === 3) throw error;
      }
    }
  }
}
