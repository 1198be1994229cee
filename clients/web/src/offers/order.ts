import { hexOf } from '../base/bytes';
import type { Table } from '../picture/table';
import type { Offer } from '../protocol/messages';
import { suggested } from './fill';

// How offers are laid out: by the piece that would act, those without a piece apart.

export interface Group {
  /** The piece's handle, or nothing for what concerns the whole table. */
  handle: string | undefined;
  label: string;
  offers: Offer[];
}

const byMerit = (a: Offer, b: Offer) => b.merit - a.merit;

export function grouped(table: Table): Group[] {
  const groups = new Map<string, Group>();
  for (const offer of table.offers.values()) {
    const handle = hexOf(offer.piece);
    const label = table.pieces.get(handle)?.label ?? '';
    const group = groups.get(handle) ?? { handle: handle || undefined, label, offers: [] };
    group.offers.push(offer);
    groups.set(handle, group);
  }
  const list = [...groups.values()];
  for (const group of list) group.offers.sort(byMerit);
  return list.sort(
    (a, b) =>
      a.label.localeCompare(b.label, undefined, { numeric: true }) ||
      (a.handle ?? '').localeCompare(b.handle ?? ''),
  );
}

export const ofPieces = (table: Table) => grouped(table).filter((group) => group.handle);

// More pieces than this and those that have nothing much to do are folded away.
export const MANY = 6;

export interface Laid {
  /** Verbs that only a few of many pieces have. */
  rare: ReadonlySet<string>;
  /** In sight: what is pointed at, who commands others, then what there is most to be said for. */
  busy: Group[];
  /** What nobody advises anything about just now. */
  quiet: Group[];
  many: boolean;
}

// What only a few can do is what the others wait for; what most can do at any time stands anyway.
const FEW = 0.5;

function rareVerbs(groups: readonly Group[]): Set<string> {
  const counts = new Map<string, number>();
  for (const group of groups)
    for (const verb of new Set(group.offers.map((offer) => offer.verb)))
      counts.set(verb, (counts.get(verb) ?? 0) + 1);
  return new Set([...counts].flatMap(([verb, n]) => (n <= FEW * groups.length ? [verb] : [])));
}

/** Of many pieces only those come into sight that have something to do, or are pointed at. */
export function laidOut(
  groups: readonly Group[],
  selected: string | undefined,
  commands: (handle: string) => boolean = () => false,
): Laid {
  const first = (group: Group) => group.handle === selected;
  const many = groups.length > MANY;
  const merit = (group: Group) => Math.max(...group.offers.map((offer) => offer.merit));
  const rare = rareVerbs(groups);
  const lively = (group: Group) =>
    first(group) || merit(group) > 0 || group.offers.some((offer) => rare.has(offer.verb));
  const over = (group: Group) => Number(merit(group) > 0 && commands(group.handle ?? ''));
  const sorted = [...groups].sort(
    (a, b) =>
      Number(first(b)) - Number(first(a)) || (many ? over(b) - over(a) || merit(b) - merit(a) : 0),
  );
  if (!many) return { busy: sorted, quiet: [], many, rare };
  return {
    busy: sorted.filter(lively),
    quiet: sorted.filter((group) => !lively(group)),
    many,
    rare,
  };
}

/** What is played for whoever does nothing is the next step, also where it is one piece's. */
export const nextOf = (table: Table): Offer | undefined =>
  [...table.offers.values()].find((one) => one.isDefault && one.piece.length > 0 && !grave(one));

/** What the table asks, as far as that is one question: by what concerns all of it. */
export const questionOf = (table: Table): string =>
  [...table.offers.values()]
    .filter((offer) => offer.piece.length === 0 && !grave(offer))
    .map((offer) => offer.verb)
    .join();

/** The offer that there is most to be said for, of those that can be taken as proposed. */
export function best(table: Table): Offer | undefined {
  return [...table.offers.values()].filter(suggested).sort(byMerit)[0];
}

/** The ask that draws a way, where an offer has just one of them. */
export function wayAsk(offer: Offer): number | undefined {
  const ways = offer.asks.flatMap((ask, i) => (ask.kind.case === 'path' ? [i] : []));
  return ways.length === 1 ? ways[0] : undefined;
}

/** What dragging from a piece would draw a way for: the likeliest of its offers that want one. */
export function drawable(table: Table, handle: string): Offer | undefined {
  return [...table.offers.values()]
    .filter(
      (offer) => hexOf(offer.piece) === handle && !grave(offer) && wayAsk(offer) !== undefined,
    )
    .sort(byMerit)[0];
}

/** An offer that hardly anybody means to take: it asks twice. */
export const grave = (offer: Offer) => offer.merit < 0;
