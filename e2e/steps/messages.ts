import { expect, type Page } from '@playwright/test';

declare global {
  var noteMessage: ((text: string) => void) | undefined;
}

/**
 * From now on, hears what the shop says in passing. The answer waits until a message has been said: it may be gone again, for it stays
 * two seconds, and a busy machine looks away for as long.
 */
export async function hearMessages(page: Page): Promise<(message: string | RegExp) => Promise<void>> {
  const said: string[] = [];
  await page.exposeFunction('noteMessage', (text: string) => void said.push(text));
  await page.addInitScript(watchMessages);
  await page.evaluate(watchMessages);
  return (message) => expect.poll(() => said).toContainEqual(expect.stringMatching(message));
}

function watchMessages() {
  const region = '[role="region"][aria-label="Notifications"]';
  new MutationObserver((changes) => {
    for (const { target, addedNodes } of changes)
      if (target instanceof Element && target.closest(region))
        for (const { textContent } of addedNodes) globalThis.noteMessage?.(textContent ?? '');
  }).observe(document, { childList: true, subtree: true });
}
