import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readProject } from '../project/readProject';
import { ownLinkTypes } from './linkTypes';

/**
 * Writes `links.d.ts` of the remote that lies in `folder`. With `check` it only compares, and throws with the name of
 * the remote when that differs from its `remote.json`.
 */
export function writeOwnLinks(folder: string, check: boolean): void {
  const { manifest } = readProject(folder);
  const file = path.join(folder, 'links.d.ts');
  const text = ownLinkTypes(manifest);
  const present = existsSync(file) ? readFileSync(file, 'utf8') : undefined;
  if (present === text) return;
  if (check)
    throw new Error(
      `${manifest.name}: links.d.ts and remote.json differ. Run npm run links:types and commit the result.`,
    );
  writeFileSync(file, text);
}
