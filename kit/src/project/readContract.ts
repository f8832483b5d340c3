import { validRange } from 'semver';

const sharedPackages = ['@shop/kernel', '@shop/ui', 'react', 'styled-components'] as const;

/** One value for each package that remotes take from the shell. */
export type SharedPackages = Record<(typeof sharedPackages)[number], string>;

/**
 * A remote's contract from its `remote.json`: which versions of each shared package it runs on. Throws with one sentence
 * when one is missing or no range of versions.
 */
export function readContract(contract: unknown, file: string): SharedPackages {
  const ranges = new Map(Object.entries(contract ?? {}) as [string, unknown][]);
  const stranger = [...ranges.keys()].find((name) => !sharedPackages.some((known) => known === name));
  if (stranger) throw new Error(`${file} has ${stranger} in its contract, which no shell brings.`);
  const rangeOf = (name: string): string => {
    const range = ranges.get(name);
    if (range === undefined)
      throw new Error(`${file} does not say in its contract which ${name} the remote needs.`);
    if (typeof range === 'string' && range !== '' && validRange(range)) return range;
    throw new Error(
      `${file} asks in its contract for ${name} ${JSON.stringify(range)}, which is no range of versions such as "^1.2.0".`,
    );
  };
  return Object.fromEntries(sharedPackages.map((name) => [name, rangeOf(name)])) as SharedPackages;
}
