import { create, fromBinary, toBinary, type MessageInitShape } from '@bufbuild/protobuf';
import { wayOf } from '../base/lengths';
import { offerKey } from '../picture/table';
import {
  ClientFrameSchema,
  PictureSchema,
  ServerFrameSchema,
  UpdateSchema,
  type Action,
  type ClientFrame,
  type MatchCard,
  MatchCardSchema,
  Stage,
} from '../protocol/messages';
import type { Dial, Handlers } from '../protocol/transport';
import { brigades } from './brigades';
import { at, games, id, inch, offers, question, scene } from './scene';

// A server of pasteboard, for looking at the client while it is made. It answers every request with
// something well formed, and an order with a scripted step.

type Body = NonNullable<MessageInitShape<typeof ServerFrameSchema>['body']>;

// ?fake=brigades lays the table with everything on it.
const laid = () =>
  new URLSearchParams(location.search).get('fake') === 'brigades' ? brigades() : scene();

const card = (): MatchCard =>
  create(MatchCardSchema, {
    match: 'fake',
    stage: Stage.PLAYING,
    scenario: 'platoon-attack',
    title: 'The platoon attack',
    ruleset: 'bravado',
    seats: [
      { seat: 0, post: 'International Brigade', side: 0, name: 'Ana', present: true },
      { seat: 1, post: 'Defenders', side: 1, machine: true },
    ],
    yourSeat: 0,
    yourTurn: true,
  });

export function fakeDial(): Dial {
  return (handlers) => new FakeServer(handlers);
}

class FakeServer {
  private number = 0;
  private readonly told: Uint8Array[] = [];

  constructor(private readonly handlers: Handlers) {
    setTimeout(() => handlers.opened(), 20);
  }

  close(): void {}

  send(bytes: Uint8Array): void {
    const frame = fromBinary(ClientFrameSchema, bytes);
    setTimeout(() => this.answer(frame), 30);
  }

  private tell(request: number, body: Body): void {
    this.handlers.received(
      toBinary(ServerFrameSchema, create(ServerFrameSchema, { request, body })),
    );
  }

  private answer({ request, body }: ClientFrame): void {
    switch (body.case) {
      case 'hello':
        return this.tell(request, { case: 'welcome', value: { protocol: 1, server: 'fake' } });
      case 'listGames':
        return this.tell(request, { case: 'games', value: games() });
      case 'readRules':
        return this.tell(request, {
          case: 'rules',
          value: {
            ruleset: 'bravado',
            rules: [
              {
                id: 'BRV-46',
                words:
                  'A team that stays where it is can keep a gun’s crew down while others move.',
              },
              {
                id: 'BRV-15',
                words:
                  'Throw two dice. As long as the sum is no more than the team’s Bravado it moves that many inches; every point above takes one inch away. Under `movement: dice` it moves what they show.',
              },
            ],
          },
        });
      case 'listSeats':
        return this.tell(request, {
          case: 'seats',
          value: {
            seats: card().seats.map((seat) => ({
              seat: seat.seat,
              post: seat.post,
              side: seat.side,
            })),
          },
        });
      case 'playNow':
      case 'create':
        return this.tell(request, {
          case: 'created',
          value: {
            match: 'fake',
            seats: [
              { seat: 0, post: 'International Brigade', token: id(1) },
              { seat: 1, post: 'Defenders', token: id(2) },
            ],
          },
        });
      case 'sitDown':
        return this.tell(request, { case: 'satDown', value: { match: 'fake', seat: 0 } });
      case 'describe':
        return this.tell(request, { case: 'match', value: card() });
      case 'attach':
        this.tell(request, {
          case: 'attached',
          value: {
            match: card(),
            number: this.number,
            lastCommand: 0,
            coaching: [
              {
                when: 'move',
                words:
                  'Point at a team that glows, choose Move, and click on the table to draw its way. Nothing happens until you seal your orders.',
              },
              { when: 'cover', words: 'A team that gives covering fire stays where it is.' },
            ],
          },
        });
        return this.tell(0, { case: 'fresh', value: { number: this.number, picture: laid() } });
      case 'readPast': {
        const { from } = body.value;
        const first = from <= 1 ? { first: toBinary(PictureSchema, laid()) } : {};
        return this.tell(request, {
          case: 'past',
          value: { ...first, told: this.told.slice(Math.max(0, from - 1)) },
        });
      }
      case 'forecast':
        return this.tell(request, { case: 'forecast', value: forecast(body.value.action!) });
      case 'act':
        this.step(body.value.action!);
        return this.tell(request, {
          case: 'acted',
          value: { command: body.value.command, number: this.number },
        });
    }
  }

