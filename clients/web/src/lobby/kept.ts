import { bytesOf } from '../base/bytes';
import type { Shelf } from '../protocol/pending';

// The seats that this browser holds. A token is shown once and cannot be had again, so it is kept
// here and nowhere else; links that were made for others are kept until they have been sent.

export interface KeptSeat {
  match: string;
  seat: number;
  post: string;
  /** Hexadecimal. */
  token: string;
  title: string;
  /** Whether a name was given, or none is needed. */
  sat: boolean;
  at: number;
}

export interface KeptLink {
  /** The match under which the link is shown: of a duplicate's two, the first. */
  under: string;
  match: string;
  post: string;
  token: string;
}

interface Book {
  seats: KeptSeat[];
  links: KeptLink[];
}

const KEY = 'galloper.seats';

export class Kept {
  constructor(private readonly shelf: Shelf) {}

  private book(): Book {
    try {
      const book = JSON.parse(this.shelf.getItem(KEY) ?? '{}') as Partial<Book>;
      return { seats: book.seats ?? [], links: book.links ?? [] };
    } catch {
      return { seats: [], links: [] };
    }
  }

  private write(book: Book): void {
    this.shelf.setItem(KEY, JSON.stringify(book));
  }

  /** The newest first. */
  seats(): KeptSeat[] {
    return this.book().seats.sort((a, b) => b.at - a.at);
  }

  seat(match: string, seat: number): KeptSeat | undefined {
    return this.book().seats.find((one) => one.match === match && one.seat === seat);
  }

  links(match: string): KeptLink[] {
    return this.book().links.filter((link) => link.under === match);
  }

  keep(seat: KeptSeat): void {
    const book = this.book();
    const others = book.seats.filter((one) => one.match !== seat.match || one.seat !== seat.seat);
    this.write({ ...book, seats: [...others, seat] });
  }

  keepLink(link: KeptLink): void {
    const book = this.book();
    this.write({ ...book, links: [...book.links, link] });
  }

  forget(match: string, seat: number): void {
    const book = this.book();
    this.write({
      seats: book.seats.filter((one) => one.match !== match || one.seat !== seat),
      links: book.links.filter((link) => link.under !== match),
    });
  }
}

export const tokenOf = (kept: { token: string }) => bytesOf(kept.token) ?? new Uint8Array();

/** What storage offers, beyond a shelf, to whoever tidies it. */
export interface Cupboard extends Shelf {
  readonly length: number;
  key(index: number): string | null;
}

const LOG = 'galloper.log.';
const SEEN = 'galloper.seen.';
const LOGS_KEPT = 12;

/** Throws away the logs, and how far one had come, of all but the newest matches, so that there is always room for a token. */
export function tidy(cupboard: Cupboard): void {
  const newest = new Kept(cupboard).seats().slice(0, LOGS_KEPT);
  const kept = new Set(
    newest.flatMap(({ match, seat }) => [`${LOG}${match}.${seat}`, `${SEEN}${match}.${seat}`]),
  );
  const keys = Array.from({ length: cupboard.length }, (_, i) => cupboard.key(i) ?? '');
  const old = (key: string) => (key.startsWith(LOG) || key.startsWith(SEEN)) && !kept.has(key);
  for (const key of keys) if (old(key)) cupboard.removeItem(key);
}
