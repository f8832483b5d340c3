import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { FileFault } from '../fields';
import { type Live, liveFrom, nothingLive } from './live';
import { readSigned, type SignedRegistry } from './signature';

const stored = (buildFolder: string): SignedRegistry | undefined => {
  const file = path.join(buildFolder, 'registry.json');
  return existsSync(file) ? readSigned(readFileSync(file, 'utf8')) : undefined;
};

/**
 * What a build folder says is live, for plans and messages: nobody has verified it. Whoever changes it asks the desk.
 * Throws `FileFault`.
 */
export function readLive(buildFolder: string): Live {
  const signed = stored(buildFolder);
  return signed ? liveFrom(signed.payload) : nothingLive;
}

/** The folder of the shell that is live in a build folder. Throws when none is. */
export function liveShellFolder(buildFolder: string): string {
  const { shell } = readLive(buildFolder);
  if (shell) return path.join(buildFolder, 'shell', shell.version);
  throw new FileFault('No shell is live: npm run build.');
}

/** Whether what is live here is signed, or was written before registries were. */
export const isSigned = (buildFolder: string): boolean => stored(buildFolder)?.signature !== '';
