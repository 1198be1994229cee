import type { Shelf } from '../protocol/pending';

const finger = typeof matchMedia === 'function' && matchMedia('(pointer: coarse)').matches;

/** How a way is drawn, for any ruleset. No verb begins with a star. */
export const DRAWING = {
  when: '*draw',
  words:
    `${finger ? 'Tap' : 'Click'} where it should go, or drag from the piece: once for a straight ` +
    'way, more often for one with corners. Below stands what it may meet. Then “Take it”.',
};

/** Which verbs a seat has been coached about already. */
export class Coached {
  constructor(
    private readonly shelf: Shelf,
    private readonly seat: string,
  ) {}

  private get key(): string {
    return `galloper.coached.${this.seat}`;
  }

  read(): ReadonlySet<string> {
    return new Set((this.shelf.getItem(this.key) ?? '').split('\n').filter(Boolean));
  }

  add(verb: string): ReadonlySet<string> {
    const seen = new Set([...this.read(), verb]);
    this.shelf.setItem(this.key, [...seen].join('\n'));
    return seen;
  }
}
