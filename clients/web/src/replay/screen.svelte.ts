import { thrownIn, type Entry, type Thrown } from '../log/entry';
import { Filling } from '../offers/filling.svelte';
import type { Table } from '../picture/table';
import type { Update } from '../protocol/messages';
import type { Onlooker } from '../table/onlooker';
import { Parade } from '../table/parade.svelte';
import { turnsOf } from '../table/turning';

// How long an update is looked at before the next, in milliseconds, when it is played in its own time:
// whatever moves is seen to the end, and what is said can be read.
const LEAST = 450;
const EACH_LINE = 750;
const EACH_THROW = 500;
const MOST = 4500;
const DICE_LIE = 3200;

/** A table on which what was played is shown again. Nothing can be done on it. */
export class Screen implements Onlooker {
  table = $state.raw<Table>();
  thrown = $state.raw<readonly Thrown[]>([]);
  /** Tells another table what is pointed at or selected here. */
  echo: ((handle: string | undefined, how: 'selected' | 'pointed') => void) | undefined;
  private chosen = $state<string>();
  private under = $state<string>();
  readonly parade = new Parade();
  readonly filling = new Filling(() => Promise.reject(new Error('Nothing is ordered here.')));
  readonly busy = false;
  private clearing: ReturnType<typeof setTimeout> | undefined;

  get selected(): string | undefined {
    return this.chosen;
  }
  set selected(handle: string | undefined) {
    this.chosen = handle;
    this.echo?.(handle, 'selected');
  }

  get pointed(): string | undefined {
    return this.under;
  }
  set pointed(handle: string | undefined) {
    this.under = handle;
    this.echo?.(handle, 'pointed');
  }

  /** What another table points at, under the name that it has here. */
  hear(handle: string | undefined, how: 'selected' | 'pointed'): void {
    const here = handle && this.table?.pieces.has(handle) ? handle : undefined;
    if (how === 'selected') this.chosen = here;
    else this.under = here;
  }

  take(): void {
    // What has been played stays as it was.
  }

  /** The table as it stands, with nothing on its way. */
  lay(table: Table): void {
    this.still();
    this.table = table;
    if (this.chosen && !table.pieces.has(this.chosen)) this.chosen = undefined;
  }

  /** An update as it was seen in play, so many times faster. How long it wants to be looked at. */
  play(before: Table, after: Table, update: Update, entries: Entry[], pace: number): number {
    this.lay(after);
    const thrown = thrownIn(entries);
    this.parade.pace = pace;
    this.parade.show(update.news?.motions ?? [], turnsOf(before, after, entries));
    if (thrown.length > 0) {
      this.thrown = thrown;
      this.clearing = setTimeout(() => (this.thrown = []), DICE_LIE / pace);
    }
    const read = LEAST + EACH_LINE * entries.length + EACH_THROW * thrown.length;
    return Math.max(Math.min(read, MOST) / pace, this.parade.left());
  }

  still(): void {
    clearTimeout(this.clearing);
    this.thrown = [];
    this.parade.stop();
  }
}
