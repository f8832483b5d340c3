import { act, screen, waitFor, within } from '@testing-library/react';
import { createTestShop } from '../testing/createTestShop';
import { orderRow } from '../testing/orderRow';
import { renderPage } from '../testing/renderPage';

/** It stands still, so that what is left of an hour is, too. */
const now = Date.parse('2026-11-24T10:00:00Z');

beforeEach(() => void jest.spyOn(Date, 'now').mockReturnValue(now));
afterEach(() => sessionStorage.clear());

const path = '/orders/TD0123456789';
const minutesAgo = (minutes: number) => new Date(now - minutes * 60_000).toISOString();
const delivered = { ...orderRow, status: 'delivered', delivered_at: minutesAgo(60) };
const variants = [
  { id: 'neel-lotus-tee:m', product_id: 'neel-lotus-tee', label: 'M' },
  { id: 'neel-lotus-tee:l', product_id: 'neel-lotus-tee', label: 'L' },
];

const open = async (order: object, functions: Record<string, unknown> = {}) => {
  const shop = createTestShop({
    signedIn: true,
    tables: { orders: [order], product_variants: variants },
    functions,
  });
  const { user } = await renderPage(path, shop.platform);
  await screen.findByRole('heading', { name: 'Order TD0123456789' });
  return { ...shop, user };
};

test('shows timeline, lines, amounts, address and what is to be paid', async () => {
  await open(orderRow);
  expect(screen.getByText(/Arrives Tue,\s24\sNov – Thu,\s26\sNov/)).toBeTruthy();
  expect(screen.getAllByText('Order Placed').length).toBeGreaterThan(0);
  expect(screen.getByRole('link', { name: 'Neel Lotus Tee' }).getAttribute('href')).toBe(
    '/product/neel-lotus-tee',
  );
  expect(screen.getByText('GST (18%)').nextElementSibling?.textContent).toBe('₹162');
  expect(screen.getByText('Total').nextElementSibling?.textContent).toBe('₹1,117');
  expect(within(screen.getByRole('group')).getByText(/12 Residency Road/)).toBeTruthy();
  expect(screen.getByText(/keep ₹1,117 ready/)).toBeTruthy();
});

test('says by which percentage GST was charged then, also after the shop changed it', async () => {
  await open({ ...orderRow, gst_percent: 5, gst: 45, total: 1000, amount_due: 1000 });
  expect(screen.getByText('GST (5%)').nextElementSibling?.textContent).toBe('₹45');
});

test('of several parcels each is named with its pieces, also one that came back', async () => {
  const parcel = { courier: 'Delhivery', delivered_at: null };
  const piece = { variant_id: 'neel-lotus-tee:m', position: 1, name: 'Neel Lotus Tee', variant_label: 'M' };
  const scarf = { variant_id: 'scarf', position: 2, name: 'Scarf', variant_label: '' };
  await open({
    ...{ ...orderRow, status: 'shipped' },
    parcels: [
      {
        ...{ ...parcel, position: 1, state: 'delivered', tracking_number: 'DL1' },
        ...{ delivered_at: '2026-11-22T10:00:00Z', parcel_lines: [{ ...piece, quantity: 1 }] },
      },
      {
        ...{ ...parcel, position: 2, state: 'rto', tracking_number: 'DL2' },
        parcel_lines: [
          { ...scarf, quantity: 1 },
          { ...piece, quantity: 2 },
        ],
      },
    ],
    order_cancellations: [
      {
        ...{ id: 1, amount: 354, refunded: 354, created_at: '2026-11-23T10:00:00Z', parcel_id: 'p2' },
        lines: [{ ...scarf, quantity: 1 }],
      },
    ],
  });
  const list = within(screen.getByRole('list', { name: 'Parcels of this order' }));
  const texts = list.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(texts).toEqual([
    expect.stringMatching(/^Parcel 1: Delivered on .*1 × Neel Lotus Tee, M/),
    expect.stringMatching(/^Parcel 2: Returned to Sender2 × Neel Lotus Tee, M; 1 × Scarf/),
    'To follow1 × Neel Lotus Tee, M',
  ]);
  expect(screen.getByText(/1 × Scarf · came back to us/)).toBeTruthy();
});

