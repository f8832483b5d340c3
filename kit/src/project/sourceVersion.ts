import { hashSources } from './hashSources';
import { kitFolder } from './kitFolder';
import type { RemoteProject } from './readProject';

/** The build's own sources: another preset or another pinned tool gives other bytes. */
export const presets = ['src/webpack', 'styles', 'package.json'];

const sources = ['src', 'package.json', 'package-lock.json', 'remote.json'];

/**
 * The version that the sources of a remote give now: the same sources always give the same. Shared packages are no
 * part of it: they come from the shell at run time.
 */
export const sourceVersion = ({ folder, version }: RemoteProject): string =>
  `${version}-${hashSources([
    { folder, names: sources },
    { folder: kitFolder(), names: presets },
  ])}`;
