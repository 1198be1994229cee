import { fromBinary } from '@bufbuild/protobuf';
import { fold } from '../src/picture/fold';
import { tableOf, type Table } from '../src/picture/table';
import { ServerFrameSchema, UpdateSchema } from '../src/protocol/messages';

/** A picture as updates made it, and the same drawn afresh by the server. */
export interface Pair {
  number: number;
  folded: Table;
  fresh: Table;
}

/** Follows what a viewer was sent, and brings the two together wherever a whole picture comes again. */
export function pairsIn(frames: readonly Uint8Array[]): { pairs: Pair[]; updates: number } {
  const pairs: Pair[] = [];
  let table: Table | undefined;
  let number = 0;
  let updates = 0;
  for (const bytes of frames) {
    const { body } = fromBinary(ServerFrameSchema, bytes);
    if (body.case === 'fresh' && body.value.picture) {
      const fresh = tableOf(body.value.picture);
      if (table && number === body.value.number) pairs.push({ number, folded: table, fresh });
      table = fresh;
      number = body.value.number;
    }
    if (body.case !== 'told' || !table) continue;
    const update = fromBinary(UpdateSchema, body.value);
    if (update.number !== number + 1) continue;
    table = fold(table, update.change);
    number = update.number;
    updates++;
  }
  return { pairs, updates };
}

/** A table with its lists in the order in which they stand, so that order is compared too. */
export const spelled = (table: Table) =>
  Object.fromEntries(
    Object.entries(table).map(([name, list]) => [
      name,
      list instanceof Map ? [...list] : (list as unknown),
    ]),
  );
