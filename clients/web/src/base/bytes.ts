// Handles, tokens and entropy are bytes. As keys, and in storage and links, they are written in
// hexadecimal, which sorts as the bytes do.

export function hexOf(bytes: Uint8Array): string {
  let text = '';
  for (const byte of bytes) text += byte.toString(16).padStart(2, '0');
  return text;
}

/** The bytes of a hexadecimal text, or nothing where it is not one. */
export function bytesOf(hex: string): Uint8Array | undefined {
  if (hex.length % 2 !== 0 || !/^[0-9a-f]*$/i.test(hex)) return undefined;
  const bytes = new Uint8Array(hex.length / 2);
  for (let i = 0; i < bytes.length; i++) bytes[i] = parseInt(hex.slice(2 * i, 2 * i + 2), 16);
  return bytes;
}

/** Entropy that goes into the dice of a match. */
export function entropy(length = 32): Uint8Array {
  return crypto.getRandomValues(new Uint8Array(length));
}

/** Text in the order of its UTF-8 bytes, as the server sorts it: by code point, not by UTF-16. */
export function compareText(a: string, b: string): number {
  const left = [...a];
  const right = [...b];
  for (let i = 0; i < left.length && i < right.length; i++) {
    const step = left[i]!.codePointAt(0)! - right[i]!.codePointAt(0)!;
    if (step !== 0) return step;
  }
  return left.length - right.length;
}
