import { existsSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { factVersions } from '@shop/kernel/platform';
import { compressFolder, describeUses, findUses, runWebpack, sourcesOf } from '@shop/kit/build';
import type { LiveShell } from '@shop/registry';
import { integrityOf, noteFile, writeWhole } from '@shop/registry/desk';
import { shellBrowserConfig, shellServerConfig } from '../webpack/shellConfig';
import { sharedVersions } from '../workspace/sharedPackages';
import { describeAssets } from './describeAssets';
import { writeFonts } from './writeFonts';

/** The shell's and the kernel's own functions that pass a name on: who calls them uses or handles it. */
const namesTaken = new Map([
  ['useHandledRequest', 'handles'],
  ['comeBackTo', 'links'],
] as const);

/**
 * Builds the shell for the browser and its web server, with the fonts of its pages, into a folder of its own,
 * `<buildFolder>/shell/<version>`, which never changes afterwards: it appears whole or not at all.
 */
export async function buildShell(buildFolder: string, version: string): Promise<LiveShell> {
  const home = path.join(buildFolder, 'shell');
  const draft = path.join(home, `.${version}.${process.pid}`);
  rmSync(draft, { recursive: true, force: true });
  try {
    const [browser] = await Promise.all([
      runWebpack(shellBrowserConfig('production', draft)),
      runWebpack(shellServerConfig('production', path.join(draft, 'server'))),
    ]);
    await compressFolder(path.join(draft, 'assets'));
    writeFonts(draft);
    writeWhole(
      path.join(draft, 'assets.json'),
      describeAssets(browser, (file) => integrityOf(path.join(draft, file))),
    );
    const { consumes, handles } = describeUses(findUses(sourcesOf(browser), namesTaken));
    const release: LiveShell = { version, brings: sharedVersions(), facts: factVersions, consumes, handles };
    writeWhole(path.join(draft, noteFile), release);
    // Another build of the same sources may have finished first; its bytes are the same, so they stay.
    if (!existsSync(path.join(home, version))) renameSync(draft, path.join(home, version));
    return release;
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
}
