import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { act } from 'react';
import {
  createTestShop,
  NoAnswer,
  placeOf,
  Refusal,
  signedInUser,
  testLine,
} from '../testing/createTestShop';
import { orderRow } from '../testing/orderRow';
import { renderPage } from '../testing/renderPage';

const addressRow = {
  id: '00000000-0000-4000-8000-00000000000a',
  type: 'home',
  name: 'Asha Rao',
  phone: '9876543210',
  address: '12 Residency Road',
  city: 'Nagpur',
  state: 'Maharashtra',
  pincode: '440001',
  is_default: true,
};

const receipt = {
  ...{ number: 'TD0123456789', status: 'placed', total: 1117, amount_due: 1117 },
  ...{ payment_id: null, expires_at: null },
};

const choseBefore = (choices: Record<string, string>) =>
  sessionStorage.setItem(`checkout-choices-${signedInUser}`, JSON.stringify(choices));

const placeCalls = (shop: ReturnType<typeof createTestShop>) =>
  shop.calls.filter(({ name }) => name === 'place_order').map(({ args }) => args);

const readyShop = () =>
  createTestShop({ signedIn: true, bag: [testLine], tables: { addresses: [addressRow] } });

const placeButton = () => screen.findByRole<HTMLButtonElement>('button', { name: /^Place order/ });

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

test('a visitor is invited to sign in and continues here', async () => {
  const shop = createTestShop({ bag: [testLine] });
  const views: string[] = [];
  shop.platform.commands.handle('open-sign-in', ({ view }) => {
    views.push(view);
    return 'done';
  });
  const { user } = await renderPage('/checkout', shop.platform);

  await user.click(await screen.findByRole('button', { name: 'Sign In' }));
  expect(views).toEqual(['login']);
  await act(() => Promise.resolve(shop.signIn()));
  expect(await placeButton()).toBeTruthy();
});

test('an empty bag leads to the cart', async () => {
  const { platform } = createTestShop({ signedIn: true });
  await renderPage('/checkout', platform);
  expect(await screen.findByText('Your cart is empty')).toBeTruthy();
});

test('a bag that cannot be read is no empty one: the page says so, and trying again brings it', async () => {
  const shop = readyShop();
  shop.answer('get_bag', () => {
    throw new NoAnswer();
  });
  const { user } = await renderPage('/checkout', shop.platform);

  expect(await screen.findByRole('heading', { name: 'Your bag could not be read' })).toBeTruthy();
  expect(location.pathname).toBe('/checkout');
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Try again' })).toHaveProperty('disabled', false),
  );
  shop.answer('get_bag', () => shop.serverBag);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await placeButton()).toBeTruthy();
});

test('orders the quoted bag at the quoted total, once, however often it is clicked', async () => {
  const shop = readyShop();
  let finish: () => void = () => undefined;
  shop.answer('place_order', async () => {
    await new Promise<void>((resolve) => (finish = resolve));
    shop.serverBag.length = 0;
    return receipt;
  });
  const { user } = await renderPage('/checkout', shop.platform);

  await user.click(await screen.findByRole('radio', { name: /Express delivery/ }));
  await user.click(screen.getByRole('radio', { name: /Cash on delivery/ }));
  const button = await placeButton();
  await user.dblClick(button);
  button.disabled = false;
  await user.click(button);
  await act(() => Promise.resolve(finish()));

  await waitFor(() => expect(location.pathname).toBe('/checkout/placed/TD0123456789'));
  expect(placeCalls(shop)).toEqual([
    {
      p_idempotency_key: expect.stringMatching(/^[0-9a-f-]{36}$/) as string,
      p_lines: [{ variant_id: testLine.id, quantity: 2 }],
      p_address_id: addressRow.id,
      p_delivery: 'express',
      p_payment_method: 'cod',
      p_coupon: null,
      p_use_credit: false,
      p_use_gift_cards: false,
      p_affiliate_code: null,
      p_promotions: [],
      p_expected_due: 900 + 162 + 150 + 5,
      p_expected_credit: 0,
      p_expected_gift_cards: 0,
    },
  ]);
  expect(sessionStorage.getItem('order-attempt')).toBeNull();
  await waitFor(() => expect(shop.platform.bag.get()).toEqual([]));
});

