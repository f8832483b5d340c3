import { act, screen } from '@testing-library/react';
import type { ShopCommands } from '@shop/kernel/platform';
import { linkTo } from '@shop/kernel/routing';
import { renderInShop } from '../testing/renderInShop';
import { ToastHost } from './ToastHost';

type Toast = ShopCommands['show-toast'];

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => jest.useRealTimers());

const openHost = () => {
  const { platform, router } = renderInShop(() => <ToastHost />);
  const say = (toast: Toast, busyFor = 0) =>
    act(() => {
      void platform.commands.run('show-toast', toast);
      jest.advanceTimersByTime(busyFor);
    });
  return { say, router };
};
const renderHost = () => openHost().say;
const pass = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));

test('a message goes after 2 seconds', () => {
  const say = renderHost();
  say({ tone: 'success', message: 'Product added to comparison!' });
  pass(1999);
  expect(screen.queryByText('Product added to comparison!')).not.toBeNull();
  pass(1);
  expect(screen.queryByText('Product added to comparison!')).toBeNull();
});

test('where the page is busy its 2 seconds begin once it shows', () => {
  const say = renderHost();
  say({ tone: 'success', message: 'You are signed in.' }, 5000);
  pass(1999);
  expect(screen.queryByText('You are signed in.')).not.toBeNull();
  pass(1);
  expect(screen.queryByText('You are signed in.')).toBeNull();
});

test('errors and messages with an action stay 6 seconds', () => {
  const say = renderHost();
  say({ tone: 'error', message: 'Not saved' });
  say({ tone: 'success', message: 'Removed', action: { label: 'Undo', run: jest.fn() } });
  pass(5999);
  expect(screen.queryByText('Not saved')).not.toBeNull();
  expect(screen.queryByText('Removed')).not.toBeNull();
  pass(1);
  expect(screen.queryByText('Not saved')).toBeNull();
});

test('a repeated message replaces itself and starts its time again; only the last three show', () => {
  const say = renderHost();
  say({ tone: 'info', message: 'One' });
  pass(1500);
  say({ tone: 'info', message: 'One' });
  pass(1500);
  expect(screen.getAllByText('One')).toHaveLength(1);
  for (const message of ['Two', 'Three', 'Four']) say({ tone: 'info', message });
  expect(screen.queryByText('One')).toBeNull();
  expect(screen.queryByText('Four')).not.toBeNull();
});

test('a message goes where the page says the same, and does not come back with the one before', async () => {
  const { say, router } = openHost();
  say({ tone: 'success', message: 'Added to your bag', about: linkTo('cart') });
  expect(screen.queryByText('Added to your bag')).not.toBeNull();
  await act(() => router.navigate('/cart'));
  expect(screen.queryByText('Added to your bag')).toBeNull();
  await act(() => router.navigate('/'));
  expect(screen.queryByText('Added to your bag')).toBeNull();
});

test('a message stays as long as somebody is on it', () => {
  const say = renderHost();
  say({ tone: 'success', message: 'Added', action: { label: 'View bag', run: jest.fn() } });
  act(() => screen.getByRole('button', { name: 'View bag' }).focus());
  pass(20_000);
  expect(screen.queryByText('Added')).not.toBeNull();
  act(() => screen.getByRole('button', { name: 'View bag' }).blur());
  pass(6000);
  expect(screen.queryByText('Added')).toBeNull();
});
