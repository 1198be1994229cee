import { fromBinary } from '@bufbuild/protobuf';
import { fold } from '../picture/fold';
import { tableOf, type Table } from '../picture/table';
import { PictureSchema, UpdateSchema, type Past, type PictureDiff } from '../protocol/messages';
import { entriesOf, type Entry } from './entry';

// A piece that has gone keeps its name here, for the lines that speak of it.
const keepingNames = (change: PictureDiff | undefined) =>
  change && { ...change, piecesGone: [], groundGone: [] };

/** What happened before one came, from what one's eyes were told then. */
export function entriesOfPast(past: Past, now: Table): Entry[] {
  let table = namesOf(now, tableOf(fromBinary(PictureSchema, past.first)));
  return past.told.flatMap((bytes) => {
    const update = fromBinary(UpdateSchema, bytes);
    const before = table;
    table = fold(table, keepingNames(update.change));
    return entriesOf(update.news, before, table, update.number);
  });
}

const namesOf = (now: Table, first: Table): Table => ({
  ...first,
  pieces: new Map([...now.pieces, ...first.pieces]),
  ground: new Map([...now.ground, ...first.ground]),
});
