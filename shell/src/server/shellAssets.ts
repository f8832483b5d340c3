import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { fieldsOf, FileFault, list, optional, textLike } from '@shop/registry';
import { logFault } from './log/log';
import type { Settings } from './settings';

/** Scripts of the built shell in the order they run, with their hashes. */
export interface ShellAssets {
  scripts: { src: string; integrity: string | undefined }[];
}

const src = textLike(/^\/assets\/(?!\.)[\w.~@+-]+\.js$/, 'the path of a script under /assets/');
const integrity = textLike(/^sha(256|384|512)-[A-Za-z0-9+/]+={0,2}$/, 'an integrity hash such as sha384-…');

/** The scripts that `text` names. Throws `FileFault` when it is not what the build writes. */
export function parseShellAssets(text: string): ShellAssets {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new FileFault('assets.json is not JSON.');
  }
  const scripts = fieldsOf(value, 'assets.json')('scripts', list);
  if (scripts.length === 0) throw new FileFault('assets.json names no script.');
  return {
    scripts: scripts.map((script, index) => {
      const field = fieldsOf(script, `assets.json, script ${index + 1}`);
      return { src: field('src', src), integrity: field('integrity', optional(integrity)) };
    }),
  };
}

/**
 * The shell's scripts, from the folder of the very version that runs; undefined where they cannot be read. Once known
 * they stay, because that folder never changes; in development it does, and they are read again.
 */
export function createShellAssets({
  shellFolder,
  development,
}: Pick<Settings, 'shellFolder' | 'development'>): () => Promise<ShellAssets | undefined> {
  let known: ShellAssets | undefined;
  let reported: string | undefined;
  return async () => {
    if (known && !development) return known;
    try {
      known = parseShellAssets(await readFile(path.join(shellFolder, 'assets.json'), 'utf8'));
      reported = undefined;
    } catch (error) {
      const fault = error instanceof FileFault ? error.message : 'assets.json is missing or cannot be read.';
      if (fault !== reported) logFault(`[shell] ${fault}`);
      reported = fault;
    }
    return known;
  };
}
