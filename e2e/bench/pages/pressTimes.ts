import type { Locator, Page } from '@playwright/test';

/** Milliseconds below which the browser does not tell how long an interaction took. */
const shortest = 16;
/** Milliseconds after which whatever a press began has been painted, and told. */
const settled = 600;

interface Press {
  id: number;
  duration: number;
}

/** Runs in the page, before its own scripts: notes how long each interaction takes until the next paint. */
export function watchPresses(): void {
  const presses: Press[] = [];
  Object.assign(window, { presses });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { interactionId: number })[])
      if (entry.interactionId > 0) presses.push({ id: entry.interactionId, duration: entry.duration });
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
}

/** Taps as a finger does. Milliseconds until the next paint, to eight; 16 stands for whatever is shorter. */
export async function timeOfTap(page: Page, control: Locator): Promise<number> {
  const known = (await pressesOf(page)).length;
  // What a label shows instead of itself is covered by it.
  await control.tap({ force: true });
  await page.waitForTimeout(settled);
  const presses = (await pressesOf(page)).slice(known);
  return Math.max(shortest, ...presses.map(({ duration }) => duration));
}

const pressesOf = (page: Page) => page.evaluate(() => (window as unknown as { presses: Press[] }).presses);
