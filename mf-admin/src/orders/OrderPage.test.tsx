import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { renderRoutes } from '@shop/kernel/testing';
import { routes } from '../routes';
import { createTestShop, Refusal } from '../testing/createTestShop';
import type { OrderRecord } from './orderRecord';

const refund: OrderRecord['refunds'][number] = {
  ...{ id: '4f573cc9-56b9-4b68-ad19-2ab503402334', amount: 100, state: 'pending', reason: 'A stain' },
  ...{ created_at: '2026-11-21T08:00:00Z', may_retry: false },
};

const order: OrderRecord = {
  number: 'TD0123456789',
  status: 'packed',
  email: 'asha@example.com',
  user_id: '6b1c1a52-9c0f-4c29-8f53-0c7f5d5c2b11',
  delivery: 'standard',
  subtotal: 500,
  gst: 90,
  shipping: 50,
  platform_fee: 5,
  coupon_id: null,
  coupon_saving: 0,
  promotion_saving: 0,
  promotions: [],
  credit_used: 0,
  gift_card_used: 0,
  total: 645,
  amount_due: 645,
  ship_to: {
    name: 'Asha Rao',
    phone: '9876543210',
    address: '12 Temple Road',
    city: 'Nagpur',
    state: 'Maharashtra',
    pincode: '440001',
  },
  gst_buyer: null,
  placed_at: '2026-11-21T08:00:00Z',
  courier: null,
  tracking_number: null,
  affiliate_code: null,
  next: ['shipped', 'cancelled'],
  lines: [],
  events: [{ status: 'placed', note: '', at: '2026-11-21T08:00:00Z', kind: 'step' }],
  guest_words: [],
  parcels: [],
  unsent: {},
  cancellable: true,
  cancellations: [],
  payments: [],
  refunds: [],
  refundable: 0,
  refund_waiting: 0,
  returns: [],
  documents: [],
  tags: [],
  notes: [],
};

test('only the permitted steps are offered, and shipping asks for the tracking number', async () => {
  const { platform, calls, toasts } = await createTestShop(
    { get_admin_order: () => order, advance_order: () => ({ status: 'shipped' }) },
    'admin',
  );
  const { user } = await renderRoutes(routes, '/admin/orders/TD0123456789', platform);
  expect(await screen.findByRole('button', { name: 'Mark as shipped' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Confirm order' })).toBeNull();

  await user.click(screen.getByRole('button', { name: 'Mark as shipped' }));
  const dialog = within(screen.getByRole('dialog', { hidden: true }));
  await user.type(dialog.getByLabelText('Courier'), 'Blue Dart');
  await user.type(dialog.getByLabelText('Tracking number'), 'BD42');
  await user.click(dialog.getByRole('button', { name: 'Mark as shipped', hidden: true }));

  expect(calls.find(({ name }) => name === 'advance_order')?.args).toEqual({
    p_number: order.number,
    p_status: 'shipped',
    p_note: '',
    p_courier: 'Blue Dart',
    p_tracking_number: 'BD42',
  });
  expect(toasts.map(({ message }) => message)).toEqual(['TD0123456789: Shipped']);
});

test('a cancellation names the order and what goes back; a refusal stays in the dialog', async () => {
  const { platform } = await createTestShop(
    {
      get_admin_order: () => order,
      advance_order: () => {
        throw new Refusal('INVALID_TRANSITION', 'The order cannot take that step.');
      },
    },
    'admin',
  );
  const { user } = await renderRoutes(routes, '/admin/orders/TD0123456789', platform);
  await user.click(await screen.findByRole('button', { name: 'Cancel order' }));
  const dialog = within(screen.getByRole('dialog', { hidden: true }));
  expect(dialog.getByText('TD0123456789')).toBeTruthy();
  expect(dialog.getByText(/This is final/)).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: 'Cancel order', hidden: true }));
  expect((await dialog.findByRole('alert', { hidden: true })).textContent).toBe(
    'The order cannot take that step.',
  );
});

test('a step that a colleague has taken first is refused with where the order is now', async () => {
  const { platform } = await createTestShop(
    {
      get_admin_order: () => order,
      advance_order: () => {
        throw new Refusal('INVALID_TRANSITION', 'The order cannot take that step.', {
          from: 'delivered',
          to: 'cancelled',
        });
      },
    },
    'admin',
  );
  const { user } = await renderRoutes(routes, '/admin/orders/TD0123456789', platform);
  await user.click(await screen.findByRole('button', { name: 'Cancel order' }));
  const dialog = within(screen.getByRole('dialog', { hidden: true }));
  await user.click(dialog.getByRole('button', { name: 'Cancel order', hidden: true }));
  expect((await dialog.findByRole('alert', { hidden: true })).textContent).toBe(
    'The order cannot take that step. It is Delivered now.',
  );
});

