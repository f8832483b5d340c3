import path from 'node:path';
import type { RemoteManifest } from '@shop/registry';
import { readContract, type SharedPackages } from './readContract';
import { readJson } from './readJson';

/** A remote's own folder, wherever it lies, and what its `remote.json` and `package.json` say. */
export interface RemoteProject {
  /** Absolute. */
  folder: string;
  version: string;
  manifest: RemoteManifest & { contract: SharedPackages };
}

/** Throws with one sentence when a file is missing or `remote.json` lacks something. */
export function readProject(folder: string): RemoteProject {
  const { version } = readJson<{ version: string }>(path.join(folder, 'package.json'));
  return { folder: path.resolve(folder), version, manifest: readManifest(folder) };
}

function readManifest(folder: string): RemoteProject['manifest'] {
  const file = path.join(folder, 'remote.json');
  const { name, title, rendering, prefixes, slots, contract, ...rest } =
    readJson<Partial<RemoteManifest>>(file);
  const { links, titles, sitemaps, sitemapIndexes, plain, audience, budget, probe } = rest;
  if (name && title && rendering && prefixes && slots)
    return {
      name,
      title,
      rendering,
      prefixes,
      slots,
      links,
      titles,
      sitemaps,
      sitemapIndexes,
      plain,
      audience,
      budget,
      probe,
      contract: readContract(contract, file),
    };
  throw new Error(`${file} is incomplete: it needs name, title, rendering, prefixes and slots.`);
}
