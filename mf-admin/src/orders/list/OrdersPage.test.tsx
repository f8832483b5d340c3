import { screen, waitFor, within } from '@testing-library/react';
import { renderRoutes } from '@shop/kernel/testing';
import { routes } from '../../routes';
import { createTestShop, Refusal } from '../../testing/createTestShop';
import { exportRow } from '../bulk/exportOrders';
import { readShipments } from '../bulk/readShipments';
import type { BulkAnswer, ExportedOrder, OrderSummary } from '../orderRecord';

const numberOf = (n: number) => `TD${String(n).padStart(10, '0')}`;

const summary = (n: number, status: OrderSummary['status'] = 'placed'): OrderSummary => ({
  number: numberOf(n),
  status,
  email: 'asha@example.com',
  name: 'Asha Rao',
  city: 'Nagpur',
  pieces: 1,
  total: 645,
  credit_used: 0,
  gift_card_used: 0,
  placed_at: '2026-11-21T08:00:00Z',
  method: 'cod',
  payment_state: 'due',
  tags: [],
  return_open: false,
});

type Wish = { number: string; from?: string };
const moved = ({ number }: Wish): BulkAnswer => ({
  number,
  outcome: 'moved',
  hint: null,
  message: null,
  status: 'confirmed',
});

async function open(handlers: Parameters<typeof createTestShop>[0], total = 2, query = '?status=placed') {
  const shop = await createTestShop(
    {
      list_admin_orders: () => ({
        total,
        more: false,
        counts: { placed: total, returns: 0 },
        rows: [summary(1), summary(2)],
      }),
      ...handlers,
    },
    'admin',
  );
  const { user } = await renderRoutes(routes, `/admin/orders${query}`, shop.platform);
  await screen.findByRole('link', { name: numberOf(1) });
  const dialog = () => within(screen.getByRole('dialog', { hidden: true }));
  const press = (name: string | RegExp) => user.click(screen.getByRole('button', { name }));
  const confirm = (name: string | RegExp) => user.click(dialog().getByRole('button', { name, hidden: true }));
  const tick = (name: string) => user.click(screen.getByRole('checkbox', { name }));
  return { ...shop, user, dialog, press, confirm, tick };
}

test('all that match are asked for with the number seen, go in slices from the state they were seen in, and failures are named', async () => {
  const sent: Wish[][] = [];
  const { calls, press, confirm, tick } = await open(
    {
      pick_orders: () =>
        Array.from({ length: 150 }, (_, n) => ({ number: numberOf(n + 1), status: 'placed' })),
      bulk_advance_orders: ({ p_orders: orders }) => {
        const wishes = orders as Wish[];
        sent.push(wishes);
        return wishes.map((wish) =>
          wish.number === numberOf(7)
            ? {
                ...moved(wish),
                outcome: 'failed',
                hint: 'ORDER_CHANGED',
                message: 'Somebody has moved this order meanwhile.',
                status: 'packed',
              }
            : moved(wish),
        );
      },
    },
    150,
  );
  await tick('Select all on this page');
  await press('Select all 150');
  expect(await screen.findByText('150 orders selected')).toBeTruthy();
  expect(calls.find(({ name }) => name === 'pick_orders')?.args).toEqual({
    p_expected: 150,
    p_query: '',
    p_status: 'placed',
    p_filter: {},
  });
  // Only steps that one of them can take are offered.
  expect(screen.queryByRole('button', { name: 'Mark as packed' })).toBeNull();
  await press('Confirm');
  await confirm('Confirm: 150 orders');
  expect(await screen.findByText('149 of 150 orders: Order Confirmed.')).toBeTruthy();
  expect(sent.map((slice) => slice.length)).toEqual([100, 50]);
  expect(sent.flat().every(({ from }) => from === 'placed')).toBe(true);
  const row = screen.getByRole('row', {
    name: /TD0000000007 Somebody has moved this order meanwhile\. It is Packed now\./,
  });
  expect(row).toBeTruthy();
  // The selection stays, and what moved can take its next step.
  expect(screen.getByRole('button', { name: 'Mark as packed' })).toBeTruthy();
});