test('presses that go on until the order is shown order nothing more', async () => {
  const guest = { email: 'asha@example.com', phone: '9876543210' };
  const shop = createTestShop({ guest, bag: [testLine], tables: { addresses: [addressRow] } });
  shop.answer('place_order', () => receipt);
  await renderPage('/checkout', shop.platform);
  await placeButton();

  const presses = setInterval(() => screen.queryByRole('button', { name: /^Place order/ })?.click(), 1);
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Place order/ })).toBeNull());
  clearInterval(presses);
  expect(location.pathname).toBe('/checkout/placed/TD0123456789');
  expect(placeCalls(shop)).toHaveLength(1);
});

test('a changed total is shown, nothing is ordered, and a new agreement gets a new key', async () => {
  const shop = readyShop();
  shop.answer('place_order', () => {
    const [line] = shop.serverBag;
    if (line) line.price = 480;
    throw new Refusal('TOTAL_CHANGED', { expected: 1117, actual: 1188 });
  });
  const { user } = await renderPage('/checkout', shop.platform);

  await user.click(await placeButton());
  expect((await screen.findByRole('alert')).textContent).toContain(
    'The total changed from ₹1,117 to ₹1,188. Nothing was ordered',
  );
  shop.answer('place_order', () => receipt);
  await user.click(await screen.findByRole('button', { name: 'Accept the new price' }));
  await waitFor(async () => expect((await placeButton()).disabled).toBe(false));
  await user.click(await placeButton());

  await waitFor(() => expect(placeCalls(shop)).toHaveLength(2));
  const [first, second] = placeCalls(shop);
  expect(second?.p_expected_due).toBe(960 + 173 + 50 + 5);
  expect(second?.p_idempotency_key).not.toBe(first?.p_idempotency_key);
});

test('what sold out meanwhile is named, and taking what is left asks the server again', async () => {
  const shop = readyShop();
  shop.answer('place_order', () => {
    const [line] = shop.serverBag;
    if (line) line.stock = 1;
    throw new Refusal('OUT_OF_STOCK', { variant_id: testLine.id, available: 1 });
  });
  const { user } = await renderPage('/checkout', shop.platform);

  await user.click(await placeButton());
  expect(await screen.findByText(/Only 1 of Neel Lotus Tee is left. Nothing was ordered/)).toBeTruthy();
  const takeWhatIsLeft = await screen.findByRole('button', { name: 'Take what is left' });
  expect((await placeButton()).disabled).toBe(true);
  await user.click(takeWhatIsLeft);
  await waitFor(async () => expect((await placeButton()).disabled).toBe(false));
  expect(screen.getAllByText('₹450').length).toBeGreaterThan(0);
});

test('a lost answer keeps the key: the same order goes out again, also after a reload', async () => {
  const shop = readyShop();
  shop.answer('place_order', () => {
    throw new NoAnswer();
  });
  const { user } = await renderPage('/checkout', shop.platform);
  await user.click(await placeButton());
  expect(await screen.findByText('We could not hear whether your order arrived')).toBeTruthy();

  // The order did arrive: the server's bag is empty when the page is opened again.
  cleanup();
  const reloaded = createTestShop({ signedIn: true });
  reloaded.answer('place_order', () => receipt);
  const page = await renderPage('/checkout', reloaded.platform);
  await page.user.click(await screen.findByRole('button', { name: 'Ask now' }));

  await waitFor(() => expect(location.pathname).toBe('/checkout/placed/TD0123456789'));
  expect(placeCalls(reloaded)).toEqual(placeCalls(shop));
});

