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
  setReadyState(page, 'complete');
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
    /** Two frames later than now: the pictures that are there are on the screen. */
    paint: () => jest.advanceTimersByTime(2 * frame),
    isGiven: (sign: string) => page.dispatchEvent(new Event(sign)),
    isFirstScreen: () => page.documentElement.hasAttribute(firstScreenAttribute),
    fetched: () => scriptsOf(page).map((script) => script.getAttribute('src')),
  };
}

const scriptsOf = (page: Document) => [...page.head.querySelectorAll('script')];
const setComplete = (picture: HTMLImageElement, value: boolean) =>
  Object.defineProperty(picture, 'complete', { value, configurable: true });
const setReadyState = (page: Document, value: DocumentReadyState) =>
  Object.defineProperty(page, 'readyState', { value, configurable: true });
const frame = 16;
const both = ['/assets/a.js', '/assets/b.js'];

test('scripts are fetched once the pictures are painted that a page begins with', () => {
  const { page, come, endParsing, paint, fetched } = openPage(
    '<img src="/0.webp"><img fetchpriority="high" src="/1.webp"><img fetchpriority="high" src="/2.webp">',
  );
  endParsing();
  come(0);
  come(1);
  paint();
  expect(fetched()).toEqual([]);
  come(2, 'error');
  paint();
  expect(fetched()).toEqual(both);
  expect(page.head.querySelector('link')?.getAttribute('href')).toBe('/remotes/c.js');
});

test('a picture that is there goes to the screen before scripts are asked for', () => {
  const { come, fetched } = openPage('<img fetchpriority="high" src="/1.webp">');
  come(0);
  jest.advanceTimersByTime(frame);
  expect(fetched()).toEqual([]);
  jest.advanceTimersByTime(frame);
  expect(fetched()).toEqual(both);
});

test('the rest of a long page is not waited for', () => {
  const { come, paint, fetched } = openPage('<img src="/0.webp"><img fetchpriority="high" src="/1.webp">');
  come(1);
  paint();
  expect(fetched()).toEqual(both);
});

test('while the first pictures are not read yet, others say nothing', () => {
  const { come, paint, fetched } = openPage('<img src="/0.webp">');
  come(0);
  paint();
  expect(fetched()).toEqual([]);
});

test('they run in their order', () => {
  const { page, endParsing, paint } = openPage('');
  endParsing();
  paint();
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
  jest.runAllTimers();
  expect(fetched()).toHaveLength(2);
});

test('what stands further down is laid out once the scripts are there', () => {
  const { page, come, paint, isFirstScreen } = openPage('<img fetchpriority="high" src="/1.webp">');
  come(0);
  paint();
  const [first, last] = scriptsOf(page);
  first?.dispatchEvent(new Event('load'));
  expect(isFirstScreen()).toBe(true);
  last?.dispatchEvent(new Event('load'));
  expect(isFirstScreen()).toBe(false);
});

test('and the page with all that it shows at first has come', () => {
  const { page, come, paint, isFirstScreen } = openPage('<img fetchpriority="high" src="/1.webp">');
  setReadyState(page, 'interactive');
  come(0);
  paint();
  scriptsOf(page)[1]?.dispatchEvent(new Event('load'));
  expect(isFirstScreen()).toBe(true);
  window.dispatchEvent(new Event('load'));
  expect(isFirstScreen()).toBe(false);
});

test('and where they cannot be had', () => {
  const { page, come, paint, isFirstScreen } = openPage('<img fetchpriority="high" src="/1.webp">');
  come(0);
  paint();
  scriptsOf(page)[1]?.dispatchEvent(new Event('error'));
  expect(isFirstScreen()).toBe(false);
});

test('and after four seconds, whatever became of them', () => {
  const { endParsing, isFirstScreen } = openPage('<img fetchpriority="high" src="/1.webp">');
  endParsing();
  jest.advanceTimersByTime(3999);
  expect(isFirstScreen()).toBe(true);
  jest.advanceTimersByTime(1);
  expect(isFirstScreen()).toBe(false);
});

test.each(['scroll', 'touchstart', 'keydown'])(
  'whoever begins to use the page (%s) sees the rest at once',
  (sign) => {
    const { isGiven, fetched, isFirstScreen } = openPage('<img fetchpriority="high" src="/1.webp">');
    isGiven(sign);
    expect([fetched(), isFirstScreen()]).toEqual([[], false]);
  },
);

test('whoever comes to a part of the page sees all of it at once', () => {
  history.replaceState(null, '', '#reviews');
  const { isFirstScreen } = openPage('<img fetchpriority="high" src="/1.webp">');
  history.replaceState(null, '', '#');
  expect(isFirstScreen()).toBe(false);
});
