import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Writes files by their path in a folder. */
export function writeFiles(folder: string, files: Record<string, string>): void {
  for (const [file, content] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), content);
  }
}
