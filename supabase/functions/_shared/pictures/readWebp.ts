import { asciiOf, joinBytes, type PlainPicture, slice, viewOf } from './plainPicture';

/** One picture with its transparency. EXIF, XMP, colour profiles and animations are not among them. */
const kept = new Set(['VP8X', 'VP8 ', 'VP8L', 'ALPH']);
/** Of the first byte of VP8X: all that it may still promise is transparency. */
const transparency = 0x10;

/** A WebP without its metadata and without what follows it; nothing for other bytes. Throws `RangeError` for a broken one. */
export function readWebp(bytes: Uint8Array): PlainPicture | undefined {
  if (asciiOf(bytes, 0, 4) !== 'RIFF' || asciiOf(bytes, 8, 12) !== 'WEBP') return undefined;
  const view = viewOf(bytes);
  const end = Math.min(bytes.byteLength, 8 + view.getUint32(4, true));
  const parts: Uint8Array[] = [];
  const sizes: Size[] = [];
  for (let at = 12; at + 8 <= end;) {
    const name = asciiOf(bytes, at, at + 4);
    const length = view.getUint32(at + 4, true);
    const next = at + 8 + length + (length % 2);
    const chunk = Uint8Array.from(slice(bytes, at, Math.min(next, end)));
    if (chunk.byteLength < 8 + length) throw new RangeError('The picture ends before');
    if (kept.has(name)) {
      if (name === 'VP8X') chunk[8] = (chunk[8] ?? 0) & transparency;
      sizes.push(...sizeOf(name, viewOf(chunk)));
      parts.push(chunk);
    }
    at = next;
  }
  const pictures = parts.filter((part) => asciiOf(part, 0, 3) === 'VP8' && part[3] !== 0x58);
  const [size] = sizes;
  // A head that says less than the picture has would let any number of pixels through.
  const agree = sizes.every(({ width, height }) => width === size?.width && height === size.height);
  if (!size || !agree || pictures.length !== 1) return undefined;
  const body = joinBytes(parts);
  const head = Uint8Array.from(slice(bytes, 0, 12));
  viewOf(head).setUint32(4, body.byteLength + 4, true);
  return { type: 'image/webp', extension: 'webp', ...size, bytes: joinBytes([head, body]) };
}

type Size = Pick<PlainPicture, 'width' | 'height'>;

/** Pixels, by the kind of chunk (RFC 9649, section 2); none of a chunk that tells none. */
function sizeOf(name: string, chunk: DataView): Size[] {
  if (name === 'VP8X') return [{ width: 1 + uint24(chunk, 12), height: 1 + uint24(chunk, 15) }];
  if (name === 'VP8 ')
    return [{ width: chunk.getUint16(14, true) & 0x3fff, height: chunk.getUint16(16, true) & 0x3fff }];
  if (name !== 'VP8L' || chunk.getUint8(8) !== 0x2f) return [];
  const bits = chunk.getUint32(9, true);
  return [{ width: 1 + (bits & 0x3fff), height: 1 + ((bits >>> 14) & 0x3fff) }];
}

const uint24 = (chunk: DataView, at: number) => chunk.getUint16(at, true) | (chunk.getUint8(at + 2) << 16);
