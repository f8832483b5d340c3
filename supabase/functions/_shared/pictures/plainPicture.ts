/** A picture that is nothing but a picture. */
export interface PlainPicture {
  type: 'image/jpeg' | 'image/png' | 'image/webp';
  /** Of its name in storage. */
  extension: 'jpg' | 'png' | 'webp';
  /** Pixels. */
  width: number;
  height: number;
  bytes: Uint8Array<ArrayBuffer>;
}

/** The parts, one after another. */
export function joinBytes(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const joined = new Uint8Array(parts.reduce((sum, part) => sum + part.byteLength, 0));
  let at = 0;
  for (const part of parts) {
    joined.set(part, at);
    at += part.byteLength;
  }
  return joined;
}

/** Bytes as text, one character each. */
export const asciiOf = (bytes: Uint8Array, from: number, to: number): string =>
  String.fromCharCode(...bytes.subarray(from, to));

/** A view that throws `RangeError` where it is read beyond its end. */
export const viewOf = (bytes: Uint8Array): DataView =>
  new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

/** The bytes between two places. Throws `RangeError` beyond the end. */
export function slice(bytes: Uint8Array, from: number, to: number): Uint8Array {
  if (to > bytes.byteLength || from > to) throw new RangeError('The picture ends before');
  return bytes.subarray(from, to);
}
