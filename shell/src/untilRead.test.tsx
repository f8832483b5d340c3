import { untilRead } from './untilRead';

const pageIn = (readyState: DocumentReadyState) => {
  const page = document.implementation.createHTMLDocument();
  Object.defineProperty(page, 'readyState', { value: readyState });
  return page;
};

test('a page that is still being read is waited for', async () => {
  const page = pageIn('loading');
  let isRead = false;
  const read = Promise.resolve(untilRead(page)).then(() => (isRead = true));
  await Promise.resolve();
  expect(isRead).toBe(false);
  page.dispatchEvent(new Event('DOMContentLoaded'));
  await read;
  expect(isRead).toBe(true);
});

test.each(['interactive', 'complete'] as const)('one that has been read is not: %s', (state) => {
  expect(untilRead(pageIn(state))).toBeUndefined();
});
