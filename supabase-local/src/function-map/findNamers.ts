import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';

const isProduction = (path: string) =>
  /\.tsx?$/.test(path) && !/\.(test|types)\.tsx?$|(^|[/\\])testing[/\\]/.test(path);

/** The folders whose code calls the database: pages, what they share, and the functions with secrets. */
async function callingFolders(repository: string): Promise<string[]> {
  const remotes = (await readdir(repository)).filter((name) => name.startsWith('mf-'));
  const sources = ['shared-kernel', 'shell', ...remotes].map((name) => join(name, 'src'));
  return [...sources, join('supabase', 'functions')].map((folder) => join(repository, folder));
}

/**
 * By every name that code has in quotes, as each call of a function has, `db.rpc('place_order')`: the files that have it,
 * relative to the repository and sorted. Tests do not count.
 */
export async function findNamers(repository: string): Promise<Map<string, string[]>> {
  const namers = new Map<string, string[]>();
  for (const folder of await callingFolders(repository)) {
    const entries = await readdir(folder, { recursive: true, withFileTypes: true });
    const files = entries
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => join(parentPath, name));
    for (const file of files.filter(isProduction).sort()) {
      const path = relative(repository, file).split(sep).join('/');
      for (const name of quotedNames(await readFile(file, 'utf8')))
        namers.set(name, [...(namers.get(name) ?? []), path]);
    }
  }
  return namers;
}

/** All words in quotes that could be the name of a function. Neither comments count nor types, `Answer<'get_bag'>`. */
export function quotedNames(code: string): Set<string> {
  const spoken = code.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');
  return new Set(Array.from(spoken.matchAll(/(?<!<)(['"])([a-z][a-z0-9_]*)\1/g), ([, , name = '']) => name));
}
