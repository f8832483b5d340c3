import path from 'node:path';
import webpack, { type MultiStats } from 'webpack';
import { textOf } from '@shop/kit/build';
import type { RegistryEntry } from '@shop/registry';
import { writeRegistry, writeWhole } from '@shop/registry/desk';
import { developmentUnits } from './developmentUnits';

/**
 * Builds shell and remotes into `buildFolder` and keeps watching. Resolves when the shell has been built once; a
 * remote that does not build is missing from the registry until it does. `onChange` hears of every later build.
 */
export function watchShop(buildFolder: string, onChange: (serverChanged: boolean) => void): Promise<void> {
  const releases = new Map<string, RegistryEntry>();
  const units = developmentUnits(buildFolder, releases);
  const compiler = webpack(units.map(({ config }) => config));
  if (!compiler) throw new Error('webpack took no configuration');
  const hashes = new Map<string | undefined, string | null>();

  const builds = new Map<string, string>();
  let isOpen = false;
  const tellPages = () => {
    isOpen = true;
    writeWhole(path.join(buildFolder, 'builds.json'), Object.fromEntries(builds));
  };
  for (const [index, { inPage, isShell }] of units.entries())
    compiler.compilers[index]?.hooks.done.tap('pages', (stats) => {
      if (!inPage || stats.hasErrors()) return;
      builds.set(inPage, stats.hash ?? '');
      // What replaces a component need not wait for what the server renders next.
      if (isOpen && !isShell) tellPages();
    });

  /** The bundles that really changed, noted as the browser needs to know them. */
  const accept = ({ stats }: MultiStats) =>
    stats.flatMap((result) => {
      const unit = units[compiler.compilers.indexOf(result.compilation.compiler)];
      if (!unit || hashes.get(unit.config.name) === result.hash) return [];
      if (result.hasErrors()) {
        console.error(`  ${unit.config.name} does not build\n${textOf(result, 'errors')}`);
        return [];
      }
      console.log(`  ${unit.config.name} built (${result.endTime - result.startTime} ms)`);
      hashes.set(unit.config.name, result.hash);
      unit.accept(result);
      return [unit];
    });

  // One after the other: each counts on from the one before.
  let writing = Promise.resolve();
  return new Promise((resolve, reject) => {
    compiler.watch({ aggregateTimeout: 50 }, (fault, result) => {
      if (fault || !result) return reject(fault ?? new Error('webpack gave no result'));
      const changed = accept(result);
      const shellIsBuilt = units.every(({ config, isShell }) => !isShell || hashes.has(config.name));
      if (changed.length === 0 || !shellIsBuilt) return;
      writing = writing
        .then(() =>
          writeRegistry(buildFolder, { remotes: [...releases.values()] }, [...hashes.values()].join()),
        )
        .then(() => {
          tellPages();
          onChange(changed.some(({ runsOnServer }) => runsOnServer));
          resolve();
        }, reject);
    });
  });
}
