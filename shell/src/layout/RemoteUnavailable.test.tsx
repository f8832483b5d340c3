import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RemoteUnavailable } from './RemoteUnavailable';
import { renderInShop } from './testing/renderInShop';

test('it names the part, tries again, and leads home', async () => {
  const onRetry = jest.fn();
  renderInShop(() => <RemoteUnavailable remoteName="the checkout" onRetry={onRetry} />, { path: '/cart' });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('The checkout is not answering');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(onRetry).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('link', { name: 'Return to Home' }).getAttribute('href')).toBe('/');
});
