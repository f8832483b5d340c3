import { act, screen, waitFor } from '@testing-library/react';
import { leaveFor } from '@shop/kernel/react';
import { createTestShop, NoAnswer, Refusal, signedInUser, testLine } from '../testing/createTestShop';
import { orderRow } from '../testing/orderRow';
import { renderPage } from '../testing/renderPage';

jest.mock('@shop/kernel/react', () => ({
  ...jest.requireActual<object>('@shop/kernel/react'),
  leaveFor: jest.fn(() => new Promise(() => undefined)),
}));

const addressRow = {
  ...{ id: '00000000-0000-4000-8000-00000000000a', type: 'home', name: 'Asha Rao', phone: '9876543210' },
  ...{
    address: '12 Residency Road',
    city: 'Nagpur',
    state: 'Maharashtra',
    pincode: '440001',
    is_default: true,
  },
};

/** A shop whose quote takes balances as the server does. */
async function openCheckout(balances: { credit: number; giftCards: number }) {
  const orders: object[] = [];
  const shop = createTestShop({
    signedIn: true,
    bag: [testLine],
    tables: { addresses: [addressRow], orders },
  });
  shop.answer('quote_order', (args) => {
    const quote = shop.quote(args) as { total: number };
    const credit = args.p_use_credit ? Math.min(balances.credit, quote.total) : 0;
    const total = quote.total - credit;
    const cards = args.p_use_gift_cards ? Math.min(balances.giftCards, total) : 0;
    return {
      ...quote,
      ...{ saving: credit, total, amount_due: total - cards, cod_allowed: total - cards < 5000 },
      credit: { balance: balances.credit, used: credit },
      gift_cards: { balance: balances.giftCards, used: cards },
    };
  });
  return { shop, orders, ...(await renderPage('/checkout', shop.platform)) };
}

const placeArgs = ({ shop }: Awaited<ReturnType<typeof openCheckout>>) =>
  shop.calls.find(({ name }) => name === 'place_order')?.args;

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

test('store credit pays a part when the shopper says so, and a reload remembers that', async () => {
  const { user } = await openCheckout({ credit: 117, giftCards: 0 });

  const box = await screen.findByRole<HTMLInputElement>('checkbox', { name: /store credit: ₹117/ });
  expect(box.checked).toBe(false);
  await user.click(box);
  expect(await screen.findByText('−₹117')).toBeTruthy();
  expect(screen.getByText('You save ₹117 on this order')).toBeTruthy();
  expect(sessionStorage.getItem(`checkout-choices-${signedInUser}`)).toContain('"useCredit":true');
});

test('a gift card is added by its code and pays at once; nothing is left to choose when it pays everything', async () => {
  const balances = { credit: 0, giftCards: 0 };
  const page = await openCheckout(balances);
  page.shop.answer('add_gift_card', () => {
    balances.giftCards = 5000;
    return { outcome: 'added', last4: '7K2M', balance: 5000 };
  });
  page.shop.answer('place_order', () => ({ number: 'TD0123456789', status: 'placed', payment_id: null }));

  await page.user.type(await screen.findByLabelText('Gift card code'), 'tdgc-1');
  await page.user.click(screen.getByRole('button', { name: 'Add card' }));
  expect(await screen.findByText(/Gift card ending in 7K2M added, with ₹5,000/)).toBeTruthy();
  expect(await screen.findByText(/Nothing is left to pay/)).toBeTruthy();
  expect(screen.queryByRole('radio', { name: /Cash on delivery/ })).toBeNull();

  const place = screen.getByRole<HTMLButtonElement>('button', { name: 'Place order' });
  await waitFor(() => expect(place.disabled).toBe(false));
  await page.user.click(place);
  await waitFor(() => expect(location.pathname).toBe('/checkout/placed/TD0123456789'));
  expect(placeArgs(page)).toMatchObject({
    ...{ p_payment_method: 'none', p_expected_due: 0, p_use_gift_cards: true },
    ...{ p_expected_credit: 0, p_expected_gift_cards: 1117 },
  });
});

test.each([
  ['an unknown code', () => ({ outcome: 'unknown' }), /no gift card with this code/],
  ['another account’s card', () => ({ outcome: 'taken' }), /belongs to another account/],
  [
    'too many tries',
    () => {
      throw new Refusal('TOO_MANY_ATTEMPTS');
    },
    /TOO_MANY_ATTEMPTS/,
  ],
])('%s is refused beside the field', async (_, answer, text) => {
  const { user, shop } = await openCheckout({ credit: 0, giftCards: 0 });
  shop.answer('add_gift_card', answer);
  await user.type(await screen.findByLabelText('Gift card code'), 'tdgc-1');
  await user.click(screen.getByRole('button', { name: 'Add card' }));

  await waitFor(() =>
    expect(screen.getByLabelText('Gift card code').getAttribute('aria-invalid')).toBe('true'),
  );
  expect(screen.getByText(text)).toBeTruthy();
});

