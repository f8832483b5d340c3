import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeWhole } from './writeWhole';

/** SHA-256 of everything a file is made from. */
export const fingerprint = (...parts: string[]) =>
  createHash('sha256').update(parts.join('\n')).digest('hex');

/** One file for each picture, so that several processes can draw at once. */
const stampFile = (outDir: string, path: string) => join(outDir, 'stamps', path);

/** From what a picture was last made; nothing when that is not known. */
export function readStamp(outDir: string, path: string): string | undefined {
  const file = stampFile(outDir, path);
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}

/** Notes from what a picture was made, once all its files are there. */
export const writeStamp = (outDir: string, path: string, mark: string): Promise<void> =>
  writeWhole(stampFile(outDir, path), mark);
