import type { Transcript } from './transcript';

// The steps of a match, as far as the transcripts that are looked at tell of them. Two viewers'
// transcripts are brought together by the step that each update told of.

export interface Mark {
  step: number;
  kind: 'turn' | 'moment' | 'back' | 'end';
  words: string;
}

export interface Timeline {
  /** Steps that somebody looked at was told of, ascending, from 0. */
  stops: readonly number[];
  last: number;
  marks: readonly Mark[];
}

/** Marks are those of the first transcript: whoever watches through one side's eyes finds what it knew. */
export function timelineOf(transcripts: readonly Transcript[]): Timeline {
  const all = new Set(transcripts.flatMap((one) => one.steps));
  const stops = [...all].sort((a, b) => a - b);
  const first = transcripts[0];
  return {
    stops,
    last: stops[stops.length - 1] ?? 0,
    marks: first ? marksOf(first) : [],
  };
}

export function marksOf(transcript: Transcript): Mark[] {
  return transcript.notes.flatMap((note, number) => {
    const step = transcript.steps[number]!;
    const mark = (kind: Mark['kind'], words: string): Mark => ({ step, kind, words });
    return [
      ...(note.turn ? [mark('turn', note.turn)] : []),
      ...note.moments.map((words) => mark('moment', words)),
      ...(note.back === undefined ? [] : [mark('back', 'The table went back')]),
      ...(note.over ? [mark('end', 'The end')] : []),
    ];
  });
}

/** The last of ascending numbers that is no greater, or the first of all. */
export function atOrBefore(stops: readonly number[], step: number): number {
  let found = stops[0] ?? 0;
  for (const stop of stops) if (stop <= step) found = stop;
  return found;
}

export const stopAfter = (stops: readonly number[], step: number) =>
  stops.find((stop) => stop > step);

export function stopBefore(stops: readonly number[], step: number): number | undefined {
  const before = stops.filter((stop) => stop < step);
  return before[before.length - 1];
}

export const turnsIn = (marks: readonly Mark[]) =>
  marks.filter((mark) => mark.kind === 'turn').map((mark) => mark.step);
export const momentsIn = (marks: readonly Mark[]) => [
  ...new Set(marks.filter((mark) => mark.kind !== 'turn').map((mark) => mark.step)),
];
