import { screen, waitFor } from '@testing-library/react';
import { act } from 'react';
import { leaveFor } from '@shop/kernel/react';
import { createTestShop, NoAnswer, placeOf, Refusal, testLine } from '../testing/createTestShop';
import { orderRow } from '../testing/orderRow';
import { renderPage } from '../testing/renderPage';

jest.mock('@shop/kernel/react', () => ({
  ...jest.requireActual<object>('@shop/kernel/react'),
  leaveFor: jest.fn(() => new Promise(() => undefined)),
}));

/** It stands still: how long the items are held does not hang on how long the tests before took. */
const now = Date.parse('2026-11-24T10:00:00Z');
const payment = { id: 'p1', method: 'online', state: 'created', channel: null, refunded: 0, refunds: [] };
const waiting = {
  ...orderRow,
  status: 'pending_payment',
  expires_at: new Date(now + 540_000).toISOString(),
  payments: [payment],
};

function open(order: object, search = '', bag = [testLine], place: () => unknown = () => placeOf('440001')) {
  const orders: object[] = [order];
  const shop = createTestShop({ signedIn: true, bag, tables: { orders } });
  shop.answer('payments-start', () => ({ url: 'https://pay.example/page', fields: { order_id: 'order_1' } }));
  shop.answer('delivery_to', place);
  shop.answer('cancel_order', () => {
    orders.length = 0;
    return { number: 'TD0123456789', status: 'cancelled', total: 1117, amount_due: 1117 };
  });
  const page = renderPage(`/checkout/payment/TD0123456789${search}`, shop.platform);
  return page.then((rendered) => ({ ...rendered, shop, orders }));
}

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  jest.spyOn(Date, 'now').mockReturnValue(now);
});

test('a failed payment says that nothing is paid, how long the items are held, and can be tried again', async () => {
  const { user, shop } = await open(
    { ...waiting, payments: [{ ...payment, state: 'failed', channel: 'card' }] },
    '?outcome=failed',
  );

  expect(await screen.findByText(/The card payment did not go through/)).toBeTruthy();
  expect(screen.getByRole('timer').textContent).toMatch(/held for 9:00/);
  await user.dblClick(screen.getByRole('button', { name: 'Try again' }));
  expect(leaveFor).toHaveBeenCalledTimes(1);
  expect(leaveFor).toHaveBeenCalledWith('https://pay.example/page', { order_id: 'order_1' });
  expect(shop.calls.filter(({ name }) => name === 'payments-start').map(({ args }) => args)).toEqual([
    { payment_id: 'p1' },
  ]);
});

test('whoever goes elsewhere while the payment page opens is not taken there', async () => {
  const { user, shop } = await open(waiting);
  let answer: (page: object) => void = () => undefined;
  const opening = new Promise<object>((resolve) => (answer = resolve));
  shop.answer('payments-start', () => opening);
  await user.click(await screen.findByRole('button', { name: 'Pay ₹1,117' }));
  await user.click(screen.getByRole('link', { name: 'Help with payments' }));
  await waitFor(() => expect(location.pathname).not.toMatch(/payment/));
  answer({ url: 'https://pay.example/page', fields: {} });
  await opening;
  await act(() => new Promise((resolve) => setTimeout(resolve)));
  expect(leaveFor).not.toHaveBeenCalled();
});

test.each([86_400_000, -86_400_000])(
  'how long the items are held hangs on no clock that is %i ms off',
  async (difference) => {
    const shop = createTestShop({ signedIn: true, bag: [testLine], tables: { orders: [waiting] } });
    jest.spyOn(Date, 'now').mockReturnValue(now + difference);
    shop.platform.service.reportAnswer(new Date(now).toUTCString());
    await renderPage('/checkout/payment/TD0123456789', shop.platform);
    expect((await screen.findByRole('timer')).textContent).toMatch(/held for 9:00/);
  },
);

test('a bank that has not answered yet is waited for, and nobody is asked to pay twice', async () => {
  await open(waiting, '?outcome=pending');
  expect(await screen.findByRole('heading', { name: 'Your bank has not answered yet' })).toBeTruthy();
  expect(screen.getByText(/pay again only when your bank says that the payment failed/)).toBeTruthy();
});

test('cash instead lets the order go and leads back to the checkout with cash chosen', async () => {
  const { user, shop } = await open(waiting, '?outcome=cancelled');

  await user.click(await screen.findByRole('button', { name: 'Choose cash on delivery instead' }));
  await waitFor(() => expect(location.pathname).toBe('/checkout'));
  expect(shop.calls.some(({ name }) => name === 'cancel_order')).toBe(true);
  expect(await screen.findByRole('radio', { name: /Cash on delivery/, checked: true })).toBeTruthy();
});

test.each<[string, () => unknown]>([
  ['has none', () => ({ ...placeOf('440001'), cash: false })],
  [
    'is not known',
    () => {
      throw new NoAnswer();
    },
  ],
])('cash is not offered where the place %s, so that nobody lets an order go for it', async (_, answer) => {
  await open(waiting, '', [testLine], answer);
  expect(await screen.findByRole('button', { name: 'Pay ₹1,117' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: /cash/ })).toBeNull();
});

