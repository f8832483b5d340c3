import { linkSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Writes a JSON file so that no reader ever sees half of it. */
export const writeWhole = (file: string, content: unknown): void =>
  writeBytesWhole(file, Buffer.from(`${JSON.stringify(content, null, 2)}\n`));

/** The same for any file. */
export function writeBytesWhole(file: string, content: Uint8Array): void {
  renameSync(draftOf(file, content), file);
}

/** The same for a file that never changes; false, and nothing is written, where it is there already. */
export function writeBytesOnce(file: string, content: Uint8Array): boolean {
  const draft = draftOf(file, content);
  try {
    linkSync(draft, file);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    return false;
  } finally {
    rmSync(draft);
  }
}

function draftOf(file: string, content: Uint8Array): string {
  const draft = `${file}.${process.pid}.draft`;
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(draft, content);
  return draft;
}
