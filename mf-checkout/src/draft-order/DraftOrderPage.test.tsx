import { act, screen, waitFor } from '@testing-library/react';
import { createTestShop, placeOf, Refusal, testLine } from '../testing/createTestShop';
import { orderRow } from '../testing/orderRow';
import { renderPage } from '../testing/renderPage';

jest.mock('@shop/kernel/react', () => ({
  ...jest.requireActual<object>('@shop/kernel/react'),
  leaveFor: jest.fn(() => new Promise(() => undefined)),
}));

const lines = [{ variant_id: testLine.id, quantity: 2 }];
const draftRow = {
  ...{ id: 'd1', revision: 1, until: '2026-11-30T10:00:00Z', email: 'asha@example.com', gst_buyer: null },
  ship_to: {
    ...{ type: 'home', name: 'Asha Rao', phone: '9876543210', address: '12 Residency Road' },
    ...{ city: 'Nagpur', state: 'Maharashtra', pincode: '440001' },
  },
  ...{ is_accounts: true, is_yours: true, is_placed: false, order_number: null, problems: [] },
  seen_due: 1117,
};

beforeEach(() => sessionStorage.clear());

test('store credit pays where the customer wants it, and what has changed since is said and loaded anew', async () => {
  const shop = createTestShop({ signedIn: true, bag: [testLine] });
  let revision = 1;
  shop.answer('get_linked_draft', ({ p_use_credit }) => {
    const quote = shop.quote({ p_lines: lines, p_delivery: 'standard' }) as { amount_due: number };
    const used = p_use_credit ? 300 : 0;
    return {
      ...draftRow,
      revision,
      seen_due: 1000,
      quote: {
        ...quote,
        place: placeOf('440001'),
        credit: { balance: 300, used },
        amount_due: quote.amount_due - used,
      },
    };
  });
  shop.answer('place_linked_draft', () => {
    revision = 2;
    throw new Refusal('STALE', { version: 2, expected: 817, actual: 900 });
  });
  const { user } = await renderPage('/checkout/draft/d1?key=k', shop.platform);
  // 900 + 162 + 50 + 5 now, and ₹1,000 on the phone.
  expect(await screen.findByText(/Your store credit would cover the difference/)).toBeTruthy();
  await user.click(screen.getByRole('checkbox', { name: /Use my store credit: ₹300 available/ }));
  expect(await screen.findByText(/Your store credit pays ₹300 of it/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: /^Place order|^Pay/ }));
  expect((await screen.findAllByText(/It comes to ₹900 now, not ₹817/)).length).toBeGreaterThan(0);
  const argsOf = (name: string) => shop.calls.filter((call) => call.name === name).map(({ args }) => args);
  expect(argsOf('place_linked_draft')).toEqual([
    expect.objectContaining({ p_revision: 1, p_expected_due: 817, p_credit: 300 }),
  ]);
  expect(argsOf('get_linked_draft').map(({ p_use_credit }) => p_use_credit)).toEqual([false, true, true]);
});

test('nothing is ordered while the shop works out what the store credit pays', async () => {
  const shop = createTestShop({ signedIn: true, bag: [testLine] });
  let answer = () => undefined as void;
  const answered = new Promise<void>((resolve) => (answer = resolve));
  shop.answer('get_linked_draft', async ({ p_use_credit }) => {
    const quote = shop.quote({ p_lines: lines, p_delivery: 'standard' }) as { amount_due: number };
    const used = p_use_credit ? 300 : 0;
    if (p_use_credit) await answered;
    const priced = { ...quote, credit: { balance: 300, used }, amount_due: quote.amount_due - used };
    return { ...draftRow, quote: { ...priced, place: placeOf('440001') } };
  });
  shop.answer('place_linked_draft', () => {
    throw new Refusal('OUT_OF_STOCK');
  });
  const { user } = await renderPage('/checkout/draft/d1?key=k', shop.platform);
  const wish = await screen.findByRole<HTMLInputElement>('checkbox', { name: /Use my store credit/ });
  const place = () => user.click(screen.getByRole('button', { name: /^Place order/ }));
  await user.click(wish);
  await waitFor(() => expect(wish.checked).toBe(true));
  await place();
  await act(async () => answer());
  expect(await screen.findByText(/₹300 used here/)).toBeTruthy();
  await place();
  const placed = () => shop.calls.filter(({ name }) => name === 'place_linked_draft');
  await waitFor(() => expect(placed().map(({ args }) => args.p_credit)).toEqual([300]));
});

