import { readdir } from 'node:fs/promises';
import path from 'node:path';

/** Milliseconds that one look into the folder holds, so that asking for what is not there costs little. */
const lifetime = 1000;

/** The folders of all versions of the shell that are kept beside the one that runs. */
export function keptShells(buildFolder: string): () => Promise<string[]> {
  const home = path.join(buildFolder, 'shell');
  let looked: { at: number; folders: Promise<string[]> } | undefined;
  return () => {
    if (!looked || performance.now() - looked.at >= lifetime)
      looked = { at: performance.now(), folders: look(home) };
    return looked.folders;
  };
}

async function look(home: string): Promise<string[]> {
  try {
    const versions = await readdir(home, { withFileTypes: true });
    return versions
      .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'))
      .map(({ name }) => path.join(home, name));
  } catch {
    // There is none but the one that runs.
    return [];
  }
}
