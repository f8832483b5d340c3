import { type ConsoleMessage, expect, type Page, test as base } from '@playwright/test';
import { atThisPace } from '@shop/tooling/pace';
import { type RunningShop, startShop } from './runningShop';
import { openBrowser } from './steps/browsers';
import { delayScripts } from './steps/heldScripts';
import { withScripts } from './steps/withScripts';

export { expect };

export const test = base.extend<{ consoleProblems: string[] }, { shop: RunningShop; reader: Page }>({
  shop: [
    // Playwright reads what a fixture needs from this pattern, which must be there even when empty.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const shop = await startShop();
      await use(shop);
      await shop.stop();
    },
    { scope: 'worker', timeout: atThisPace(120_000) },
  ],
  baseURL: ({ shop }, use) => use(shop.url),
  reader: [
    async ({ browser, shop }, use) => {
      const page = await openBrowser(browser, shop);
      await use(page);
      await page.context().close();
    },
    { scope: 'worker' },
  ],
  /** Errors and warnings of the page's console, for journeys that promise there are none. */
  consoleProblems: async ({ page }, use) => {
    const problems: string[] = [];
    const readMessage = (message: ConsoleMessage) => {
      if (message.type() === 'error' || message.type() === 'warning') problems.push(message.text());
    };
    const readError = (error: Error) => void problems.push(error.message);
    page.on('console', readMessage).on('pageerror', readError);
    await use(problems);
    page.off('console', readMessage).off('pageerror', readError);
  },
  page: async ({ page }, use) => {
    // Any journey can be walked on a slow connection: SCRIPT_DELAY=3000.
    const delay = Number(process.env.SCRIPT_DELAY ?? 0);
    if (delay > 0) await delayScripts(page, delay);
    await page.addInitScript(() => localStorage.setItem('beta-modal-seen', 'true'));
    await use(withScripts(page));
  },
});

/**
 * For journeys that look at page after page and leave nothing behind: one browser for all of a worker, as a shopper
 * has one who reads on. A new one compiles the shop's scripts each time, which takes longer than showing the page.
 */
export const readingTest = test.extend({ page: ({ reader }, use) => use(reader) });

/** Signs in through the dialog as a shopper does. */
export async function signIn(page: Page, email: string, password: string): Promise<void> {
  await page.goto('/about');
  await page.getByRole('button', { name: 'Profile' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Email').fill(email);
  await dialog.getByLabel('Password', { exact: true }).fill(password);
  await dialog.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(dialog).toBeHidden();
}

/** What a shopper gets who pastes into the page: no page of the shop may read the clipboard by itself. */
export async function pasted(page: Page): Promise<string> {
  const field = page.getByRole('contentinfo').getByRole('textbox');
  // The newsletter's form comes when somebody scrolls near.
  await field.scrollIntoViewIfNeeded();
  await expect(field).toBeEditable();
  await field.focus();
  await page.keyboard.press('ControlOrMeta+v');
  return field.inputValue();
}
