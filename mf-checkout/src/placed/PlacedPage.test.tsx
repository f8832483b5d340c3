import { screen } from '@testing-library/react';
import { createTestShop, signedInUser } from '../testing/createTestShop';
import { orderRow } from '../testing/orderRow';
import { renderPage } from '../testing/renderPage';

const openPlaced = (order: Record<string, unknown>) => {
  const { platform } = createTestShop({ signedIn: true, tables: { orders: [{ ...orderRow, ...order }] } });
  return renderPage('/checkout/placed/TD0123456789', platform);
};

beforeEach(() => sessionStorage.clear());

test('thanks with the number, the promised days, what happens next, and the ways on', async () => {
  await openPlaced({});

  expect(await screen.findByRole('heading', { name: 'Thank you, your order is placed' })).toBeTruthy();
  expect(screen.getByText('TD0123456789')).toBeTruthy();
  expect(screen.getByText(/It reaches Nagpur Tue,\s24\sNov – Thu,\s26\sNov/)).toBeTruthy();
  expect(screen.getByText(/keep ₹1,117 in cash ready/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'See your order' }).getAttribute('href')).toBe(
    '/orders/TD0123456789',
  );
  expect(screen.getByRole('link', { name: 'Continue Shopping' })).toBeTruthy();
});

test('what is paid asks for no cash at the door', async () => {
  const payment = { id: 'p', method: 'online', state: 'captured', channel: 'upi', refunded: 0, refunds: [] };
  await openPlaced({ payments: [payment] });

  expect(await screen.findByText(/paid online/)).toBeTruthy();
  expect(screen.queryByText(/cash ready/)).toBeNull();
});

test.each([
  ['delivered', 'Your order has arrived'],
  ['rto', 'Your order came back to us'],
])('of an order that is %s it promises nothing more', async (status, title) => {
  await openPlaced({ status });
  expect(await screen.findByRole('heading', { name: title })).toBeTruthy();
  expect(screen.queryByText(/packed within 24 hours/)).toBeNull();
  expect(screen.queryByText(/It reaches Nagpur/)).toBeNull();
  expect(screen.queryByText(/cash ready/)).toBeNull();
  expect(screen.queryByText(/cancel/)).toBeNull();
  expect(screen.getByRole('link', { name: 'See your order' })).toBeTruthy();
});

test('of an order on its way it says what is still to come', async () => {
  await openPlaced({ status: 'shipped' });
  expect(await screen.findByText(/It reaches Nagpur/)).toBeTruthy();
  expect(screen.queryByText(/packed within 24 hours/)).toBeNull();
  expect(screen.queryByText(/cancel/)).toBeNull();
});

test('coupon and choices of the order are forgotten, another coupon is kept', async () => {
  sessionStorage.setItem('coupon-code', 'NAMASTE10');
  sessionStorage.setItem(`checkout-choices-${signedInUser}`, '{"useCredit":true}');
  await openPlaced({ coupon_id: 'FLAT100' });
  await screen.findByText('TD0123456789');
  expect(Object.keys(sessionStorage)).toEqual(['coupon-code']);
  await openPlaced({ coupon_id: 'NAMASTE10' });
  expect(sessionStorage).toHaveLength(0);
});

test('a payment that is not confirmed yet is waited for', async () => {
  await openPlaced({ status: 'pending_payment' });
  expect(await screen.findByRole('heading', { name: 'We are confirming your payment' })).toBeTruthy();
});

test('who paid twice reads that one of the payments goes back, whichever way it came', async () => {
  const refund = { id: 'r', amount: 1117, state: 'pending', reason: 'paid_twice', created_at: '2026-11-21' };
  const payment = { id: 'p', method: 'online', state: 'captured', channel: 'upi', refunded: 0 };
  await openPlaced({ payments: [{ ...payment, refunds: [refund] }] });
  expect((await screen.findByText(/You paid for this order more than once/)).textContent).toContain(
    '₹1,117 is on its way back to you. Banks take 5-7 business days',
  );
  expect(screen.getByRole('heading', { name: 'Thank you, your order is placed' })).toBeTruthy();
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

test('a guest without an order of this number is sent to its mail and to tracking, not to an account', async () => {
  const guest = { email: 'asha@example.com', phone: '9876543210' };
  await renderPage('/checkout/placed/TD0123456789', createTestShop({ guest }).platform);
  expect(await screen.findByRole('heading', { name: 'Order Not Found' })).toBeTruthy();
  expect(screen.getByText(/The link in our mail opens it/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Track an order' }).getAttribute('href')).toBe('/track-order');
  expect(screen.queryByText(/account/)).toBeNull();
});
