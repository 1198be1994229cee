// How badges look: a mood, which is a colour, and for those that are known a sign on a small disc. Words
// that are not known are plain and stand on the piece's card alone.

export type Mood = 'bad' | 'good' | 'off' | 'order' | 'plain';

const MOODS: [RegExp, Mood][] = [
  [/pinned|disorder|under fire|wounded|shaken|exposed|broken|rout|out of command/, 'bad'],
  [/^to /, 'order'],
  [/silenced|\bout\b|gone|captured|acted|done|spent|has rallied|^nothing/, 'off'],
  [/^(has )?(moved|fired)|^came by/, 'off'],
  [/cover|entrenched|dug in|leads|leading|rallied|recover|ready|natural|^machine gun/, 'good'],
];

export function moodOf(badge: string): Mood {
  const words = badge.toLowerCase();
  return MOODS.find(([known]) => known.test(words))?.[1] ?? 'plain';
}

/** What is drawn on the disc, within a circle of 1; its lines are as thick as `stroke`, or it is filled. */
export interface Sign {
  path: string;
  stroke?: number;
}

const ARROW: Sign = { path: 'M-0.55,0H0.5M0.1,-0.42L0.52,0L0.1,0.42', stroke: 0.24 };
const FLASH: Sign = {
  path: 'M0,-0.7L0.16,-0.2L0.66,-0.32L0.3,0.08L0.58,0.54L0.08,0.3L-0.2,0.7L-0.24,0.2L-0.7,0.1L-0.28,-0.14L-0.46,-0.58L-0.06,-0.3Z',
};
const SIGHTS: Sign = {
  path: 'M0,-0.7V-0.2M0,0.2V0.7M-0.7,0H-0.2M0.2,0H0.7M-0.42,0A0.42,0.42 0 1 1 0.42,0A0.42,0.42 0 1 1 -0.42,0',
  stroke: 0.17,
};
const LETTER: Sign = {
  path: 'M-0.58,-0.38H0.58V0.42H-0.58ZM-0.56,-0.34L0,0.1L0.56,-0.34',
  stroke: 0.16,
};
const SIGNS: [RegExp, Sign][] = [
  [/points? for |recovery of|message|letter|dispatch/, LETTER],
  [/out of command/, { path: 'M-0.58,0H-0.2M0.2,0H0.58M-0.12,-0.5L0.12,0.5', stroke: 0.24 }],
  [
    /pinned|disorder|under fire|wounded|shaken|exposed|broken|rout/,
    { path: 'M0,-0.6V0.1M0,0.52V0.56', stroke: 0.32 },
  ],
  [
    /entrenched|dug in/,
    { path: 'M-0.62,0.24L-0.3,-0.28L0,0.24L0.3,-0.28L0.62,0.24', stroke: 0.24 },
  ],
  [/in cover/, { path: 'M-0.5,-0.5H0.5V0Q0.46,0.44 0,0.66Q-0.46,0.44 -0.5,0Z' }],
  [
    /^to (assault|charge|storm)/,
    {
      path: 'M-0.5,-0.5L0.5,0.5M0.5,-0.5L-0.5,0.5M-0.56,0.28L-0.28,0.56M0.56,0.28L0.28,0.56',
      stroke: 0.2,
    },
  ],
  [/^to (move|drive|ride|leave|go|march)/, ARROW],
  [/^to (fire|give|throw|shoot|call)/, SIGHTS],
  [/^to /, { path: 'M-0.4,0.02L-0.08,0.34L0.44,-0.36', stroke: 0.22 }],
  [
    /silenced|\bout of\b|captured/,
    { path: 'M-0.42,-0.42L0.42,0.42M0.42,-0.42L-0.42,0.42', stroke: 0.28 },
  ],
  [/^(has )?moved|^came by/, ARROW],
  [/^(has )?fired/, FLASH],
  [/acted|done|spent|has rallied/, { path: 'M-0.46,0.02L-0.12,0.38L0.5,-0.4', stroke: 0.26 }],
  [
    /radio/,
    {
      path: 'M0,0.62V-0.1M-0.3,-0.06A0.34,0.34 0 0 1 0.3,-0.06M-0.54,-0.2A0.6,0.6 0 0 1 0.54,-0.2',
      stroke: 0.18,
    },
  ],
  [/recover|rally/, { path: 'M0,-0.52V0.52M-0.52,0H0.52', stroke: 0.28 }],
  [
    /sub-?machine|smg/,
    { path: 'M-0.6,-0.2H0.66V0H0.3L0.36,0.5H0.08L0.02,0H-0.16L-0.3,0.34H-0.62Z' },
  ],
  [
    /leads|leading/,
    {
      path: 'M0,-0.7L0.19,-0.22L0.7,-0.2L0.29,0.12L0.44,0.62L0,0.32L-0.44,0.62L-0.29,0.12L-0.7,-0.2L-0.19,-0.22Z',
    },
  ],
];

export function signOf(badge: string): Sign | undefined {
  const words = badge.toLowerCase();
  return SIGNS.find(([known]) => known.test(words))?.[1];
}

const URGENT: Mood[] = ['bad', 'order', 'good', 'plain', 'off'];

/** The badges that have a sign, what presses most first, and no sign twice. */
export function marksOf(badges: readonly string[]): string[] {
  const seen = new Set<Sign>();
  return badges
    .filter((badge) => signOf(badge) !== undefined)
    .sort((a, b) => URGENT.indexOf(moodOf(a)) - URGENT.indexOf(moodOf(b)))
    .filter((badge) => {
      const sign = signOf(badge)!;
      return seen.has(sign) ? false : seen.add(sign);
    });
}

export const isIn = (mood: Mood, badges: readonly string[]) =>
  badges.some((badge) => moodOf(badge) === mood);
export const isDugIn = (badges: readonly string[]) =>
  badges.some((badge) => /entrenched|dug in/i.test(badge));
export const isSpent = (badges: readonly string[]) =>
  badges.some((badge) => /\bacted|\bdone\b|\bspent\b/i.test(badge));

/** An allowance is told apart from what is in hand: a square one for a round coin. */
export const isAllowance = (stat: { name: string }) => /allowance|each turn/i.test(stat.name);