test('a payment is called by the words of its filter', async () => {
  const paid = { ...summary(1), method: 'online', payment_state: 'created' };
  await open({
    list_admin_orders: () => ({ total: 1, more: false, counts: { placed: 1, returns: 0 }, rows: [paid] }),
  });
  const row = screen.getByRole('row', { name: new RegExp(numberOf(1)) });
  const words = within(row).getByText(/^Online, /).textContent;
  expect(screen.getByRole('option', { name: words, hidden: true })).toBeTruthy();
});

test('one order is told as one', async () => {
  const { press, confirm, tick } = await open({
    bulk_advance_orders: ({ p_orders: orders }) => (orders as Wish[]).map(moved),
  });
  await tick(`Select ${numberOf(1)}`);
  await press('Confirm');
  await confirm('Confirm: 1 order');
  expect(await screen.findByText('1 of 1 order: Order Confirmed.')).toBeTruthy();
});

test('one order that takes no part in a step is told as one', async () => {
  const { press, tick, dialog } = await open({
    list_admin_orders: () => ({
      ...{ total: 2, more: false, counts: {} },
      rows: [summary(1), summary(2, 'confirmed')],
    }),
  });
  await tick('Select all on this page');
  await press('Confirm');
  expect(dialog().getByText(/1 selected in another state is left alone\.$/)).toBeTruthy();
});

test('a slice that nobody answered leaves it and the rest by name, to be tried again', async () => {
  let turn = 0;
  const { press, confirm, tick } = await open(
    {
      pick_orders: () =>
        Array.from({ length: 250 }, (_, n) => ({ number: numberOf(n + 1), status: 'placed' })),
      bulk_advance_orders: ({ p_orders: orders }) => {
        turn += 1;
        if (turn === 2) throw new Refusal('FORBIDDEN', 'Only the shop’s staff may do this.');
        return (orders as Wish[]).map(moved);
      },
    },
    250,
  );
  await tick('Select all on this page');
  await press('Select all 250');
  await screen.findByText('250 orders selected');
  await press('Confirm');
  await confirm('Confirm: 250 orders');
  expect(await screen.findByText('100 of 250 orders: Order Confirmed.')).toBeTruthy();
  expect(turn).toBe(2);
  expect(screen.getByRole('button', { name: 'Download 150 reasons' })).toBeTruthy();
  await press('Select only the 100 that went well');
  expect(await screen.findByText('100 orders selected')).toBeTruthy();
});

test('a list that changed since it was seen is not taken', async () => {
  const { press, tick, toasts } = await open(
    {
      pick_orders: () => {
        throw new Refusal('SELECTION_CHANGED', 'The list has changed: there are 4 orders now.', { count: 4 });
      },
    },
    3,
  );
  await tick('Select all on this page');
  await press('Select all 3');
  expect(toasts.map(({ message }) => message)).toEqual(['The list has changed: there are 4 orders now.']);
  expect(screen.getByText('2 orders selected')).toBeTruthy();
});

