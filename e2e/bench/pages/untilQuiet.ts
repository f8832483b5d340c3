import type { Page, Request } from '@playwright/test';

/** Milliseconds within which a deed that fetches anything has begun to. */
const begins = 1500;

/** Until the page has painted what it did, told of it, and has nothing else to do. */
export const untilIdle = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise((resolve) =>
        requestAnimationFrame(() => requestAnimationFrame(() => requestIdleCallback(() => resolve()))),
      ),
  );

/** Does it, and waits until what it fetches is there. */
export async function untilQuiet(page: Page, deed: () => Promise<void>): Promise<void> {
  const open = new Set<Request>();
  const begin = (request: Request) => void open.add(request);
  const end = (request: Request) => void open.delete(request);
  page.on('request', begin).on('requestfinished', end).on('requestfailed', end);
  const begun = page.waitForRequest(() => true, { timeout: begins }).catch(() => undefined);
  await deed();
  await begun;
  do await untilIdle(page);
  while (open.size > 0);
  page.off('request', begin).off('requestfinished', end).off('requestfailed', end);
}
