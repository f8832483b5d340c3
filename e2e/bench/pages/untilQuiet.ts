import type { Page, Request } from '@playwright/test';

/** From now on the page's requests are known; what it returns waits until none is open and nothing moves. */
export function watchQuiet(page: Page): () => Promise<void> {
  const open = new Set<Request>();
  const end = (request: Request) => void open.delete(request);
  page
    .on('request', (request) => void open.add(request))
    .on('requestfinished', end)
    .on('requestfailed', end);
  return async () => {
    do await untilStill(page);
    while (open.size > 0);
  };
}

/** Until whatever moves and comes to an end has ended, and two more frames have begun. */
export const untilStill = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const passing = document
      .getAnimations()
      .filter(
        ({ playState, effect }) =>
          playState === 'running' && effect?.getComputedTiming().endTime !== Infinity,
      );
    await Promise.allSettled(passing.map(({ finished }) => finished));
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  });