test('a link that opens nothing says so', async () => {
  const shop = createTestShop({});
  shop.answer('get_linked_draft', () => null);
  await renderPage('/checkout/draft/d1?key=k', shop.platform);
  expect(await screen.findByText('This link does not open an order')).toBeTruthy();
});

test('a link that ends while somebody looks at it says so when they order', async () => {
  const shop = createTestShop({ signedIn: true });
  const quote = shop.quoteOf([testLine])({ p_lines: lines, p_delivery: 'standard' }) as object;
  let row: object | null = { ...draftRow, quote: { ...quote, place: placeOf('440001') } };
  shop.answer('get_linked_draft', () => row);
  shop.answer('place_linked_draft', () => (row = null));
  const { user } = await renderPage('/checkout/draft/d1?key=k', shop.platform);
  await user.click(await screen.findByRole('button', { name: /^Place order/ }));
  expect(await screen.findByText('This link does not open an order')).toBeTruthy();
});

describe('an order of a link that waits for its payment', () => {
  /** Placed online with an empty bag, and back from the provider without having paid. */
  async function openUnpaid() {
    const orders: object[] = [];
    const shop = createTestShop({ signedIn: true, tables: { orders } });
    shop.answer('get_linked_draft', () => {
      const quote = shop.quoteOf([testLine])({ p_lines: lines, p_delivery: 'standard' }) as object;
      return { ...draftRow, quote: { ...quote, place: placeOf('440001') } };
    });
    const receipt = { number: orderRow.number, total: 1117, amount_due: 1117 };
    shop.answer('place_linked_draft', () => {
      const payment = {
        id: 'p1',
        method: 'online',
        state: 'created',
        channel: null,
        refunded: 0,
        refunds: [],
      };
      const expires_at = new Date(Date.now() + 540_000).toISOString();
      orders[0] = { ...orderRow, status: 'pending_payment', expires_at, payments: [payment] };
      return { ...receipt, status: 'pending_payment', payment_id: 'p1' };
    });
    shop.answer('payments-start', () => ({ url: 'https://pay.example/page', fields: {} }));
    shop.answer('cancel_order', () => {
      orders.length = 0;
      return { ...receipt, status: 'cancelled', payment_id: null };
    });
    const { user } = await renderPage('/checkout/draft/d1?key=k', shop.platform);
    await user.click(await screen.findByRole('button', { name: /^Place order/ }));
    await waitFor(() => expect(location.pathname).toBe('/checkout/payment/TD0123456789'));
    return user;
  }

  test('is paid in cash by its link, with cash chosen', async () => {
    const user = await openUnpaid();
    await user.click(await screen.findByRole('button', { name: 'Choose cash on delivery instead' }));
    await waitFor(() => expect(location.pathname + location.search).toBe('/checkout/draft/d1?key=k'));
    expect(await screen.findByRole('radio', { name: /Cash on delivery/, checked: true })).toBeTruthy();
  });

  test('is cancelled and can be ordered again by its link; nobody speaks of a bag', async () => {
    const user = await openUnpaid();
    expect(await screen.findByText(/the link in our mail opens your order again/)).toBeTruthy();
    expect(screen.queryByText(/Your bag is kept/)).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Cancel this order' }));
    await waitFor(() => expect(location.pathname).toBe('/checkout/draft/d1'));
    expect(await screen.findByRole('button', { name: /^Place order/ })).toBeTruthy();
  });
});
