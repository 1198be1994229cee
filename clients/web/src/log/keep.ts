import type { Shelf } from '../protocol/pending';
import type { Entry } from './entry';

// The log is news and not part of a picture: a fresh picture does not bring it again. So the page
// keeps the last of it, for this seat alone and on this machine alone.

const MOST = 400;

export class Keep {
  constructor(
    private readonly shelf: Shelf,
    private readonly seat: string,
  ) {}

  private get key(): string {
    return `galloper.log.${this.seat}`;
  }

  /** The entries up to an update's number; later ones are told again. */
  read(upTo: number): Entry[] {
    try {
      const kept = JSON.parse(this.shelf.getItem(this.key) ?? '[]') as Entry[];
      return Array.isArray(kept) ? kept.filter((entry) => entry.number <= upTo) : [];
    } catch {
      return [];
    }
  }

  write(entries: readonly Entry[]): void {
    try {
      this.shelf.setItem(this.key, JSON.stringify(entries.slice(-MOST)));
    } catch {
      // A full shelf costs the log's past, not the game.
    }
  }
}
