// Sections of a match file come as zlib streams. What one unpacks to is bounded: it may have been
// written by anybody.

export const MOST = 256 * 1024 * 1024;

export async function inflate(packed: Uint8Array, most = MOST): Promise<Uint8Array> {
  const stream = new DecompressionStream('deflate');
  const writer = stream.writable.getWriter();
  // What is wrong with the bytes is told to whoever reads.
  void writer.write(packed as Uint8Array<ArrayBuffer>).catch(() => undefined);
  void writer.close().catch(() => undefined);
  const reader = stream.readable.getReader();
  const parts: Uint8Array[] = [];
  let length = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return joined(parts, length);
    parts.push(value);
    length += value.length;
    if (length <= most) continue;
    await reader.cancel();
    throw new Error('This is longer than a transcript may be.');
  }
}

export function joined(parts: readonly Uint8Array[], length: number): Uint8Array {
  const whole = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
