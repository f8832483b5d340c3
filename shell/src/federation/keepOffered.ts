import type { createInstance } from '@module-federation/enhanced/runtime';

type Federation = Pick<ReturnType<typeof createInstance>, 'name' | 'shareScopeMap'>;

/**
 * Names the shell as the one that brings every shared package. The runtime notes whoever had one fetched first, and when
 * that remote is registered anew, it takes away what it counts as the remote's: for all others, too.
 */
export function keepOffered({ name, shareScopeMap }: Federation): void {
  for (const packages of Object.values(shareScopeMap))
    for (const versions of Object.values(packages))
      for (const shared of Object.values(versions)) shared.from = name;
}
