import type { Locator, Page } from '@playwright/test';

/** The types of the DOM do not have it yet. */
declare const scheduler: {
  postTask: (work: () => void, options: { priority: 'user-blocking' }) => void;
};

/** Rests on a link with the pointer for as long as it takes to fetch what is behind it. */
export async function restOn(page: Page, link: Locator, untilQuiet: () => Promise<void>): Promise<void> {
  await link.scrollIntoViewIfNeeded();
  await untilQuiet();
  const begun = page.waitForRequest((request) => request.resourceType() === 'fetch');
  await link.hover();
  await begun;
  await untilQuiet();
}

/** Milliseconds that a finger rests on what it presses. Let go at once, the work of touching it would count as that of following. */
const touch = 100;

/** Follows a link. Milliseconds from letting go of it until a page with another heading has been painted. */
export async function routeTime(page: Page, link: Locator): Promise<number> {
  const arrived = page.evaluate(untilOtherHeading);
  await link.click({ delay: touch });
  return arrived;
}

/**
 * Runs in the page. Its callbacks have no names, which the page would not know how to keep. Pages that wait or leave
 * stand in the document, too, and are not seen.
 */
function untilOtherHeading(): Promise<number> {
  const former = [...document.querySelectorAll('h1')].find((one) => one.checkVisibility())?.textContent;
  return new Promise((resolve) => {
    document.addEventListener(
      'click',
      ({ timeStamp }) => {
        const observer = new MutationObserver(() => {
          const heading = [...document.querySelectorAll('h1')].find((one) =>
            one.checkVisibility(),
          )?.textContent;
          if (!heading || heading === former) return;
          observer.disconnect();
          // What follows a frame at once runs when that was painted; a timer might come after whatever else is to be done.
          requestAnimationFrame(() =>
            scheduler.postTask(() => resolve(performance.now() - timeStamp), { priority: 'user-blocking' }),
          );
        });
        observer.observe(document.body, {
          childList: true,
          subtree: true,
          characterData: true,
          attributeFilter: ['style'],
        });
      },
      { capture: true, once: true },
    );
  });
}
