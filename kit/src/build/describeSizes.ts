import { existsSync, statSync } from 'node:fs';
import type { RegistryEntry } from '@shop/registry';

/**
 * What a visitor's browser fetches of a remote, in KB of 1,024 bytes with one decimal: `entry` for its entry and routes,
 * which every page needs, then what each page needs besides. `bytesOf` is asked with paths below the version's folder.
 */
export function describeSizes(
  { name, version, preload }: Pick<RegistryEntry, 'name' | 'version' | 'preload'>,
  bytesOf: (file: string) => number,
): Record<string, number> {
  const base = `/remotes/${name}/${version}/`;
  const size = (addresses: readonly string[]) => {
    const bytes = addresses.map((address) => bytesOf(address.slice(base.length)));
    return Math.ceil(bytes.reduce((sum, each) => sum + each, 0) / 102.4) / 10;
  };
  const pages = Object.entries(preload.pages).map(([id, addresses]) => [
    id.slice(name.length + 1),
    size(addresses.filter((address) => !preload.routes.includes(address))),
  ]);
  return { entry: size(preload.routes), ...(Object.fromEntries(pages) as Record<string, number>) };
}

/** Bytes of a file as browsers are sent it: compressed with Brotli where that was worth it. */
export const compressedBytes = (file: string): number =>
  statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size;
