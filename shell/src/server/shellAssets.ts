import { readFile } from 'node:fs/promises';
import path from 'node:path';

/** Scripts of the built shell in the order they run, with their hashes. */
export interface ShellAssets {
  scripts: { src: string; integrity: string | undefined }[];
}

export async function readShellAssets(buildFolder: string): Promise<ShellAssets> {
  return JSON.parse(await readFile(path.join(buildFolder, 'shell/web/assets.json'), 'utf8')) as ShellAssets;
}
