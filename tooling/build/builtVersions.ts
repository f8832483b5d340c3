import { existsSync } from 'node:fs';
import path from 'node:path';
import type { RegistryEntry } from '@shop/registry';
import { readJson, versionOf } from '../workspace/repository';
import type { SharedPackages } from '../workspace/sharedPackages';
import { remoteSourceHash, shellSourceHash } from './sourceHash';

/** Which sources a built shell was made of, and the versions of the shared packages it brings to remotes. */
export interface ShellRelease {
  sources: string;
  brings: SharedPackages;
}

/** Name of the note that every build leaves in its folder. */
export const noteFile = 'release.json';

export function builtShell(buildFolder: string): ShellRelease | undefined {
  const note = path.join(buildFolder, 'shell', noteFile);
  return existsSync(note) ? readJson<ShellRelease>(note) : undefined;
}

export const shellIsStale = (buildFolder: string): boolean =>
  builtShell(buildFolder)?.sources !== shellSourceHash();

/** The version that the sources of a remote give now: the same sources always give the same. */
export const sourceVersion = (remote: string): string => `${versionOf(remote)}-${remoteSourceHash(remote)}`;

/** The note of a version that was built before, if it was. */
export function builtRelease(
  buildFolder: string,
  remote: string,
  version: string,
): RegistryEntry | undefined {
  const note = path.join(buildFolder, 'remotes', remote, version, noteFile);
  return existsSync(note) ? readJson<RegistryEntry>(note) : undefined;
}
