import { builtShell } from '@shop/registry/desk';
import { shellSourceHash } from './sourceHash';

export const shellIsStale = (buildFolder: string): boolean =>
  builtShell(buildFolder)?.sources !== shellSourceHash();