test('cash is not offered from its limit on', async () => {
  await open({ ...waiting, amount_due: 5000 });
  expect(await screen.findByRole('button', { name: 'Pay ₹5,000' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: /cash/ })).toBeNull();
});

test('cash is not offered where nothing is left to order with it, and nobody speaks of a kept bag', async () => {
  await open(waiting, '', []);
  expect(await screen.findByRole('button', { name: 'Pay ₹1,117' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: /cash/ })).toBeNull();
  expect(screen.queryByText(/Your bag/)).toBeNull();
});

test('an order of a link that ran out leads back to the link', async () => {
  sessionStorage.setItem('draft-link', JSON.stringify({ number: 'TD0123456789', id: 'd1', key: 'k' }));
  await open({ ...orderRow, status: 'expired', payments: [payment] }, '', []);
  expect(await screen.findByText(/order them again by the link in our mail/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Back to your order' }).getAttribute('href')).toBe(
    '/checkout/draft/d1?key=k',
  );
  expect(screen.queryByText(/Your bag/)).toBeNull();
});

test('cancelling leads to the bag, which is as it was', async () => {
  const { user, shop } = await open(waiting);

  await user.click(await screen.findByRole('button', { name: 'Cancel this order' }));
  await waitFor(() => expect(location.pathname).toBe('/cart'));
  expect(await screen.findByText('Neel Lotus Tee')).toBeTruthy();
  expect(shop.platform.bag.get()).toHaveLength(1);
});

test('a refusal is shown in the shop’s words and the page looks again', async () => {
  const { user, shop, orders } = await open(waiting);
  shop.answer('payments-start', () => {
    orders[0] = { ...waiting, status: 'expired' };
    throw new Refusal('PAYMENT_CLOSED');
  });

  await user.click(await screen.findByRole('button', { name: 'Pay ₹1,117' }));
  expect(await screen.findByRole('heading', { name: 'The time to pay ran out' })).toBeTruthy();
});

const refund = { id: 'r', amount: 1117, reason: 'no_stock', created_at: '2026-11-21T06:30:00Z' };
const paid = { ...payment, state: 'captured', channel: 'upi' };

test.each([
  ['pending', '₹1,117 is on its way back to you'],
  ['settled', '₹1,117 went back to you'],
  ['failed', '₹1,117 could not be sent back yet'],
])('money that came after the time ran out is %s, and the page says so', async (state, text) => {
  const payments = [{ ...paid, refunds: [{ ...refund, state }] }];
  await open({ ...orderRow, status: 'expired', payments }, '?outcome=refunded');
  expect(await screen.findByRole('heading', { name: 'The time to pay ran out' })).toBeTruthy();
  const notice = screen.getByRole('status').textContent;
  expect(notice).toContain('Your payment came too late: the items have sold out.');
  expect(notice).toContain(text);
  expect(screen.queryByText(/Nothing was charged/)).toBeNull();
});

test.each([
  ['upi', '3-5'],
  ['netbanking', '3-5'],
  ['card', '5-7'],
  [null, '5-7'],
])('money that was paid by %s is promised back in %s business days', async (channel, days) => {
  const payments = [{ ...paid, channel, refunds: [{ ...refund, state: 'pending' }] }];
  await open({ ...orderRow, status: 'expired', payments });
  expect((await screen.findByRole('status')).textContent).toContain(
    `₹1,117 is on its way back to you. Banks take ${days} business days to show it.`,
  );
});

test('money for a cancelled order goes back, and the bag is only called untouched where it is', async () => {
  const payments = [{ ...paid, refunds: [{ ...refund, reason: 'cancelled', state: 'pending' }] }];
  const events = [{ status: 'placed', note: '', created_at: '2026-11-21T06:00:00Z' }];
  await open({ ...orderRow, status: 'cancelled', payments, order_events: events }, '?outcome=refunded');
  expect(await screen.findByRole('heading', { name: 'This order is cancelled' })).toBeTruthy();
  expect(screen.getByRole('status').textContent).toContain('₹1,117 is on its way back to you');
  expect(screen.queryByText(/Your bag is as it was/)).toBeNull();
});

test('nothing paid in time: the bag is kept, and nothing was charged', async () => {
  await open({ ...orderRow, status: 'expired', payments: [payment] }, '?outcome=failed');
  expect(await screen.findByText(/Your bag is as it was/)).toBeTruthy();
  expect(screen.getByText(/Nothing was charged/)).toBeTruthy();
});

test('a payment that arrives while somebody waits leads to the thanks', async () => {
  const { orders } = await open(waiting);
  await screen.findByRole('button', { name: 'Pay ₹1,117' });
  orders[0] = { ...orderRow, payments: [{ ...payment, state: 'captured', channel: 'upi' }] };
  act(() => void document.dispatchEvent(new Event('visibilitychange')));

  expect(await screen.findByRole('heading', { name: 'Thank you, your order is placed' })).toBeTruthy();
  expect(location.pathname).toBe('/checkout/placed/TD0123456789');
});
