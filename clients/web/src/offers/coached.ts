import type { Shelf } from '../protocol/pending';

/** How a way is drawn, for any ruleset. No verb begins with a star. */
export const DRAWING = {
  when: '*draw',
  words:
    'Click the table, or drag from the piece, to draw a way. Then “Take it”. ' +
    'When you have chosen for all that should act, give the orders.',
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