test('says where cash goes that is paid back', async () => {
  const refund = { id: 'r1', amount: 590, state: 'pending', reason: 'return', vpa: 'asha@okbank' };
  const refunds = [{ ...refund, created_at: '2026-11-24T06:00:00Z' }];
  await open({ ...delivered, payments: [{ ...orderRow.payments[0], state: 'collected', refunds }] });
  expect(screen.getByText(/₹590 is on its way to asha@okbank/)).toBeTruthy();
});

test('an order of half an hour ago can be cancelled, after asking', async () => {
  const { user, rpcCalls, toasts } = await open(
    { ...orderRow, placed_at: minutesAgo(30) },
    { cancel_order: {} },
  );
  expect(screen.getByText('You can cancel this order for another 30 minutes.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Cancel order' }));
  expect(rpcCalls.map(([name]) => name)).not.toContain('cancel_order');
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Cancel order' }));
  expect(rpcCalls).toContainEqual(['cancel_order', { p_number: 'TD0123456789', p_reason: '' }]);
  expect(toasts.at(-1)?.message).toBe('Order TD0123456789 is cancelled.');
});

test('why an order is cancelled goes with the cancelling', async () => {
  const { user, rpcCalls } = await open({ ...orderRow, placed_at: minutesAgo(30) }, { cancel_order: {} });
  await user.click(screen.getByRole('button', { name: 'Cancel order' }));
  const dialog = within(screen.getByRole('dialog'));
  await user.type(dialog.getByLabelText(/^Reason/), 'Too late for me');
  await user.click(dialog.getByRole('button', { name: 'Cancel order' }));
  expect(rpcCalls).toContainEqual([
    'cancel_order',
    { p_number: 'TD0123456789', p_reason: 'Too late for me' },
  ]);
});

