import type { Page, Request } from '@playwright/test';
import { atThisPace } from '@shop/tooling/pace';
import { expect } from '../fixtures';

/** Milliseconds without a request after which a page is taken to want nothing more. */
const quiet = 500;

/**
 * To be called before the page is opened. What it returns waits until the page fetches nothing, and names what is still
 * under way when that does not come; Playwright's own wait says only that it did not.
 */
export function watchRequests(page: Page): () => Promise<void> {
  const underWay = new Set<Request>();
  let last = 0;
  const end = (request: Request) => {
    underWay.delete(request);
    last = performance.now();
  };
  page.on('request', (request) => underWay.add(request));
  page.on('requestfinished', end).on('requestfailed', end);
  const addresses = () => {
    if (underWay.size === 0 && performance.now() - last < quiet) return ['nothing, but until just now'];
    return [...underWay].map((request) => request.url());
  };
  return () => expect.poll(addresses, { timeout: atThisPace(60_000) }).toEqual([]);
}
