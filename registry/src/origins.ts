import type { RegistryEntry } from './registryEntry';

/** Whether this is the origin of web addresses, as browsers write it: no path, no default port, no capitals. */
export const isOrigin = (text: string): boolean =>
  /^https?:\/\/[\w.:[\]-]+$/.test(text) && URL.canParse(text) && new URL(text).origin === text;

/**
 * The setting `ASSET_ORIGINS`: origins beside the shop's own that remotes' files may come from, with spaces or commas
 * between them. Throws with one sentence when it names something else.
 */
export function assetOriginsFrom({ ASSET_ORIGINS = '' }: { ASSET_ORIGINS?: string | undefined }): string[] {
  const origins = ASSET_ORIGINS.split(/[\s,]+/).filter(Boolean);
  const wrong = origins.find((origin) => !isOrigin(origin));
  if (wrong === undefined) return [...new Set(origins)];
  throw new Error(`ASSET_ORIGINS names something else than origins such as https://assets.example: ${wrong}`);
}

/**
 * Says in one sentence that a release lies where this shop takes no code from, or nothing. `permitted` are the shop's
 * asset origins beside its own: the page's Content-Security-Policy names them and no other.
 */
export const originProblem = (
  { name, version, origin }: Pick<RegistryEntry, 'name' | 'version' | 'origin'>,
  permitted: readonly string[],
): string | undefined =>
  origin === undefined || permitted.includes(origin)
    ? undefined
    : `${name} ${version} comes from ${origin}, which is none of this shop's asset origins (ASSET_ORIGINS).`;
