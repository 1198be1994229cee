import type { ScenarioCard } from '../protocol/messages';
import type { Lobby } from './lobby.svelte';

/** The posts of a match of this scenario under these options, by seat number. */
export async function seatNames(
  _lobby: Lobby,
  card: ScenarioCard,
  _options: Record<string, string>,
): Promise<string[]> {
  return card.sides;
}
