import { create, type MessageInitShape } from '@bufbuild/protobuf';
import { wayOf, type XY } from '../base/lengths';
import {
  GamesSchema,
  OfferSchema,
  PictureSchema,
  type Ask,
  type Games,
  type Offer,
  type Picture,
  type PieceSchema,
  AskSchema,
} from '../protocol/messages';

// A hand-made table to look at while there is no server: nothing here knows a rule.

export const inch = (n: number) => Math.round(n * 254);
export const at = (x: number, y: number): XY => ({ x: inch(x), y: inch(y) });
export const id = (n: number) => new Uint8Array([7, 0, 0, 0, 0, 0, 0, n]);

const outline = (...xy: number[]) => ({ xy: xy.map(inch) });
type PieceInit = MessageInitShape<typeof PieceSchema>;

const team = (
  n: number,
  label: string,
  x: number,
  y: number,
  figures: number,
  badges: string[] = [],
): PieceInit => ({
  handle: id(n),
  kind: 'team',
  label,
  side: 0,
  at: at(x, y),
  figures,
  stats: [{ name: 'Bravado', value: 8 }],
  badges: [/LMG/.test(label) ? 'light machine gun' : 'rifles', 'Internationals', ...badges],
});

const back = (n: number, x: number, y: number, fx = 0, fy = -1): PieceInit => ({
  handle: id(n),
  kind: 'card',
  label: 'a face-down card',
  side: 1,
  at: at(x, y),
  facing: { x: fx, y: fy },
  width: 640,
  depth: 890,
  badges: ['face down'],
});

const PIECES: PieceInit[] = [
  team(1, 'Headquarters', 23, 8, 3),
  team(2, '1st section rifles', 15, 12.5, 4),
  team(3, '1st section LMG', 12, 9, 3, ['in cover']),
  team(4, '2nd section rifles', 30, 13, 2, ['pinned']),
  team(5, '2nd section LMG', 34, 9, 3),
  {
    handle: id(6),
    kind: 'leader',
    label: 'Lieutenant Ferrer',
    side: 0,
    at: at(23, 8),
    with: id(1),
    stats: [{ name: 'Bravado', value: 8 }],
    badges: ['platoon leader', 'leads'],
  },
  back(7, 10, 26),
  back(8, 20, 29),
  back(9, 36, 27, -1, -2),
  back(10, 42, 24, -1, -1),
  { ...back(11, 29, 31), label: 'The queen of hearts', badges: [] },
  {
    handle: id(12),
    kind: 'gun',
    width: 254,
    depth: 254,
    badges: ['firing', 'regulars'],
    label: 'Machine gun',
    side: 1,
    at: at(26, 24),
    facing: { x: -7, y: -9 },
    stats: [
      { name: 'Bravado', value: 8 },
      { name: 'lost', value: 1 },
    ],
  },
];

const PATH: Ask = create(AskSchema, {
  label: 'Where to',
  kind: {
    case: 'path',
    value: { from: at(15, 12.5), reach: inch(12), low: at(0, 0), high: at(48, 36), corners: 8 },
  },
});

export const offers = (): Offer[] =>
  [
    {
      verb: 'move',
      piece: id(2),
      label: 'Move',
      rule: 'BRV-14',
      asks: [PATH],
      merit: 40,
      proposed: [
        { kind: { case: 'path' as const, value: { xy: wayOf([at(17, 16), at(19, 21)]) } } },
      ],
    },
    { verb: 'stay', piece: id(2), label: 'Stay', merit: 5 },
    {
      verb: 'cover',
      piece: id(3),
      label: 'Cover others with fire',
      rule: 'BRV-46',
      merit: 30,
      asks: [
        {
          label: 'Which gun',
          kind: { case: 'piece' as const, value: { candidates: [id(12), id(9)] } },
        },
      ],
    },
    {
      verb: 'fire',
      piece: id(3),
      label: 'Fire at a gun',
      rule: 'BRV-47',
      merit: 12,
      asks: [
        { label: 'Which gun', kind: { case: 'piece' as const, value: { candidates: [id(12)] } } },
      ],
    },
    {
      verb: 'rally',
      piece: id(6),
      label: 'Rally a team',
      rule: 'BRV-54',
      merit: 20,
      asks: [
        {
          label: 'Which team',
          kind: {
            case: 'pieces' as const,
            value: { candidates: [id(4), id(5), id(1)], least: 1, most: 2 },
          },
        },
      ],
    },
    {
      verb: 'standing',
      piece: id(5),
      label: 'Standing answer',
      asks: [
        {
          label: 'Press on while',
          kind: {
            case: 'choice' as const,
            value: { choices: ['never', 'the chance is even', 'the chance is good'] },
          },
        },
        {
          label: 'Figures at least',
          kind: { case: 'number' as const, value: { least: 1, most: 3 } },
        },
      ],
    },
    {
      verb: 'lay',
      label: 'Lay a card',
      asks: [
        {
          label: 'Where',
          kind: {
            case: 'place' as const,
            value: { within: [outline(4, 20, 44, 20, 44, 34, 4, 34)], facing: true },
          },
        },
      ],
      merit: 1,
    },
    {
      verb: 'share',
      label: 'Hand out points',
      asks: [
        {
          label: 'Points',
          kind: {
            case: 'points' as const,
            value: {
              among: [
                { piece: id(2), most: 3 },
                { piece: id(5), most: 2 },
              ],
              least: 1,
              most: 4,
            },
          },
        },
      ],
    },
    { verb: 'seal', label: 'Seal the orders', rule: 'BRV-12', isDefault: true, merit: 10 },
    { verb: 'resign', label: 'Resign', merit: -100 },
  ].map((one) => create(OfferSchema, one as MessageInitShape<typeof OfferSchema>));

