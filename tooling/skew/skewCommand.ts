import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { requireChromium } from '../checks/requireChromium';
import { buildCommand } from '../release/buildCommand';
import { inRepository, remoteNames } from '../workspace/repository';
import { buildRef } from './buildRef';
import { lastRelease } from './lastRelease';
import { mixBuilds } from './mixBuilds';

/** The whole way of a shopper through all remotes but the admin's. */
const mainJourney = 'journeys/checkout/first-order.spec.ts';

/**
 * `skew --with <git ref>`: shell and remotes of that commit, or else of the last release, against those of now, both ways,
 * each in a browser through the main journey on today's database. Prints a table; a mixture that the release gate refuses is
 * as good as one that holds. Throws when one that it lets live breaks.
 */
export async function skewCommand(args: string[]): Promise<void> {
  const commit = commitOf(parseArgs({ args, options: { with: { type: 'string' } } }).values.with);
  const chromium = await requireChromium();
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
    const outcome = refusal
      ? `refused by the release gate, as it should be: ${refusal}`
      : walkThrough(folder, chromium);
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
  if (ref === undefined) return lastRelease(inRepository());
  const { status, stdout } = spawnSync('git', ['rev-parse', '--verify', '--quiet', `${ref}^{commit}`], {
    cwd: inRepository(),
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`There is no commit ${ref} here.`);
  return stdout.trim();
}
