import { hexOf } from '../base/bytes';
import type { Table } from '../picture/table';
import { figureOf } from '../table/figure';
import type { Group, Laid } from './order';

// Who stands under whom, as far as the offers and names tell: of an army's many rows each folds under
// its headquarters.

export interface Branch {
  group: Group;
  under: Branch[];
  /** How many of those under it have something to do. */
  lively: number;
}

/** Of all who may hand out points to a piece, the one who has the fewest others to give to. */
function givers(table: Table): Map<string, string> {
  const nearest = new Map<string, { giver: string; many: number }>();
  for (const offer of table.offers.values()) {
    const giver = hexOf(offer.piece);
    for (const { kind } of giver ? offer.asks : []) {
      if (kind.case !== 'points') continue;
      const takers = kind.value.among.map((cap) => hexOf(cap.piece));
      for (const taker of takers.filter((one) => one !== giver)) {
        const known = nearest.get(taker);
        if (!known || takers.length < known.many)
          nearest.set(taker, { giver, many: takers.length });
      }
    }
  }
  return new Map([...nearest].map(([taker, { giver }]) => [taker, giver]));
}

/** What those are called first who are named after their headquarters: "Lincoln" of "Lincoln HQ". */
function namesakes(table: Table): Map<string, string> {
  const flags = new Map<string, string>();
  for (const [handle, piece] of table.pieces)
    if (figureOf(piece) === 'flag') flags.set(`${piece.side} ${stemOf(piece.label)}`, handle);
  const found = new Map<string, string>();
  for (const [handle, piece] of table.pieces) {
    const [name, rest] = piece.label.split(', ', 2);
    const flag = rest === undefined ? undefined : flags.get(`${piece.side} ${name}`);
    if (flag && flag !== handle) found.set(handle, flag);
  }
  return found;
}

const stemOf = (label: string) => label.replace(/ (HQ|headquarters|staff)$/i, '');

/** The headquarters over each piece that has one. */
export const heads = (table: Table): Map<string, string> =>
  new Map([...namesakes(table), ...givers(table)]);

/** The rows of the panel, those who have something to do before the rest, each under its head. */
export function folded(laid: Laid, over: ReadonlyMap<string, string>, selected?: string) {
  const rows = [...laid.busy, ...laid.quiet];
  const branches = new Map<string, Branch>();
  for (const group of rows) branches.set(group.handle!, { group, under: [], lively: 0 });
  const busy = new Set(laid.busy.map((group) => group.handle!));
  const roots: Branch[] = [];
  for (const branch of branches.values()) {
    const handle = branch.group.handle!;
    const head = handle === selected ? undefined : headIn(branches, over, handle);
    if (!head) roots.push(branch);
    else head.under.push(branch);
    if (head && busy.has(handle)) head.lively++;
  }
  const living = ({ group, under }: Branch): boolean =>
    busy.has(group.handle!) || under.some(living);
  return {
    busy: roots.filter(living),
    quiet: roots.filter((branch) => !living(branch)),
  };
}

// The nearest head that has a row of its own. Two who could give to each other have none.
function headIn(
  branches: ReadonlyMap<string, Branch>,
  over: ReadonlyMap<string, string>,
  handle: string,
): Branch | undefined {
  const passed = new Set([handle]);
  let found: Branch | undefined;
  for (let head = over.get(handle); head; head = over.get(head)) {
    if (passed.has(head)) return undefined;
    passed.add(head);
    found ??= branches.get(head);
  }
  return found;
}

/** Which branches stand open from the first: level by level, while that leaves few rows. */
export function openFirst(roots: readonly Branch[], most: number): Set<string> {
  const open = new Set<string>();
  let rows = roots.length;
  for (let level = roots.filter(has); level.length > 0; level = level.flatMap(below).filter(has)) {
    rows += level.reduce((sum, one) => sum + one.under.length, 0);
    if (rows > most) break;
    for (const one of level) open.add(one.group.handle!);
  }
  return open;
}

const has = (branch: Branch) => branch.under.length > 0;
const below = (branch: Branch) => branch.under;
