import { setTimeout } from 'node:timers/promises';
import type { Measured } from './figures';
import { onPhone } from './onPhone';
import { recordTrace } from './recordTrace';
import { threadTimesOf } from './threadTimes';
import { watchNetwork } from './watchNetwork';

/** Milliseconds after the load event in which a page comes to rest: what opens late and what wakes when idle is in. */
const untilQuiet = 4000;
const kilobyte = 1024;

/** One load of a page on an unthrottled phone: what it costs the main thread, what it weighs, how large it is. */
export function measureThread(url: string): Promise<Measured> {
  return onPhone(async ({ page, devtools }) => {
    const network = await watchNetwork(devtools);
    const trace = await recordTrace(devtools);
    const answer = await page.goto(url, { waitUntil: 'load' });
    if (!answer?.ok()) throw new Error(`${url} answered ${answer?.status()}`);
    await setTimeout(untilQuiet);
    const times = threadTimesOf(await trace.stop());
    const fetched = await network.read();
    return {
      ...times,
      elements: await page.evaluate(() => document.querySelectorAll('*').length),
      htmlRaw: fetched.htmlRaw / kilobyte,
      html: fetched.html / kilobyte,
      scriptNamed: fetched.scriptNamed / kilobyte,
      scriptAll: fetched.script / kilobyte,
      requests: fetched.requests,
    };
  });
}
