import type { Browser, Page } from '@playwright/test';
import type { RunningShop } from '../runningShop';
import { desktop } from './screens';
import { withScripts } from './withScripts';

/** A person at a browser of their own, who has seen what the shop tells everybody once: its greeting covers pages. */
export async function openBrowser(
  browser: Browser,
  shop: Pick<RunningShop, 'url'>,
  viewport = desktop,
): Promise<Page> {
  // Over TLS a shop of the tests has a certificate that nobody else knows.
  const ignoreHTTPSErrors = shop.url.startsWith('https:');
  const context = await browser.newContext({ baseURL: shop.url, viewport, ignoreHTTPSErrors });
  await context.addInitScript(() => localStorage.setItem('beta-modal-seen', 'true'));
  return withScripts(await context.newPage());
}
