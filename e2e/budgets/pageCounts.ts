import { expect } from '@playwright/test';
import { onPhone, slow4G } from '../bench/pages/onPhone';
import { recordTrace } from '../bench/pages/recordTrace';
import { slowdown } from '../bench/pages/threadTimes';
import { watchNetwork } from '../bench/pages/watchNetwork';
import { countCalls } from './countCalls';
import { forcedPassesOf, longTasksOf } from './countTasks';
import { drawingsOf } from './drawingsOf';
import { partsOf } from './partsOf';
import { scriptName } from './scriptName';
import { untilServed } from './untilServed';

/** What a page is held to. Sizes in KB of 1,024 bytes, calls in thousands. */
export interface Counts {
  elements: number;
  /** Images that stand in its styles. */
  drawings: number;
  html: number;
  htmlOnWire: number;
  scriptNamed: number;
  script: number;
  requestsBeforeLoad: number;
  requests: number;
  calls: number;
  longTasks: number;
  forcedPasses: number;
}

/** What a figure is made of: KB of each script, thousands of calls in each, elements of each part of the page. */
export interface Makings {
  scripts: Record<string, number>;
  calls: Record<string, number>;
  elements: Record<string, number>;
}

export interface PageCounts {
  counts: Counts;
  makings: Makings;
}

/** The most of a page's calls that go on when it is quiet: a carousel, a countdown. */
const restless = 0.002;
const inThousands = (count: number) => Math.round(count / 100) / 10;
const inKilobytes = (bytes: number) => Math.round(bytes / 102.4) / 10;

/** Counts what a visitor's first load of a page takes, on slow 4G and a core four times slower, until it is quiet. */
export function countPage(url: string): Promise<PageCounts> {
  return onPhone(async ({ page, devtools }) => {
    // Whoever runs this has a deadline; a busy machine takes its time.
    page.setDefaultTimeout(0);
    // Nobody presses anything, but the browser takes each question of ours to the page for a press.
    await page.addInitScript(() =>
      Object.defineProperty(navigator, 'userActivation', {
        value: { isActive: false, hasBeenActive: false },
      }),
    );
    const network = await watchNetwork(devtools);
    const calls = await countCalls(devtools);
    await devtools.send('Network.emulateNetworkConditions', slow4G);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    const trace = await recordTrace(devtools);
    await untilServed(url);
    const problems: string[] = [];
    page.on('console', (message) => message.type() === 'error' && problems.push(message.text()));
    page.on('pageerror', ({ message }) => problems.push(message));
    const answer = await page.goto(url, { waitUntil: 'networkidle' });
    expect(answer?.status()).toBe(200);
    await page.getByText('Loading page').first().waitFor({ state: 'hidden' });
    // The greeting of the beta, which comes last.
    await page.getByRole('dialog').waitFor();
    let [before, byScript] = [0, await calls.read()];
    await expect(async () => {
      before = sum(byScript);
      byScript = await calls.read();
      expect(sum(byScript) - before).toBeLessThan(restless * before);
    }).toPass({ intervals: [500] });
    // A page that failed and was drawn anew would be counted twice.
    expect(problems).toEqual([]);
    const events = await trace.stop();
    const fetched = await network.read();
    const elements = await page.evaluate(partsOf);
    return {
      counts: {
        elements: sum(elements),
        drawings: await page.evaluate(drawingsOf),
        html: inKilobytes(fetched.htmlRaw),
        htmlOnWire: inKilobytes(fetched.html),
        scriptNamed: inKilobytes(fetched.scriptNamed),
        script: inKilobytes(fetched.script),
        requestsBeforeLoad: fetched.requestsBeforeLoad,
        requests: fetched.requests,
        calls: inThousands(sum(byScript)),
        longTasks: longTasksOf(events).length,
        forcedPasses: forcedPassesOf(events),
      },
      makings: {
        scripts: byName(Object.fromEntries(fetched.scripts), inKilobytes),
        calls: byName(byScript, inThousands),
        elements,
      },
    };
  });
}

const sum = (values: Record<string, number>) =>
  Object.values(values).reduce((total, value) => total + value, 0);

const byName = (values: Record<string, number>, unit: (value: number) => number): Record<string, number> =>
  Object.fromEntries(
    Object.entries(values)
      .map(([path, value]): [string, number] => [scriptName(path), unit(value)])
      .toSorted(([a], [b]) => a.localeCompare(b)),
  );
