import { screen, waitFor } from '@testing-library/react';
import { ToastHost } from './hosts/ToastHost';
import { SignInNotices } from './SignInNotices';
import { renderInShop } from './testing/renderInShop';

const open = (path: string) =>
  renderInShop(
    () => (
      <>
        <ToastHost />
        <SignInNotices />
      </>
    ),
    { path },
  );

test.each([
  [
    '/?error=auth_error&ref=TD4F7C2A',
    'The sign-in did not work: links expire and work only once. Please try again.',
  ],
  ['/?success=auth_success&ref=TD4F7C2A', 'You are signed in.'],
])('%s says so once and leaves the rest of the address', async (path, message) => {
  const { router } = open(path);
  expect(await screen.findByText(message)).toBeDefined();
  await waitFor(() => expect(router.state.location.search).toBe('?ref=TD4F7C2A'));
});

test('other values say nothing', () => {
  const { router } = open('/?error=%3Cscript%3E');
  expect(screen.queryByRole('button', { name: 'Dismiss' })).toBeNull();
  expect(router.state.location.search).toBe('?error=%3Cscript%3E');
});
