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
  '@shop/ui': '@shop/ui',
  '@shop/kernel/domain': '@shop/kernel',
  '@shop/kernel/platform': '@shop/kernel',
  '@shop/kernel/data': '@shop/kernel',
  '@shop/kernel/react': '@shop/kernel',
  '@shop/kernel/routing': '@shop/kernel',
} as const satisfies Record<string, keyof SharedPackages>;

/** What a remote with this contract takes from the shell. It has no copy of its own to fall back to. */
export function consumedModules(contract: SharedPackages): Record<string, SharedModule> {
  return Object.fromEntries(
    Object.entries(sharedModules).map(([name, owner]) => [
      name,
      { singleton: true, strictVersion: true, requiredVersion: contract[owner], import: false },
    ]),
  );
}