test('paying online goes to the provider by way of the page that waits, with who sent the shopper', async () => {
  const page = await openCheckout({ credit: 0, giftCards: 0 });
  jest.spyOn(page.shop.platform.referral, 'current').mockReturnValue('TDABCDEF');
  page.shop.answer('place_order', () => {
    const payment = { id: 'p1', method: 'online', state: 'created', channel: null, refunded: 0, refunds: [] };
    page.orders.push({ ...orderRow, status: 'pending_payment', payments: [payment] });
    return { number: 'TD0123456789', status: 'pending_payment', payment_id: 'p1' };
  });
  page.shop.answer('payments-start', ({ payment_id }) => ({
    url: `https://pay.example/${String(payment_id)}`,
    fields: { order_id: 'order_1' },
  }));

  await page.user.click(await screen.findByRole('radio', { name: /Pay online/ }));
  await page.user.click(screen.getByRole('button', { name: 'Place order and pay ₹1,117' }));
  await waitFor(() =>
    expect(leaveFor).toHaveBeenCalledWith('https://pay.example/p1', { order_id: 'order_1' }),
  );
  expect(location.pathname).toBe('/checkout/payment/TD0123456789');
  expect(page.shop.platform.bag.get()).toHaveLength(1);
  expect(placeArgs(page)).toMatchObject({
    ...{ p_payment_method: 'online', p_expected_due: 1117, p_affiliate_code: 'TDABCDEF' },
  });
});

test('a provider that does not answer leaves the order waiting, where paying is tried again', async () => {
  const page = await openCheckout({ credit: 0, giftCards: 0 });
  const toasts: string[] = [];
  page.shop.platform.commands.handle('show-toast', ({ message }) => {
    toasts.push(message);
    return 'done';
  });
  page.shop.answer('place_order', () => {
    const payment = { id: 'p1', method: 'online', state: 'created', channel: null, refunded: 0, refunds: [] };
    page.orders.push({ ...orderRow, status: 'pending_payment', payments: [payment] });
    return { number: 'TD0123456789', status: 'pending_payment', payment_id: 'p1' };
  });
  page.shop.answer('payments-start', () => {
    throw new NoAnswer();
  });

  await page.user.click(await screen.findByRole('radio', { name: /Pay online/ }));
  await page.user.click(screen.getByRole('button', { name: 'Place order and pay ₹1,117' }));
  expect(await screen.findByRole('button', { name: 'Pay ₹1,117' })).toBeTruthy();
  await waitFor(() => expect(toasts).toEqual(['The payment page did not open. Please try again.']));
  expect(leaveFor).not.toHaveBeenCalled();
});

test('a payment page that opens late takes nobody there who has cancelled the order meanwhile', async () => {
  const page = await openCheckout({ credit: 0, giftCards: 0 });
  page.shop.answer('place_order', () => {
    const payment = { id: 'p1', method: 'online', state: 'created', channel: null, refunded: 0, refunds: [] };
    page.orders.push({ ...orderRow, status: 'pending_payment', payments: [payment] });
    return { number: 'TD0123456789', status: 'pending_payment', payment_id: 'p1' };
  });
  let open: (page: object) => void = () => undefined;
  const opening = new Promise<object>((resolve) => (open = resolve));
  page.shop.answer('payments-start', () => opening);
  page.shop.answer('cancel_order', () => {
    page.orders.length = 0;
    return { number: 'TD0123456789', status: 'cancelled', payment_id: null };
  });

  await page.user.click(await screen.findByRole('radio', { name: /Pay online/ }));
  await page.user.click(screen.getByRole('button', { name: 'Place order and pay ₹1,117' }));
  await page.user.click(await screen.findByRole('button', { name: 'Cancel this order' }));
  await waitFor(() => expect(location.pathname).toBe('/cart'));
  open({ url: 'https://pay.example/p1', fields: {} });
  await opening;
  await act(() => new Promise((resolve) => setTimeout(resolve)));
  expect(leaveFor).not.toHaveBeenCalled();
});

test('a saved address can be changed where it is chosen', async () => {
  const { user, shop } = await openCheckout({ credit: 0, giftCards: 0 });
  shop.answer('save_address', ({ p_address }) => ({ ...addressRow, ...(p_address as object) }));

  await user.click(await screen.findByRole('button', { name: 'Edit this address' }));
  expect(document.activeElement).toBe(screen.getByLabelText('Full Name'));
  const city = screen.getByLabelText('City');
  expect(city).toHaveProperty('value', 'Nagpur');
  await user.clear(city);
  await user.type(city, 'Wardha');
  await user.click(screen.getByRole('button', { name: 'Save address' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Save address' })).toBeNull());
  expect(shop.calls.find(({ name }) => name === 'save_address')?.args.p_address).toMatchObject({
    ...{ id: addressRow.id, city: 'Wardha', is_default: true },
  });
});
