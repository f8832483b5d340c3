import { screen, within } from '@testing-library/react';
import { act } from 'react';
import type { ShopCommands } from '@shop/kernel/platform';
import { createTestShop, NoAnswer, testLine } from '../testing/createTestShop';
import { renderPage } from '../testing/renderPage';

const amount = (label: string) => {
  const term = screen.getByText(label, { selector: 'dt' });
  return term.nextElementSibling?.textContent;
};

test('an empty cart says so and leads to the shop', async () => {
  const { platform } = createTestShop({});
  const { user } = await renderPage('/cart', platform);

  expect(await screen.findByText('Your cart is empty')).toBeTruthy();
  await user.click(screen.getByRole('link', { name: 'Start Shopping' }));
  expect(location.pathname).toBe('/category');
});

test('what a visitor puts aside in the beta lasts as long as the page, and the bag says so', async () => {
  const { platform } = createTestShop({});
  const signIn = jest.fn().mockReturnValue('done');
  platform.commands.handle('open-sign-in', signIn);
  const { user } = await renderPage('/cart', platform);
  expect(await screen.findByText(/^What you add stays until you reload or close the shop/)).toBeTruthy();

  act(() => platform.bag.send({ type: 'add', line: testLine }));
  expect(await screen.findByText(/^Your bag lasts until you reload or close the shop/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Sign in to keep it' }));
  expect(signIn).toHaveBeenCalledWith({ view: 'login' });
});

test.each([
  ['an account', { signedIn: true }],
  ['the device of a live shop', { guest: { email: 'asha@example.com', phone: '9876543210' } }],
])('the bag of %s waits', async (_, options) => {
  const { platform } = createTestShop(options);
  await renderPage('/cart', platform);
  expect(await screen.findByText('Everything you add waits for you here.')).toBeTruthy();
  act(() => platform.bag.send({ type: 'add', line: testLine }));
  expect(await screen.findByText('Neel Lotus Tee')).toBeTruthy();
  expect(screen.queryByText(/until you reload/)).toBeNull();
});

test('an account’s bag that cannot be read is no empty one, and is read again when asked', async () => {
  const shop = createTestShop({ signedIn: true, bag: [testLine] });
  shop.answer('get_bag', () => {
    throw new NoAnswer();
  });
  const { user } = await renderPage('/cart', shop.platform);
  expect(await screen.findByText('Your bag could not be read')).toBeTruthy();
  expect(screen.queryByText('Your cart is empty')).toBeNull();

  shop.answer('get_bag', () => shop.serverBag);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Neel Lotus Tee')).toBeTruthy();
  // The button went with its words.
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
});

test('shows every fee of the spec and what is missing for free shipping', async () => {
  const { platform } = createTestShop({ bag: [testLine] });
  await renderPage('/cart', platform);

  expect(await screen.findByText('Neel Lotus Tee')).toBeTruthy();
  expect(amount('Subtotal')).toBe('₹900');
  expect(amount('GST (18%)')).toBe('₹162');
  expect(amount('Shipping')).toBe('₹50');
  expect(amount('Platform fee')).toBe('₹5');
  expect(amount('Total')).toBe('₹1,117');
  expect(screen.getByText('You save ₹0 on this order')).toBeTruthy();
  expect(screen.getByText('₹101')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Continue Shopping' })).toBeTruthy();
});

test('shipping is free strictly above ₹1000', async () => {
  const { platform } = createTestShop({ bag: [{ ...testLine, quantity: 3 }] });
  await renderPage('/cart', platform);

  expect(await screen.findByText('Your order ships free with standard delivery.')).toBeTruthy();
  expect(amount('Shipping')).toBe('Free');
});

test('quantity stops at the stock', async () => {
  const { platform } = createTestShop({ bag: [testLine] });
  const { user } = await renderPage('/cart', platform);

  const more = await screen.findByRole('button', { name: /Increase/ });
  await user.click(more);
  expect(platform.bag.get()[0]?.quantity).toBe(3);
  expect(more).toHaveProperty('ariaDisabled', 'true');
});

test('a removed line comes back with undo', async () => {
  const { platform } = createTestShop({ bag: [testLine] });
  const toasts: ShopCommands['show-toast'][] = [];
  platform.commands.handle('show-toast', (toast) => {
    toasts.push(toast);
    return 'done';
  });
  const { user } = await renderPage('/cart', platform);

  await user.click(await screen.findByRole('button', { name: 'Remove Neel Lotus Tee' }));
  expect(screen.getByText('Your cart is empty')).toBeTruthy();
  await act(() => Promise.resolve(toasts[0]?.action?.run()));
  expect(platform.bag.get()).toEqual([testLine]);
  expect(screen.getByText('Neel Lotus Tee')).toBeTruthy();
});

test('Clear Cart asks once before it empties the bag', async () => {
  const { platform } = createTestShop({ bag: [testLine] });
  const { user } = await renderPage('/cart', platform);

  await user.click(await screen.findByRole('button', { name: 'Clear Cart' }));
  expect(platform.bag.get()).toHaveLength(1);
  const question = within(screen.getByRole('group', { name: 'Clear your cart?' }));
  await user.click(question.getByRole('button', { name: 'Keep it' }));
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Clear Cart' }));
  expect(platform.bag.get()).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: 'Clear Cart' }));
  await user.click(screen.getByRole('button', { name: 'Yes, clear it' }));
  expect(screen.getByText('Your cart is empty')).toBeTruthy();
});

test('a line with more pieces than are left keeps the shopper from proceeding and says why', async () => {
  const { platform } = createTestShop({ signedIn: true, bag: [{ ...testLine, quantity: 5 }] });
  await renderPage('/cart', platform);

  expect(await screen.findByText('Only 3 left. Please take fewer.')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Proceed to Checkout' })).toHaveProperty('disabled', true);
});

test('a visitor is asked to sign in and then taken to the checkout', async () => {
  const shop = createTestShop({ bag: [testLine] });
  const views: string[] = [];
  shop.platform.commands.handle('open-sign-in', ({ view }) => {
    views.push(view);
    return 'done';
  });
  const { user } = await renderPage('/cart', shop.platform);

  await user.click(await screen.findByRole('button', { name: 'Proceed to Checkout' }));
  expect(views).toEqual(['login']);
  expect(location.pathname).toBe('/cart');
  await act(() => Promise.resolve(shop.signIn()));
  expect(await screen.findByRole('heading', { name: 'Checkout' })).toBeTruthy();
});
