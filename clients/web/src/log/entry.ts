import { hexOf } from '../base/bytes';
import type { Table } from '../picture/table';
import type { Line, News, Throw } from '../protocol/messages';

// What happened, as it is shown and kept: labels are looked up at once, since the pieces that a line
// is about may be gone by the next update.

export interface Die {
  sides: number;
  face: number;
}

export interface Roll {
  purpose: string;
  dice: Die[];
  modifiers: { words: string; value: number }[];
  total: number;
  needed: string;
  verdict: string;
  good: boolean;
}

/** A throw, and the name of whom its line speaks of first. */
export interface Thrown {
  who: string;
  roll: Roll;
}

export interface Entry {
  number: number;
  /** Text, and between it the names of pieces with the handles to point at them. */
  parts: { text: string; handle?: string; side?: number }[];
  rule: string;
  throws: Roll[];
  /** It tells what people proposed to each other, and nothing that happened on the table. */
  said?: boolean;
  /** It heads what follows: a turn has begun. */
  heading?: boolean;
  /** After it the table stands again as it did after the update of this number. */
  backTo?: number | undefined;
}

export function entriesOf(
  news: News | undefined,
  before: Table,
  after: Table,
  number: number,
): Entry[] {
  const pieceOf = (handle: string) => after.pieces.get(handle) ?? before.pieces.get(handle);
  const named = (handle: string) => ({
    text:
      pieceOf(handle)?.label ??
      (after.ground.get(handle) ?? before.ground.get(handle))?.label ??
      'something out of sight',
    side: pieceOf(handle)?.side,
  });
  const proposed = proposalsDiffer(before, after);
  const told = (news?.lines ?? []).map((line, i, lines) => ({
    number,
    parts: partsOf(line, named),
    rule: line.rule,
    throws: line.throws.map(rollOf),
    ...(proposed && isTalk(line) ? { said: true } : {}),
    backTo: i === lines.length - 1 ? news?.backTo : undefined,
  }));
  const turn = turnBegun(before, after);
  return turn
    ? [...told, { number, parts: [{ text: turn }], rule: '', throws: [], heading: true }]
    : told;
}

// What closed the last turn is told with the update that begins the next.
function turnBegun(before: Table, after: Table): string | undefined {
  const [old, now] = [before, after].map((table) => table.gauges.get('turn'));
  if (!old || !now || now.value <= old.value) return undefined;
  return now.words || `Turn ${now.value}`;
}

const isTalk = (line: Line) =>
  line.rule === '' && line.about.length === 0 && line.throws.length === 0;

// Whether somebody proposed, agreed or withdrew: how far a going back would reach may change by itself.
function proposalsDiffer(before: Table, after: Table): boolean {
  const standing = ({ proposals }: Table) =>
    JSON.stringify([...proposals.values()].map((one) => [one.matter, one.by, one.agreed]));
  return standing(before) !== standing(after);
}

function partsOf(
  line: Line,
  named: (handle: string) => { text: string; side: number | undefined },
): Entry['parts'] {
  const parts: Entry['parts'] = [];
  line.text.split('{}').forEach((text, i) => {
    const about = i > 0 ? line.about[i - 1] : undefined;
    if (about) {
      const { text, side } = named(hexOf(about));
      parts.push({ text, handle: hexOf(about), ...(side === undefined ? {} : { side }) });
    }
    if (text) parts.push({ text });
  });
  return parts;
}

function rollOf(one: Throw): Roll {
  return {
    purpose: one.purpose,
    dice: one.dice.map(({ sides, face }) => ({ sides, face })),
    modifiers: one.modifiers.map(({ words, value }) => ({ words, value })),
    total: one.total,
    needed: one.needed,
    verdict: one.verdict,
    good: one.good,
  };
}

export const thrownIn = (entries: readonly Entry[]): Thrown[] =>
  entries.flatMap(({ parts, throws }) => {
    const who = parts.find((part) => part.handle)?.text ?? '';
    return throws.map((roll) => ({ who, roll }));
  });

export interface Run {
  text: string;
  handle?: string;
  side?: number;
  /** The punctuation that follows a name: no line breaks before it. */
  tail: string;
}

/** The parts of an entry as they are set: a name keeps the punctuation after it. */
export function runsOf(parts: Entry['parts']): Run[] {
  const runs: Run[] = [];
  for (const part of parts) {
    const last = runs[runs.length - 1];
    const tail =
      last?.handle && !part.handle ? (/^[^\s\p{L}\p{N}]+/u.exec(part.text)?.[0] ?? '') : '';
    if (last) last.tail = tail;
    const text = part.text.slice(tail.length);
    if (text) runs.push({ ...part, text, tail: '' });
  }
  return runs;
}

/**
 * The entries that a step back took out of the game: what they tell has not happened. What people
 * asked each other for, and said of it, has.
 */
export function undoneBy(entries: readonly Entry[]): Set<Entry> {
  const undone = new Set<Entry>();
  for (const back of entries) {
    if (back.backTo === undefined) continue;
    for (const entry of entries)
      if (entry.number > back.backTo && entry.number < back.number && !entry.said)
        undone.add(entry);
  }
  return undone;
}

export const textOf = (entry: Entry) => entry.parts.map((part) => part.text).join('');
