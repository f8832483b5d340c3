import type { Page } from '@playwright/test';
import { atThisPace } from '@shop/tooling/pace';

/** Milliseconds within which a page of the shop comes alive, if it does at all. */
const soon = atThisPace(5000);

/**
 * Makes `goto` and `reload` of a page wait until the shop has come alive as well, unless they are told what to wait for. The scripts of a page
 * that begins with pictures come after its load event (docs/adr/0088), and a journey is about what the shop does, not about how early it is
 * pressed: that is early-presses.spec.ts and first-screen.spec.ts. A page whose scripts are kept from it goes on without.
 */
export function withScripts(page: Page): Page {
  const scripts = async () => {
    await page.locator('html[data-first-screen]').waitFor({ state: 'detached' });
    await page.waitForFunction(isAlive, undefined, { timeout: soon }).catch(() => undefined);
  };
  const [goto, reload] = [page.goto.bind(page), page.reload.bind(page)];
  page.goto = async (url, options) => {
    const response = await goto(url, options);
    if (!options?.waitUntil) await scripts();
    return response;
  };
  page.reload = async (options) => {
    const response = await reload(options);
    if (!options?.waitUntil) await scripts();
    return response;
  };
  return page;
}

/** Runs in the page. The shell marks it (`boot`); what has no root is no page of the shop. */
const isAlive = () => !document.getElementById('root') || performance.getEntriesByName('alive').length > 0;