test('filters go into the address at once, and a list of one’s own is named, renamed and deleted', async () => {
  const views = [{ id: 'v1', name: 'Pune, cash', query: 'city=Pune&payment=cash' }];
  const { user, calls, press, dialog, confirm } = await open(
    {
      get_order_desk: () => ({ views, tags: ['gift'] }),
      save_order_view: () => 'v2',
      delete_order_view: () => undefined,
    },
    2,
    '',
  );
  await user.click(screen.getByText('Filters'));
  await user.type(screen.getByLabelText('City'), 'Nagpur');
  await user.type(screen.getByLabelText('Amount from (₹)'), '500');
  await user.selectOptions(screen.getByLabelText('Tag'), 'gift');
  await press('Apply');
  await screen.findByText('Filters (3)');
  expect(calls.findLast(({ name }) => name === 'list_admin_orders')?.args).toMatchObject({
    p_filter: { city: 'Nagpur', min: '500', tag: 'gift' },
  });
  // The form says what was asked for at once; the views follow the list.
  await user.click(await screen.findByRole('button', { name: 'Save view' }));
  await user.type(dialog().getByLabelText('Name'), 'Big in Nagpur');
  await confirm('Save');
  expect(calls.find(({ name }) => name === 'save_order_view')?.args).toEqual({
    p_id: null,
    p_name: 'Big in Nagpur',
    p_query: 'city=Nagpur&min=500&tag=gift',
  });
  await user.click(screen.getByRole('link', { name: 'Pune, cash' }));
  expect(await screen.findByRole('button', { name: 'Rename view' })).toBeTruthy();
  await press('Delete view Pune, cash');
  await confirm('Delete');
  expect(calls.find(({ name }) => name === 'delete_order_view')?.args).toEqual({ p_id: 'v1' });
});

test('the state counts as a filter; customer and product type are named, and all of them can be cleared', async () => {
  const { user, calls, press } = await open({}, 2, '?status=sold&customer=u1&type=men-tees');
  const args = () => calls.findLast(({ name }) => name === 'list_admin_orders')?.args;
  expect(screen.getByText(/^Only orders of Asha Rao/)).toBeTruthy();
  expect(screen.getByText('Filters (3)')).toBeTruthy();
  const type = within(screen.getByText(/^Only orders with the product type T-shirts/));
  await user.click(type.getByRole('link', { name: 'Show all' }));
  await screen.findByText('Filters (2)');
  expect(args()).toMatchObject({ p_status: 'sold', p_filter: { customer: 'u1' } });
  await user.click(screen.getByText('Filters (2)'));
  await press('Clear filters');
  expect(await screen.findByText('Filters')).toBeTruthy();
  expect(args()).toMatchObject({ p_status: null, p_filter: {} });
  expect(screen.queryByText(/^Only orders/)).toBeNull();
});

test('what goes wrong with papers and files is said below the selection, and forgotten with the next try', async () => {
  const { press, tick } = await open({
    export_orders: () => [{ number: numberOf(1) }],
  });
  await tick('Select all on this page');
  await press('Export CSV');
  expect((await screen.findByRole('alert')).textContent).toBe('The shop did not answer.');
});

const listOf = (text: () => Promise<string>, size = 9) =>
  Object.defineProperties(new File([], 'list.csv', { type: 'text/csv' }), {
    size: { value: size },
    text: { value: text },
  });

test('a courier’s file that is too large or cannot be read is refused, until a good one follows', async () => {
  const { user, press, tick, dialog } = await open(
    {
      list_admin_orders: () => ({
        ...{ total: 1, more: false, counts: { packed: 1, returns: 0 } },
        rows: [summary(1, 'packed')],
      }),
    },
    1,
  );
  await tick('Select all on this page');
  await press('Ship by list');
  const choose = (file: File) => user.upload(dialog().getByLabelText('Or its CSV file'), file);
  await choose(listOf(async () => 'never read', 2_000_000));
  expect(await screen.findByText('The file is larger than a megabyte.')).toBeTruthy();
  await choose(listOf(() => Promise.reject(new Error('Gone'))));
  expect(await screen.findByText('The file could not be read. Please choose it again.')).toBeTruthy();
  await choose(listOf(async () => `${numberOf(1)},Blue Dart,BD1`));
  await waitFor(() =>
    expect(dialog().getByLabelText('Courier’s list')).toHaveProperty('value', `${numberOf(1)},Blue Dart,BD1`),
  );
  expect(screen.queryByText(/^The file/)).toBeNull();
});

