import type { ProbeOrder } from '@shop/registry';
import { startCandidateShop } from './candidateShop';
import { ProbeFault } from './ProbeFault';

/** What is used of the library that drives the browser. */
interface Driver {
  chromium: {
    launch(options: { executablePath: string; args: string[] }): Promise<{
      newPage(): Promise<BrowserPage>;
      close(): Promise<void>;
    }>;
  };
}
interface BrowserPage {
  goto(url: string, options: { waitUntil: 'networkidle' }): Promise<{ status(): number } | null>;
  waitForFunction(condition: () => boolean, nothing: null, options: { timeout: number }): Promise<unknown>;
  on(event: 'console', hear: (message: { type(): string; text(): string }) => void): void;
  on(event: 'pageerror', hear: (error: Error) => void): void;
}

declare const __non_webpack_require__: NodeJS.Require;

/** More pages would say little more, and a release should not take a minute. */
const most = 6;

/** Milliseconds for a page that was loaded to come alive. */
const patience = 20_000;

const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-sync',
];

/**
 * Opens pages of the release in a headless browser when one is at hand, in the shop as it would be. What the console calls
 * an error is a problem, but for files that only this web server lacks. Throws `ProbeFault`.
 */
export async function openPages(known: readonly string[], order: ProbeOrder): Promise<string[]> {
  const { entry, chromium, backend } = order;
  const driver = chromium === undefined ? undefined : findDriver();
  if (chromium === undefined || !driver) return ['No browser is at hand: its browser half was not run.'];
  if (!backend) return ['Without data no page was opened in a browser.'];
  // Its code is fetched for people who signed in.
  if (entry.audience) return [`For ${entry.audience} alone: no page was opened in a browser.`];
  const addresses = known.slice(0, most);
  const shop = await startCandidateShop(order);
  try {
    const browser = await driver.chromium.launch({ executablePath: chromium, args });
    try {
      const page = await browser.newPage();
      const problems: string[] = [];
      page.on('console', (message) => {
        if (message.type() === 'error' && !message.text().startsWith('Failed to load resource'))
          problems.push(message.text());
      });
      page.on('pageerror', ({ message }) => problems.push(message));
      for (const address of addresses) {
        await page.goto(shop.url + address, { waitUntil: 'networkidle' });
        // On a slow machine what has been fetched is not evaluated yet.
        await page.waitForFunction(isAlive, null, { timeout: patience }).catch(() => {
          problems.push(`It does not come alive within ${patience} ms.`);
        });
        const [problem] = problems;
        if (problem !== undefined)
          throw new ProbeFault(
            `${address} of ${entry.name} ${entry.version} fails in the browser: ${problem.split('\n', 1)[0]}`,
          );
      }
    } finally {
      await browser.close();
    }
  } finally {
    await shop.stop();
  }
  return [`Opened ${addresses.length} pages in a browser without an error: ${addresses.join(' ')}.`];
}

/** Runs in the page: whether React has it, as the shell's boot tells. */
const isAlive = () => performance.getEntriesByName('alive').length > 0;

/** It comes with what tests need, and a shop may run without. */
function findDriver(): Driver | undefined {
  try {
    return __non_webpack_require__('playwright-core') as Driver;
  } catch {
    return undefined;
  }
}
