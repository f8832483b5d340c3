import type { RegistryEntry, RemoteManifest } from '@shop/kernel/platform';
import { satisfies } from 'semver';

/**
 * The contract gate: says in one sentence why this set of remotes must not go live, or nothing when it may.
 * `kernel` is the version of `@shop/kernel` that the live shell brings.
 */
export function objectionTo(remotes: RegistryEntry[], kernel: string): string | undefined {
  const outdated = remotes.find(({ contract }) => !satisfies(kernel, contract));
  if (outdated)
    return `${outdated.name} needs @shop/kernel ${outdated.contract}, the live shell brings ${kernel}: release the shell first.`;
  const bare = remotes.find(({ preload }) => preload.routes.length < 2);
  if (bare) return `${bare.name} exposes no routes.`;
  return (
    twiceClaimed(remotes, ({ prefixes }) => prefixes, 'the address') ??
    twiceClaimed(remotes, ({ slots }) => slots, 'the slot')
  );
}

function twiceClaimed(
  remotes: RegistryEntry[],
  claimsOf: (remote: RemoteManifest) => string[],
  what: string,
): string | undefined {
  const owners = new Map<string, string>();
  for (const remote of remotes) {
    for (const claim of claimsOf(remote)) {
      const owner = owners.get(claim);
      if (owner) return `${remote.name} and ${owner} both claim ${what} ${claim}.`;
      owners.set(claim, remote.name);
    }
  }
  return undefined;
}
