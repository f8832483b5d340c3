import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Writes a JSON file so that no reader ever sees half of it. */
export const writeWhole = (file: string, content: unknown): void =>
  writeBytesWhole(file, Buffer.from(`${JSON.stringify(content, null, 2)}\n`));

/** The same for any file. */
export function writeBytesWhole(file: string, content: Uint8Array): void {
  const draft = `${file}.${process.pid}.draft`;
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(draft, content);
  renameSync(draft, file);
}
