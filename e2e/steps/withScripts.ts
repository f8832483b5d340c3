import type { Page } from '@playwright/test';

/**
 * Makes `goto` and `reload` of a page wait for the shop's scripts as well, unless they are told what to wait for. The scripts of a page that
 * begins with pictures come after its load event (docs/adr/0088), and a journey is about what the shop does, not about how early it is pressed:
 * that is early-presses.spec.ts and first-screen.spec.ts.
 */
export function withScripts(page: Page): Page {
  const scripts = () => page.locator('html[data-first-screen]').waitFor({ state: 'detached' });
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
