import { isLocalOrigin, localVersion } from '../../localEntry';
import type { RegistryEntry } from '../../registryEntry';
import { type Live, replacing } from '../live';
import { releaseGate } from '../releaseGate';

/**
 * Says in one sentence why nobody may look at the shop with this remote in the place of the live one, or nothing: it has to
 * run on their own machine, and fit what everybody has, as a release does. What is on trial is left aside.
 */
export function overrideProblem({ remotes, shell }: Live, entry: RegistryEntry): string | undefined {
  const { name, version, origin } = entry;
  if (version !== localVersion || origin === undefined || !isLocalOrigin(origin))
    return `A remote that is no release comes from http://localhost:<port> and is called ${localVersion}: ${name} ${version} from ${origin || 'the shop'} is not.`;
  const candidate = { remotes: replacing(remotes, [entry]), trials: [], killed: [] };
  // Where live remotes come from was asked when they were released.
  const origins = candidate.remotes.flatMap((each) => each.origin ?? []);
  return releaseGate(candidate, shell?.brings, origins);
}
