import { Stage } from '../protocol/messages';
import type { Desk } from './desk.svelte';

/** Whose decision the game waits for, in words. */
export function whoDecides(desk: Pick<Desk, 'table' | 'card' | 'mine' | 'busy'>): string {
  const { table, card } = desk;
  if (!card) return 'Connecting…';
  if (table?.ending) return 'The game is over';
  if (card.stage === Stage.PARKED) return 'Parked by the house: nothing is lost';
  if (card.stage === Stage.WAITING) return 'Waiting for players';
  if (!table) return 'Connecting…';
  if (desk.busy) return 'Sending…';
  if (desk.mine) return table.awaited.length > 1 ? 'Your decision (and others’)' : 'Your decision';
  if (table.awaited.length === 0) return 'Waiting';
  const names = table.awaited.map((seat) => {
    const one = card.seats.find((other) => other.seat === seat);
    const name = one?.name || one?.post || `seat ${seat + 1}`;
    return one?.machine ? `${one.post || name} (machine)` : name;
  });
  return `${names.join(' and ')} to decide`;
}

/** Which side one's own seat is on, by its number; nothing for one who watches. */
export function ownSide({ table, card }: Pick<Desk, 'table' | 'card'>): number | undefined {
  const own = card?.seats.find((one) => one.seat === card.yourSeat);
  return own && table?.sides[own.side] ? own.side : undefined;
}
