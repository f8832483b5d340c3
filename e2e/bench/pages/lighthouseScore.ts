import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { browserOptions } from '../../browserOptions';
import type { Measured } from './figures';

/** Fetched when it is asked for (Apache-2.0): with what it needs, it is larger than all that tests the shop. */
const lighthouse = 'lighthouse@13.5.0';
const largestReport = 64 * 1024 * 1024;

/** Lighthouse's score of a page for phones, from 0 to 100, with the slowdown that it works out by itself. */
export async function lighthouseScore(url: string): Promise<Measured> {
  const flags = ['--output=json', '--quiet', '--only-categories=performance'];
  const chrome = `--chrome-flags=--headless ${browserOptions.args.join(' ')}`;
  const { stdout } = await promisify(execFile)('npx', ['--yes', lighthouse, url, ...flags, chrome], {
    env: { ...process.env, CHROME_PATH: browserOptions.executablePath },
    maxBuffer: largestReport,
  });
  const report = JSON.parse(stdout) as { categories: { performance: { score: number | null } } };
  const { score } = report.categories.performance;
  if (score === null) throw new Error(`Lighthouse has no score for ${url}`);
  return { lighthouse: 100 * score };
}
