import type { Entry, Thrown } from '../log/entry';
import type { Filling } from '../offers/filling.svelte';
import type { Table } from '../picture/table';
import type { Action } from '../protocol/messages';
import type { Parade } from './parade.svelte';

/** Whoever looks at a table: one who plays there, or one who watches what was played. */
export interface Onlooker {
  readonly table: Table | undefined;
  readonly filling: Filling;
  readonly parade: Parade;
  /** The throws whose dice lie on the table just now. */
  readonly thrown: readonly Thrown[];
  readonly busy: boolean;
  selected: string | undefined;
  /** The piece under the mouse, or named in the log line that is pointed at. */
  pointed: string | undefined;
  take(action: Action): void;
}

/** Whoever can look a rule up. */
export interface RuleReader {
  /** With the titles of its chapters, which have no id. */
  readonly book: readonly [id: string, words: string][];
  readonly rules: ReadonlyMap<string, string>;
  rule: string | undefined;
  openRule(id: string): void;
}

/** Whoever reads what happened. */
export interface LogReader extends Pick<RuleReader, 'openRule'> {
  readonly log: Entry[];
  readonly thrown: readonly Thrown[];
  /** The update whose lines are the newest, where that is not the last one that has any. */
  readonly now?: number | undefined;
  selected: string | undefined;
  pointed: string | undefined;
}
