import { setTimeout } from 'node:timers/promises';
import type { Page } from '@playwright/test';

/** From now on no script reaches the page, until what it returns is called: on a slow connection they come last. */
export async function holdScripts(page: Page): Promise<() => void> {
  let send = () => {};
  const maySend = new Promise<void>((resolve) => (send = resolve));
  await page.route('**/*.js', async (route) => {
    await maySend;
    await route.continue();
  });
  return () => send();
}

/** Every script reaches the page so many milliseconds late, as on a connection that is far away. */
export async function delayScripts(page: Page, delay: number): Promise<void> {
  await page.route('**/*.js', async (route) => {
    await setTimeout(delay);
    await route.continue();
  });
}
