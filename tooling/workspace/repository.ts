import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { RemoteManifest } from '@shop/registry';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** A path inside the repository. */
export const inRepository = (...segments: string[]): string => path.join(root, ...segments);

/** Names of all remotes in the repository: the `mf-*` folders that say what they answer for. */
export const remoteNames = (): string[] =>
  readdirSync(root, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name.startsWith('mf-'))
    .map(({ name }) => name)
    .filter((name) => readdirSync(inRepository(name)).includes('remote.json'))
    .sort();

/** Version of a workspace package, by its folder. */
export const versionOf = (folder: string): string =>
  readJson<{ version: string }>(inRepository(folder, 'package.json')).version;

/** Version of an installed library. */
export const installedVersion = (name: string): string => versionOf(`node_modules/${name}`);

/** What a remote answers for. Throws when its `remote.json` lacks something. */
export function readManifest(remote: string): RemoteManifest {
  const manifest = readJson<Partial<RemoteManifest>>(inRepository(remote, 'remote.json'));
  const { name, title, rendering, prefixes, slots, links, sitemaps, audience } = manifest;
  if (name && title && rendering && prefixes && slots)
    return { name, title, rendering, prefixes, slots, links, sitemaps, audience };
  throw new Error(
    `${remote}/remote.json is incomplete: it needs name, title, rendering, prefixes and slots.`,
  );
}

export function readJson<Content>(file: string): Content {
  return JSON.parse(readFileSync(file, 'utf8')) as Content;
}
