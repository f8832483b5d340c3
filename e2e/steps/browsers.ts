import type { Browser, Page } from '@playwright/test';
import type { RunningShop } from '../runningShop';

/** A person at a browser of their own, who has seen what the shop tells everybody once. */
export async function openBrowser(browser: Browser, shop: RunningShop): Promise<Page> {
  const context = await browser.newContext({ baseURL: shop.url, viewport: { width: 1366, height: 900 } });
  await context.addInitScript(() => localStorage.setItem('beta-modal-seen', 'true'));
  return context.newPage();
}
