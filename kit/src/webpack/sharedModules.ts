import { lt, minVersion } from 'semver';
import type { SharedPackages } from '../project/readContract';

interface SharedModule {
  singleton: true;
  strictVersion: true;
  requiredVersion: string;
  import: false;
}

/**
 * Modules of which a page has exactly one copy, each with the package of the contract whose version it has. The
 * kernel's facades stand for react-router-dom, rxjs and supabase-js, which keeps those single and lets unused parts be
 * dropped.
 */
const sharedModules = {
  react: 'react',
  'react/jsx-runtime': 'react',
  // Released together with React, always under one number.
  'react-dom': 'react',
  'styled-components': 'styled-components',
  // These packages and entries are taken in two parts, which webpack finds behind the names that a remote imports.
  '@shop/ui/first': '@shop/ui',
  '@shop/ui/further': '@shop/ui',
  '@shop/kernel/domain-first': '@shop/kernel',
  '@shop/kernel/domain-further': '@shop/kernel',
  '@shop/kernel/data-first': '@shop/kernel',
  '@shop/kernel/data-further': '@shop/kernel',
  '@shop/kernel/platform': '@shop/kernel',
  '@shop/kernel/react': '@shop/kernel',
  '@shop/kernel/routing': '@shop/kernel',
} as const satisfies Record<string, keyof SharedPackages>;

/** The package of a shared module, by which its version goes. Throws for what no shell brings. */
export function packageOf(module: string): string {
  const owner = new Map<string, string>(Object.entries(sharedModules)).get(module);
  if (owner === undefined) throw new Error(`${module} is not shared.`);
  return owner;
}

/** The first versions that a shell brings in parts. */
const inParts: Partial<SharedPackages> = { '@shop/kernel': '0.4.1', '@shop/ui': '0.2.1' };

/**
 * What a remote with this contract takes from the shell. It has no copy of its own to fall back to. Throws with one
 * sentence when the contract admits a shell that has no parts to give.
 */
export function consumedModules(contract: SharedPackages): Record<string, SharedModule> {
  for (const [name, least] of Object.entries(inParts)) {
    const range = contract[name as keyof SharedPackages];
    if (lt(minVersion(range) ?? '0.0.0', least))
      throw new Error(
        `remote.json asks in its contract for ${name} ${range}, and what this kit builds runs on ${least} and newer: make it "^${least}".`,
      );
  }
  return Object.fromEntries(
    Object.entries(sharedModules).map(([name, owner]) => [
      name,
      { singleton: true, strictVersion: true, requiredVersion: contract[owner], import: false },
    ]),
  );
}
