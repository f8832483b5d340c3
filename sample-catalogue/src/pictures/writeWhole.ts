import { mkdir, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { threadId } from 'node:worker_threads';

/** Writes a file so that no reader ever sees half of it, whoever else writes it and whenever this process ends. */
export async function writeWhole(file: string, content: Uint8Array | string): Promise<void> {
  const draft = `${file}.${process.pid}-${threadId}.draft`;
  await mkdir(dirname(file), { recursive: true });
  await writeFile(draft, content);
  await rename(draft, file);
}
