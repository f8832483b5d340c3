import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { RegistryEntry } from '../registryEntry';
import type { LiveShell } from '../trials';

/** Name of the note that every build leaves in its folder. */
export const noteFile = 'release.json';

/** The note of a version of the shell that was built before, if it was. */
export const builtShell = (buildFolder: string, version: string): LiveShell | undefined =>
  readNote(path.join(buildFolder, 'shell', version, noteFile));

/** The note of a version that was built before, if it was. */
export const builtRelease = (
  buildFolder: string,
  remote: string,
  version: string,
): RegistryEntry | undefined => readNote(path.join(buildFolder, 'remotes', remote, version, noteFile));

/** Builds write their notes whole, so what is there is sound. */
const readNote = <Note>(file: string): Note | undefined =>
  existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Note) : undefined;
