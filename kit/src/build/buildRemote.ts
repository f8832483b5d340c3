import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { Stats } from 'webpack';
import type { RegistryEntry } from '@shop/registry';
import { integrityOf, noteFile, writeWhole } from '@shop/registry/desk';
import type { RemoteProject } from '../project/readProject';
import { remoteBrowserConfig, remoteServerConfig } from '../webpack/remoteConfig';
import { compressFolder } from './compressFolder';
import { describeRelease } from './describeRelease';
import { compressedBytes, describeSizes } from './describeSizes';
import { runWebpack } from './runWebpack';
import { type DescribedUses, describeUses, sourcesOf } from './uses/describeUses';
import { findUses } from './uses/findUses';

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
    const halves = [
      runWebpack(remoteBrowserConfig(project, 'production', draft)),
      runWebpack(remoteServerConfig(project, 'production', path.join(draft, 'server'))),
    ] as const;
    // Where one fails, the other would write into the folder after it is gone.
    await Promise.allSettled(halves);
    const [browser, server] = await Promise.all(halves);
    const hashOf = (file: string) => integrityOf(path.join(draft, file));
    const described = describeRelease(browser, project.manifest, version, hashOf, server);
    await compressFolder(draft);
    const release: RegistryEntry = {
      ...described,
      ...usesOf(project, browser),
      sizes: describeSizes(described, (file) => compressedBytes(path.join(draft, file))),
    };
    writeWhole(path.join(draft, noteFile), release);
    return finish(draft, path.join(home, version), release);
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
}

/** Throws where nobody can tell by name what the remote uses. */
function usesOf({ folder, manifest }: RemoteProject, browser: Stats): DescribedUses {
  const uses = findUses(sourcesOf(browser));
  const [unclear] = uses.unclear;
  if (unclear === undefined) return describeUses(uses);
  const place = path.relative(folder, unclear);
  throw new Error(
    `${manifest.name} uses something of another team without its name: ${place}. Write it as a text there.`,
  );
}

/** Another build of the same sources may have finished first; its bytes are the same, so they stay. */
function finish(draft: string, folder: string, release: RegistryEntry): RegistryEntry {
  if (!existsSync(folder)) renameSync(draft, folder);
  return release;
}
