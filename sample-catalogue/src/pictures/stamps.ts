import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const isStringRecord = (value: unknown): value is Record<string, string> =>
  typeof value === 'object' &&
  value !== null &&
  Object.values(value).every((entry) => typeof entry === 'string');

function readStamps(file: string): Record<string, string> {
  if (!existsSync(file)) return {};
  try {
    const stamps: unknown = JSON.parse(readFileSync(file, 'utf8'));
    return isStringRecord(stamps) ? stamps : {};
  } catch (error) {
    // A start that was interrupted while writing costs a new drawing, nothing else.
    if (error instanceof SyntaxError) return {};
    throw error;
  }
}

/** SHA-256 of everything a file is made from. */
export const fingerprint = (...parts: string[]) =>
  createHash('sha256').update(parts.join('\n')).digest('hex');

/** Remembers, in `<outDir>/stamps.json`, from what each path was last made. */
export function openStamps(outDir: string) {
  const file = join(outDir, 'stamps.json');
  const stamps = readStamps(file);
  return {
    isFresh: (path: string, mark: string) => stamps[path] === mark,
    set(path: string, mark: string) {
      stamps[path] = mark;
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, JSON.stringify(stamps));
    },
  };
}
