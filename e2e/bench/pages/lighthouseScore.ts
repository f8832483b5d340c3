import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { browserOptions } from '../../browserOptions';
import type { Measured } from './figures';

/**
 * The last for Node 20. Apache-2.0. It is fetched when it is asked for: with 200 packages and 185 MB it would lengthen
 * each installation by 20 seconds, for a figure that nothing is held to.
 */
const lighthouse = 'lighthouse@12.8.2';
const largestReport = 64 * 1024 * 1024;

interface Report {
  categories: { performance: { score: number | null } };
  audits: {
    'largest-contentful-paint': { numericValue?: number };
    'resource-summary': { details?: { items: { resourceType: string; requestCount: number }[] } };
  };
}

/** False where it is not there and cannot be fetched; says so then. */
export async function findLighthouse(): Promise<boolean> {
  try {
    await runLighthouse(['--version']);
    return true;
  } catch (error) {
    console.warn(`${lighthouse} cannot be had, so its rows are missing: ${String(error).split('\n')[0]}`);
    return false;
  }
}

/** Lighthouse's score of a page for phones, from 0 to 100, its largest paint, and all that the page fetched. */
export async function lighthouseScore(url: string): Promise<Measured> {
  const report = JSON.parse(
    await runLighthouse([
      url,
      '--output=json',
      '--quiet',
      '--only-categories=performance',
      '--no-enable-error-reporting',
      `--chrome-flags=--headless ${browserOptions.args.join(' ')}`,
    ]),
  ) as Report;
  const { score } = report.categories.performance;
  const lcp = report.audits['largest-contentful-paint'].numericValue;
  // Its own total: the list of requests also has pictures that stand in the style sheet as data.
  const requests = report.audits['resource-summary'].details?.items.find(
    ({ resourceType }) => resourceType === 'total',
  )?.requestCount;
  if (score === null || lcp === undefined || requests === undefined)
    throw new Error(`Lighthouse has no score for ${url}`);
  return { lighthouse: 100 * score, lighthouseLcp: lcp, lighthouseRequests: requests };
}

async function runLighthouse(args: string[]): Promise<string> {
  const { stdout } = await promisify(execFile)('npx', ['--yes', lighthouse, ...args], {
    env: { ...process.env, CHROME_PATH: browserOptions.executablePath },
    maxBuffer: largestReport,
  });
  return stdout;
}
