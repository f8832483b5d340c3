import path from 'node:path';
import { fieldsOf, FileFault, list, optional, textLike } from '@shop/registry';
import { createLastGoodFile, type Reading } from './registry/createLastGoodFile';

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
 * The shell's scripts. Once known they stay until the next start, because they go with the pages that this very
 * process renders; in development they are read again.
 */
export function createShellAssets(
  buildFolder: string,
  development: boolean,
): () => Promise<Reading<ShellAssets>> {
  const read = createLastGoodFile({
    file: path.join(buildFolder, 'shell/web/assets.json'),
    parse: parseShellAssets,
    report: (sentence) => console.error(`[shell] ${sentence}`),
  });
  let known: Reading<ShellAssets> | undefined;
  return async () => {
    if (known) return known;
    const reading = await read();
    if (reading.state === 'good' && !development) known = reading;
    return reading;
  };
}
