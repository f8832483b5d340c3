import { existsSync, readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { RegistryEntry } from '@shop/registry';
import { builtRelease } from '@shop/registry/desk';
import { buildRemote } from '../build/buildRemote';
import type { RemoteProject } from '../project/readProject';
import { sourceVersion } from '../project/sourceVersion';
import type { ReleaseClient } from './releaseClient';

/** Builds the remote in its own `dist`, unless its sources are as they were, and brings every file of it to a shop. */
export async function sendRelease(project: RemoteProject, client: ReleaseClient): Promise<RegistryEntry> {
  const buildFolder = path.join(project.folder, 'dist');
  const { name } = project.manifest;
  const version = sourceVersion(project);
  const entry =
    builtRelease(buildFolder, name, version) ?? (await buildRemote(buildFolder, project, version));
  const address = `/remotes/${name}/${version}`;
  for (const file of filesIn(path.join(buildFolder, address)))
    await client.putFile(`${address}/${file}`, await readFile(path.join(buildFolder, address, file)));
  return entry;
}

/** By their paths with slashes. The note comes from the desk, which writes it when it takes the release. */
const filesIn = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
        .map((file) => file.split(path.sep).join('/'))
        .filter((file) => file !== 'release.json')
    : [];