test('an order without an answer is known where the tab has no room left, and is not placed a second time', async () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
  });
  const shop = readyShop();
  shop.answer('place_order', () => {
    throw new NoAnswer();
  });
  const { user } = await renderPage('/checkout', shop.platform);
  await user.click(await placeButton());
  expect(await screen.findByText('We could not hear whether your order arrived')).toBeTruthy();
  shop.answer('place_order', () => receipt);
  await user.click(await screen.findByRole('button', { name: 'Ask now' }));
  await waitFor(() => expect(location.pathname).toBe('/checkout/placed/TD0123456789'));
  const keys = placeCalls(shop).map(({ p_idempotency_key }) => p_idempotency_key);
  expect(keys).toEqual(keys.map(() => keys[0]));
  jest.restoreAllMocks();
});

test('an unanswered order is asked about by itself, with the same key, until somebody answers', async () => {
  const shop = readyShop();
  const { user } = await renderPage('/checkout', shop.platform);
  shop.answer('place_order', () => {
    throw new NoAnswer();
  });
  await user.click(await placeButton());
  expect(await screen.findByText(/We are asking again…/)).toBeTruthy();
  shop.answer('place_order', () => receipt);
  await act(async () => shop.platform.service.tryNow());

  await waitFor(() => expect(location.pathname).toBe('/checkout/placed/TD0123456789'));
  const [first, ...others] = placeCalls(shop);
  expect(others.length).toBeGreaterThan(0);
  for (const other of others) expect(other).toEqual(first);
});

test('an order of long ago is placed by its shopper alone', async () => {
  const request = { idempotencyKey: 'k', lines: [], expectedDue: 10 };
  const attempt = { userId: signedInUser, sentAt: Date.now() - 660_000, request };
  sessionStorage.setItem('order-attempt', JSON.stringify(attempt));
  const shop = readyShop();
  shop.answer('place_order', () => receipt);
  const { user } = await renderPage('/checkout', shop.platform);
  await screen.findByText(/The connection broke before the answer arrived/);
  await act(async () => shop.platform.service.tryNow());
  expect(placeCalls(shop)).toEqual([]);
  await user.click(await placeButton());
  await waitFor(() => expect(location.pathname).toBe('/checkout/placed/TD0123456789'));
});

test('an unanswered order can be given up, and belongs to its shopper alone', async () => {
  const request = { idempotencyKey: 'k', lines: [], expectedDue: 10 };
  sessionStorage.setItem('order-attempt', JSON.stringify({ userId: signedInUser, request }));
  const shop = readyShop();
  const { user } = await renderPage('/checkout', shop.platform);

  await user.click(await screen.findByRole('button', { name: 'Start over' }));
  expect(await screen.findByRole('heading', { name: /Review your order/ })).toBeTruthy();
  expect(placeCalls(shop)).toEqual([]);
  expect(sessionStorage).toHaveLength(0);
});

test('when an order was sent is a time of the shop, on whose clock it is looked for', async () => {
  const day = 86_400_000;
  const shop = readyShop();
  shop.answer('place_order', () => {
    throw new NoAnswer();
  });
  shop.platform.service.reportAnswer(new Date(Date.now() - day).toUTCString());
  const { user } = await renderPage('/checkout', shop.platform);
  await user.click(await placeButton());
  expect(await screen.findByText('We could not hear whether your order arrived')).toBeTruthy();
  const { sentAt } = JSON.parse(sessionStorage.getItem('order-attempt') ?? '') as { sentAt: number };
  expect(Math.abs(Date.now() - day - sentAt)).toBeLessThan(60_000);
});

