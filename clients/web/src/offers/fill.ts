import { create } from '@bufbuild/protobuf';
import { hexOf } from '../base/bytes';
import { pointsOf, wayLength, type XY } from '../base/lengths';
import {
  ActionSchema,
  PiecesSchema,
  type Action,
  type Answer,
  type Ask,
  type Offer,
} from '../protocol/messages';

// Filling in an offer: one answer for each ask, in any order, since the asks do not depend on each
// other. All of it is form: what an answer means is the server's to say.

export interface Fill {
  offer: Offer;
  answers: (Answer | undefined)[];
  /** The ask that the next click on the table answers. */
  current: number;
}

export type Kind = Exclude<Answer['kind'], { case: undefined }>;

export const answerOf = (kind: Kind): Answer => ({ $typeName: 'galloper.play.v1.Answer', kind });

// Asks that are filled in on the table start blank; the others start with what is proposed. So do
// those for several pieces: what has been picked before is not to be picked once more.
const onTheTable = (ask: Ask) => ['path', 'place', 'piece'].includes(ask.kind.case ?? '');

export function begin(offer: Offer): Fill {
  const answers = offer.asks.map((ask, i) => {
    const only = onlyAnswer(ask);
    if (only) return only;
    return onTheTable(ask) ? undefined : (fitting(ask, offer.proposed[i]) ?? nobody(ask));
  });
  const fill = { offer, answers, current: 0 };
  return { ...fill, current: nextBlank(fill) ?? 0 };
}

/** The offer with all answers as proposed, or nothing where none fit. */
export function suggested(offer: Offer): Fill | undefined {
  const answers = offer.asks.map((ask, i) => fitting(ask, offer.proposed[i]) ?? onlyAnswer(ask));
  const fill = { offer, answers, current: 0 };
  return complete(fill) ? fill : undefined;
}

export function withAnswer(fill: Fill, which: number, answer: Answer | undefined): Fill {
  return { ...fill, answers: fill.answers.map((old, i) => (i === which ? answer : old)) };
}

/** Goes on to the next ask that has no answer, if there is one. */
export function forward(fill: Fill): Fill {
  return { ...fill, current: nextBlank(fill) ?? fill.current };
}

export function nextBlank(fill: Fill): number | undefined {
  const blank = fill.offer.asks.findIndex((ask, i) => !fitting(ask, fill.answers[i]));
  return blank < 0 ? undefined : blank;
}

export const complete = (fill: Fill) => nextBlank(fill) === undefined;

export function actionOf(fill: Fill): Action | undefined {
  if (!complete(fill)) return undefined;
  return create(ActionSchema, {
    verb: fill.offer.verb,
    piece: fill.offer.piece,
    answers: fill.answers.map((answer) => answer!),
  });
}

function fitting(ask: Ask, answer: Answer | undefined): Answer | undefined {
  return answer && fits(ask, answer) ? answer : undefined;
}

// A question with one possible answer is not asked.
function onlyAnswer(ask: Ask): Answer | undefined {
  const kind = ask.kind;
  if (kind.case === 'piece' && kind.value.candidates.length === 1)
    return answerOf({ case: 'piece', value: kind.value.candidates[0]! });
  if (kind.case === 'choice' && kind.value.choices.length === 1)
    return answerOf({ case: 'choice', value: 0 });
  return undefined;
}

// Where nobody has to be picked, nobody is an answer from the first.
const nobody = (ask: Ask) =>
  fitting(ask, answerOf({ case: 'pieces', value: create(PiecesSchema, { handles: [] }) }));

const inside = (p: XY, low: XY, high: XY) =>
  low.x <= p.x && p.x <= high.x && low.y <= p.y && p.y <= high.y;

/** Whether an answer has the form that an ask wants. */
export function fits(ask: Ask, answer: Answer): boolean {
  const asked = ask.kind;
  const given = answer.kind;
  if (asked.case === undefined || asked.case !== given.case) return false;
  switch (asked.case) {
    case 'path': {
      const corners = pointsOf((given.value as { xy: number[] }).xy);
      const { from, low, high, reach } = asked.value;
      if (!from || !low || !high || corners.length === 0) return false;
      if (corners.length > asked.value.corners) return false;
      return corners.every((p) => inside(p, low, high)) && wayLength(from, corners) <= reach;
    }
    case 'place': {
      const place = given.value as { at?: XY; facing?: XY };
      if (!place.at || (asked.value.facing && !place.facing)) return false;
      return asked.value.within.some((way) => holds(pointsOf(way.xy), place.at!));
    }
    case 'piece':
      return has(asked.value.candidates, given.value as Uint8Array);
    case 'pieces': {
      const handles = (given.value as { handles: Uint8Array[] }).handles;
      const once = new Set(handles.map(hexOf)).size === handles.length;
      const many = asked.value.least <= handles.length && handles.length <= asked.value.most;
      return once && many && handles.every((handle) => has(asked.value.candidates, handle));
    }
    case 'choice':
      return (given.value as number) < asked.value.choices.length;
    case 'number': {
      const number = given.value as number;
      return asked.value.least <= number && number <= asked.value.most;
    }
    case 'points': {
      const shares = (given.value as { shares: { points: number }[] }).shares;
      const sum = shares.reduce((total, share) => total + share.points, 0);
      return asked.value.least <= sum && sum <= asked.value.most;
    }
    case 'text':
      return new TextEncoder().encode(given.value as string).length <= asked.value.most;
  }
}

const has = (list: readonly Uint8Array[], handle: Uint8Array) =>
  list.some((one) => hexOf(one) === hexOf(handle));

/** Whether a point lies inside an outline or on its edge, by whole numbers. */
export function holds(outline: readonly XY[], p: XY): boolean {
  let odd = false;
  for (let i = 0; i < outline.length; i++) {
    const a = outline[i]!;
    const b = outline[(i + 1) % outline.length]!;
    const cross = (b.x - a.x) * (p.y - a.y) - (b.y - a.y) * (p.x - a.x);
    const low = { x: Math.min(a.x, b.x), y: Math.min(a.y, b.y) };
    const high = { x: Math.max(a.x, b.x), y: Math.max(a.y, b.y) };
    if (cross === 0 && inside(p, low, high)) return true;
    if (a.y > p.y !== b.y > p.y && cross > 0 === b.y > a.y) odd = !odd;
  }
  return odd;
}
