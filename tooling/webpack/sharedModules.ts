import { installedVersion } from '../workspace/repository';
import { type SharedPackages, sharedVersions } from '../workspace/sharedPackages';

interface SharedModule {
  singleton: true;
  strictVersion: true;
  version?: string;
  requiredVersion: string;
  eager?: true;
  import?: false;
}

/** Libraries of which a page has exactly one copy. What each module is a part of gives its version. */
const libraries = {
  react: 'react',
  'react/jsx-runtime': 'react',
  'react-dom': 'react-dom',
  'styled-components': 'styled-components',
};

/**
 * Our own modules of which a page has exactly one copy. The kernel's facades stand for react-router-dom, rxjs and
 * supabase-js, which keeps those single and lets unused parts be dropped.
 */
const ourModules: Record<string, keyof SharedPackages> = {
  '@shop/ui': '@shop/ui',
  '@shop/kernel/domain': '@shop/kernel',
  '@shop/kernel/platform': '@shop/kernel',
  '@shop/kernel/data': '@shop/kernel',
  '@shop/kernel/react': '@shop/kernel',
  '@shop/kernel/routing': '@shop/kernel',
};

/** What the shell provides, eagerly: its first script holds all of it, so no remote waits for a library. */
export function providedModules(): Record<string, SharedModule> {
  const versions = sharedVersions();
  const provided = (version: string) => ({ ...singleton(`^${version}`), version, eager: true }) as const;
  return {
    ...mapValues({ ...libraries, 'react-dom/client': 'react-dom' }, (name) =>
      provided(installedVersion(name)),
    ),
    ...mapValues(ourModules, (name) => provided(versions[name])),
  };
}

/** What a remote with this contract takes from the shell. It has no copy of its own to fall back to. */
export function consumedModules(contract: SharedPackages): Record<string, SharedModule> {
  const consumed = (range: string) => ({ ...singleton(range), import: false }) as const;
  return {
    ...mapValues(libraries, (name) => consumed(`^${installedVersion(name)}`)),
    ...mapValues(ourModules, (name) => consumed(contract[name])),
  };
}

const singleton = (requiredVersion: string) =>
  ({ singleton: true, strictVersion: true, requiredVersion }) as const;

const mapValues = <In, Out>(record: Record<string, In>, change: (value: In) => Out): Record<string, Out> =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value)]));
