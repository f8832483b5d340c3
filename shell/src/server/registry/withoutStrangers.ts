import { originProblem, type PublishedRegistry, type RegistryEntry } from '@shop/registry';

/**
 * The registry without what lies at origins that are not in the setting, since no browser would run it. A live remote
 * stays in its place, as one that nobody gets (503): search engines forget addresses that answer 404. `report` hears of
 * each in a sentence.
 */
export function withoutStrangers(
  { remotes, trials, ...rest }: PublishedRegistry,
  assetOrigins: readonly string[],
  report: (sentence: string) => void,
): PublishedRegistry {
  const isStrange = (entry: RegistryEntry) => {
    const problem = originProblem(entry, assetOrigins);
    if (problem) report(`${problem} Nobody gets it.`);
    return problem !== undefined;
  };
  return {
    ...rest,
    remotes: remotes.map((entry) => (isStrange(entry) ? { ...entry, isKilled: true } : entry)),
    ...(trials && { trials: trials.filter(({ entry }) => !isStrange(entry)) }),
  };
}