  private step(action: Action): void {
    const update =
      action.verb === 'move'
        ? moved(action)
        : action.verb === 'press on' || action.verb === 'take cover'
          ? answered(action.verb)
          : noted(action);
    const bytes = toBinary(
      UpdateSchema,
      create(UpdateSchema, { ...update, number: ++this.number }),
    );
    this.told.push(bytes);
    this.tell(0, { case: 'told', value: bytes });
  }
}

type Update = MessageInitShape<typeof UpdateSchema>;

const forecast = (action: Action) =>
  action.verb === 'move'
    ? {
        cost: inch(7.4),
        allowance: inch(12),
        odds: [
          { of: 'moves its full Bravado', good: 26, in: 36 },
          { of: 'loses a figure', good: 10, in: 36 },
        ],
        marks: [
          { at: at(17, 16), words: 'A card comes within 18″ here.' },
          { at: at(18.4, 19.4), words: 'It enters the cone at long range.' },
        ],
        notes: ['If it stops in the open it throws again at the end of the turn.'],
        merit: 30,
      }
    : action.verb === 'press on'
      ? {
          odds: [
            { of: 'goes on', good: 26, in: 36 },
            { of: 'loses another figure', good: 6, in: 36 },
          ],
          notes: ['5.3″ of its way are left.'],
          merit: 30,
        }
      : { odds: [], notes: ['It stays here until it leaves cover.'], merit: 20 };

const gone = (verbs: ReturnType<typeof offers>) =>
  verbs.map((one) => ({ verb: one.verb, piece: one.piece }));

function moved(action: Action): Update {
  const path = action.answers[0]?.kind;
  const xy = path?.case === 'path' ? path.value.xy : [];
  const place = { x: xy[xy.length - 2] ?? 0, y: xy[xy.length - 1] ?? 0 };
  const keep = new Set(question().map(offerKey));
  return {
    change: {
      pieces: [
        {
          ...scene().pieces.find((one) => one.label.startsWith('1st section rifles'))!,
          at: { $typeName: 'galloper.play.v1.Point', ...place },
          figures: 3,
          badges: ['under fire'],
        },
        {
          handle: id(8),
          kind: 'gun',
          label: 'Machine gun',
          side: 1,
          at: at(20, 29),
          facing: { x: place.x - inch(20), y: place.y - inch(29) },
          stats: [{ name: 'Bravado', value: 8 }],
        },
      ],
      shapes: [
        {
          role: 'cone',
          whose: id(8),
          index: 0,
          form: {
            case: 'sector',
            value: {
              apex: at(20, 29),
              facing: { x: place.x - inch(20), y: place.y - inch(29) },
              aside: 1,
              ahead: 9,
              reach: inch(18),
              bands: [inch(6), inch(12), inch(18)],
            },
          },
        },
      ],
      offers: question(),
      offersGone: gone(offers()).filter(
        (one) => !keep.has(offerKey({ $typeName: 'galloper.play.v1.OfferKey', ...one })),
      ),
    },
    news: {
      lines: [
        {
          text: '{} sets out.',
          about: [id(2)],
          rule: 'BRV-15',
          throws: [
            {
              purpose: 'How far it moves',
              dice: [
                { sides: 0, face: 4 },
                { sides: 0, face: 4 },
              ],
              total: 8,
              needed: '8 or less',
              verdict: 'It moves 8 inches, but the double costs a figure.',
              good: true,
            },
          ],
        },
        { text: '{} turns up the queen of spades: {}!', about: [id(2), id(8)], rule: 'BRV-25' },
        {
          text: '{} loses a man. Press on, or take cover?',
          about: [id(2)],
          rule: 'BRV-37',
          throws: [
            {
              purpose: 'Going into the cone',
              dice: [
                { sides: 6, face: 5 },
                { sides: 6, face: 4 },
              ],
              modifiers: [{ words: 'the leader is with them', value: 1 }],
              total: 9,
              needed: 'below 8',
              verdict: 'Too much: the team loses its nerve.',
              good: false,
            },
          ],
        },
      ],
      motions: [{ piece: id(2), way: { xy: [...wayOf([at(15, 12.5)]), ...xy] } }],
    },
  };
}

const answered = (verb: string): Update => ({
  change: { offers: offers(), offersGone: gone(question().slice(0, 2)) },
  news: {
    lines: [
      {
        text: verb === 'press on' ? '{} presses on.' : '{} takes cover.',
        about: [id(2)],
        rule: 'BRV-37',
      },
    ],
  },
});

const noted = (action: Action): Update => ({
  change: {},
  news: { lines: [{ text: `Noted: ${action.verb}.`, about: [] }] },
});
