import { create } from '@bufbuild/protobuf';
import {
  ListSeatsSchema,
  type RulesetCard,
  type ScenarioCard,
  type SeatCard,
} from '../protocol/messages';
import type { Lobby } from './lobby.svelte';
import { valueOf } from './options';

type Options = Record<string, string>;

async function seatsOf(
  lobby: Pick<Lobby, 'ask'>,
  scenario: string,
  options: Options,
): Promise<SeatCard[]> {
  const value = create(ListSeatsSchema, { scenario, options });
  return (await lobby.ask({ case: 'listSeats', value }, 'seats')).seats;
}

/** The posts of a match of this scenario under these options, by seat number. */
export async function seatNames(
  lobby: Lobby,
  scenario: string,
  options: Options,
): Promise<string[]> {
  const seats = await seatsOf(lobby, scenario, options);
  return seats.map((seat) => seat.post || `Seat ${seat.seat + 1}`);
}

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
