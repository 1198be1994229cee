import { create } from '@bufbuild/protobuf';
import { ListSeatsSchema } from '../protocol/messages';
import type { Lobby } from './lobby.svelte';

/** The posts of a match of this scenario under these options, by seat number. */
export async function seatNames(
  lobby: Lobby,
  scenario: string,
  options: Record<string, string>,
): Promise<string[]> {
  const { seats } = await lobby.ask(
    { case: 'listSeats', value: create(ListSeatsSchema, { scenario, options }) },
    'seats',
  );
  return seats.map((seat) => seat.post || `Seat ${seat.seat + 1}`);
}
