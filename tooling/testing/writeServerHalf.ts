import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { RegistryEntry } from '@shop/registry';
import { registryEntry } from '@shop/registry/testing';

/** Source of a remote's server half. `routes` is an expression; `shared(name)` gives a package of the shell. */
export const containerWith = (routes: string, atImport = ''): string => `
const offered = new Map();
const shared = (name) => offered.get(name).lib();
${atImport}
module.exports = {
  init(scope) {
    for (const [name, versions] of Object.entries(scope)) offered.set(name, Object.values(versions)[0]);
  },
  get: async () => () => ({ routes: ${routes} }),
};`;

/** One page at the remote's own address, which says whose it is. */
export const containerWithPage = (name: string): string =>
  containerWith(`[{ id: '${name}/page', path: '/${name}', Component: () => 'Page of ${name}' }]`);

/** Puts a release whose server half has this source into a build folder; without a source it has none. */
export function writeServerHalf(
  buildFolder: string,
  name: string,
  version: string,
  source: string | undefined,
): RegistryEntry {
  const folder = path.join(buildFolder, 'remotes', name, version, 'server');
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, 'package.json'), '{"type":"commonjs"}');
  if (source !== undefined) writeFileSync(path.join(folder, 'remoteEntry.js'), source);
  return registryEntry({ name, version });
}
