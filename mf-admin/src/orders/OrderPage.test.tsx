import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { renderRoutes } from '@shop/kernel/testing';
import { routes } from '../routes';
import { createTestShop, Refusal } from '../testing/createTestShop';
import type { OrderRecord } from './orderRecord';

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
  placed_at: '2026-11-21T08:00:00Z',
  courier: null,
  tracking_number: null,
  affiliate_code: null,
  next: ['shipped', 'cancelled'],
  lines: [],
  events: [{ status: 'placed', note: '', at: '2026-11-21T08:00:00Z' }],
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

test('the whole of what can be paid back is one press', async () => {
  const paid: OrderRecord = { ...order, status: 'delivered', refundable: 545 };
  const { platform, calls } = await createTestShop(
    { get_admin_order: () => paid, refund_order: () => ({ number: order.number, refunded: 545 }) },
    'admin',
  );
  const { user } = await renderRoutes(routes, '/admin/orders/TD0123456789', platform);
  await user.click(await screen.findByRole('button', { name: 'Refund' }));
  const dialog = within(screen.getByRole('dialog', { hidden: true }));
  await user.click(dialog.getByLabelText('Full amount, ₹545'));
  await user.type(dialog.getByLabelText('Reason'), 'Torn');
  await user.click(dialog.getByRole('button', { name: 'Refund', hidden: true }));
  expect(calls.find(({ name }) => name === 'refund_order')?.args).toEqual({
    p_number: order.number,
    p_amount: 545,
    p_reason: 'Torn',
  });
});

test('what was paid is not to be paid any more, and refunds and papers stand beside it', async () => {
  const cash = { method: 'cod', state: 'collected', amount: 645, refunded: 0, channel: null } as const;
  const paid: OrderRecord = {
    ...order,
    status: 'delivered',
    payments: [{ ...cash, provider_payment_id: null, error_text: null, created_at: order.placed_at }],
    refunds: [{ amount: 100, state: 'pending', reason: 'A stain', created_at: order.placed_at }],
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

const cash = { method: 'cod', state: 'due', amount: 645, refunded: 0, channel: null } as const;
const everything: OrderRecord = {
  ...order,
  ...{ status: 'delivered', next: ['rto'], refundable: 545, refund_waiting: 100 },
  payments: [{ ...cash, provider_payment_id: null, error_text: null, created_at: order.placed_at }],
  returns: [
    {
      ...{ id: 'r1', kind: 'return', state: 'requested', reason: 'Too small', comment: '', photos: [] },
      ...{ refund_amount: null, created_at: order.placed_at, next: ['approved'], events: [] },
      lines: [{ name: 'Kurta', variant_label: 'M', quantity: 1, exchange_label: null }],
    },
  ],
};

test.each([
  { rights: ['orders_read'], offered: [] },
  { rights: ['orders_read', 'orders'], offered: ['Returned to sender', 'Cash collected', 'Refused'] },
  { rights: ['orders_read', 'returns'], offered: ['Approve'] },
  { rights: ['orders_read', 'refunds'], offered: ['Refund'] },
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
