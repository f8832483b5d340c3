import { claimedTwice } from '../claimedTwice';
import type { RegistryEntry } from '../registryEntry';
import { unmetContracts } from './unmetContracts';

/**
 * Says in one sentence why this set of remotes does not live together, or nothing when it does. `brought` are the
 * versions of the shared packages, by name, that the shell brings.
 */
export function validateRegistry(
  remotes: RegistryEntry[],
  brought: Record<string, string> | undefined,
): string | undefined {
  const unmet = unmetContract(remotes, brought);
  if (unmet) return unmet;
  const bare = remotes.find(({ preload }) => preload.routes.length === 0);
  if (bare) return `${bare.name} exposes no routes.`;
  return strangerInside(remotes) ?? claimedTwice(remotes);
}

/** Says in one sentence which remote asks for what a shell does not bring, or nothing; nothing before the first shell. */
export function unmetContract(
  remotes: Pick<RegistryEntry, 'name' | 'contract'>[],
  brought: Record<string, string> | undefined,
): string | undefined {
  if (!brought) return undefined;
  for (const remote of remotes) {
    const [unmet] = unmetContracts({ brings: brought }, remote);
    if (!unmet) continue;
    const cure = unmet.isPast ? `release ${remote.name} with it` : 'release the shell first';
    return `${remote.name} needs ${unmet.what} ${unmet.range}, the shell brings ${unmet.brought}: ${cure}.`;
  }
  return undefined;
}

/** An address inside another team's would take that team's pages over, since the longest prefix wins. */
function strangerInside(remotes: RegistryEntry[]): string | undefined {
  for (const host of remotes) {
    for (const prefix of host.prefixes.filter((claim) => claim !== '/')) {
      for (const { name, prefixes } of remotes) {
        const inside = prefixes.find((claim) => claim.startsWith(`${prefix}/`));
        if (inside && name !== host.name)
          return `${name} claims ${inside} inside ${prefix}, which is ${host.name}'s.`;
      }
    }
  }
  return undefined;
}