describe('a guest whose order was not answered', () => {
  const guest = { email: 'asha@example.com', phone: '9876543210' };
  const sentAt = Date.now() - 660_000;
  const request = {
    ...{ idempotencyKey: 'k', lines: [{ variant_id: testLine.id, quantity: 2 }] },
    ...{ expectedDue: 1117, expectedCredit: 0, expectedGiftCards: 0 },
  };
  const placed = {
    ...orderRow,
    placed_at: new Date(sentAt + 2000).toISOString(),
    order_lines: [
      {
        ...{ product_id: testLine.productId, name: testLine.name, variant_label: 'M', image_path: '' },
        ...{ variant_id: testLine.id, quantity: 2, unit_price: 450, line_total: 900, discount: 0 },
      },
    ],
  };
  const open = async (orders: object[]) => {
    sessionStorage.setItem('order-attempt', JSON.stringify({ userId: signedInUser, sentAt, request }));
    const shop = createTestShop({ guest, bag: [testLine], tables: { addresses: [addressRow], orders } });
    return { shop, ...(await renderPage('/checkout', shop.platform)) };
  };

  test('is told of the mail and of tracking, and not sent to an account', async () => {
    await open([]);
    expect(await screen.findByText(/look for our mail to asha@example\.com first/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Track an order' }).getAttribute('href')).toBe('/track-order');
    expect(screen.queryByRole('link', { name: 'My orders' })).toBeNull();
    expect(screen.queryByText(/account/)).toBeNull();
  });

  test('who starts over and has ordered sees the order, and the bag is without it', async () => {
    const { user, shop } = await open([placed]);
    await user.click(await screen.findByRole('button', { name: 'Start over' }));
    expect(await screen.findByRole('heading', { name: 'Thank you, your order is placed' })).toBeTruthy();
    expect(shop.platform.bag.get()).toEqual([]);
    expect(sessionStorage.getItem('order-attempt')).toBeNull();
  });

  test('who starts over and has ordered nothing, or something else before, keeps the bag', async () => {
    const { user, shop } = await open([{ ...placed, amount_due: 645 }]);
    await user.click(await screen.findByRole('button', { name: 'Start over' }));
    expect(await screen.findByRole('heading', { name: /Review your order/ })).toBeTruthy();
    expect(shop.platform.bag.get()).toHaveLength(1);
  });
});

test('cash on delivery is shown with its reason from ₹5000, and the order is paid online', async () => {
  const shop = createTestShop({
    signedIn: true,
    bag: [{ ...testLine, price: 5000, quantity: 1 }],
    tables: { addresses: [addressRow] },
  });
  await renderPage('/checkout', shop.platform);

  expect(await screen.findByText('Only for amounts below ₹5,000.')).toBeTruthy();
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /Cash on delivery/ }).disabled).toBe(true);
  expect((await placeButton()).textContent).toBe('Place order and pay ₹5,905');
});

test('a price that changed since the bag was seen is asked about before anything is ordered', async () => {
  localStorage.setItem('bag-prices', JSON.stringify({ [testLine.id]: 400 }));
  const shop = readyShop();
  const { user } = await renderPage('/checkout', shop.platform);

  expect(await screen.findByText('Neel Lotus Tee changed from ₹400 to ₹450.')).toBeTruthy();
  expect((await placeButton()).disabled).toBe(true);
  await user.click(screen.getByRole('button', { name: 'Accept the new price' }));
  await waitFor(async () => expect((await placeButton()).disabled).toBe(false));
});

test('without an address the order waits for one: the form says what it misses, and its first field has the focus', async () => {
  const shop = createTestShop({ signedIn: true, bag: [testLine] });
  const { user } = await renderPage('/checkout', shop.platform);

  await user.click(await placeButton());
  expect(screen.getAllByRole('alert')[0]?.textContent).toContain('Please check the address:');
  expect(document.activeElement).toBe(screen.getByLabelText('Full Name'));
  expect(placeCalls(shop)).toEqual([]);
});

test('a product that went out of sale is taken out and named', async () => {
  const gone = { ...testLine, id: 'old-cap:one', name: 'Old Cap', variant: '' };
  const shop = createTestShop({
    signedIn: true,
    bag: [testLine, gone],
    tables: { addresses: [addressRow] },
  });
  shop.answer('quote_order', () => {
    shop.serverBag.pop();
    shop.answer('quote_order', shop.quote);
    throw new Refusal('UNKNOWN_VARIANT', { variant_id: gone.id });
  });
  await renderPage('/checkout', shop.platform);

  expect(await screen.findByText(/No longer sold, and taken out of your bag: Old Cap/)).toBeTruthy();
});

