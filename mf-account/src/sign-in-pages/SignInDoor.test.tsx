import { waitFor } from '@testing-library/react';
import { createTestShop } from '../testing/createTestShop';
import { renderPage } from '../testing/renderPage';

const address = () => location.pathname + location.search;

async function enter(path: string, signedIn = false) {
  const { platform } = createTestShop({ signedIn });
  const views: string[] = [];
  platform.commands.handle('open-sign-in', ({ view }) => {
    views.push(`${view} at ${address()}`);
    return 'done';
  });
  await renderPage(path, platform);
  return views;
}

test.each([
  ['/login', 'login at /'],
  ['/register', 'register at /'],
  ['/register?ref=TDABC&utm=x', 'register at /?ref=TDABC'],
])('%s opens %s', async (path, opened) => {
  const views = await enter(path);
  await waitFor(() => expect(views).toEqual([opened]));
});

test('who is signed in just goes home', async () => {
  const views = await enter('/login', true);
  await waitFor(() => expect(address()).toBe('/'));
  expect(views).toEqual([]);
});
