import { create, type MessageInitShape } from '@bufbuild/protobuf';
import { PictureSchema, type Picture, type PieceSchema } from '../protocol/messages';

// Every figure, mark and kind of ground on one table, to be looked at: ?fake=brigades.

type PieceInit = MessageInitShape<typeof PieceSchema>;

const cm = (n: number) => Math.round(n * 100);
const id = (n: number) => new Uint8Array([8, 0, 0, 0, 0, 0, n >> 8, n & 255]);
const outline = (...xy: number[]) => ({ xy: xy.map(cm) });
const box = (x: number, y: number, right: number, top: number) =>
  outline(x, y, right, y, right, top, x, top);

const KINDS = [
  'army HQ',
  'brigade HQ',
  'battalion HQ',
  'rifles',
  'rifles',
  'machine gun',
  'anti-tank gun',
  'mortar',
  'tank',
  'truck',
  'motorcycle',
  'rider',
  'spotter',
  'memory',
  'supply dump',
];
const ROUND = /motorcycle|rider|spotter/;
const MARKS = [
  ['disordered'],
  ['in cover'],
  ['entrenched', 'in cover'],
  ['moved'],
  ['fired', 'moved'],
  ['has acted'],
  ['to move'],
  ['to fire'],
  ['to assault'],
  ['radio'],
  ['will recover', 'disordered'],
  ['out of command'],
  ['holds its fire'],
  ['came by truck'],
];

function rank(side: number, y: number, marked: boolean): PieceInit[] {
  return KINDS.map((kind, i) => ({
    handle: id(side * 400 + y * 4 + i),
    kind,
    label: `${kind} ${i + 1}`,
    side,
    at: { x: cm(6 + i * 6), y: cm(y) },
    ...(ROUND.test(kind) ? {} : { facing: { x: 0, y: side === 0 ? 1 : -1 } }),
    width: cm(ROUND.test(kind) ? 3 : 4),
    depth: cm(ROUND.test(kind) ? 3 : 4),
    stats: /HQ/.test(kind)
      ? [
          { name: 'allowance', value: 4 },
          { name: 'points', value: 2 },
        ]
      : [],
    badges: [...(i === 4 ? ['sub-machine guns'] : []), ...(marked ? (MARKS[i] ?? []) : [])],
  }));
}

const ground = (kind: string, label: string, shape: { xy: number[] }, height = 0) => ({
  kind,
  label,
  outline: shape,
  height,
});

const GROUND = [
  ground('hill', 'Low hill', outline(4, 50, 14, 47, 24, 52, 22, 66, 10, 68, 3, 60), 1),
  ground('hill', 'High hill', outline(28, 50, 40, 47, 48, 54, 45, 66, 34, 68, 27, 60), 2),
  ground('rough', 'Rocks', outline(52, 50, 62, 49, 64, 58, 54, 60)),
  ground('wood', 'Pines', outline(67, 50, 78, 48, 80, 60, 68, 61)),
  ground('wood', 'Olive grove', outline(84, 50, 95, 49, 96, 61, 85, 62)),
  ground(
    'river',
    'Guadarrama',
    outline(0, 40, 30, 38, 60, 41, 96, 39, 96, 43, 60, 45, 30, 42, 0, 44),
  ),
  ground('bridge', 'Bridge', outline(25, 37, 29, 37, 29, 44, 25, 44)),
  ground('ford', 'Ford', outline(66, 39, 71, 39, 71, 46, 66, 46)),
  ground('road', 'Toledo road', outline(25, 28, 29, 28, 29, 37, 25, 37)),
  ground('village', 'Church', box(4, 26, 13, 35), 1),
  ground('village', 'Lower houses', box(14, 26, 22, 33), 1),
  ground('building', 'Mill', box(32, 28, 37, 32), 1),
  ground('wall', 'Cemetery wall', outline(40, 32, 50, 33, 50, 34, 40, 33)),
  ground('trench', 'Old trench', outline(54, 30, 60, 33, 66, 30, 66, 32, 60, 35, 54, 32)),
  ground('field', 'Wheat', box(70, 26, 82, 36)),
  ground('lava', 'Nobody knows', box(85, 26, 95, 36)),
];

export const brigades = (): Picture =>
  create(PictureSchema, {
    low: { x: 0, y: 0 },
    high: { x: cm(96), y: cm(70) },
    unit: 'cm',
    sides: ['Falange', 'Republicans'],
    ground: GROUND.map((one, i) => ({ handle: id(2000 + i), ...one })),
    pieces: [
      ...rank(0, 4, false),
      ...rank(0, 11, true),
      ...rank(1, 17, true),
      ...rank(1, 23, false),
      ...rank(0, 64, false),
      ...rank(1, 69, true),
    ],
    shapes: [
      {
        role: 'zone',
        index: 0,
        label: 'The church and its square, worth 3, held by the Falange',
        form: { case: 'polygon', value: box(3, 25, 23, 36) },
      },
    ],
    gauges: [{ name: 'turn', value: 1, of: 4 }],
    facts: [],
    offers: [],
    awaited: [0],
  });
