import { data, replace } from 'react-router-dom';
import type { Platform } from '../platform/createPlatform';
import type { LinkRef } from '../platform/links';

/**
 * The answer of a loader that leads to another page in place of its own. Throws 404, which shows the not-found page,
 * where no live remote offers that one.
 */
export function redirectTo({ links }: Pick<Platform, 'links'>, ref: LinkRef): Response {
  const address = links.resolve(ref);
  if (address !== undefined) return replace(address);

  throw data(null, { status: 404 });
}
