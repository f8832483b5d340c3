import { expect, type Page } from '@playwright/test';

declare global {
  var noteMessage: ((text: string) => void) | undefined;
}

/**
 * From now on, hears what the shop shows in passing: over the page, in a dialog that goes on by itself, on a button that says what it
 * did. Once for a page. The answer waits until a message, in just these words, has been there: it may be gone again, for it stays two
 * seconds, and a busy machine looks away for as long.
 */
export async function hearMessages(page: Page): Promise<(message: string) => Promise<void>> {
  const said: string[] = [];
  await page.exposeFunction('noteMessage', (text: string) => void said.push(text));
  await page.addInitScript(watchMessages);
  await page.evaluate(watchMessages);
  return (message) => expect.poll(() => said).toContain(message);
}

function watchMessages() {
  const places = '[role="region"][aria-label="Notifications"], dialog [role="status"], button';
  const note = (node: Node) => {
    const element = node instanceof HTMLElement ? node : node.parentElement;
    if (!element?.closest(places) || !element.checkVisibility()) return;
    // A button beside the words has a line of its own.
    for (const line of element.innerText.split('\n')) globalThis.noteMessage?.(line);
  };
  new MutationObserver((changes) => {
    for (const { type, target, addedNodes } of changes)
      for (const node of type === 'characterData' ? [target] : addedNodes) note(node);
  }).observe(document, { childList: true, subtree: true, characterData: true });
}
