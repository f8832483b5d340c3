import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { RegistryEntry } from '@shop/registry';
import { integrityOf, noteFile, writeWhole } from '@shop/registry/desk';
import type { RemoteProject } from '../project/readProject';
import { remoteBrowserConfig, remoteServerConfig } from '../webpack/remoteConfig';
import { compressFolder } from './compressFolder';
import { describeRelease } from './describeRelease';
import { runWebpack } from './runWebpack';

/**
 * Builds both halves of a remote into a folder of their own, `<buildFolder>/remotes/<remote>/<version>`,
 * which never changes afterwards: it appears whole or not at all.
 */
export async function buildRemote(
  buildFolder: string,
  project: RemoteProject,
  version: string,
): Promise<RegistryEntry> {
  const home = path.join(buildFolder, 'remotes', project.manifest.name);
  const draft = path.join(home, `.${version}.${process.pid}`);
  rmSync(draft, { recursive: true, force: true });
  mkdirSync(draft, { recursive: true });
  try {
    const [browser, server] = await Promise.all([
      runWebpack(remoteBrowserConfig(project, 'production', draft)),
      runWebpack(remoteServerConfig(project, 'production', path.join(draft, 'server'))),
    ]);
    const hashOf = (file: string) => integrityOf(path.join(draft, file));
    const release = describeRelease(browser, project.manifest, version, hashOf, server);
    await compressFolder(draft);
    writeWhole(path.join(draft, noteFile), release);
    return finish(draft, path.join(home, version), release);
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
}

/** Another build of the same sources may have finished first; its bytes are the same, so they stay. */
function finish(draft: string, folder: string, release: RegistryEntry): RegistryEntry {
  if (!existsSync(folder)) renameSync(draft, folder);
  return release;
}
