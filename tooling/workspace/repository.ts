import { readdirSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { readProject, type RemoteProject } from '@shop/kit';
import { readJson } from '@shop/kit';

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

/** One of them. Throws when its `remote.json` lacks something. */
export const remoteProject = (name: string): RemoteProject => readProject(inRepository(name));

/** Version of a workspace package, by its folder. */
export const versionOf = (folder: string): string =>
  readJson<{ version: string }>(inRepository(folder, 'package.json')).version;

/** Version of an installed library. */
export const installedVersion = (name: string): string => versionOf(`node_modules/${name}`);
