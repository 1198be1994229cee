import { fromBinary } from '@bufbuild/protobuf';
import { entriesOf, type Entry } from '../log/entry';
import { fold } from '../picture/fold';
import { tableOf, type Table } from '../picture/table';
import {
  PictureSchema,
  UpdateSchema,
  type Names,
  type Past,
  type Update,
} from '../protocol/messages';
import { joins, type Joins } from './joins';

// A viewer's transcript, to be turned to any place: his first picture and his updates, with a
// picture kept at every fiftieth, so that no place is farther than fifty updates from one.

export const EVERY = 50;

const SLICE = 40;
const breathe = () => new Promise<void>((done) => setTimeout(done));

/** What an update brought that one may want to find again. */
export interface Note {
  /** The turn that it began, in words. */
  turn?: string;
  /** What great things happened in it. */
  moments: string[];
  /** After it the table stood as it did after the update of this number. */
  back?: number;
  over?: boolean;
}

export class Transcript {
  /** By number: what happened, and what of it is worth finding. Number 0 is the first picture. */
  readonly entries: Entry[][] = [[]];
  readonly notes: Note[];
  /** By number, the step that it told of. */
  readonly steps: number[];
  readonly joins: Joins;
  private readonly updates: Update[] = [];
  private readonly kept: Table[];
  private last: { number: number; table: Table };
  private turn = '';

  /** A transcript that is whole already, read in slices so that the page stays alive meanwhile. */
  static async of(
    past: Past,
    names?: Names,
    pause: (share: number) => Promise<void> = breathe,
  ): Promise<Transcript> {
    const transcript = new Transcript(past, names);
    for (let i = 0; i < past.told.length; i++) {
      if (i % SLICE === SLICE - 1) await pause(i / past.told.length);
      transcript.add(past.told[i]!);
    }
    return transcript;
  }

  private constructor(past: Past, names: Names | undefined) {
    const first = withoutOffers(tableOf(fromBinary(PictureSchema, past.first)));
    this.kept = [first];
    this.last = { number: 0, table: first };
    this.notes = [noteOf(first, first, undefined, this.turn)];
    this.turn = turnOf(first);
    this.joins = joins(names);
    this.steps = names ? stepsOf(names, past.told.length) : [0];
  }

  /** The number of the last update. */
  get end(): number {
    return this.updates.length;
  }

  /** One more update, as it was sent. Without names its number stands for the step. */
  add(bytes: Uint8Array): void {
    const update = fromBinary(UpdateSchema, bytes);
    const number = this.end + 1;
    if (update.number !== number)
      throw new Error(`Update ${update.number} stands where ${number} belongs.`);
    // Whoever watches takes no offers; they are the larger half.
    if (update.change) {
      update.change.offers = [];
      update.change.offersGone = [];
    }
    const before = this.at(this.end);
    const after = fold(before, update.change);
    this.updates.push(update);
    this.entries.push(entriesOf(update.news, before, after, number));
    this.notes.push(noteOf(before, after, update, this.turn));
    this.turn = turnOf(after) || this.turn;
    if (number % EVERY === 0) this.kept.push(after);
    if (this.steps.length <= number) this.steps.push(number);
    this.last = { number, table: after };
  }

  /** The picture after the update of this number. */
  at(number: number): Table {
    const to = Math.max(0, Math.min(this.end, number));
    const near = this.nearest(to);
    let table = near.table;
    for (let n = near.number; n < to; n++) table = fold(table, this.updates[n]!.change);
    this.last = { number: to, table };
    return table;
  }

  update(number: number): Update | undefined {
    return this.updates[number - 1];
  }

  /** The number of the last update that told of this step or one before it. */
  numberAt(step: number): number {
    let [low, high] = [0, this.end];
    while (low < high) {
      const middle = Math.ceil((low + high) / 2);
      if (this.steps[middle]! <= step) low = middle;
      else high = middle - 1;
    }
    return low;
  }

  // Where folding begins: at the last place that was asked for, if that is on the way and no farther.
  private nearest(number: number): { number: number; table: Table } {
    const kept = Math.min(Math.floor(number / EVERY), this.kept.length - 1);
    if (this.last.number <= number && this.last.number >= kept * EVERY) return this.last;
    return { number: kept * EVERY, table: this.kept[kept]! };
  }
}

const withoutOffers = (table: Table): Table => ({ ...table, offers: new Map() });

function stepsOf(names: Names, updates: number): number[] {
  const steps = names.at.map((one) => Number(one.step));
  const ascending = steps.every((step, i) => i === 0 || step > steps[i - 1]!);
  if (steps.length !== updates + 1 || !ascending)
    throw new Error('The names do not fit the transcript.');
  return steps;
}

function turnOf(table: Table): string {
  const gauge = table.gauges.get('turn');
  return gauge && gauge.value > 0 ? gauge.words || `Turn ${gauge.value}` : '';
}

function noteOf(before: Table, after: Table, update: Update | undefined, turn: string): Note {
  const now = turnOf(after);
  const moments = (update?.news?.lines ?? []).map((line) => line.moment).filter(Boolean);
  return {
    moments: [...new Set(moments)],
    ...(now && now !== turn ? { turn: now } : {}),
    ...(update?.news?.backTo === undefined ? {} : { back: update.news.backTo }),
    ...(after.ending && !before.ending ? { over: true } : {}),
  };
}
