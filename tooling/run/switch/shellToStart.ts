import { existsSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { readLive } from '@shop/registry/desk';

/**
 * The version of the shell to begin with: the live one, or the newest that is here when that is elsewhere or the registry
 * cannot be read. Its web server knows the last good registry and says which shell is live. Throws when there is none.
 */
export function shellToStart(buildFolder: string): string {
  const home = path.join(buildFolder, 'shell');
  const isHere = (version: string) => existsSync(path.join(home, version, 'server/main.cjs'));
  const live = liveShell(buildFolder);
  if (live !== undefined && isHere(live)) return live;
  const builtAt = (version: string) => statSync(path.join(home, version)).mtimeMs;
  const [newest] = (existsSync(home) ? readdirSync(home) : [])
    .filter(isHere)
    .sort((a, b) => builtAt(b) - builtAt(a));
  if (newest === undefined) throw new Error('There is no built shell: npm run build.');
  return newest;
}

function liveShell(buildFolder: string): string | undefined {
  try {
    return readLive(buildFolder).shell?.version;
  } catch (error) {
    console.error(`[registry] ${(error as Error).message}`);
    return undefined;
  }
}
