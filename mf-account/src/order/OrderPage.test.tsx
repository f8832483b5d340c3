import { act, screen, within } from '@testing-library/react';
import { createTestShop } from '../testing/createTestShop';
import { orderRow } from '../testing/orderRow';
import { renderPage } from '../testing/renderPage';

test('shows timeline, lines, amounts, address and what is to be paid', async () => {
  const { platform } = createTestShop({ signedIn: true, tables: { orders: [orderRow] } });
  await renderPage('/orders/TD0123456789', platform);

  expect(await screen.findByRole('heading', { name: 'Order TD0123456789' })).toBeTruthy();
  expect(screen.getAllByText('Order Placed').length).toBeGreaterThan(0);
  expect(screen.getByRole('link', { name: 'Neel Lotus Tee' }).getAttribute('href')).toBe(
    '/product/neel-lotus-tee',
  );
  expect(screen.getByText('GST (18%)').nextElementSibling?.textContent).toBe('₹162');
  expect(screen.getByText('Total').nextElementSibling?.textContent).toBe('₹1,117');
  expect(within(screen.getByRole('group')).getByText(/12 Residency Road/)).toBeTruthy();
  expect(screen.getByText(/keep ₹1,117 ready/)).toBeTruthy();
});

test('an unknown number is not found', async () => {
  const { platform } = createTestShop({ signedIn: true });
  await renderPage('/orders/td999', platform);
  expect(await screen.findByText('Order Not Found')).toBeTruthy();
  expect(screen.getByText(/no order TD999 in your account/)).toBeTruthy();
});

test('a visitor logs in and then sees the order', async () => {
  const shop = createTestShop({ tables: { orders: [orderRow] } });
  await renderPage('/orders/TD0123456789', shop.platform);
  expect(await screen.findByText('Please log in to view your order')).toBeTruthy();
  await act(() => Promise.resolve(shop.signIn()));
  expect(await screen.findByRole('heading', { name: 'Order TD0123456789' })).toBeTruthy();
});