test('a courier’s list is read line by line, and every line that is no shipment is named', () => {
  const selected = new Set([1, 2, 3].map(numberOf));
  const list = `\uFEFForder,courier,tracking
${numberOf(1).toLowerCase()}, Blue Dart ,"BD1"
${numberOf(1)},Blue Dart,BD2
${numberOf(9)},Blue Dart,BD3
${numberOf(2)}
`;
  const { wishes, failures } = readShipments(list, selected);
  expect(wishes).toEqual([
    {
      number: numberOf(1),
      from: 'packed',
      courier: 'Blue Dart',
      tracking: 'BD1',
      name: `Row 2: ${numberOf(1)}`,
    },
  ]);
  expect(failures.map(({ name, reason }) => `${name}: ${reason}`)).toEqual([
    `Row 3: ${numberOf(1)}: This order stands in the list twice.`,
    `Row 4: ${numberOf(9)}: This order is not among the selected ones.`,
    `Row 5: ${numberOf(2)}: A row has order, courier and tracking number, with commas between them.`,
    `${numberOf(2)}: There is no good row for it.`,
    `${numberOf(3)}: There is no good row for it.`,
  ]);
  // What is no order leads nowhere.
  const broken = readShipments(`,Blue Dart,BD1\nBlue Dart delivered nothing`, selected, []);
  expect(broken.failures.map(({ to }) => to)).toEqual([undefined, undefined]);
  // A row is called by its place in the file, blank ones among them.
  expect(
    readShipments(`\n\norder,courier,tracking\n\n${numberOf(3)},Delhivery,D-4711`, selected).wishes,
  ).toMatchObject([{ name: `Row 5: ${numberOf(3)}` }]);
  // Spreadsheets copy with tabs.
  expect(readShipments(`${numberOf(3)}\tDelhivery\tD-4711`, selected).wishes).toMatchObject([
    { courier: 'Delhivery', tracking: 'D-4711' },
  ]);
});

test('store credit and gift cards are named beside the rest of what pays an order', async () => {
  const rows: OrderSummary[] = [
    { ...summary(1), method: null, payment_state: null, credit_used: 600, gift_card_used: 45 },
    { ...summary(2), credit_used: 1000 },
  ];
  await open({
    list_admin_orders: () => ({ total: 2, more: false, counts: { placed: 2, returns: 0 }, rows }),
  });
  const lineOf = (n: number) => within(screen.getByRole('row', { name: new RegExp(numberOf(n)) }));
  for (const text of ['₹600 by store credit', '₹45 by gift cards'])
    expect(lineOf(1).getByText(text)).toBeTruthy();
  expect(lineOf(1).queryByText('Nothing due')).toBeNull();
  for (const text of ['Cash, due', '₹1,000 by store credit']) expect(lineOf(2).getByText(text)).toBeTruthy();
});

test('a line of the export has the address in the parts that couriers ask for', () => {
  const { name, city, pieces: _pieces, return_open: _open, ...order } = summary(1, 'shipped');
  const exported: ExportedOrder = {
    ...order,
    delivery: 'standard',
    subtotal: 500,
    gst: 90,
    shipping: 50,
    platform_fee: 5,
    saving: 0,
    credit_used: 40,
    gift_card_used: 5,
    amount_due: 645,
    coupon_id: null,
    courier: 'Blue Dart',
    tracking_number: 'BD1',
    refunded: 0,
    tags: ['gift', 'vip'],
    ship_to: {
      name,
      phone: '9876543210',
      address: '12 Temple Road',
      city,
      state: 'Maharashtra',
      pincode: '440001',
    },
    lines: [{ name: 'Kurta', variant_label: 'M', variant_id: 'k:m', quantity: 2 }],
  };
  expect(exportRow(exported)).toMatchObject({
    placed: '2026-11-21',
    pieces: 2,
    goods: '2 × Kurta, M',
    ...{ store_credit: 40, gift_cards: 5 },
    pin: '440001',
    delivery_state: 'Maharashtra',
    payment: 'Cash, due',
    tags: 'gift, vip',
  });
});
