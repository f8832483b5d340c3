import { firstScreenAttribute, firstScreenScript, heldScriptsId } from './firstScreen';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** A page whose scripts are held and whose pictures are on their way. */
function openPage(pictures: string) {
  const page = document.implementation.createHTMLDocument();
  page.head.innerHTML =
    `<template id="${heldScriptsId}"><script src="/assets/a.js"></script><script src="/assets/b.js"></script>` +
    '<link rel="preload" as="script" href="/remotes/c.js"></template>';
  page.body.innerHTML = pictures;
  for (const picture of page.images) setComplete(picture, false);
  // As the page does; nothing else in it is text that runs.
  new Function('document', firstScreenScript)(page);
  return {
    page,
    come: (index: number, event: 'load' | 'error' = 'load') => {
      const picture = page.images[index];
      if (!picture) throw new Error(`No picture ${index}`);
      setComplete(picture, true);
      picture.dispatchEvent(new Event(event));
    },
    endParsing: () => page.dispatchEvent(new Event('DOMContentLoaded')),
    scroll: () => page.dispatchEvent(new Event('scroll')),
    isFirstScreen: () => page.documentElement.hasAttribute(firstScreenAttribute),
    fetched: () => scriptsOf(page).map((script) => script.getAttribute('src')),
  };
}

const scriptsOf = (page: Document) => [...page.head.querySelectorAll('script')];
const setComplete = (picture: HTMLImageElement, value: boolean) =>
  Object.defineProperty(picture, 'complete', { value, configurable: true });
const both = ['/assets/a.js', '/assets/b.js'];

test('scripts are fetched once the pictures are there that a page begins with', () => {
  const { page, come, endParsing, fetched } = openPage(
    '<img src="/0.webp"><img fetchpriority="high" src="/1.webp"><img fetchpriority="high" src="/2.webp">',
  );
  endParsing();
  come(0);
  come(1);
  expect(fetched()).toEqual([]);
  come(2, 'error');
  expect(fetched()).toEqual(both);
  expect(page.head.querySelector('link')?.getAttribute('href')).toBe('/remotes/c.js');
});

test('the rest of a long page is not waited for', () => {
  const { come, fetched } = openPage('<img src="/0.webp"><img fetchpriority="high" src="/1.webp">');
  come(1);
  expect(fetched()).toEqual(both);
});

test('while the first pictures are not read yet, others say nothing', () => {
  const { come, fetched } = openPage('<img src="/0.webp">');
  come(0);
  expect(fetched()).toEqual([]);
});

test('they run in their order', () => {
  const { page, endParsing } = openPage('');
  endParsing();
  expect(scriptsOf(page).map((script) => script.async)).toEqual([false, false]);
});

test('a picture that does not come keeps no script waiting for longer than a second', () => {
  const { come, endParsing, fetched } = openPage('<img fetchpriority="high" src="/1.webp">');
  endParsing();
  jest.advanceTimersByTime(999);
  expect(fetched()).toEqual([]);
  jest.advanceTimersByTime(1);
  expect(fetched()).toEqual(both);
  // One that comes after all fetches nothing twice.
  come(0);
  expect(fetched()).toHaveLength(2);
});

test('what stands further down is laid out once the scripts are on their way', () => {
  const { come, fetched, isFirstScreen } = openPage('<img fetchpriority="high" src="/1.webp">');
  come(0);
  expect([fetched(), isFirstScreen()]).toEqual([both, true]);
  jest.advanceTimersByTime(0);
  expect(isFirstScreen()).toBe(false);
});

test('whoever scrolls sees the rest at once', () => {
  const { scroll, fetched, isFirstScreen } = openPage('<img fetchpriority="high" src="/1.webp">');
  scroll();
  expect([fetched(), isFirstScreen()]).toEqual([[], false]);
});

test('whoever comes to a part of the page sees all of it at once', () => {
  history.replaceState(null, '', '#reviews');
  const { isFirstScreen } = openPage('<img fetchpriority="high" src="/1.webp">');
  history.replaceState(null, '', '#');
  expect(isFirstScreen()).toBe(false);
});
