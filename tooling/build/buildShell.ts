import { mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { factVersions } from '@shop/kernel/platform';
import { compressFolder, describeUses, findUses, runWebpack, sourcesOf } from '@shop/kit/build';
import { integrityOf, noteFile, type ShellRelease, writeWhole } from '@shop/registry/desk';
import { shellBrowserConfig, shellServerConfig } from '../webpack/shellConfig';
import { sharedVersions } from '../workspace/sharedPackages';
import { describeAssets } from './describeAssets';
import { shellSourceHash } from './sourceHash';

/** The shell's and the kernel's own functions that pass a name on: who calls them uses or handles it. */
const namesTaken = new Map([
  ['useHandledRequest', 'handles'],
  ['comeBackTo', 'links'],
] as const);

/**
 * Builds the shell for the browser and its web server. Scripts of earlier builds stay: their names differ, and
 * tabs that are open still fetch from them.
 */
export async function buildShell(buildFolder: string): Promise<void> {
  const sources = shellSourceHash();
  const draft = path.join(buildFolder, `.shell.${process.pid}`);
  const home = path.join(buildFolder, 'shell');
  rmSync(draft, { recursive: true, force: true });
  try {
    const [browser] = await Promise.all([
      runWebpack(shellBrowserConfig('production', draft)),
      runWebpack(shellServerConfig('production', path.join(draft, 'server'))),
    ]);
    await compressFolder(path.join(draft, 'assets'));
    const assets = describeAssets(browser, (file) => integrityOf(path.join(draft, file)));
    moveFiles(path.join(draft, 'assets'), path.join(home, 'web/assets'));
    moveFiles(path.join(draft, 'server'), path.join(home, 'server'));
    writeWhole(path.join(home, 'web/assets.json'), assets);
    const { consumes, handles } = describeUses(findUses(sourcesOf(browser), namesTaken));
    const release: ShellRelease = {
      sources,
      brings: sharedVersions(),
      facts: factVersions,
      consumes,
      handles,
    };
    writeWhole(path.join(home, noteFile), release);
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
}

function moveFiles(from: string, to: string): void {
  mkdirSync(to, { recursive: true });
  for (const name of readdirSync(from)) renameSync(path.join(from, name), path.join(to, name));
}
