import { inRepository, readJson, versionOf } from './repository';

/** One value for each of our packages that remotes take from the shell. */
export type SharedPackages = Record<'@shop/kernel' | '@shop/ui', string>;

/** Versions in this repository: what a shell that is built now brings. */
export const sharedVersions = (): SharedPackages => ({
  '@shop/kernel': versionOf('shared-kernel'),
  '@shop/ui': versionOf('shared-ui'),
});

/** A remote's contract: the ranges its `package.json` asks for. Throws when one is missing. */
export function contractOf(remote: string): SharedPackages {
  const file = inRepository(remote, 'package.json');
  const { dependencies } = readJson<{ dependencies: Partial<SharedPackages> }>(file);
  const { '@shop/kernel': kernel, '@shop/ui': ui } = dependencies;
  if (kernel && ui) return { '@shop/kernel': kernel, '@shop/ui': ui };
  throw new Error(`${remote}/package.json does not say which @shop/kernel and @shop/ui it needs.`);
}
