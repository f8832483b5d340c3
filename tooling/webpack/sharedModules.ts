import { installedVersion, versionOf } from '../workspace/repository';

interface SharedModule {
  singleton: true;
  strictVersion: true;
  version?: string;
  requiredVersion: string;
  eager?: true;
  import?: false;
}

/**
 * Modules of which a page has exactly one copy, with their versions. The kernel's facades stand for
 * react-router-dom, rxjs and supabase-js, which keeps those single and lets unused parts be dropped.
 */
function sharedVersions(): Record<string, string> {
  const react = installedVersion('react');
  const reactDom = installedVersion('react-dom');
  const kernel = versionOf('shared-kernel');
  return {
    react,
    'react/jsx-runtime': react,
    'react-dom': reactDom,
    'styled-components': installedVersion('styled-components'),
    '@shop/ui': versionOf('shared-ui'),
    '@shop/kernel/domain': kernel,
    '@shop/kernel/platform': kernel,
    '@shop/kernel/data': kernel,
    '@shop/kernel/react': kernel,
    '@shop/kernel/routing': kernel,
  };
}

/** What the shell provides, eagerly: its first script holds all of it, so no remote waits for a library. */
export function providedModules(): Record<string, SharedModule> {
  const versions = { ...sharedVersions(), 'react-dom/client': installedVersion('react-dom') };
  return mapValues(versions, (version) => ({ ...singleton(version), version, eager: true }));
}

/** What a remote takes from the shell. It has no copy of its own to fall back to. */
export function consumedModules(): Record<string, SharedModule> {
  return mapValues(sharedVersions(), (version) => ({ ...singleton(version), import: false }));
}

const singleton = (version: string) =>
  ({ singleton: true, strictVersion: true, requiredVersion: `^${version}` }) as const;

const mapValues = <In, Out>(record: Record<string, In>, change: (value: In) => Out): Record<string, Out> =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value)]));