test('an order that waits for its payment leads there, so that the back button buys nothing twice', async () => {
  const order = { number: 'TD0123456789', amount_due: 531, expires_at: '2099-01-01T05:12:30Z' };
  const shop = createTestShop({
    signedIn: true,
    bag: [testLine],
    tables: { addresses: [addressRow], orders: [{ ...orderRow, ...order, status: 'pending_payment' }] },
  });
  await renderPage('/checkout', shop.platform);
  await waitFor(() => expect(location.pathname).toBe('/checkout/payment/TD0123456789'));
});

test('nothing that costs trust is chosen for the shopper: UPI stands first, cash waits for their choice', async () => {
  await renderPage('/checkout', readyShop().platform);
  await placeButton();
  const [first, second] = within(
    screen.getByRole('group', { name: 'Choose how to pay' }),
  ).getAllByRole<HTMLInputElement>('radio');
  expect([first?.value, first?.checked, second?.value, second?.checked]).toEqual([
    'online',
    true,
    'cod',
    false,
  ]);
  expect(screen.getByText(/Google Pay, PhonePe, Paytm, BHIM/)).toBeTruthy();
});

test('the place decides about express and cash, and what was chosen before falls back to what there is', async () => {
  choseBefore({ delivery: 'express', payment: 'cod' });
  const shop = readyShop();
  shop.answer('delivery_to', ({ p_pin }) => ({ ...placeOf(String(p_pin)), cash: false, express: null }));
  shop.answer('place_order', () => receipt);
  const { user } = await renderPage('/checkout', shop.platform);

  expect(await screen.findByText('Not offered at PIN code 440001.')).toBeTruthy();
  expect(screen.getByText('Not possible at PIN code 440001.')).toBeTruthy();
  await user.click(await placeButton());
  await waitFor(() =>
    expect(placeCalls(shop)).toEqual([
      expect.objectContaining({ p_delivery: 'standard', p_payment_method: 'online', p_expected_due: 1117 }),
    ]),
  );
});

describe('the place of a PIN code whose answer comes late', () => {
  async function openSlow() {
    const shop = readyShop();
    const answers = new Map<unknown, () => void>();
    shop.answer('delivery_to', async ({ p_pin: pin }) => {
      if (pin !== addressRow.pincode) await new Promise<void>((resolve) => answers.set(pin, resolve));
      return { ...placeOf(String(pin)), cash: false };
    });
    const { user } = await renderPage('/checkout', shop.platform);
    await user.click(await screen.findByRole('radio', { name: /another address/ }));
    const answer = async (pin: string) => {
      await waitFor(() => expect(answers.has(pin)).toBe(true));
      await act(async () => answers.get(pin)?.());
    };
    return { user, answer };
  }

  it('promises nothing to an address that was chosen since', async () => {
    const { user, answer } = await openSlow();
    await user.type(screen.getByLabelText('PIN Code'), '411001');
    await user.click(screen.getByRole('radio', { name: /12 Residency Road/ }));
    await answer('411001');
    expect(screen.getByText('Not possible at PIN code 440001.')).toBeTruthy();
  });

  it('gives way to that of the one that was typed since', async () => {
    const { user, answer } = await openSlow();
    const field = screen.getByLabelText('PIN Code');
    await user.type(field, '411001');
    await user.clear(field);
    await user.type(field, '560001');
    await answer('560001');
    await answer('411001');
    expect(screen.getByText('Not possible at PIN code 560001.')).toBeTruthy();
  });
});

test('an address that was chosen and deleted since leaves the choice to the others', async () => {
  choseBefore({ addressId: '00000000-0000-4000-8000-00000000000b' });
  const shop = readyShop();
  await renderPage('/checkout', shop.platform);
  expect((await screen.findByRole<HTMLInputElement>('radio', { name: /12 Residency Road/ })).checked).toBe(
    true,
  );
});

