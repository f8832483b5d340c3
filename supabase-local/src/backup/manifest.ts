import { StartupError } from '../startupError';

/** The first file of a backup, which says what the others are. */
export const manifestName = 'backup.json';

export interface Manifest {
  format: 1;
  /** ISO. Every order that was acknowledged before it is in the backup. */
  takenAt: string;
  /** The newest migration that its database has. */
  migration: string;
}

/** Throws `StartupError` for what is no manifest of a backup that this shop can read. */
export function readManifest(text: string | undefined): Manifest {
  const manifest = parse(text ?? '');
  if (typeof manifest?.format !== 'number') throw new StartupError('This file is no backup of a shop.');
  if (manifest.format !== 1)
    throw new StartupError(
      `This backup has the format ${manifest.format}, which this version of the shop does not know.`,
    );
  return manifest;
}

function parse(text: string): Manifest | undefined {
  try {
    return JSON.parse(text) as Manifest;
  } catch {
    return undefined;
  }
}
