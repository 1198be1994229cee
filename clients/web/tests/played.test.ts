import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { pairsIn, spelled } from './told';

// Frames that the server's own codec wrote in a played game, up to a question in the middle of a move:
// a whole picture, updates, and the whole picture again.
const bytes = readFileSync(fileURLToPath(new URL('fixtures/played.frames', import.meta.url)));

function framesIn(file: Buffer): Uint8Array[] {
  const frames: Uint8Array[] = [];
  for (let at = 0; at < file.length; ) {
    const length = file.readUInt32BE(at);
    frames.push(file.subarray(at + 4, at + 4 + length));
    at += 4 + length;
  }
  return frames;
}

test('what updates make of the first picture is what the server draws afresh', () => {
  const { pairs, updates } = pairsIn(framesIn(bytes));

  expect(updates).toBeGreaterThan(5);
  expect(pairs.length).toBeGreaterThan(0);
  for (const { folded, fresh } of pairs) expect(spelled(folded)).toEqual(spelled(fresh));
});

test('an update that is left out is noticed: the comparison can fail', () => {
  const frames = framesIn(bytes);
  const { pairs } = pairsIn(frames);
  const last = pairs[pairs.length - 1]!;

  const other = new Map(last.folded.pieces);
  other.delete([...other.keys()][0]!);
  expect(spelled({ ...last.folded, pieces: other })).not.toEqual(spelled(last.fresh));
});
