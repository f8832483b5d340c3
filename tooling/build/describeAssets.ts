import type { Stats } from 'webpack';

interface Script {
  src: string;
  integrity: string | undefined;
}

/** Scripts the HTML names: those that start the shell in their order, and those fetched later, by chunk name. */
export interface ShellAssets {
  scripts: Script[];
  lazy: Record<string, Script[]>;
}

/** `hashOf` gives a file's integrity hash, or nothing where files are rewritten in place (development). */
export function describeAssets(stats: Stats, hashOf: (file: string) => string | undefined): ShellAssets {
  const { entrypoints, namedChunkGroups } = stats.compilation;
  const scriptsOf = (chunk: string) =>
    (namedChunkGroups.get(chunk)?.getFiles() ?? [])
      .filter((file) => file.endsWith('.js'))
      .map((file) => ({ src: `/${file}`, integrity: hashOf(file) }));
  const lazy = [...namedChunkGroups.keys()].filter((name) => !entrypoints.has(name));
  return {
    scripts: scriptsOf('main'),
    lazy: Object.fromEntries(lazy.map((name) => [name, scriptsOf(name)])),
  };
}
