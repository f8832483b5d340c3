import { randomUUID } from 'node:crypto';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Where uploaded files lie below a data folder. */
export const objectsFolder = 'storage';

/**
 * The bytes of stored objects, one file a version. A file is called by the random version that its row names and not
 * by its object, so that no name of a caller ever becomes a path, and a reader meets the old bytes or the new ones.
 */
export interface ObjectFiles {
  /** Resolves with the version. */
  write(bytes: Uint8Array): Promise<string>;
  /** Also when it is gone already. */
  remove(version: string): Promise<void>;
  pathOf(version: string): string;
}

/** @param folder of all uploaded files; made at the first upload */
export function createObjectFiles(folder: string): ObjectFiles {
  const pathOf = (version: string) => join(folder, version);
  return {
    pathOf,
    write: async (bytes) => {
      const version = randomUUID();
      await mkdir(folder, { recursive: true });
      try {
        await writeFile(pathOf(version), bytes);
      } catch (error) {
        // No row will ever name it: on a full disk each try would take more of what is left.
        await rm(pathOf(version), { force: true });
        throw error;
      }
      return version;
    },
    remove: (version) => rm(pathOf(version), { force: true }),
  };
}