export const question = (): Offer[] =>
  [
    { verb: 'press on', piece: id(2), label: 'Press on', rule: 'BRV-37', merit: 30 },
    {
      verb: 'take cover',
      piece: id(2),
      label: 'Take cover here',
      rule: 'BRV-40',
      isDefault: true,
      merit: 20,
    },
    { verb: 'resign', label: 'Resign', merit: -100 },
  ].map((one) => create(OfferSchema, one));

export const scene = (): Picture =>
  create(PictureSchema, {
    low: { x: 0, y: 0 },
    high: at(48, 36),
    unit: 'in',
    sides: ['International Brigade', 'Defenders'],
    ground: [
      {
        handle: id(101),
        kind: 'wood',
        label: 'Pine wood',
        outline: outline(4, 14, 9, 13, 11.5, 17, 9, 21, 4.5, 20),
      },
      {
        handle: id(102),
        kind: 'building',
        label: 'Farm',
        outline: outline(31, 20, 35, 20, 35, 23, 31, 23),
        height: 1,
      },
      {
        handle: id(103),
        kind: 'crest',
        label: 'Hill 404',
        outline: outline(13, 25, 19, 24, 26, 27, 27, 32, 19, 34, 12, 31),
        height: 1,
      },
      {
        handle: id(104),
        kind: 'olive grove',
        label: 'Olives',
        outline: outline(36, 12, 44, 11, 45, 18, 37, 18.5),
      },
      {
        handle: id(105),
        kind: 'road',
        label: '',
        outline: outline(0, 10, 14, 16, 29, 18, 48, 21, 48, 22, 29, 19, 14, 17, 0, 11),
      },
      {
        handle: id(106),
        kind: 'rough ground',
        label: 'Gully',
        outline: outline(20, 12, 26, 11.5, 27, 14, 21, 15),
      },
    ],
    pieces: PIECES,
    shapes: [
      {
        role: 'cone',
        whose: id(12),
        index: 0,
        label: 'cone of fire',
        form: {
          case: 'sector',
          value: {
            apex: at(26, 24),
            facing: { x: -7, y: -9 },
            aside: 1,
            ahead: 9,
            reach: inch(18),
            bands: [inch(6), inch(12), inch(18)],
          },
        },
      },
      {
        role: 'order',
        whose: id(5),
        index: 0,
        form: { case: 'line', value: { xy: wayOf([at(34, 9), at(37, 13), at(36, 17)]) } },
      },
      {
        role: 'zone',
        index: 0,
        label: 'Defence zone',
        form: { case: 'polygon', value: outline(2, 20, 46, 20, 46, 35, 2, 35) },
      },
    ],
    gauges: [
      { name: 'figures lost', value: 3, of: 18 },
      { name: 'phase', value: 2, words: 'Orders' },
      { name: 'turn', value: 3, of: 12 },
    ],
    facts: [
      { name: 'aim', words: 'Take or silence every machine gun within 12 turns.' },
      { name: 'cards', words: 'One of six cards has been turned.' },
    ],
    offers: offers(),
    awaited: [0],
  });

export const games = (): Games =>
  create(GamesSchema, {
    rulesets: [
      {
        name: 'bravado',
        title: 'Bravado',
        version: 1,
        options: [
          {
            name: 'losBlocks',
            label: 'Buildings and crests stop the cone',
            rule: 'BRV-9',
            values: [
              { value: 'off', words: 'no' },
              { value: 'solid', words: 'yes, what is higher than both ends' },
            ],
          },
          {
            name: 'gun.traverse',
            label: 'How far a gun can be swung',
            rule: 'BRV-30',
            values: [
              { value: '90', words: '90 degrees either side' },
              { value: '180', words: 'all round' },
              { value: '45', words: '45 degrees either side' },
            ],
          },
        ],
        presets: [
          { name: 'as printed', options: { 'gun.traverse': '180' } },
          { name: 'recommended', options: { losBlocks: 'solid' } },
        ],
      },
    ],
    scenarios: [
      {
        name: 'platoon-attack',
        title: 'The platoon attack',
        ruleset: 'bravado',
        summary:
          'Volunteers of the International Brigades must clear a ridge that somebody holds; where, nobody can say.',
        sides: ['International Brigade', 'Defenders'],
        briefings: [
          'Six places look like a position. Find the guns and take them.',
          'Hold the ridge.',
        ],
        howItIsWon: 'No gun is left and every card is turned.',
        minutes: 40,
        figures: [
          'About 8 turns. The attack wins about half its games.',
          'Won by the attack: 54 of 100.',
        ],
      },
      {
        name: 'skirmish',
        title: 'A short fight',
        ruleset: 'bravado',
        summary: 'Two sections against four cards: a game for a coffee break.',
        sides: ['Militia', 'Defenders'],
        briefings: ['', ''],
        howItIsWon: 'Silence the guns in eight turns.',
        minutes: 20,
      },
    ],
  });
