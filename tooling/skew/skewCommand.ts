import { execFileSync, spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { requireChromium } from '../checks/requireChromium';
import { buildCommand } from '../release/buildCommand';
import { inRepository, remoteNames } from '../workspace/repository';
import { buildRef } from './buildRef';
import { mixBuilds } from './mixBuilds';

/** The whole way of a shopper through all remotes but the admin's. */
const mainJourney = 'journeys/checkout/first-order.spec.ts';

/**
 * `skew --with <git ref>`: shell and remotes of that commit, or else of the last tag, against those of now, both ways, each
 * in a browser through the main journey on today's database. Prints a table; throws when a mixture that the release gate
 * lets live breaks.
 */
export async function skewCommand(args: string[]): Promise<void> {
  const chromium = requireChromium();
  const commit = commitOf(parseArgs({ args, options: { with: { type: 'string' } } }).values.with);
  await buildCommand([]);
  const [now, then] = [inRepository('dist'), buildRef(commit, ['shell', ...remoteNames()])];
  const short = commit.slice(0, 9);
  const rows: { shell: string; remotes: string; outcome: string }[] = [];
  for (const [shell, remotes, shellFrom, remotesFrom] of [
    [short, 'now', then, now],
    ['now', short, now, then],
  ] as const) {
    const folder = inRepository('dist', 'skew', 'mixture');
    const refusal = await mixBuilds(folder, { shellFrom, remotesFrom });
    const outcome = refusal ? `the release gate keeps them apart: ${refusal}` : walkThrough(folder, chromium);
    rows.push({ shell, remotes, outcome });
    rmSync(folder, { recursive: true, force: true });
  }
  console.log('| shell | remotes | main journey |\n| --- | --- | --- |');
  for (const { shell, remotes, outcome } of rows) console.log(`| ${shell} | ${remotes} | ${outcome} |`);
  if (rows.some(({ outcome }) => outcome === broken)) throw new Error('A mixture that may live does not.');
}

const broken = 'BROKEN';

function walkThrough(buildFolder: string, chromium: string): string {
  const command = ['playwright', 'test', '-c', 'e2e/playwright.config.ts', mainJourney];
  const { status } = spawnSync('npx', command, {
    cwd: inRepository(),
    env: { ...process.env, CHROMIUM_PATH: chromium, BUILD_FOLDER: buildFolder },
    stdio: 'inherit',
  });
  return status === 0 ? 'holds' : broken;
}

function commitOf(ref: string | undefined): string {
  const git = (...words: string[]) =>
    execFileSync('git', words, { cwd: inRepository(), encoding: 'utf8' }).trim();
  const named = ref ?? git('tag', '--sort=-creatordate').split('\n')[0];
  if (!named)
    throw new Error('Nothing is tagged yet: say which commit, as in npm run skew -- --with main~40.');
  return git('rev-parse', '--verify', `${named}^{commit}`);
}
