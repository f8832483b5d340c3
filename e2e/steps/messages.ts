import { expect, type Page } from '@playwright/test';

declare global {
  var noteMessage: ((text: string) => void) | undefined;
}

/**
 * From now on, hears what the shop shows in passing. The answer waits until a message, in just these words, has been there: it may be
 * gone again, for it stays two seconds, and a busy machine looks away for as long.
 */
export async function hearMessages(page: Page): Promise<(message: string) => Promise<void>> {
  const said: string[] = [];
  await page.exposeFunction('noteMessage', (text: string) => void said.push(text));
  await page.addInitScript(watchMessages);
  await page.evaluate(watchMessages);
  return (message) => expect.poll(() => said).toContain(message);
}

function watchMessages() {
  const region = '[role="region"][aria-label="Notifications"]';
  new MutationObserver((changes) => {
    for (const { target, addedNodes } of changes)
      if (target instanceof Element && target.closest(region))
        for (const node of addedNodes)
          if (node instanceof HTMLElement && node.checkVisibility())
            // A button beside the words has a line of its own.
            for (const line of node.innerText.split('\n')) globalThis.noteMessage?.(line);
  }).observe(document, { childList: true, subtree: true });
}
