import { screen } from '@testing-library/react';
import { createTestShop } from '../testing/createTestShop';
import { renderPage } from '../testing/renderPage';

const orderRow = {
  id: 'o',
  number: 'TD0123456789',
  status: 'placed',
  email: 'asha@example.com',
  delivery: 'standard',
  placed_at: '2026-11-21T06:00:00Z',
  ship_to: { name: 'Asha Rao', phone: '9876543210', city: 'Nagpur' },
  subtotal: 900,
  gst: 162,
  shipping: 50,
  platform_fee: 5,
  saving: 0,
  total: 1117,
  order_lines: [],
  order_events: [],
  payments: [{ method: 'cod', state: 'due' }],
};

test('thanks with the number, what happens next, and the ways on', async () => {
  const { platform } = createTestShop({ signedIn: true, tables: { orders: [orderRow] } });
  await renderPage('/checkout/placed/TD0123456789', platform);

  expect(await screen.findByRole('heading', { name: 'Thank you, your order is placed' })).toBeTruthy();
  expect(screen.getByText('TD0123456789')).toBeTruthy();
  expect(screen.getByText(/It reaches Nagpur in 3 to 5 business days/)).toBeTruthy();
  expect(screen.getByText(/keep ₹1,117 in cash ready/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'See your order' }).getAttribute('href')).toBe(
    '/orders/TD0123456789',
  );
  expect(screen.getByRole('link', { name: 'Continue Shopping' })).toBeTruthy();
});

test('a number that is not the shopper’s is not found', async () => {
  const { platform } = createTestShop({ signedIn: true });
  await renderPage('/checkout/placed/TD0000000000', platform);
  expect(await screen.findByText('Order Not Found')).toBeTruthy();
});

test('a visitor is asked to log in', async () => {
  const { platform } = createTestShop({});
  await renderPage('/checkout/placed/TD0123456789', platform);
  expect(await screen.findByText('Please log in to see your order')).toBeTruthy();
});
