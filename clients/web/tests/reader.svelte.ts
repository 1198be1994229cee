import type { Entry } from '../src/log/entry';
import type { LogReader } from '../src/table/onlooker';

/** Somebody who reads a log that a test writes. */
export class Reader implements LogReader {
  log = $state.raw<Entry[]>([]);
  thrown = [];
  selected: string | undefined;
  pointed: string | undefined;
  openRule(): void {}
}
