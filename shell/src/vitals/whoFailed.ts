import { isRouteErrorResponse } from 'react-router-dom';
import { isUnanswered } from '@shop/kernel/data';
import { type RegistryEntry, versionLabel } from '@shop/registry';
import { AccessDenied } from '../federation/admits';
import { RemoteFailure } from '../federation/RemoteFailure';
import type { Fault } from './watchFaults';

type Entry = Pick<RegistryEntry, 'name' | 'version'>;

/** Whether an error is anybody's fault here: not a page that does not exist, nor a network or a service that is away. */
export function isFault({ error }: Fault, isOnline: boolean): boolean {
  if (isRouteErrorResponse(error) || error instanceof AccessDenied || isUnanswered(error)) return false;
  if (isCancelled(error)) return false;
  return isOnline || !(error instanceof RemoteFailure);
}

/** Cancelled by whoever asked, such as a visit that another one overtook. */
const isCancelled = (error: unknown) =>
  typeof error === 'object' && error !== null && 'name' in error && error.name === 'AbortError';

const scripts = /[a-z-]+:\/\/[^\s)]+/g;
const released = /\/remotes\/([\w-]+)\/([\w.+-]+)\//;

/**
 * The version that failed: the one that could not be fetched, or else the first whose script the error went through, or
 * else the one that owns the page. Undefined where only scripts of others had a part in it, such as an extension's.
 */
export function whoFailed(
  { error, trace }: Fault,
  entries: readonly Entry[],
  owner: Entry | undefined,
): string | undefined {
  const lost = error instanceof RemoteFailure && entries.find(({ name }) => name === error.remote);
  if (lost) return versionLabel(lost);
  const addresses = trace.match(scripts) ?? [];
  for (const address of addresses) {
    const [, name, version] = released.exec(address) ?? [];
    const entry = entries.find((each) => each.name === name && each.version === version);
    if (entry) return versionLabel(entry);
  }
  const isOurs = addresses.length === 0 || addresses.some((address) => address.includes('/assets/'));
  return isOurs && owner ? versionLabel(owner) : undefined;
}
