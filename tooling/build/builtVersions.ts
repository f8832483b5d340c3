import { builtShell } from '@shop/registry/desk';
import { versionOf } from '../workspace/repository';
import { remoteSourceHash, shellSourceHash } from './sourceHash';

export const shellIsStale = (buildFolder: string): boolean =>
  builtShell(buildFolder)?.sources !== shellSourceHash();

/** The version that the sources of a remote give now: the same sources always give the same. */
export const sourceVersion = (remote: string): string => `${versionOf(remote)}-${remoteSourceHash(remote)}`;
