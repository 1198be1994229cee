import { create } from '@bufbuild/protobuf';
import {
  ListSeatsSchema,
  type RulesetCard,
  type ScenarioCard,
  type SeatCard,
} from '../protocol/messages';
import type { Lobby, Sitter } from './lobby.svelte';
import { valueOf } from './options';

type Options = Record<string, string>;

/** Who could sit at a match of this scenario under these options. */
export async function seatsOf(
  lobby: Pick<Lobby, 'ask'>,
  scenario: string,
  options: Options,
): Promise<SeatCard[]> {
  const value = create(ListSeatsSchema, { scenario, options });
  return (await lobby.ask({ case: 'listSeats', value }, 'seats')).seats;
}

/** What the seats are called, by their numbers. */
export const postsOf = (seats: readonly SeatCard[]) =>
  seats.map((seat) => seat.post || `Seat ${seat.seat + 1}`);

/**
 * Whether all sit on one side. Only then can there be a duplicate: whoever sat on the other side of
 * one table would know what is hidden at both.
 */
export const onOneSide = (seats: readonly SeatCard[]) =>
  new Set(seats.map((seat) => seat.side)).size <= 1;

/**
 * What to set so that a side has a seat that has none as the scenario stands: the last such value of
 * the first option with one, which leaves that player most to do. Nothing where none makes a seat.
 */
export async function opponentSeat(
  lobby: Pick<Lobby, 'ask'>,
  card: ScenarioCard,
  ruleset: RulesetCard,
): Promise<Options | undefined> {
  const sides = (seats: SeatCard[]) => new Set(seats.map((seat) => seat.side)).size;
  const now = sides(await seatsOf(lobby, card.name, card.options));
  for (const option of ruleset.options) {
    const other = option.values[option.values.length - 1]?.value;
    if (other === undefined || other === valueOf(option, card.options)) continue;
    const changed = { [option.name]: other };
    // A value that this scenario cannot have makes no seat.
    const seats = await seatsOf(lobby, card.name, { ...card.options, ...changed }).catch(() => []);
    if (sides(seats) > now) return changed;
  }
  return undefined;
}

/** Who sits where if this is who plays the sides that one does not play oneself. */
export function opposedBy(
  whom: Sitter,
  seats: readonly SeatCard[],
  sitters: readonly Sitter[],
): Sitter[] {
  const own = seats[Math.max(0, sitters.indexOf('me'))]?.side;
  return seats.map((seat, i) => (seat.side === own ? (sitters[i] ?? 'me') : whom));
}
