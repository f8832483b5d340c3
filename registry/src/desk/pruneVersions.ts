import { existsSync, readdirSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';

/**
 * Open tabs load chunks of the version they began with; after a week they have reloaded. Nor does a release take that long
 * from its first file to its swap. In milliseconds.
 */
export const neededFor = 7 * 24 * 60 * 60 * 1000;

/** Removes the version folders in `home` that no rollback and no open tab needs any more. */
export function pruneVersions(home: string, kept: ReadonlySet<string>): void {
  if (!existsSync(home)) return;
  for (const { name } of readdirSync(home, { withFileTypes: true }).filter((entry) => entry.isDirectory())) {
    const folder = path.join(home, name);
    if (!kept.has(name) && Date.now() - statSync(folder).mtimeMs > neededFor)
      rmSync(folder, { recursive: true });
  }
}
