// What a stretch of ground looks like. A kind that is not known is a plain tinted outline.

export type Sort =
  | 'wood'
  | 'grove'
  | 'building'
  | 'village'
  | 'hill'
  | 'water'
  | 'road'
  | 'field'
  | 'rough'
  | 'wall'
  | 'trench'
  | 'bridge'
  | 'ford'
  | 'plain';

export interface Land {
  sort: Sort;
  fill: string;
  edge: string;
  crowns: [string, string, string];
}

const NONE: Land['crowns'] = ['', '', ''];

const LANDS: [RegExp, Land][] = [
  [/bridge|viaduct/, { sort: 'bridge', fill: '#b3945f', edge: '#4a3820', crowns: NONE }],
  [
    /olive|orchard|grove|vine/,
    { sort: 'grove', fill: '#a39c63', edge: '#55603a', crowns: ['#7f8c59', '#8b9764', '#738052'] },
  ],
  [
    /wood|forest|tree|copse|thicket/,
    { sort: 'wood', fill: '#5d6b39', edge: '#2d3a1c', crowns: ['#4a6130', '#557038', '#3f5529'] },
  ],
  [
    /village|town|hamlet|built-?up|houses/,
    { sort: 'village', fill: '#bfae86', edge: '#6d5d3d', crowns: NONE },
  ],
  [
    /building|house|farm|church|mill|barn|ruin/,
    { sort: 'building', fill: '#b0573a', edge: '#5e2c1c', crowns: NONE },
  ],
  [
    /crest|hill|ridge|height|knoll/,
    { sort: 'hill', fill: '#b5aa70', edge: '#7c7144', crowns: NONE },
  ],
  [/\bford\b/, { sort: 'ford', fill: '#b9c4ae', edge: '#6f7f73', crowns: NONE }],
  [
    /river|stream|water|lake|pond|canal|marsh/,
    { sort: 'water', fill: '#6f95a3', edge: '#4b6c78', crowns: NONE },
  ],
  [/dry bed/, { sort: 'rough', fill: '#b3a379', edge: '#8b7d57', crowns: NONE }],
  [/road|track|path|street/, { sort: 'road', fill: '#c9b384', edge: '#9c8659', crowns: NONE }],
  [/field|crop|plough|wheat/, { sort: 'field', fill: '#c2a860', edge: '#8d783d', crowns: NONE }],
  [
    /rough|scrub|rock|brush|boulder|gully/,
    { sort: 'rough', fill: '#8d8458', edge: '#6d6641', crowns: NONE },
  ],
  [/trench|dugout|foxhole/, { sort: 'trench', fill: '#5d472b', edge: '#34260f', crowns: NONE }],
  [/wall|hedge|fence|wire/, { sort: 'wall', fill: '#8b7f6b', edge: '#4f4738', crowns: NONE }],
];

/** Of a wood the label may say more than the kind: an olive grove is no forest. */
export function landOf(kind: string, label = ''): Land {
  const trees = /wood|copse|tree/.test(kind) && /olive|almond|orchard|vine/i.test(label);
  const dry = /stream|river/.test(kind) && /dry/i.test(label);
  const words = trees ? 'grove' : dry ? 'dry bed' : kind.toLowerCase();
  return (
    LANDS.find(([known]) => known.test(words))?.[1] ?? {
      sort: 'plain',
      fill: '#c9c096',
      edge: '#5f5a3c',
      crowns: NONE,
    }
  );
}

// What lies flat is drawn before what stands on it.
const RISE: Record<Sort, number> = {
  plain: 0,
  hill: 1,
  field: 2,
  water: 3,
  road: 4,
  ford: 5,
  bridge: 6,
  rough: 7,
  trench: 8,
  grove: 9,
  wood: 10,
  wall: 11,
  village: 12,
  building: 13,
};

export const isBuilt = (kind: string) => ['building', 'village'].includes(landOf(kind).sort);
export const rise = (kind: string) => RISE[landOf(kind).sort];
