import { create, fromBinary, toBinary, type MessageInitShape } from '@bufbuild/protobuf';
import { deflateSync } from 'node:zlib';
import {
  ClientFrameSchema,
  Finding_Verdict,
  GamesSchema,
  MatchCardSchema,
  NamesSchema,
  PastSchema,
  Reason,
  RemarksSchema,
  Section,
  ServerFrameSchema,
  Stage,
  StoredCardSchema,
  type ClientFrame,
  type Names,
  type Past,
} from '../src/protocol/messages';
import type { Dial, Handlers } from '../src/protocol/transport';

// A server that has nothing but stored matches, for tests: it answers as the protocol says.

export interface Kept {
  stored: MessageInitShape<typeof StoredCardSchema>;
  card: MessageInitShape<typeof MatchCardSchema>;
  told: Map<number, { past: Past; names: Names }>;
  file?: Uint8Array;
}

type Body = NonNullable<MessageInitShape<typeof ServerFrameSchema>['body']>;
type Asked = ClientFrame['body'];

const packed = (bytes: Uint8Array) => new Uint8Array(deflateSync(bytes));

export class Archived {
  readonly asked: Asked[] = [];
  /** Bytes of a part: small ones show that parts are put together. */
  stretch = 1000;
  handed: Uint8Array[] = [];
  private remarks: MessageInitShape<typeof RemarksSchema>['remarks'] = [];

  constructor(
    readonly matches: Kept[],
    private readonly games: MessageInitShape<typeof GamesSchema> = {},
  ) {}

  readonly dial: Dial = (handlers) => {
    setTimeout(() => handlers.opened(), 1);
    return { send: (bytes) => this.receive(bytes, handlers), close: () => undefined };
  };

  private receive(bytes: Uint8Array, handlers: Handlers): void {
    const frame = fromBinary(ClientFrameSchema, bytes);
    const body = this.answer(frame.body);
    setTimeout(() => handlers.received(this.frame(frame.request, body)), 1);
  }

  frame(request: number, body: Body): Uint8Array {
    return toBinary(ServerFrameSchema, create(ServerFrameSchema, { request, body }));
  }

  answer(asked: Asked): Body {
    this.asked.push(asked);
    switch (asked.case) {
      case 'hello':
        return { case: 'welcome', value: { protocol: 1, server: 'test' } };
      case 'listGames':
        return { case: 'games', value: this.games };
      case 'readRules':
        return { case: 'rules', value: { rules: [{ id: 'XX-1', words: 'A rule.' }] } };
      case 'listMatches':
        return this.list(asked.value);
      case 'describe': {
        const found = this.find(asked.value.match);
        return found ? { case: 'match', value: { stage: Stage.OVER, ...found.card } } : unknown;
      }
      case 'readStored':
        return this.read(asked.value);
      case 'verify':
        return { case: 'verified', value: { findings: findings() } };
      case 'handIn':
        return this.take(asked.value);
      case 'listRemarks':
        return { case: 'remarks', value: { remarks: this.remarks! } };
      case 'writeRemark':
        this.remarks = [
          ...this.remarks!,
          {
            id: BigInt(this.remarks!.length + 1),
            step: asked.value.step,
            by: 'Attacker, Ana',
            words: asked.value.words,
            written: 1_700_000_000n,
            own: true,
          },
        ];
        return { case: 'remarks', value: { remarks: this.remarks } };
      case 'dropRemark':
        this.remarks = this.remarks!.filter((one) => one.id !== asked.value.id);
        return { case: 'remarks', value: { remarks: this.remarks } };
      case 'consent':
        return { case: 'match', value: { ...this.find(asked.value.match)!.card, open: true } };
    }
    return unknown;
  }

  private find(match: string): Kept | undefined {
    return this.matches.find((one) => one.card.match === match);
  }

  private list({ words, ruleset, before, most }: Listing): Body {
    const fits = this.matches.filter(
      ({ stored }) =>
        (ruleset === '' || stored.ruleset === ruleset) &&
        JSON.stringify(stored, (_, one: unknown) => (typeof one === 'bigint' ? '' : one))
          .toLowerCase()
          .includes(words.toLowerCase()),
    );
    const from = before === 0n ? 0 : Number(before);
    const page = fits.slice(from, from + most).map((one) => one.stored);
    const next = from + most < fits.length ? BigInt(from + most) : 0n;
    return { case: 'matches', value: { matches: page, next } };
  }

  private read({ match, section, viewer, from }: Reading): Body {
    const kept = this.find(match);
    const one = kept?.told.get(viewer);
    const bytes =
      section === Section.WHOLE
        ? kept?.file
        : section === Section.NAMES
          ? one && packed(toBinary(NamesSchema, one.names))
          : one && packed(toBinary(PastSchema, one.past));
    if (!bytes) return unknown;
    const part = bytes.subarray(from, from + this.stretch);
    return { case: 'stored', value: { bytes: part, whole: bytes.length } };
  }

  private take({ whole, from, bytes }: Handed): Body {
    if (from === 0) this.handed = [];
    this.handed.push(bytes);
    const upto = from + bytes.length;
    if (upto < whole) return { case: 'taken', value: { upto } };
    const wrong = bytes[0] === 0;
    return {
      case: 'taken',
      value: wrong
        ? { upto, findings: [{ ...findings()[0]!, verdict: Finding_Verdict.WRONG }] }
        : { upto, match: 'taken', findings: findings() },
    };
  }
}

type Value<Case> = Extract<Asked, { case: Case }>['value'];
type Listing = Value<'listMatches'>;
type Reading = Value<'readStored'>;
type Handed = Value<'handIn'>;

const unknown: Body = { case: 'refused', value: { reason: Reason.UNKNOWN, words: 'Unknown.' } };

const findings = () => [
  { what: 'chain', words: 'all 56 links are whole', verdict: Finding_Verdict.GOOD },
  { what: 'transcripts', words: 'all 4 fold', verdict: Finding_Verdict.GOOD },
  {
    what: 'rules',
    words: 'not retold: rules 3, this build has 5',
    verdict: Finding_Verdict.NOT_DONE,
  },
  { what: 'secret', words: 'it fits what was promised', verdict: Finding_Verdict.GOOD },
  { what: 'dice', words: 'all 88 dice', verdict: Finding_Verdict.GOOD },
];
