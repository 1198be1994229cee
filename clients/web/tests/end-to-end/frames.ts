import { writeFileSync } from 'node:fs';
import { fromBinary } from '@bufbuild/protobuf';
import { ServerFrameSchema } from '../../src/protocol/messages';

// What arrived at a browser, read as bytes and as messages.

const FACE =
  /(ace|two|three|four|five|six|seven|eight|nine|ten|jack|queen|king) of (clubs|diamonds|hearts|spades)/g;

/** Every card's face that is named anywhere in these bytes. */
export function facesIn(frames: readonly Buffer[]): Set<string> {
  return new Set(frames.flatMap((frame) => frame.toString('latin1').match(FACE) ?? []));
}

/** How many pieces of a kind a whole picture holds, or nothing where the frame is no picture. */
export function countIn(frame: Buffer, kind: string): number | undefined {
  const { body } = fromBinary(ServerFrameSchema, frame);
  if (body.case !== 'fresh') return undefined;
  return body.value.picture?.pieces.filter((piece) => piece.kind === kind).length;
}

/**
 * With GALLOPER_RECORD set, writes the pictures and updates that arrived to that file, each after its
 * length in four bytes: this is how tests/fixtures/played.frames is made anew.
 */
export function record(frames: readonly Buffer[]): void {
  const path = process.env.GALLOPER_RECORD;
  if (!path) return;
  const kept = frames.filter((frame) =>
    ['fresh', 'told'].includes(fromBinary(ServerFrameSchema, frame).body.case ?? ''),
  );
  const parts = kept.flatMap((frame) => {
    const length = Buffer.alloc(4);
    length.writeUInt32BE(frame.length);
    return [length, frame];
  });
  writeFileSync(path, Buffer.concat(parts));
}
