import { expect, type Locator, type Page } from '@playwright/test';
import { untilStill } from './untilQuiet';

/** Milliseconds below which the browser does not tell how long an interaction took. */
const shortest = 16;

interface Presses {
  /** Milliseconds from each event of a pointer until the next paint. */
  times: number[];
  /** When it was asked whether all is told, and up to when all is, in milliseconds of the page. */
  asked: number;
  told: number;
}

/**
 * Runs in the page, before its own scripts: notes how long each press takes until the next paint. The browser tells late
 * of what took long, and never of what did not. So a key is pressed later that takes long enough: it is told last.
 */
export function watchPresses(): void {
  const presses: Presses = { times: [], asked: 0, told: 0 };
  Object.assign(window, { presses });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { interactionId: number })[]) {
      if (entry.name === 'keydown') presses.told = entry.startTime;
      else if (entry.interactionId > 0) presses.times.push(entry.duration);
    }
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
  window.addEventListener('keydown', ({ key, timeStamp }) => {
    if (key !== 'Shift') return;
    presses.asked = timeStamp;
    while (performance.now() < timeStamp + 32);
  });
}

/** Brings a control to where a finger reaches it. */
export async function bringToHand(control: Locator): Promise<void> {
  await control.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
}

/**
 * Taps as a finger does what stands still and can be reached. Milliseconds until the next paint, to eight; 16 stands for
 * whatever is shorter.
 */
export async function timeOfTap(page: Page, control: Locator): Promise<number> {
  const known = (await readPresses(page)).times.length;
  await expect.poll(() => control.evaluate(isOnTop)).toBe(true);
  // By force: Playwright would look once more, within the press, and its work would count as the page's.
  await control.tap({ force: true });
  // What the press began is painted before the key is pressed, which would keep it waiting.
  await untilStill(page);
  await page.keyboard.press('Shift');
  await expect.poll(async () => isTold(await readPresses(page)), { intervals: [50] }).toBe(true);
  return Math.max(shortest, ...(await readPresses(page)).times.slice(known));
}

/** Runs in the page. */
function isOnTop(control: Element): boolean {
  const { x, y, width, height } = control.getBoundingClientRect();
  return control.contains(document.elementFromPoint(x + width / 2, y + height / 2));
}

const readPresses = (page: Page) => page.evaluate(() => (window as unknown as { presses: Presses }).presses);

/** The two are the same moment, which the browser rounds in two ways. */
const isTold = ({ asked, told }: Presses) => asked > 0 && told > asked - 1;
