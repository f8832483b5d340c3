import { asciiOf, joinBytes, type PlainPicture, slice, viewOf } from './plainPicture';

const signature = '\u0089PNG\r\n\u001a\n';
/** What the pixels need. Texts, times, EXIF and the further frames of an animation are not among them. */
const kept = new Set(['IHDR', 'PLTE', 'tRNS', 'gAMA', 'cHRM', 'sRGB', 'IDAT', 'IEND']);

/** A PNG without its metadata and without what follows it; nothing for other bytes. Throws `RangeError` for a broken one. */
export function readPng(bytes: Uint8Array): PlainPicture | undefined {
  if (asciiOf(bytes, 0, 8) !== signature || asciiOf(bytes, 12, 16) !== 'IHDR') return undefined;
  const view = viewOf(bytes);
  const parts = [slice(bytes, 0, 8)];
  let pixels = 0;
  for (let at = 8; ;) {
    const end = at + 12 + view.getUint32(at);
    const name = asciiOf(slice(bytes, at + 4, at + 8), 0, 4);
    if (kept.has(name)) parts.push(slice(bytes, at, end));
    if (name === 'IDAT') pixels += end - at - 12;
    if (name === 'IEND') break;
    at = end;
  }
  if (pixels === 0) return undefined;
  const [width, height] = [view.getUint32(16), view.getUint32(20)];
  return { type: 'image/png', extension: 'png', width, height, bytes: joinBytes(parts) };
}
