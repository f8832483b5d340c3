import { FunctionError } from '../functionError';
import type { PlainPicture } from './plainPicture';
import { readJpeg } from './readJpeg';
import { readPng } from './readPng';
import { readWebp } from './readWebp';

/** Bytes of a picture that a shopper sends. */
export const largestPicture = 5 * 1024 * 1024;
const longestSide = 8000;
const mostPixels = 25_000_000;

const readers = [readJpeg, readPng, readWebp];

/**
 * A picture that somebody sent, by what it contains and not by what it is called: JPEG, PNG or WebP, without all that is
 * no picture (place and camera, comments, whatever follows its end). Read by its structure alone, so nothing is decoded
 * here. Throws `FunctionError` 422 `INVALID_PICTURE` with a sentence for the sender, 413 `TOO_LARGE`.
 */
export function acceptPicture(bytes: Uint8Array): PlainPicture {
  if (bytes.byteLength > largestPicture)
    throw new FunctionError(413, 'TOO_LARGE', 'A picture may have 5 MB at most.');
  const picture = read(bytes);
  if (!picture) throw invalid(isHeic(bytes) ? heic : unknown);
  const { width, height } = picture;
  if (Math.min(width, height) < 1 || Math.max(width, height) > longestSide || width * height > mostPixels)
    throw invalid('This picture has too many pixels. 8000 a side and 25 million in all are the limit.');
  return picture;
}

function read(bytes: Uint8Array): PlainPicture | undefined {
  try {
    for (const reader of readers) {
      const picture = reader(bytes);
      if (picture) return picture;
    }
  } catch (error) {
    // A length that points beyond the end.
    if (!(error instanceof RangeError)) throw error;
  }
  return undefined;
}

const heic = 'Browsers do not show HEIC pictures. Please send it as a JPEG.';
const unknown = 'This file is no picture that we can show. JPEG, PNG and WebP work.';

const isHeic = (bytes: Uint8Array) =>
  /^ftyp(hei[cmsx]|hev[cmx]|mif1|msf1)$/.test(String.fromCharCode(...bytes.subarray(4, 12)));

const invalid = (sentence: string) => new FunctionError(422, 'INVALID_PICTURE', sentence);
