import { gtr, satisfies } from 'semver';
import type { RegistryEntry } from '../registryEntry';
import type { LiveShell } from '../trials';

/** Something that a remote needs and a shell does not bring. */
export interface UnmetContract {
  /** A shared package, by name. */
  what: string;
  /** The semver range in the remote's contract. */
  range: string;
  /** The shell's version of it, or 'none'. */
  brought: string;
  /** The shell is past the range: the remote was built for an older one. */
  isPast: boolean;
}

/** What of a remote's contract a shell does not bring. Names come from the remote, so they are looked up in a `Map`. */
export function unmetContracts(
  { brings }: Pick<LiveShell, 'brings'>,
  { contract }: Pick<RegistryEntry, 'contract'>,
): UnmetContract[] {
  const versions = new Map(Object.entries(brings));
  return Object.entries(contract)
    .map(([what, range]) => ({ what, range, brought: versions.get(what) ?? 'none' }))
    .filter(({ range, brought }) => !satisfies(brought, range))
    .map((unmet) => ({ ...unmet, isPast: unmet.brought !== 'none' && gtr(unmet.brought, unmet.range) }));
}
