import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { offerProblem, type RegistryEntry } from '@shop/registry';
import { builtRelease, createFileStore, releaseProblem } from '@shop/registry/desk';
import { buildRemote } from '../build/buildRemote';
import { progressLine } from '../build/progressLine';
import { writeOwnLinks } from '../links/writeOwnLinks';
import { readJson } from '../project/readJson';
import { readProject, type RemoteProject } from '../project/readProject';
import { sourceVersion } from '../project/sourceVersion';
import { loadBuilt } from './loadBuilt';
import { sharedByInstall } from './sharedByInstall';

/** The scripts of a remote's own `package.json` that a check runs, where it has them. */
const scripts = ['typecheck', 'lint', 'test'];

/**
 * What the team of the remote in `folder` runs before a release: its manifest, both halves of the build, what a release desk
 * asks of it alone, what the built modules expose, then its own scripts. Throws with the first thing that is wrong.
 */
export async function checkCommand(folder: string): Promise<void> {
  const project = readProject(folder);
  const buildFolder = path.join(project.folder, 'dist');
  writeOwnLinks(folder, true);
  const release = await progressLine('build', async () => {
    const result = await built(project, buildFolder);
    return { outcome: result.version, result };
  });
  await progressLine('registry', async () => {
    const problem =
      (await releaseProblem(createFileStore(buildFolder), release)) ??
      offerProblem(project.manifest, await loadBuilt(buildFolder, release, await sharedByInstall(project)));
    if (problem) throw new Error(problem);
    return { outcome: 'a shop would take it', result: undefined };
  });
  const { scripts: own = {} } = readJson<{ scripts?: Record<string, string> }>(
    path.join(folder, 'package.json'),
  );
  for (const script of scripts.filter((name) => own[name])) await runScript(folder, script);
}

async function built(project: RemoteProject, buildFolder: string): Promise<RegistryEntry> {
  const version = sourceVersion(project);
  return (
    builtRelease(buildFolder, project.manifest.name, version) ?? buildRemote(buildFolder, project, version)
  );
}

async function runScript(folder: string, script: string): Promise<void> {
  console.log(`  ${script}`);
  const child = spawn('npm', ['run', '--silent', script], { cwd: folder, stdio: 'inherit' });
  const [code] = (await once(child, 'exit')) as [number | null];
  if (code !== 0) throw new Error(`Failed: npm run ${script}`);
}
