import { copyFileSync, cpSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { copyRegistry, openLocalDesk } from '@shop/registry/desk';
import { inRepository } from '../workspace/repository';
import { bundleStart } from './bundleStart';
import { packagedLive } from './packagedLive';

/** By what they are called here, and in the package. npm leaves files out that begin with a dot. */
const containerFiles = new Map([
  ['README.md', 'README.md'],
  ['Dockerfile', 'Dockerfile'],
  ['Dockerfile.assets', 'Dockerfile.assets'],
  ['Dockerfile.assets.dockerignore', 'Dockerfile.assets.dockerignore'],
  ['dockerignore', '.dockerignore'],
  ['nginx.conf', 'nginx.conf'],
]);

/**
 * Puts into `target` what runs alone with Node: the start script, every version of shell and remotes that is live, on
 * trial or the first to go back to, the registry that says so, the brand's pictures, and the files of containers. It
 * appears whole, in the place of the one before. The registry is signed with the environment's key, or with the build
 * folder's own. Rejects when files are missing.
 */
export async function assemblePackage(
  buildFolder: string,
  target: string,
  env: NodeJS.ProcessEnv,
): Promise<void> {
  const { live, shells, remotes } = packagedLive(await (await openLocalDesk(buildFolder, env)).read());
  if (shells.length === 0) throw new Error('No shell is live yet: npm run build.');
  const draft = `${target}.${process.pid}.draft`;
  const folders = [
    ...shells.map((version) => `shell/${version}`),
    ...remotes.map(({ name, version }) => `remotes/${name}/${version}`),
    'pictures/brand',
  ];
  rmSync(draft, { recursive: true, force: true });
  mkdirSync(draft, { recursive: true });
  try {
    for (const folder of new Set(folders))
      cpSync(path.join(buildFolder, folder), path.join(draft, folder), { recursive: true });
    for (const [name, packaged] of containerFiles)
      copyFileSync(inRepository('tooling/package/files', name), path.join(draft, packaged));
    await copyRegistry({ buildFolder, target: draft }, live, env);
    await bundleStart(path.join(draft, 'start.mjs'));
    rmSync(target, { recursive: true, force: true });
    renameSync(draft, target);
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
}
