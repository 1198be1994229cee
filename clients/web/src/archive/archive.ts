import { create, fromBinary } from '@bufbuild/protobuf';
import type { Reply, ReplyCase, Request } from '../protocol/connection';
import { RefusedError } from '../protocol/connection';
import {
  ConsentSchema,
  DropRemarkSchema,
  HandInSchema,
  ListMatchesSchema,
  ListRemarksSchema,
  NamesSchema,
  PastSchema,
  ReadStoredSchema,
  Reason,
  Section,
  VerifySchema,
  WriteRemarkSchema,
  type Finding,
  type MatchCard,
  type Matches,
  type Remark,
  type Taken,
} from '../protocol/messages';
import { inflate, joined } from '../replay/inflate';
import { Transcript } from '../replay/transcript';
import type { Viewer } from '../replay/viewers';

// What the server keeps of matches that are over: the list, and each match part by part.

export type Ask = <Case extends ReplyCase>(
  question: Request,
  expected: Case,
) => Promise<Reply<Case>>;
export type Progress = (share: number) => void;

export interface Search {
  ruleset: string;
  scenario: string;
  words: string;
}

const PAGE = 20;
const STRETCH = 48 * 1024;
// No section and no file is longer: whoever says so is not believed.
const LONGEST = 64 * 1024 * 1024;
const TRIES = 40;
const AGAIN_AFTER = 300;

export const rest = (milliseconds: number) => new Promise((done) => setTimeout(done, milliseconds));

/** Asks, and asks again when the server is in no position to answer just now. */
async function patiently<Case extends ReplyCase>(ask: Ask, question: Request, expected: Case) {
  for (let tries = 1; ; tries++) {
    try {
      return await ask(question, expected);
    } catch (error) {
      const reason = error instanceof RefusedError ? error.refused.reason : undefined;
      const wait = reason === Reason.TOO_MANY || reason === Reason.TRY_AGAIN;
      if (!wait || tries === TRIES) throw error;
    }
    await rest(AGAIN_AFTER);
  }
}

export class Archive {
  constructor(private readonly ask: Ask) {}

  list(search: Search, before: bigint): Promise<Matches> {
    const value = create(ListMatchesSchema, { ...search, before, most: PAGE });
    return patiently(this.ask, { case: 'listMatches', value }, 'matches');
  }

  /** A section as it lies in the match file, stretch by stretch. */
  async section(
    match: string,
    token: Uint8Array,
    section: Section,
    viewer: Viewer,
    progress: Progress = () => undefined,
  ): Promise<Uint8Array> {
    const parts: Uint8Array[] = [];
    let from = 0;
    for (;;) {
      const value = create(ReadStoredSchema, { match, token, section, viewer, from });
      const part = await patiently(this.ask, { case: 'readStored', value }, 'stored');
      if (part.whole > LONGEST) throw new Error('This is longer than a match may be.');
      parts.push(part.bytes);
      from += part.bytes.length;
      progress(part.whole === 0 ? 1 : from / part.whole);
      if (from >= part.whole) return joined(parts, from);
      if (part.bytes.length === 0) throw new Error('The server stopped in the middle.');
    }
  }

  /** A viewer's transcript, to be turned to any step; with its names where the truth is open. */
  async transcript(
    match: string,
    token: Uint8Array,
    viewer: Viewer,
    open: boolean,
    progress: Progress,
  ): Promise<Transcript> {
    const fetched = await this.section(match, token, Section.TRANSCRIPT, viewer, (share) =>
      progress(share / 2),
    );
    const past = fromBinary(PastSchema, await inflate(fetched));
    const packed = open ? await this.section(match, token, Section.NAMES, viewer) : undefined;
    const names = packed && fromBinary(NamesSchema, await inflate(packed));
    return Transcript.of(past, names, async (share) => {
      progress(0.5 + share / 2);
      await rest(0);
    });
  }

  file(match: string, progress: Progress): Promise<Uint8Array> {
    return this.section(match, new Uint8Array(), Section.WHOLE, 0, progress);
  }

  /** Hands a match file in. It is stored if nothing in it is wrong. */
  async handIn(file: Uint8Array, progress: Progress): Promise<Taken> {
    if (file.length === 0) throw new Error('This file is empty.');
    if (file.length > LONGEST) throw new Error('This is longer than a match file may be.');
    let from = 0;
    for (;;) {
      const bytes = file.subarray(from, from + STRETCH);
      const value = create(HandInSchema, { whole: file.length, from, bytes });
      const taken = await patiently(this.ask, { case: 'handIn', value }, 'taken');
      from += bytes.length;
      progress(from / file.length);
      if (from >= file.length) return taken;
    }
  }

  async verify(match: string): Promise<Finding[]> {
    const value = create(VerifySchema, { match });
    return (await patiently(this.ask, { case: 'verify', value }, 'verified')).findings;
  }

  consent(match: string, token: Uint8Array): Promise<MatchCard> {
    const value = create(ConsentSchema, { match, token });
    return patiently(this.ask, { case: 'consent', value }, 'match');
  }

  async remarks(match: string, token: Uint8Array): Promise<Remark[]> {
    const value = create(ListRemarksSchema, { match, token });
    return (await patiently(this.ask, { case: 'listRemarks', value }, 'remarks')).remarks;
  }

  async write(match: string, token: Uint8Array, step: number, words: string): Promise<Remark[]> {
    const value = create(WriteRemarkSchema, { match, token, step: BigInt(step), words });
    return (await patiently(this.ask, { case: 'writeRemark', value }, 'remarks')).remarks;
  }

  async drop(match: string, token: Uint8Array, id: bigint): Promise<Remark[]> {
    const value = create(DropRemarkSchema, { match, token, id });
    return (await patiently(this.ask, { case: 'dropRemark', value }, 'remarks')).remarks;
  }
}