test('what the shop refuses to cancel stays open with its reason', async () => {
  const refusal = Object.assign(new Error('This order can no longer be cancelled.'), {
    hint: 'CANCEL_CLOSED',
  });
  const { user } = await open({ ...orderRow, placed_at: minutesAgo(59) }, { cancel_order: refusal });
  await user.click(screen.getByRole('button', { name: 'Cancel order' }));
  const dialog = within(screen.getByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Cancel order' }));
  expect((await dialog.findByRole('alert')).textContent).toBe('This order can no longer be cancelled.');
});

test('items are cancelled for the amount that was shown, and another one is shown first', async () => {
  const changed = Object.assign(new Error('The total has changed. Please check it again.'), {
    hint: 'TOTAL_CHANGED',
  });
  const quote = { amount: 531, is_last: false, back: {}, total: 586, cash_before: 1117, cash_after: 586 };
  const { user, rpcCalls } = await open(
    { ...orderRow, placed_at: minutesAgo(5) },
    { quote_cancellation: quote, cancel_pieces: changed },
  );
  await user.click(screen.getByRole('button', { name: 'Cancel items' }));
  const dialog = within(screen.getByRole('dialog'));
  await user.selectOptions(dialog.getByLabelText(/^Neel Lotus Tee/), 'Cancel 1 of 2');
  await user.click(dialog.getByRole('button', { name: 'See what goes back' }));
  // Why is no part of what the answer was about.
  await user.type(dialog.getByLabelText(/^Reason/), 'Too many');
  await user.click(await dialog.findByRole('button', { name: 'Cancel these items' }));
  expect(rpcCalls.find(([name]) => name === 'cancel_pieces')?.[1]).toMatchObject({ p_reason: 'Too many' });
  expect((await dialog.findByRole('alert')).textContent).toContain('total has changed');
  await user.click(dialog.getByRole('button', { name: 'See what goes back' }));
  expect(await dialog.findByText(/You pay ₹586 in cash/)).toBeTruthy();
  expect(dialog.queryByRole('alert')).toBeNull();
  expect(rpcCalls.filter(([name]) => name === 'quote_cancellation')).toHaveLength(2);
});

test('after an hour nobody is offered to cancel', async () => {
  await open({ ...orderRow, placed_at: minutesAgo(61) });
  expect(screen.queryByRole('button', { name: 'Cancel order' })).toBeNull();
});

test('how long an order can be cancelled hangs on no clock that is a day ahead', async () => {
  const order = { ...orderRow, placed_at: minutesAgo(20) };
  const shop = createTestShop({ signedIn: true, tables: { orders: [order], product_variants: variants } });
  jest.spyOn(Date, 'now').mockReturnValue(now + 86_400_000);
  shop.platform.service.reportAnswer(new Date(now).toUTCString());
  await renderPage(path, shop.platform);
  expect(await screen.findByText('You can cancel this order for another 40 minutes.')).toBeTruthy();
});

test('an unpaid order says how long it waits and leads to its payment', async () => {
  const expires_at = new Date(now + 5 * 60_000).toISOString();
  await open({ ...orderRow, status: 'pending_payment', expires_at });
  expect(screen.getByText(/held for you for another 5 minutes/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Pay now' }).getAttribute('href')).toBe(
    '/checkout/payment/TD0123456789',
  );
});

const paidOnline = {
  ...delivered,
  payments: [{ ...orderRow.payments[0], method: 'online', state: 'captured', channel: 'upi' }],
};

test('a return of what was paid in cash says where the money goes before it is sent', async () => {
  const tables = {
    orders: [{ ...delivered, delivered_at: minutesAgo(49 * 60) }],
    saved_vpas: [{ id: 'v1', vpa: 'asha@okbank', state: 'verified', name: 'ASHA', is_default: true }],
    product_variants: variants,
  };
  const { platform, rpcCalls } = createTestShop({
    signedIn: true,
    tables,
    functions: { request_return: { id: 'r1' } },
  });
  const { user } = await renderPage(path, platform);
  await user.click(await screen.findByRole('button', { name: 'Return or exchange' }));
  const dialog = within(screen.getByRole('dialog'));
  const options = (label: string) =>
    within(dialog.getByLabelText(label))
      .getAllByRole('option')
      .map(({ textContent }) => textContent);
  expect(options('Reason')).not.toContain('Damaged or faulty');
  expect(options('Where your money goes')).toEqual([
    'Choose where it goes',
    'UPI asha@okbank',
    'Another UPI ID',
    'Store credit',
  ]);
  expect(
    dialog.getByText(
      'You paid in cash. A UPI ID has it within 7-10 business days, your store credit as soon as we have checked the return.',
    ),
  ).toBeTruthy();
  await user.selectOptions(dialog.getByLabelText('Reason'), 'Too small');
  await user.click(dialog.getByRole('button', { name: 'Request return' }));
  expect(dialog.getByRole('alert').textContent).toBe('Please choose where your money goes.');
  await user.selectOptions(dialog.getByLabelText('Where your money goes'), 'asha@okbank');
  await user.click(dialog.getByRole('button', { name: 'Request return' }));
  const [, request] = rpcCalls.find(([name]) => name === 'request_return') ?? [];
  expect(request).toMatchObject({ p_request: { refund: { way: 'upi', vpa: 'asha@okbank' } } });
});

test('a return names what is missing, then asks for the chosen pieces', async () => {
  const { user, rpcCalls } = await open(paidOnline, { request_return: { id: 'r1' } });
  await user.click(screen.getByRole('button', { name: 'Return or exchange' }));
  const dialog = within(screen.getByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Request return' }));
  expect(dialog.getByRole('alert').textContent).toBe('Please choose a reason.');
  await user.selectOptions(dialog.getByLabelText('Reason'), 'Too small');
  await user.selectOptions(dialog.getByLabelText('Quantity of Neel Lotus Tee'), '1');
  await user.click(dialog.getByRole('button', { name: 'Request return' }));
  expect(rpcCalls).toContainEqual([
    'request_return',
    {
      p_number: 'TD0123456789',
      p_request: {
        kind: 'return',
        reason: 'Too small',
        comment: '',
        lines: [{ variant_id: 'neel-lotus-tee:m', quantity: 1 }],
      },
      p_key: expect.any(String) as string,
    },
  ]);
});

test('an exchange asks for another size', async () => {
  const { user, rpcCalls } = await open(delivered, { request_return: { id: 'r1' } });
  await user.click(screen.getByRole('button', { name: 'Return or exchange' }));
  const dialog = within(screen.getByRole('dialog'));
  await user.click(dialog.getByRole('radio', { name: /Exchange/ }));
  await user.selectOptions(dialog.getByLabelText('Reason'), 'Too small');
  await user.click(dialog.getByRole('button', { name: 'Request exchange' }));
  expect(dialog.getByRole('alert').textContent).toBe('Please choose what you would like instead.');
  const sizes = within(dialog.getByLabelText('Instead of M')).getAllByRole('option');
  expect(sizes.map(({ textContent }) => textContent)).toEqual(['Choose one', 'L']);
  await user.selectOptions(dialog.getByLabelText('Instead of M'), 'L');
  await user.click(dialog.getByRole('button', { name: 'Request exchange' }));
  const [, request] = rpcCalls.find(([name]) => name === 'request_return') ?? [];
  expect(request).toMatchObject({
    p_request: { lines: [{ quantity: 2, exchange_variant_id: 'neel-lotus-tee:l' }] },
  });
});

test('an exchange on a later order is for what came broken or wrong, and may be the same piece', async () => {
  const later = { may_exchange_size: false, request_return: { id: 'r1' } };
  const { user } = await open({ ...delivered, delivered_at: minutesAgo(60) }, later);
  await user.click(screen.getByRole('button', { name: 'Return or exchange' }));
  const dialog = within(screen.getByRole('dialog'));
  const options = (label: string) =>
    within(dialog.getByLabelText(label))
      .getAllByRole('option')
      .map(({ textContent }) => textContent);
  await user.selectOptions(dialog.getByLabelText('Reason'), 'Too small');
  await user.click(dialog.getByRole('radio', { name: /Exchange/ }));
  expect(options('Instead of M')).toEqual(['Choose one', 'M', 'L']);
  expect(options('Reason')).toEqual(['Choose a reason', 'Damaged or faulty', 'Wrong item']);
  expect(dialog.getByLabelText<HTMLSelectElement>('Reason').value).toBe('');
  await user.selectOptions(dialog.getByLabelText('Reason'), 'Damaged or faulty');
  expect(options('Instead of M')).toEqual(['Choose one', 'M', 'L']);
});

test('what was sold for good says so, and comes back only where it came broken or wrong', async () => {
  const [tee] = delivered.order_lines;
  const final = {
    ...tee,
    variant_id: 'cap:one',
    product_id: 'cap',
    name: 'Cap',
    variant_label: '',
    is_final_sale: true,
  };
  const { user } = await open(
    { ...delivered, delivered_at: minutesAgo(60), order_lines: [tee, final] },
    { request_return: { id: 'r1' } },
  );
  await user.click(screen.getByRole('button', { name: 'Return or exchange' }));
  const dialog = within(screen.getByRole('dialog'));
  expect(dialog.getByText('Comes back only where it came broken or is not what you ordered.')).toBeTruthy();
  await user.click(dialog.getByRole('checkbox', { name: 'Cap' }));
  await user.selectOptions(dialog.getByLabelText('Reason'), 'Changed my mind');
  await user.click(dialog.getByRole('button', { name: 'Request return' }));
  expect(
    dialog.getByText('Cap comes back only where it came broken or is not what you ordered.'),
  ).toBeTruthy();
});

test('what was sent back shows how far it has come and is not offered again', async () => {
  const returns = [
    {
      id: 'r1',
      kind: 'return',
      state: 'refunded',
      reason: 'Too small',
      comment: '',
      refund_amount: 531,
      created_at: '2026-11-21T19:00:00Z',
      return_lines: [{ variant_id: 'neel-lotus-tee:m', quantity: 2, exchange_variant_id: null }],
      return_events: [
        { id: 2, note: 'All is well.' },
        { id: 1, note: '' },
      ],
    },
  ];
  await open({ ...delivered, returns });
  expect(screen.getByText('Refunded')).toBeTruthy();
  expect(screen.getByText(/₹531 back/)).toBeTruthy();
  expect(screen.getByText('All is well.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Return or exchange' })).toBeNull();
});

test('a return whose answer was lost is asked for by the same key, and another wish by another', async () => {
  const { user, rpcCalls, functions } = await open(paidOnline, {
    request_return: new Error('Failed to fetch'),
  });
  await user.click(screen.getByRole('button', { name: 'Return or exchange' }));
  const dialog = within(screen.getByRole('dialog'));
  await user.selectOptions(dialog.getByLabelText('Reason'), 'Too small');
  await user.selectOptions(dialog.getByLabelText('Quantity of Neel Lotus Tee'), '1');
  const submit = () => user.click(dialog.getByRole('button', { name: 'Request return' }));
  await submit();
  expect((await dialog.findByRole('alert')).textContent).toContain('try again');
  await submit();
  await user.selectOptions(dialog.getByLabelText('Quantity of Neel Lotus Tee'), '2');
  functions.request_return = { id: 'r1' };
  await submit();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const keys = rpcCalls
    .filter(([name]) => name === 'request_return')
    .map(([, args]) => (args as { p_key?: unknown }).p_key);
  expect(keys).toEqual([expect.any(String), keys[0], expect.any(String)]);
  expect(keys[2]).not.toBe(keys[0]);
});

/** All of it, in another tab. */
const askedElsewhere = {
  ...{
    id: 'r1',
    kind: 'return',
    state: 'requested',
    reason: 'Too small',
    comment: '',
    refund_amount: null,
  },
  ...{ created_at: minutesAgo(1), refund_way: null, refund_vpa: null, return_events: [] },
  return_lines: [{ variant_id: 'neel-lotus-tee:m', quantity: 2, exchange_variant_id: null, exchange: null }],
};

test('a return that was asked for elsewhere meanwhile leaves no form without pieces', async () => {
  const tables = { orders: [paidOnline] as object[], product_variants: variants };
  const shop = createTestShop({ signedIn: true, tables });
  const { user } = await renderPage(path, shop.platform);
  await user.click(await screen.findByRole('button', { name: 'Return or exchange' }));
  const dialog = within(screen.getByRole('dialog'));
  tables.orders = [{ ...paidOnline, returns: [askedElsewhere] }];
  await act(() => Promise.resolve(document.dispatchEvent(new Event('visibilitychange'))));
  expect(await dialog.findByText(/^Nothing of this order is left to send back/)).toBeTruthy();
  expect(dialog.queryByRole('button', { name: /^Request/ })).toBeNull();
});

test('a piece that another tab has asked for is gone from the form by the press that is refused', async () => {
  const tables = { orders: [paidOnline] as object[], product_variants: variants };
  const request_return = Object.assign(
    new Error('A return or exchange of this piece has already been requested.'),
    { hint: 'RETURN_EXISTS' },
  );
  const { platform } = createTestShop({ signedIn: true, tables, functions: { request_return } });
  const { user } = await renderPage(path, platform);
  await user.click(await screen.findByRole('button', { name: 'Return or exchange' }));
  const dialog = within(screen.getByRole('dialog'));
  await user.selectOptions(dialog.getByLabelText('Reason'), 'Too small');
  tables.orders = [{ ...paidOnline, returns: [askedElsewhere] }];
  await user.click(dialog.getByRole('button', { name: 'Request return' }));
  // Sooner than the page looks by itself, which is every 15 seconds.
  const left = /^Nothing of this order is left to send back/;
  expect(await dialog.findByText(left, {}, { timeout: 5000 })).toBeTruthy();
});

test('an exchange names the other size, and a return of cash where the money goes', async () => {
  const asked = {
    state: 'requested',
    reason: 'Too large',
    comment: '',
    refund_amount: null,
    return_events: [],
  };
  const created_at = '2026-11-21T19:00:00Z';
  const piece = { variant_id: 'neel-lotus-tee:m', quantity: 1, exchange_variant_id: null, exchange: null };
  const other = { ...piece, exchange_variant_id: 'neel-lotus-tee:l', exchange: { label: 'L' } };
  const none = { refund_way: null, refund_vpa: null };
  await open({
    ...delivered,
    returns: [
      { ...asked, ...none, id: 'r1', kind: 'exchange', created_at, return_lines: [other] },
      {
        ...{ ...asked, id: 'r2', kind: 'return', created_at, return_lines: [piece] },
        ...{ refund_way: 'upi', refund_vpa: 'asha@okbank' },
      },
      {
        ...asked,
        id: 'r3',
        kind: 'return',
        created_at,
        return_lines: [piece],
        refund_way: 'credit',
        refund_vpa: null,
      },
    ],
  });
  const [exchange, toUpi, toCredit] = screen
    .getAllByText(/^(Exchange|Return)$/)
    .map((kind) => kind.closest('li')?.textContent);
  expect(exchange).toContain('Exchange of 1 × Neel Lotus Tee, M → L');
  expect(exchange).not.toContain('Where your money goes');
  expect(toUpi).toContain('Where your money goes: asha@okbank');
  expect(toCredit).toContain('Where your money goes: store credit');
});

test('the page looks again by itself while it is seen, and shows what changed', async () => {
  const tables = { orders: [orderRow] as object[] };
  const shop = createTestShop({ signedIn: true, tables });
  await renderPage(path, shop.platform);
  await screen.findByRole('heading', { name: 'Order TD0123456789' });
  tables.orders = [{ ...orderRow, status: 'shipped', tracking_number: 'DL1', courier: 'Delhivery' }];
  await act(() => Promise.resolve(document.dispatchEvent(new Event('visibilitychange'))));
  expect(await screen.findByText('DL1')).toBeTruthy();
});

test('an unknown number is not found', async () => {
  const { platform } = createTestShop({ signedIn: true });
  await renderPage('/orders/td999', platform);
  expect(await screen.findByText('Order Not Found')).toBeTruthy();
  expect(screen.getByText(/no order TD999 in your account/)).toBeTruthy();
});

test('a visitor logs in and then sees the order', async () => {
  const shop = createTestShop({ tables: { orders: [orderRow] } });
  await renderPage(path, shop.platform);
  expect(await screen.findByText('Please log in to view your order')).toBeTruthy();
  await act(() => Promise.resolve(shop.signIn()));
  expect(await screen.findByRole('heading', { name: 'Order TD0123456789' })).toBeTruthy();
});

test('an order that has left the shop has its invoice, to download and to print', async () => {
  const invoice = {
    kind: 'invoice',
    number: 'TD/26-27/000001',
    issued_at: '2026-11-22T06:00:00Z',
    ordered_at: orderRow.placed_at,
    order: orderRow.number,
    reason: '',
    corrects: null,
    seller: { legal_name: 'Tota Darzi', address: 'Nagpur', gstin: '27ZZZCZ0000Z1Z1' },
    buyer: { ...orderRow.ship_to, state: 'Kerala' },
    place_of_supply: 'Kerala',
    state_code: '32',
    total: 111_700,
    lines: [
      {
        ...{ position: 1, name: 'Neel Lotus Tee', variant_label: 'M', hsn: '6109', quantity: 1, percent: 18 },
        ...{ taxable: 94_661, cgst: 0, sgst: 0, igst: 17_039, total: 111_700 },
      },
    ],
  };
  const note = { ...invoice, kind: 'credit_note', number: 'TDC/26-27/000001', corrects: invoice };
  const { user } = await open(delivered, { get_invoices: [invoice, note] });
  // Each says what it downloads, to who sees it as well.
  for (const name of ['Download tax invoice TD/26-27/000001', 'Download credit note TDC/26-27/000001'])
    expect(screen.getByRole('button', { name }).textContent).toBe(name);
  await user.click(screen.getByRole('link', { name: 'View and print' }));
  const sheet = within(await screen.findByRole('region', { name: 'Tax invoice TD/26-27/000001' }));
  expect(sheet.getByText('Place of supply: Kerala (32)')).toBeTruthy();
  const cells = sheet.getAllByRole('cell').map(({ textContent }) => textContent);
  expect(cells).toEqual(['6109', '1', '946.61', '170.39 (18%)', '1,117.00', '1,117.00']);
});
