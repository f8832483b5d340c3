import { ownRoutes } from './ownRoutes';
import type { RemoteManifest } from './remoteManifest';

/** What a remote's two modules expose, as far as a check looks into them. */
export interface Exposed {
  routes: { id?: string; path?: string; children?: Exposed['routes'] }[];
  slots: Record<string, unknown>;
}

/** Says in one sentence where what a remote exposes is not what its `remote.json` announces, or nothing. */
export function offerProblem(
  { name, prefixes, slots: announced }: Pick<RemoteManifest, 'name' | 'prefixes' | 'slots'>,
  { routes, slots }: Exposed,
): string | undefined {
  const { foreign } = ownRoutes(routes, { prefixes });
  if (foreign.length > 0) return `${name} has routes outside its own addresses: ${foreign.join(', ')}.`;
  const strange = routes.find(({ id }) => !id?.startsWith(`${name}/`));
  if (strange)
    return `${name} has a route whose id does not begin with ${name}/: ${strange.id ?? strange.path}.`;
  const missing = announced.filter((slot) => !Object.hasOwn(slots, slot));
  if (missing.length > 0) return `${name} announces slots that it does not expose: ${missing.join(', ')}.`;
  const unannounced = Object.keys(slots).filter((slot) => !announced.includes(slot));
  if (unannounced.length > 0)
    return `${name} exposes slots that remote.json does not announce: ${unannounced.join(', ')}.`;
  return undefined;
}
