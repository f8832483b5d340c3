import type { Locator, Page } from '@playwright/test';

/** Rests on a link with the pointer for as long as it takes to fetch what is behind it. */
export async function restOn(page: Page, link: Locator, untilQuiet: () => Promise<void>): Promise<void> {
  await link.scrollIntoViewIfNeeded();
  await untilQuiet();
  const begun = page.waitForRequest((request) => request.resourceType() === 'fetch');
  await link.hover();
  await begun;
  await untilQuiet();
}

/** Follows a link. Milliseconds from the press until a page with another heading has been painted. */
export async function routeTime(page: Page, link: Locator): Promise<number> {
  const arrived = page.evaluate(untilOtherHeading);
  await link.click();
  return arrived;
}

/** Runs in the page. Its callbacks have no names, which the page would not know how to keep. */
function untilOtherHeading(): Promise<number> {
  const former = document.querySelector('h1')?.textContent;
  return new Promise((resolve) => {
    document.addEventListener(
      'click',
      ({ timeStamp }) => {
        const observer = new MutationObserver(() => {
          const heading = document.querySelector('h1')?.textContent;
          if (!heading || heading === former) return;
          observer.disconnect();
          // A task that follows a frame runs after its paint.
          requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - timeStamp)));
        });
        observer.observe(document.body, { childList: true, subtree: true, characterData: true });
      },
      { capture: true, once: true },
    );
  });
}