test('what one step was refused is not said of the next', async () => {
  const { platform } = await createTestShop(
    {
      get_admin_order: () => order,
      advance_order: () => {
        throw new Refusal('INVALID_TRANSITION', 'The order cannot take that step.');
      },
    },
    'admin',
  );
  const { user } = await renderRoutes(routes, '/admin/orders/TD0123456789', platform);
  await user.click(await screen.findByRole('button', { name: 'Cancel order' }));
  const dialog = () => within(screen.getByRole('dialog', { hidden: true }));
  await user.click(dialog().getByRole('button', { name: 'Cancel order', hidden: true }));
  await dialog().findByText('The order cannot take that step.');
  await user.click(dialog().getByRole('button', { name: 'Keep the order', hidden: true }));
  await user.click(screen.getByRole('button', { name: 'Mark as shipped' }));
  expect(dialog().getByText('Mark as shipped?')).toBeTruthy();
  expect(dialog().queryByText('The order cannot take that step.')).toBeNull();
});

const line = { product_id: 'tee', image_path: null, unit_price: 500, discount: 0 };
const lines = [
  { ...line, variant_id: 'tee:m', name: 'Tee', variant_label: 'M', quantity: 2, line_total: 1000 },
  { ...line, variant_id: 'tee:l', name: 'Tee', variant_label: 'L', quantity: 1, line_total: 500 },
];
const quote = {
  amount: 590,
  is_last: false,
  back: { credit: 90 },
  total: 1185,
  cash_before: 1685,
  cash_after: 1185,
};

test('single pieces are cancelled once their money is shown, and asked for again when another is chosen', async () => {
  const { platform, calls, toasts } = await createTestShop(
    {
      get_admin_order: () => ({ ...order, lines }),
      quote_admin_cancellation: () => quote,
      cancel_admin_pieces: () => ({ number: order.number }),
    },
    'admin',
  );
  const { user } = await renderRoutes(routes, '/admin/orders/TD0123456789', platform);
  await user.click(await screen.findByRole('button', { name: 'Cancel pieces' }));
  const dialog = within(screen.getByRole('dialog', { hidden: true }));
  const press = (name: string) => user.click(dialog.getByRole('button', { name, hidden: true }));
  await press('See the money');
  expect((await dialog.findByRole('alert', { hidden: true })).textContent).toBe('Choose at least one piece.');
  await user.selectOptions(dialog.getByLabelText('Tee, L'), 'Cancel it');
  await press('See the money');
  expect(await dialog.findByText('Back as store credit')).toBeTruthy();
  for (const amount of ['₹590', '₹90', '₹1,185'])
    expect(dialog.getAllByText(amount).length).toBeGreaterThan(0);
  const other = dialog.getByLabelText<HTMLSelectElement>('Tee, L');
  await waitFor(() => expect(other.disabled).toBe(false));
  await user.selectOptions(other, 'Keep it');
  expect(dialog.queryByText('Back as store credit')).toBeNull();
  await user.selectOptions(dialog.getByLabelText('Tee, M'), 'Cancel 1 of 2');
  await press('See the money');
  await user.type(dialog.getByLabelText(/^Note to the shopper/), 'Sold out');
  await dialog.findByRole('button', { name: 'Cancel these pieces', hidden: true });
  await press('Cancel these pieces');
  await waitFor(() => expect(toasts.map(({ message }) => message)).toEqual(['The pieces are cancelled']));
  expect(calls.find(({ name }) => name === 'cancel_admin_pieces')?.args).toEqual({
    p_number: order.number,
    p_pieces: [{ variant_id: 'tee:m', quantity: 1 }],
    p_expected: 590,
    p_key: expect.any(String) as string,
    p_note: 'Sold out',
  });
});

test('nothing is cancelled but what was shown with its money', async () => {
  const waiting: ((answer: object) => void)[] = [];
  const { platform } = await createTestShop(
    {
      get_admin_order: () => ({ ...order, lines }),
      quote_admin_cancellation: () =>
        new Promise<object>((resolve) => {
          waiting.push(resolve);
        }),
      cancel_admin_pieces: () => {
        throw new Refusal('TOTAL_CHANGED', 'The total has changed. Please check it again.');
      },
    },
    'admin',
  );
  const { user } = await renderRoutes(routes, '/admin/orders/TD0123456789', platform);
  const open = async () => {
    await user.click(await screen.findByRole('button', { name: 'Cancel pieces' }));
    return within(screen.getByRole('dialog', { hidden: true }));
  };
  const button = (name: string) => ({ name, hidden: true });
  const give = (answer: object) => act(() => Promise.resolve(waiting.shift()?.(answer)));
  // Closed before the answer came: whoever opens it again begins anew.
  let dialog = await open();
  await user.selectOptions(dialog.getByLabelText('Tee, L'), 'Cancel it');
  await user.click(dialog.getByRole('button', button('See the money')));
  expect(dialog.getByLabelText<HTMLSelectElement>('Tee, M').disabled).toBe(true);
  await user.click(dialog.getByRole('button', button('Keep them')));
  await user.click(dialog.getByRole('button', button('Discard')));
  await give(quote);
  dialog = await open();
  expect(dialog.queryByText('Back as store credit')).toBeNull();
  // Another amount has to be seen before it is agreed to.
  await user.selectOptions(dialog.getByLabelText('Tee, L'), 'Cancel it');
  await user.click(dialog.getByRole('button', button('See the money')));
  await give(quote);
  await user.click(await dialog.findByRole('button', button('Cancel these pieces')));
  expect((await dialog.findByRole('alert', { hidden: true })).textContent).toContain('total has changed');
  await user.click(dialog.getByRole('button', button('See the money')));
  await give({ ...quote, amount: 600 });
  expect(await dialog.findByText('₹600')).toBeTruthy();
  expect(dialog.queryByRole('alert', { hidden: true })).toBeNull();
});

