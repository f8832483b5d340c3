import { asciiOf, joinBytes, type PlainPicture, slice, viewOf } from './plainPicture';

/** Of ITU-T T.81, table B.1. */
const [endOfImage, startOfScan] = [0xd9, 0xda];
/** Cameras write one and programs about ten; each goes over all pixels again, in whoever looks at the picture. */
const mostScans = 64;
/** Frames, but for the tables and the reserved one among their numbers. */
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
/** Tables, frames and restart intervals. Places, cameras and comments are not among them. */
const isKept = (marker: number) => (marker >= 0xc0 && marker <= 0xcf) || marker === 0xdb || marker === 0xdd;

/**
 * What JFIF and Adobe say of the colours, in as many bytes as that takes: small pictures may follow, of what the picture showed
 * before it was cropped.
 */
const saysOfColours = new Map([
  [0xe0, { name: 'JFIF\0', length: 16, says: 14 }],
  [0xee, { name: 'Adobe', length: 14, says: 14 }],
]);

/** Of a segment all that a picture needs; nothing for one that it does not. */
function plainSegment(marker: number, segment: Uint8Array): Uint8Array | undefined {
  if (isKept(marker)) return segment;
  const known = saysOfColours.get(marker);
  if (!known || segment.byteLength < known.length + 2) return undefined;
  if (asciiOf(segment, 4, 4 + known.name.length) !== known.name) return undefined;
  const plain = Uint8Array.from(segment.subarray(0, known.length + 2));
  viewOf(plain).setUint16(2, known.length);
  // JFIF's ends with the sides of its small picture.
  if (known.says < known.length) plain.fill(0, known.says + 2);
  return plain;
}

/** A JPEG without its metadata and without what follows it; nothing for other bytes. Throws `RangeError` for a broken one. */
export function readJpeg(bytes: Uint8Array): PlainPicture | undefined {
  if (bytes[0] !== 0xff || bytes[1] !== 0xd8 || bytes[2] !== 0xff) return undefined;
  const view = viewOf(bytes);
  const parts = [slice(bytes, 0, 2)];
  let size: { width: number; height: number } | undefined;
  let scans = 0;
  for (let at = 2; ;) {
    if (view.getUint8(at) !== 0xff) return undefined;
    const marker = view.getUint8(at + 1);
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    if (marker === endOfImage) {
      parts.push(slice(bytes, at, at + 2));
      break;
    }
    const length = view.getUint16(at + 2);
    if (length < 2) return undefined;
    const end = at + 2 + length;
    if (isFrame(marker)) {
      if (size) return undefined;
      size = { height: view.getUint16(at + 5), width: view.getUint16(at + 7) };
    }
    if (marker === startOfScan) {
      scans += 1;
      if (scans > mostScans) return undefined;
      const next = endOfScan(view, end);
      parts.push(slice(bytes, at, next));
      at = next;
      continue;
    }
    const plain = plainSegment(marker, slice(bytes, at, end));
    if (plain) parts.push(plain);
    at = end;
  }
  if (!size || scans === 0) return undefined;
  return { type: 'image/jpeg', extension: 'jpg', ...size, bytes: joinBytes(parts) };
}

/** Where the first marker after the data of a scan stands; escaped bytes and restarts belong to the data. */
function endOfScan(view: DataView, from: number): number {
  for (let at = from; ; at += 1) {
    if (view.getUint8(at) !== 0xff) continue;
    const next = view.getUint8(at + 1);
    if (next !== 0 && next !== 0xff && !(next >= 0xd0 && next <= 0xd7)) return at;
  }
}
