import type { Shelf } from '../protocol/pending';

// How far one had come when one last looked: kept for each place in this browser alone.

export class Seen {
  constructor(
    private readonly shelf: Shelf,
    private readonly place: string,
  ) {}

  private get key(): string {
    return `galloper.seen.${this.place}`;
  }

  /** The number of the last update that was looked at, if any ever was. */
  read(): number | undefined {
    const kept = this.shelf.getItem(this.key);
    return kept !== null && /^\d{1,9}$/.test(kept) ? Number(kept) : undefined;
  }

  write(number: number): void {
    try {
      this.shelf.setItem(this.key, String(number));
    } catch {
      // A full shelf costs the way back, not the game.
    }
  }
}