test('pieces whose cancelling had no answer are not cancelled twice by the dialog that is opened again', async () => {
  let answers = 0;
  const { platform, calls, toasts } = await createTestShop(
    {
      get_admin_order: () => ({ ...order, lines }),
      quote_admin_cancellation: () => quote,
      cancel_admin_pieces: () => {
        answers += 1;
        if (answers === 1) throw new Error('lost');
        return { number: order.number };
      },
    },
    'admin',
  );
  const { user } = await renderRoutes(routes, '/admin/orders/TD0123456789', platform);
  const cancelOne = async () => {
    await user.click(await screen.findByRole('button', { name: 'Cancel pieces' }));
    const dialog = within(screen.getByRole('dialog', { hidden: true }));
    await user.selectOptions(dialog.getByLabelText('Tee, M'), 'Cancel 1 of 2');
    await user.click(dialog.getByRole('button', { name: 'See the money', hidden: true }));
    await user.click(await dialog.findByRole('button', { name: 'Cancel these pieces', hidden: true }));
    return dialog;
  };
  const lost = await cancelOne();
  await lost.findByText('The shop did not answer.');
  await user.click(lost.getByRole('button', { name: 'Keep them', hidden: true }));
  await user.click(lost.getByRole('button', { name: 'Discard', hidden: true }));
  await cancelOne();
  await waitFor(() => expect(toasts.map(({ message }) => message)).toEqual(['The pieces are cancelled']));
  const keys = calls.filter(({ name }) => name === 'cancel_admin_pieces').map(({ args }) => args.p_key);
  expect(keys).toHaveLength(2);
  expect(keys[1]).toBe(keys[0]);
});

