import { screen } from '@testing-library/react';
import { createTestShop } from '../testing/createTestShop';
import { orderRow } from '../testing/orderRow';
import { renderPage } from '../testing/renderPage';

const guest = { email: 'asha@example.com', phone: '9876543210' };

test.each(['/orders/td999', '/orders/td999/invoice'])(
  'a guest reads at %s that this device does not know the order, and nobody speaks of an account',
  async (path) => {
    const { platform } = createTestShop({ guest });
    await renderPage(path, platform);
    expect(await screen.findByRole('heading', { name: 'Order Not Found' })).toBeTruthy();
    expect(screen.getByText(/This device knows no order TD999/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Track an order' }).getAttribute('href')).toBe('/track-order');
    expect(screen.queryByText(/your account|Your orders|No invoice yet/i)).toBeNull();
  },
);

test('a guest’s invoice page leads back to the order and not to a list behind a sign-in', async () => {
  const { platform } = createTestShop({ guest, tables: { orders: [orderRow] } });
  await renderPage('/orders/TD0123456789/invoice', platform);
  expect(await screen.findByText('No invoice yet')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'TD0123456789' }).getAttribute('href')).toBe(
    '/orders/TD0123456789',
  );
  expect(screen.queryByRole('link', { name: 'Your orders' })).toBeNull();
});

test('the invoice page of an unknown order says that there is none, to an account too', async () => {
  const { platform } = createTestShop({ signedIn: true });
  await renderPage('/orders/td999/invoice', platform);
  expect(await screen.findByText(/no order TD999 in your account/)).toBeTruthy();
  expect(screen.queryByText('No invoice yet')).toBeNull();
});
