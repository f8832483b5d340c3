import type { Measured } from './figures';
import { onPhone, slow4G } from './onPhone';
import { slowdown } from './threadTimes';
import { watchNetwork } from './watchNetwork';

interface Vitals {
  lcp: number;
  shift: number;
}

/** One load as a cheap phone on a slow connection has it, really throttled: largest paint, layout shift, requests. */
export function measurePaint(url: string): Promise<Measured> {
  return onPhone(async ({ page, devtools }) => {
    const network = await watchNetwork(devtools);
    await devtools.send('Network.emulateNetworkConditions', slow4G);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    await page.addInitScript(watchVitals);
    await page.goto(url, { waitUntil: 'networkidle' });
    const { lcp, shift } = await page.evaluate(() => (window as unknown as { vitals: Vitals }).vitals);
    return { lcp, shift, requestsBeforeLoad: (await network.read()).requestsBeforeLoad };
  });
}

/** Runs in the page. */
function watchVitals(): void {
  const vitals: Vitals = { lcp: 0, shift: 0 };
  Object.assign(window, { vitals });
  new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntries()) vitals.lcp = startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => {
    const shifts = list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[];
    for (const { value, hadRecentInput } of shifts) if (!hadRecentInput) vitals.shift += value;
  }).observe({ type: 'layout-shift', buffered: true });
}