test('some pieces leave as a parcel, and each parcel has its own next step', async () => {
  const sent: OrderRecord = {
    ...order,
    status: 'shipped',
    next: [],
    lines,
    unsent: { 'tee:m': 1 },
    parcels: [
      {
        ...{ id: 'p1', position: 1, state: 'shipped', courier: 'Delhivery', tracking_number: 'DL7' },
        ...{ shipped_at: order.placed_at, delivered_at: null },
        lines: [
          { name: 'Tee', variant_label: 'M', variant_id: 'tee:m', quantity: 1, damaged: 0 },
          { name: 'Tee', variant_label: 'L', variant_id: 'tee:l', quantity: 1, damaged: 0 },
        ],
      },
    ],
  };
  const { platform, calls } = await createTestShop(
    {
      get_admin_order: () => sent,
      ship_parcel: () => ({ number: order.number }),
      advance_parcel: () => ({ number: order.number }),
    },
    'admin',
  );
  const { user } = await renderRoutes(routes, '/admin/orders/TD0123456789', platform);
  expect(await screen.findByText(/1 × Tee, M; 1 × Tee, L/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Parcel 1: Out for Delivery' }));
  expect(calls.find(({ name }) => name === 'advance_parcel')?.args).toEqual({
    p_parcel: 'p1',
    p_state: 'out_for_delivery',
  });

  await user.click(screen.getByRole('button', { name: 'Ship another parcel' }));
  const dialog = within(screen.getByRole('dialog', { hidden: true }));
  expect(dialog.queryByLabelText('Tee, L')).toBeNull();
  await user.type(dialog.getByLabelText('Courier'), 'Blue Dart');
  await user.type(dialog.getByLabelText('Tracking number'), 'BD43');
  await user.click(dialog.getByRole('button', { name: 'Ship these pieces', hidden: true }));
  expect(calls.find(({ name }) => name === 'ship_parcel')?.args).toEqual({
    p_number: order.number,
    p_pieces: [{ variant_id: 'tee:m', quantity: 1 }],
    p_courier: 'Blue Dart',
    p_tracking_number: 'BD43',
    p_note: '',
  });
});

test('a parcel is delivered once that was asked, and comes back once its money was shown', async () => {
  const parcel = {
    ...{ state: 'out_for_delivery' as const, courier: 'Delhivery', tracking_number: 'DL7' },
    ...{ shipped_at: order.placed_at, delivered_at: null },
  };
  const tee = { name: 'Tee', variant_label: 'M', variant_id: 'tee:m', damaged: 0 };
  const sent: OrderRecord = {
    ...{ ...order, status: 'out_for_delivery', next: [], cancellable: false, lines },
    cancellations: [
      {
        ...{ lines: [], amount: 354, refunded: 354, created_at: order.placed_at, parcel: 3 },
      },
    ],
    parcels: [
      { ...parcel, id: 'p1', position: 1, lines: [{ ...tee, quantity: 1 }] },
      { ...parcel, id: 'p2', position: 2, lines: [{ ...tee, quantity: 2 }] },
      { ...parcel, id: 'p3', position: 3, state: 'rto', lines: [{ ...tee, quantity: 3, damaged: 1 }] },
    ],
  };
  let amount = 1180;
  const { platform, calls } = await createTestShop(
    {
      get_admin_order: () => sent,
      advance_parcel: () => ({ number: order.number }),
      quote_parcel_return: () => ({ ...quote, amount, back: { online: amount }, cash_before: 0 }),
      return_parcel: () => {
        if (amount === 1180) {
          amount = 1170;
          throw new Refusal('TOTAL_CHANGED', 'The total has changed. Please check it again.');
        }
        return { number: order.number };
      },
    },
    'admin',
  );
  const { user } = await renderRoutes(routes, '/admin/orders/TD0123456789', platform);
  const argsOf = (name: string) => calls.filter((call) => call.name === name).map(({ args }) => args);
  await user.click(await screen.findByRole('button', { name: 'Parcel 1: Delivered' }));
  expect(argsOf('advance_parcel')).toEqual([]);
  let dialog = within(screen.getByRole('dialog', { hidden: true }));
  await user.click(dialog.getByRole('button', { name: 'It is delivered', hidden: true }));
  expect(argsOf('advance_parcel')).toEqual([{ p_parcel: 'p1', p_state: 'delivered' }]);

  expect(screen.getByText(/\(damaged: 1 × Tee, M\)/)).toBeTruthy();
  expect(screen.getByText(/Parcel 3 came back/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Parcel 2: Came back' }));
  dialog = within(await screen.findByRole('dialog', { hidden: true }));
  expect(dialog.getAllByText('₹1,180').length).toBeGreaterThan(0);
  await user.selectOptions(dialog.getByLabelText('Tee, M'), '1 of 2 damaged, the rest for sale again');
  const press = () => user.click(dialog.getByRole('button', { name: 'It came back', hidden: true }));
  await press();
  expect((await dialog.findAllByText('₹1,170')).length).toBeGreaterThan(0);
  await press();
  const wish = { p_parcel: 'p2', p_damaged: [{ variant_id: 'tee:m', quantity: 1 }], p_note: '' };
  expect(argsOf('return_parcel')).toEqual([
    { ...wish, p_expected: 1180 },
    { ...wish, p_expected: 1170 },
  ]);
});

test('after the first parcel only what is still here can be cancelled', async () => {
  const tee = { name: 'Tee', variant_label: 'L', variant_id: 'tee:l', quantity: 1, damaged: 0 };
  const sent: OrderRecord = {
    ...{ ...order, status: 'shipped', next: [], lines, unsent: { 'tee:m': 1 } },
    parcels: [
      {
        ...{ id: 'p1', position: 1, state: 'delivered', courier: 'Delhivery', tracking_number: 'DL7' },
        ...{ shipped_at: order.placed_at, delivered_at: order.placed_at },
        lines: [tee, { ...tee, variant_label: 'M', variant_id: 'tee:m' }],
      },
    ],
  };
  const { platform } = await createTestShop({ get_admin_order: () => sent }, 'admin');
  const { user } = await renderRoutes(routes, '/admin/orders/TD0123456789', platform);
  await user.click(await screen.findByRole('button', { name: 'Cancel pieces' }));
  const dialog = within(screen.getByRole('dialog', { hidden: true }));
  expect(dialog.queryByLabelText('Tee, L')).toBeNull();
  expect(within(dialog.getByLabelText('Tee, M')).getAllByRole('option', { hidden: true })).toHaveLength(2);
});

test.each([
  [{ refunded: 545, waiting: false }, '₹545 goes back'],
  [{ refunded: 0, waiting: true }, 'The refund waits for a second person'],
])(
  'the whole of what can be paid back is one press, and what came of it, %j, is said',
  async (made, said) => {
    const paid: OrderRecord = { ...order, status: 'delivered', refundable: 545 };
    const { platform, calls, toasts } = await createTestShop(
      { get_admin_order: () => paid, refund_order: () => ({ number: order.number, ...made }) },
      'admin',
    );
    const { user } = await renderRoutes(routes, '/admin/orders/TD0123456789', platform);
    await user.click(await screen.findByRole('button', { name: 'Refund' }));
    const dialog = within(screen.getByRole('dialog', { hidden: true }));
    await user.click(dialog.getByLabelText('Full amount, ₹545'));
    await user.type(dialog.getByLabelText('Reason'), 'Torn');
    await user.click(dialog.getByRole('button', { name: 'Refund', hidden: true }));
    await waitFor(() => expect(toasts.map(({ message }) => message)).toEqual([said]));
    expect(calls.find(({ name }) => name === 'refund_order')?.args).toEqual({
      p_number: order.number,
      p_amount: 545,
      p_reason: 'Torn',
      p_key: expect.any(String),
    });
  },
);

test.each([
  ['a refusal', new Refusal('INVALID_TRANSITION', 'The order cannot take that step.'), 'Out for delivery'],
  ['no answer', new Error('lost'), 'Mark as shipped'],
])('behind a dialog that met %s the page offers the right next step', async (_, failure, offered) => {
  let shown = order;
  const { platform } = await createTestShop(
    {
      get_admin_order: () => shown,
      advance_order: () => {
        // A colleague has sent it.
        shown = { ...order, status: 'shipped', next: ['out_for_delivery'] };
        throw failure;
      },
    },
    'admin',
  );
  const { user } = await renderRoutes(routes, '/admin/orders/TD0123456789', platform);
  await user.click(await screen.findByRole('button', { name: 'Mark as shipped' }));
  const dialog = within(screen.getByRole('dialog', { hidden: true }));
  await user.type(dialog.getByLabelText('Courier'), 'Blue Dart');
  await user.type(dialog.getByLabelText('Tracking number'), 'BD42');
  await user.click(dialog.getByRole('button', { name: 'Mark as shipped', hidden: true }));
  await dialog.findByRole('alert', { hidden: true });
  await user.click(dialog.getByRole('button', { name: 'Cancel', hidden: true }));
  await user.click(dialog.getByRole('button', { name: 'Discard', hidden: true }));
  expect(await screen.findByRole('button', { name: offered })).toBeTruthy();
});

test('a refund whose answer was lost is sent again as the same one', async () => {
  let answers = 0;
  const paid: OrderRecord = { ...order, status: 'delivered', refundable: 545 };
  const { platform, calls } = await createTestShop(
    {
      get_admin_order: () => paid,
      refund_order: () => {
        answers += 1;
        if (answers === 1) throw new Error('lost');
        return { number: order.number, refunded: 545 };
      },
    },
    'admin',
  );
  const { user } = await renderRoutes(routes, '/admin/orders/TD0123456789', platform);
  const refund = async () => {
    const dialog = within(screen.getByRole('dialog', { hidden: true }));
    await user.click(dialog.getByLabelText('Full amount, ₹545'));
    await user.type(dialog.getByLabelText('Reason'), 'Torn');
    await user.click(dialog.getByRole('button', { name: 'Refund', hidden: true }));
  };
  await user.click(await screen.findByRole('button', { name: 'Refund' }));
  await refund();
  const lost = within(screen.getByRole('dialog', { hidden: true }));
  await user.click(lost.getByRole('button', { name: 'Refund', hidden: true }));
  await waitFor(() => expect(screen.queryByRole('dialog', { hidden: true })).toBeNull());
  await user.click(screen.getByRole('button', { name: 'Refund' }));
  await refund();
  const keys = calls.filter(({ name }) => name === 'refund_order').map(({ args }) => args?.p_key);
  expect(keys).toHaveLength(3);
  expect(keys[1]).toBe(keys[0]);
  expect(keys[2]).not.toBe(keys[0]);
});

test('what was paid is not to be paid any more, and refunds and papers stand beside it', async () => {
  const cash = { method: 'cod', state: 'collected', amount: 645, refunded: 0, channel: null } as const;
  const paid: OrderRecord = {
    ...order,
    status: 'delivered',
    payments: [{ ...cash, provider_payment_id: null, error_text: null, created_at: order.placed_at }],
    refunds: [refund],
    documents: [
      { kind: 'credit_note', number: 'CN/26-27/000007', issued_at: order.placed_at, total: 10_000 },
    ],
  };
  const { platform } = await createTestShop({ get_admin_order: () => paid }, 'admin');
  await renderRoutes(routes, '/admin/orders/TD0123456789', platform);
  expect(await screen.findByText('Paid')).toBeTruthy();
  expect(screen.queryByText('To pay')).toBeNull();
  const items = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(items).toEqual(
    expect.arrayContaining(['₹100 on its way backA stain', 'Credit note CN/26-27/000007, ₹100']),
  );
});

test('cash is noted once the order is delivered, and was not paid where it was refused', async () => {
  const due = {
    method: 'cod',
    state: 'due',
    amount: 645,
    refunded: 0,
    channel: null,
    provider_payment_id: null,
    error_text: null,
    created_at: order.placed_at,
  } as const;
  const show = async (change: Partial<OrderRecord>) => {
    const { platform } = await createTestShop({ get_admin_order: () => ({ ...order, ...change }) }, 'admin');
    cleanup();
    await renderRoutes(routes, '/admin/orders/TD0123456789', platform);
    await screen.findByRole('region', { name: 'Payment' });
  };
  await show({ status: 'out_for_delivery', payments: [due] });
  expect(screen.queryByRole('button', { name: 'Cash collected' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Refused' })).toBeTruthy();
  await show({ status: 'delivered', payments: [due] });
  expect(screen.getByRole('button', { name: 'Cash collected' })).toBeTruthy();
  await show({ status: 'rto', payments: [{ ...due, state: 'refused' }] });
  expect(screen.getByText('Not paid')).toBeTruthy();
});

test('the staff notes and tags an order, and whatever they write is a text', async () => {
  const noted: OrderRecord = {
    ...order,
    tags: ['gift'],
    notes: [{ id: 1, body: '<img src=x onerror=alert(1)>', by: 'ravi@example.com', at: order.placed_at }],
  };
  const { platform, calls } = await createTestShop(
    {
      get_admin_order: () => noted,
      add_order_note: () => undefined,
      tag_orders: ({ p_tag: tag }) => {
        if (tag === 'a,b') throw new Refusal('INVALID_INPUT', 'No comma.', { field: 'tag' });
        return 1;
      },
    },
    'admin',
  );
  const { user } = await renderRoutes(routes, '/admin/orders/TD0123456789', platform);
  expect(await screen.findByText('<img src=x onerror=alert(1)>')).toBeTruthy();
  await user.type(screen.getByLabelText('New note'), 'Call before delivery');
  await user.click(screen.getByRole('button', { name: 'Keep note' }));
  expect(calls.find(({ name }) => name === 'add_order_note')?.args).toMatchObject({
    p_number: order.number,
    p_body: 'Call before delivery',
  });
  await user.click(screen.getByRole('button', { name: 'Take off gift' }));
  expect(calls.find(({ name }) => name === 'tag_orders')?.args).toMatchObject({
    p_tag: 'gift',
    p_remove: true,
  });
  await user.type(screen.getByLabelText('New tag'), 'a,b');
  await user.click(screen.getByRole('button', { name: 'Add tag' }));
  expect(await screen.findByText('No comma.')).toBeTruthy();
});

test('a note whose answer was lost is tried again by the same key, and the next one has its own', async () => {
  let isLost = true;
  const { platform, calls } = await createTestShop(
    {
      get_admin_order: () => order,
      add_order_note: () => {
        if (isLost) throw new Refusal('', 'The shop did not answer.');
      },
    },
    'admin',
  );
  const { user } = await renderRoutes(routes, '/admin/orders/TD0123456789', platform);
  const field = await screen.findByLabelText<HTMLTextAreaElement>('New note');
  await user.type(field, 'Call first');
  await user.click(screen.getByRole('button', { name: 'Keep note' }));
  expect(await screen.findByText('The shop did not answer.')).toBeTruthy();
  isLost = false;
  await user.click(screen.getByRole('button', { name: 'Keep note' }));
  await waitFor(() => expect(field.value).toBe(''));
  await user.type(field, 'Call again');
  await user.click(screen.getByRole('button', { name: 'Keep note' }));
  await waitFor(() => expect(field.value).toBe(''));
  const keys = calls.filter(({ name }) => name === 'add_order_note').map(({ args }) => args.p_key);
  expect(keys).toEqual([expect.any(String), keys[0], expect.any(String)]);
  expect(keys[2]).not.toBe(keys[0]);
});

test('a note that was begun for one order is not written to the next', async () => {
  const { platform } = await createTestShop(
    { get_admin_order: ({ p_number }) => ({ ...order, number: String(p_number) }) },
    'admin',
  );
  const { user, router } = await renderRoutes(routes, '/admin/orders/TD0123456789', platform);
  await user.type(await screen.findByLabelText('New note'), 'Call first');
  await act(async () => void router.navigate('/admin/orders/TD9999999999'));
  await user.click(screen.getByRole('button', { name: 'Leave' }));
  await screen.findByRole('heading', { level: 1, name: 'TD9999999999' });
  expect(screen.getByLabelText('New note')).toHaveProperty('value', '');
});

test('a refund that could not be paid back is sent again, where nothing went back in its place', async () => {
  let failed: OrderRecord['refunds'] = [
    { ...refund, state: 'failed', may_retry: true },
    { ...refund, id: null, amount: 45, state: 'failed', reason: 'Torn' },
  ];
  const { platform, calls } = await createTestShop(
    {
      get_admin_order: () => ({ ...order, refunds: failed }),
      retry_refund: () => {
        failed = [refund];
      },
    },
    'admin',
  );
  const { user } = await renderRoutes(routes, '/admin/orders/TD0123456789', platform);
  await user.click(await screen.findByRole('button', { name: `Send again ₹100, ${refund.reason}` }));
  const dialog = within(screen.getByRole('dialog', { hidden: true }));
  expect(dialog.getByText(/^₹100 could not be paid back/)).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: 'Send again', hidden: true }));
  expect(await screen.findByText('on its way back', { exact: false })).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Send again/ })).toBeNull();
  expect(calls.filter(({ name }) => name === 'retry_refund').map(({ args }) => args)).toEqual([
    { p_id: refund.id },
  ]);
});

const cash = { method: 'cod', state: 'due', amount: 645, refunded: 0, channel: null } as const;
const everything: OrderRecord = {
  ...order,
  ...{ status: 'delivered', next: ['rto'], refundable: 545, refund_waiting: 100 },
  refunds: [{ ...refund, state: 'failed', may_retry: true }],
  payments: [{ ...cash, provider_payment_id: null, error_text: null, created_at: order.placed_at }],
  returns: [
    {
      ...{ id: 'r1', kind: 'return', state: 'requested', reason: 'Too small', comment: '', photos: [] },
      ...{
        refund_amount: null,
        restocks: true,
        refund_due: null,
        created_at: order.placed_at,
        next: ['approved'],
        events: [],
      },
      lines: [{ name: 'Kurta', variant_label: 'M', quantity: 1, exchange_label: null }],
    },
  ],
};

test.each([
  { rights: ['orders_read'], offered: [] },
  { rights: ['orders_read', 'orders'], offered: ['Returned to sender', 'Cash collected', 'Refused'] },
  { rights: ['orders_read', 'returns'], offered: ['Approve'] },
  { rights: ['orders_read', 'refunds'], offered: ['Send again', 'Refund'] },
  { rights: ['orders_read', 'finance'], offered: ['Approvals'] },
])('of steps, cash, returns and refunds, $rights offers $offered', async ({ rights, offered }) => {
  const { platform } = await createTestShop(
    { get_admin_order: () => everything, get_my_rights: () => rights },
    'admin',
  );
  await renderRoutes(routes, '/admin/orders/TD0123456789', platform);
  const of = async (name: string | RegExp) => within(await screen.findByRole('region', { name }));
  const next = await of('Next step');
  const payment = await of('Payment');
  const back = await of(/^Return of/);
  const names = [next, payment, back].flatMap((panel) => [
    ...panel.queryAllByRole('button').map(({ textContent }) => textContent),
    ...panel.queryAllByRole('link').map(({ textContent }) => textContent),
  ]);
  expect(names).toEqual(offered);
  expect(Boolean(next.queryByText('Your role does not include the next step.'))).toBe(
    !rights.includes('orders'),
  );
});

test('photos of a return are fetched for nobody whose role does not include them', async () => {
  const [back] = everything.returns;
  const { platform } = await createTestShop(
    {
      get_admin_order: () => ({ ...everything, returns: [{ ...back, photos: ['u1/1.jpg'] }] }),
      get_my_rights: () => ['orders_read', 'finance'],
    },
    'admin',
  );
  await renderRoutes(routes, '/admin/orders/TD0123456789', platform);
  const panel = within(await screen.findByRole('region', { name: /^Return of/ }));
  expect(panel.getByText('The shopper has sent photos, which your role does not include.')).toBeTruthy();
  expect(panel.queryByRole('list', { name: 'Photos' })).toBeNull();
});

test.each([
  [{ credit_used: 645, amount_due: 0 }, ['Total ₹645', 'Paid with store credit ₹645']],
  [
    { credit_used: 600, gift_card_used: 45, amount_due: 0 },
    ['Total ₹645', 'Paid with store credit ₹600', 'Paid with gift cards ₹45'],
  ],
  [{ credit_used: 100, amount_due: 545 }, ['Total ₹645', 'Store credit −₹100', 'To pay ₹545']],
  [{ subtotal: 0, total: 0, amount_due: 0 }, ['Total ₹0', 'Nothing to pay ₹0']],
])('of %p the amounts end with who pays the total: %p', async (amounts, rows) => {
  const { platform } = await createTestShop({ get_admin_order: () => ({ ...order, ...amounts }) }, 'admin');
  await renderRoutes(routes, '/admin/orders/TD0123456789', platform);
  const panel = within(await screen.findByRole('region', { name: 'What was ordered' }));
  const shown = panel
    .getAllByRole('term')
    .map((term) => `${term.textContent} ${term.nextElementSibling?.textContent}`);
  expect(shown.slice(shown.findIndex((text) => text.startsWith('Total')))).toEqual(rows);
  const means = rows.flatMap((row) => row.match(/Paid with (.+) ₹/)?.[1] ?? []).join(' and ');
  const payment = within(screen.getByRole('region', { name: 'Payment' }));
  expect(payment.getByText(means ? `Paid with ${means}.` : 'Nothing was due.')).toBeTruthy();
});
const receivedExchange = {
  ...{ id: 'r2', kind: 'exchange', state: 'received', reason: 'Too small', comment: '', photos: [] },
  ...{
    refund_amount: null,
    created_at: order.placed_at,
    next: ['refunded', 'exchanged', 'rejected'],
    events: [],
  },
  lines: [{ name: 'Kurta', variant_label: 'M', quantity: 1, exchange_label: 'L' }],
};

test.each([
  [545, true, 'The pieces go back into the stock. The shopper gets ₹545.'],
  [0, true, 'The pieces go back into the stock. Nothing is left to give back.'],
  [545, false, 'The pieces came broken and stay out of the stock. The shopper gets ₹545.'],
])(
  'an exchange offers the exchange first, and a refund of %s says so before it is confirmed, and what becomes of the pieces: %p',
  async (refund_due, restocks, text) => {
    const { platform, calls } = await createTestShop(
      {
        get_admin_order: () => ({ ...everything, returns: [{ ...receivedExchange, refund_due, restocks }] }),
      },
      'admin',
    );
    const { user } = await renderRoutes(routes, '/admin/orders/TD0123456789', platform);
    const panel = within(await screen.findByRole('region', { name: /^Exchange of/ }));
    const buttons = panel.getAllByRole('button');
    expect(buttons.map(({ textContent }) => textContent)).toEqual([
      'Passed: exchange',
      'Passed: refund',
      'Reject',
    ]);
    await user.click(panel.getByRole('button', { name: 'Passed: refund' }));
    expect(await screen.findByText(new RegExp(text))).toBeTruthy();
    expect(calls.some(({ name }) => name === 'advance_return')).toBe(false);
  },
);

test.each([
  ['expired', { method: 'online', state: 'created' }, 'Not paid ₹645', '₹645 Online, not paid'],
  ['cancelled', { method: 'online', state: 'failed' }, 'Not paid ₹645', '₹645 Online, not paid'],
  ['cancelled', { method: 'cod', state: 'refused' }, 'Not paid ₹645', '₹645 Cash, not due'],
  ['rto', { method: 'cod', state: 'refused' }, 'Not paid ₹645', '₹645 Cash, refused'],
  ['packed', { method: 'cod', state: 'due' }, 'To pay ₹645', '₹645 Cash, due'],
  ['cancelled', { method: 'online', state: 'refunded' }, 'Paid ₹645', '₹645 Online, refunded'],
] as const)('of a %s order with %p it says %p', async (status, payment, amount, text) => {
  const payments = [{ ...everything.payments[0]!, ...payment }];
  const { platform } = await createTestShop(
    { get_admin_order: () => ({ ...order, status, payments }) },
    'admin',
  );
  await renderRoutes(routes, '/admin/orders/TD0123456789', platform);
  const panel = within(await screen.findByRole('region', { name: 'What was ordered' }));
  const last = panel.getAllByRole('term').at(-1);
  expect(`${last?.textContent} ${last?.nextElementSibling?.textContent}`).toBe(amount);
  const list = within(screen.getByRole('region', { name: 'Payment' })).getAllByRole('listitem');
  expect(list[0]?.textContent).toBe(text);
});

test('refunds and a guest’s reason stand in the timeline where they happened, and after what happened at the same moment', async () => {
  const step = { note: '', kind: 'step' } as const;
  const { platform } = await createTestShop(
    {
      get_admin_order: () => ({
        ...order,
        events: [
          { ...step, status: 'placed', at: '2026-11-28T06:00:00Z' },
          { ...step, status: 'confirmed', at: '2026-11-29T07:00:00.5+00:00' },
          { ...step, status: 'cancelled', at: '2026-11-30T14:32:00Z' },
        ],
        guest_words: [{ words: 'Too late for me', at: '2026-11-30T14:32:00Z' }],
        refunds: [
          { ...refund, amount: 45, state: 'settled', created_at: '2026-11-29T06:17:00Z' },
          { ...refund, amount: 600, reason: 'cancelled', created_at: '2026-11-30T14:32:00Z' },
        ],
      }),
    },
    'admin',
  );
  await renderRoutes(routes, '/admin/orders/TD0123456789', platform);
  const timeline = within(await screen.findByRole('region', { name: 'Timeline' }));
  expect(timeline.getAllByRole('listitem').map((item) => item.querySelector('strong')?.textContent)).toEqual([
    'Order Placed',
    'Refund of ₹45, settled',
    'Order Confirmed',
    'Cancelled',
    'The guest’s reason',
    'Refund of ₹600, pending',
  ]);
  expect(timeline.getByText('Too late for me')).toBeTruthy();
});
