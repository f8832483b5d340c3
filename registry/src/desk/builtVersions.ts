import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Consumption, RegistryEntry } from '../registryEntry';
import type { LiveShell } from '../trials';

/** Which sources a built shell was made of, and the version of each package that it brings to remotes. */
export interface ShellRelease {
  sources: string;
  brings: Record<string, string>;
  /** Schema version of each fact; like the next two, absent in a shell that was built before that was known. */
  facts?: Record<string, number>;
  consumes?: Consumption;
  handles?: string[];
}

/** A built shell as the registry knows it. */
export const liveShellOf = ({ sources, brings, facts = {}, consumes, handles }: ShellRelease): LiveShell => ({
  version: sources,
  brings,
  facts,
  ...(consumes && { consumes }),
  ...(handles && { handles }),
});

/** Name of the note that every build leaves in its folder. */
export const noteFile = 'release.json';

/** The note of the shell in a build folder; undefined before its first build. */
export const builtShell = (buildFolder: string): ShellRelease | undefined =>
  readNote(path.join(buildFolder, 'shell', noteFile));

/** The note of a version that was built before, if it was. */
export const builtRelease = (
  buildFolder: string,
  remote: string,
  version: string,
): RegistryEntry | undefined => readNote(path.join(buildFolder, 'remotes', remote, version, noteFile));

/** Builds write their notes whole, so what is there is sound. */
const readNote = <Note>(file: string): Note | undefined =>
  existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Note) : undefined;