test('the only address was deleted in another tab: the order is refused, and the form of a new one is there', async () => {
  const addresses = [addressRow];
  const shop = createTestShop({ signedIn: true, bag: [testLine], tables: { addresses } });
  shop.answer('place_order', () => {
    addresses.pop();
    throw new Refusal('UNKNOWN_ADDRESS', {});
  });
  const { user } = await renderPage('/checkout', shop.platform);
  await user.click(await placeButton());
  expect(await screen.findByText(/This address is no longer saved/)).toBeTruthy();
  expect(await screen.findByLabelText('Full Name')).toBeTruthy();
  await waitFor(async () => expect((await placeButton()).disabled).toBe(false));
  await user.click(await placeButton());
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Full Name')));
});

test('an address that is not served cannot be chosen, and a new one there is refused at its PIN code', async () => {
  const shop = readyShop();
  shop.answer('delivery_to', ({ p_pin }) => ({ ...placeOf(String(p_pin)), serviceable: false }));
  const { user } = await renderPage('/checkout', shop.platform);
  expect((await screen.findByRole<HTMLInputElement>('radio', { name: /12 Residency Road/ })).disabled).toBe(
    true,
  );

  await user.type(screen.getByLabelText('PIN Code'), '900001');
  expect(await screen.findByText('We do not deliver to PIN code 900001 yet.')).toBeTruthy();
  await user.click(await placeButton());
  expect(placeCalls(shop)).toEqual([]);
});

test('placing the order saves the address that is open, in one press', async () => {
  const saved = { ...addressRow, id: '00000000-0000-4000-8000-00000000000b' };
  const shop = createTestShop({ signedIn: true, bag: [testLine] });
  shop.answer('save_address', () => saved);
  shop.answer('place_order', () => receipt);
  const { user } = await renderPage('/checkout', shop.platform);
  await user.type(await screen.findByLabelText('Full Name'), 'Asha Rao');
  await user.type(screen.getByLabelText('Mobile Number'), '9876543210');
  await user.type(screen.getByLabelText('Address'), '12 Residency Road');
  await user.type(screen.getByLabelText('PIN Code'), '440001');
  await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>('City').value).toBe('Nagpur'));
  expect(screen.getByLabelText<HTMLSelectElement>('State').value).toBe('Maharashtra');
  await user.click(await placeButton());
  await waitFor(() =>
    expect(placeCalls(shop)).toEqual([expect.objectContaining({ p_address_id: saved.id })]),
  );
});

describe('a guest who changes the contact', () => {
  async function changeContact() {
    const guest = { email: 'old@example.com', phone: '9876543210' };
    const shop = createTestShop({ guest, bag: [testLine], tables: { addresses: [addressRow] } });
    shop.answer('place_order', () => receipt);
    const { user } = await renderPage('/checkout', shop.platform);
    const contact = within(await screen.findByRole('region', { name: 'Your contact details' }));
    await user.click(contact.getByRole('button', { name: 'Change contact details' }));
    expect(document.activeElement).toBe(contact.getByRole('heading'));
    const field = contact.getByLabelText('Email');
    await user.clear(field);
    return { shop, user, contact, field };
  }
  const emailsOf = (shop: ReturnType<typeof createTestShop>) =>
    placeCalls(shop).map(({ p_email }) => p_email);

  it('orders with the new address, and is led back to where it shows', async () => {
    const { shop, user, contact, field } = await changeContact();
    await user.type(field, 'new@example.com');
    await user.click(contact.getByRole('button', { name: 'Save contact details' }));
    expect(await contact.findByText(/new@example\.com/)).toBeTruthy();
    expect(document.activeElement).toBe(contact.getByRole('heading'));
    await user.click(await placeButton());
    await waitFor(() => expect(emailsOf(shop)).toEqual(['new@example.com']));
  });

  it('has it saved by the order where it is still open, and orders nothing while it is wrong', async () => {
    const { shop, user, field } = await changeContact();
    await user.type(field, 'new@');
    await user.click(await placeButton());
    expect(document.activeElement).toBe(field);
    expect(placeCalls(shop)).toEqual([]);
    await user.type(field, 'example.com');
    await user.click(await placeButton());
    await waitFor(() => expect(emailsOf(shop)).toEqual(['new@example.com']));
  });
});
