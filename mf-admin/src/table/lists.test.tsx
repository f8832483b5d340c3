import { act, screen, waitFor, within } from '@testing-library/react';
import type { Platform } from '@shop/kernel/platform';
import { renderRoutes } from '@shop/kernel/testing';
import { routes } from '../routes';
import { createTestShop, Refusal } from '../testing/createTestShop';

interface List {
  path: string;
  /** The staff function that answers it. */
  name: string;
  empty: string;
  search: string;
  /** A filter by its words, and what it asks the function for. */
  filter: string;
  asks: Record<string, unknown>;
  /** What it answers beside its rows. */
  beside?: Record<string, unknown>;
}

const lists: List[] = [
  {
    path: '/admin/orders',
    name: 'list_admin_orders',
    empty: 'No orders here',
    search: 'Number, name, e-mail, phone or tracking',
    filter: 'Open returns',
    asks: { p_status: 'returns' },
    beside: { counts: {} },
  },
  {
    path: '/admin/products',
    name: 'list_admin_products',
    empty: 'No products here',
    search: 'Name, SKU or brand',
    filter: 'Running low',
    asks: { p_low_stock: true },
  },
  {
    path: '/admin/users',
    name: 'list_admin_users',
    empty: 'Nobody found',
    search: 'Name, e-mail, phone, code or order number',
    filter: 'Blocked',
    asks: { p_filter: 'blocked' },
  },
  {
    path: '/admin/coupons',
    name: 'list_admin_coupons',
    empty: 'No coupons here',
    search: 'Code, title or description',
    filter: 'Expired',
    asks: { p_state: 'expired' },
  },
  {
    path: '/admin/affiliates/commissions',
    name: 'list_admin_commissions',
    empty: 'No commissions here',
    search: 'Order number or code',
    filter: 'Reversed',
    asks: { p_state: 'reversed' },
  },
  {
    path: '/admin/affiliates/payouts',
    name: 'list_admin_payouts',
    empty: 'No payouts here',
    search: 'Name, code, UPI ID or reference',
    filter: 'To pay',
    asks: { p_state: 'requested' },
  },
  {
    path: '/admin/inquiries',
    name: 'list_admin_inquiries',
    empty: 'Nothing here',
    search: 'Reference, name, e-mail or text',
    filter: 'Overdue',
    asks: { p_status: 'overdue' },
    beside: { counts: {}, overdue: 0 },
  },
];

const cases = lists.map((list) => [list.path, list] as const);

/** A list of so many rows, none of which is on the page that is asked for. */
async function open({ path, name, beside }: List, total: number, query = '') {
  const { platform, calls } = await createTestShop(
    { [name]: () => ({ total, rows: [], ...beside }) },
    'admin',
  );
  const { user } = await renderRoutes(routes, path + query, platform);
  return { user, lastCall: () => calls.findLast((call) => call.name === name)?.args };
}

test.each(cases)('%s says that it is empty, and has no pages then', async (_, list) => {
  await open(list, 0);
  expect(await screen.findByText(list.empty)).toBeTruthy();
  expect(screen.queryByRole('navigation', { name: 'Pages' })).toBeNull();
});

test.each(cases)('%s leads to the next page and back', async (_, list) => {
  const { user, lastCall } = await open(list, 60);
  expect(await screen.findByText('1–25 of 60')).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Previous' })).toBeNull();
  await user.click(screen.getByRole('link', { name: 'Next' }));
  expect(await screen.findByText('26–50 of 60')).toBeTruthy();
  expect(lastCall()).toMatchObject({ p_offset: 25, p_limit: 25 });
  await user.click(screen.getByRole('link', { name: 'Next' }));
  expect(await screen.findByText('51–60 of 60')).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Next' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Previous' }).getAttribute('href')).toContain('page=2');
});

test.each(cases)('%s leads from a page past its end to the last', async (_, list) => {
  const { lastCall } = await open(list, 60, '?page=9');
  expect(await screen.findByText('51–60 of 60')).toBeTruthy();
  expect(lastCall()).toMatchObject({ p_offset: 50 });
});

test.each(cases)('%s is filtered from its first page on', async (_, list) => {
  const { user, lastCall } = await open(list, 60, '?page=2');
  expect(await screen.findByText('26–50 of 60')).toBeTruthy();
  await user.click(screen.getByRole('link', { name: new RegExp(`^${list.filter}`) }));
  expect(await screen.findByText('1–25 of 60')).toBeTruthy();
  expect(lastCall()).toMatchObject({ ...list.asks, p_offset: 0 });
  expect(screen.getByRole('link', { name: new RegExp(`^${list.filter}`), current: true })).toBeTruthy();
});

test.each(cases)('%s is searched on Enter, and the words stand in the address', async (_, list) => {
  const { user, lastCall } = await open(list, 60);
  await user.type(await screen.findByRole('searchbox', { name: list.search }), '  asha {Enter}');
  const field = () => screen.getByRole<HTMLInputElement>('searchbox', { name: list.search });
  await waitFor(() => expect(field().value).toBe('asha'));
  expect(lastCall()).toMatchObject({ p_query: 'asha', p_offset: 0 });
  expect(new URLSearchParams(location.search).get('q')).toBe('asha');
  expect(document.activeElement).toBe(field());
});

test.each(cases)('%s says why it did not load, and loads when it is asked again', async (_, list) => {
  let isBroken = true;
  const answer = () => {
    if (isBroken) throw new Refusal('TOO_SLOW', 'The list took too long.');
    return { total: 0, rows: [], ...list.beside };
  };
  const { platform } = await createTestShop({ [list.name]: answer }, 'admin');
  const { user } = await renderRoutes(routes, list.path, platform);
  expect(await screen.findByText('The list took too long.')).toBeTruthy();
  isBroken = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText(list.empty)).toBeTruthy();
});

test('a second choice before the answer of the first builds upon it', async () => {
  const answers: (() => void)[] = [];
  const { platform, calls } = await createTestShop(
    {
      list_admin_products: ({ p_query }) =>
        p_query === '' && calls.length === 1
          ? { total: 60, rows: [] }
          : new Promise((resolve) => answers.push(() => resolve({ total: 60, rows: [] }))),
    },
    'admin',
  );
  const { user } = await renderRoutes(routes, '/admin/products', platform);
  await user.click(await screen.findByRole('link', { name: /^Running low/ }));
  // As if it were here already.
  expect(await screen.findByRole('link', { name: /^Running low/, current: true })).toBeTruthy();
  await user.type(screen.getByRole('searchbox', { name: 'Name, SKU or brand' }), 'silk{Enter}');
  await act(async () => answers.forEach((answer) => answer()));
  await waitFor(() => expect(new URLSearchParams(location.search).get('q')).toBe('silk'));
  expect(calls.at(-1)?.args).toMatchObject({ p_query: 'silk', p_low_stock: true });
});

const asha = {
  id: 'u1',
  email: 'asha@example.com',
  full_name: 'Asha Rao',
  created_at: '2026-01-05T20:00:00Z',
  last_sign_in_at: null,
  blocked_at: '2026-02-01T00:00:00Z',
  is_admin: true,
  is_guest: false,
  tags: ['vip'],
  orders: 3,
  spent: 12_500,
  credit: 250,
};

test('a row says what it is, and a column sorts in both directions', async () => {
  const { platform, calls } = await createTestShop(
    { list_admin_users: () => ({ total: 1, rows: [asha] }) },
    'admin',
  );
  const { user } = await renderRoutes(routes, '/admin/users', platform);
  const table = await screen.findByRole('region', { name: 'Users' });
  const row = within(table).getByRole('row', { name: /Asha Rao/ });
  const cells = within(row)
    .getAllByRole('cell', { hidden: true })
    .map(({ textContent }) => textContent.replaceAll('\u00a0', ' '));
  // Half past one at night of the 6th in India.
  expect(cells).toEqual(expect.arrayContaining(['6 Jan 2026', 'Never', '3', '₹12,500', '₹250']));
  expect(within(row).getByText('Blocked')).toBeTruthy();

  const sort = () => calls.at(-1)?.args.p_sort;
  expect(sort()).toBe('-joined');
  await user.click(within(table).getByRole('link', { name: /^Spent/ }));
  expect(await screen.findByText('↑')).toBeTruthy();
  expect(sort()).toBe('spent');
  await user.click(screen.getByRole('link', { name: /^Spent/ }));
  expect(await screen.findByText('↓')).toBeTruthy();
  expect(sort()).toBe('-spent');
});

const shopper = { ...asha, id: 'u2', full_name: 'Ravi Nair', is_admin: false, blocked_at: null };

test.each([
  { rights: ['customers'], ofColleague: [], ofShopper: ['Block'] },
  { rights: ['customers', 'finance'], ofColleague: ['Grant credit'], ofShopper: ['Grant credit', 'Block'] },
  { rights: ['customers', 'staff'], ofColleague: ['Unblock'], ofShopper: ['Block'] },
])(
  '$rights may do to a colleague $ofColleague, to a shopper $ofShopper, and nothing to themselves',
  async ({ rights, ofColleague, ofShopper }) => {
    const me = { ...asha, full_name: 'Myself' };
    const { platform } = await createTestShop(
      {
        list_admin_users: () => ({ total: 3, rows: [asha, shopper, { ...me, id: myId(platform) }] }),
        get_my_rights: () => rights,
      },
      'admin',
    );
    await renderRoutes(routes, '/admin/users', platform);
    const offered = async (name: RegExp) =>
      within(await screen.findByRole('row', { name }))
        .queryAllByRole('button', { hidden: true })
        .map(({ textContent }) => textContent);
    expect(await offered(/Asha Rao/)).toEqual(ofColleague);
    expect(await offered(/Ravi Nair/)).toEqual(ofShopper);
    expect(await offered(/Myself/)).toEqual([]);
  },
);

const myId = ({ session }: Platform) => {
  const state = session.get();
  return state.status === 'signed-in' ? state.user.id : '';
};

test.each([
  { button: 'Block', name: 'Block Ravi Nair', rupees: '', said: 'Ravi Nair is blocked' },
  {
    ...{ button: 'Grant credit', name: 'Grant credit to Ravi Nair' },
    ...{ rupees: '250', said: '₹250 of store credit for Ravi Nair' },
  },
])('$button says to whom, and what was done', async ({ button, name, rupees, said }) => {
  const { platform, toasts } = await createTestShop(
    {
      list_admin_users: () => ({ total: 1, rows: [shopper] }),
      block_user: () => true,
      grant_credit: () => 250,
    },
    'admin',
  );
  const { user } = await renderRoutes(routes, '/admin/users', platform);
  // On phones they are on the page of each.
  await user.click(await screen.findByRole('button', { name, hidden: true }));
  const dialog = within(screen.getByRole('dialog', { hidden: true }));
  if (rupees) await user.type(dialog.getByLabelText('Rupees'), rupees);
  await user.type(dialog.getByLabelText(/^Reason/), 'As agreed');
  await user.click(dialog.getByRole('button', { name: button, hidden: true }));
  await waitFor(() => expect(toasts.at(-1)?.message.replaceAll('\u00a0', ' ')).toBe(said));
});

test('credit whose answer was lost is not granted twice, though its dialog is opened again', async () => {
  let answers = 0;
  const { platform, calls } = await createTestShop(
    {
      list_admin_users: () => ({ total: 1, rows: [shopper] }),
      grant_credit: () => {
        answers += 1;
        if (answers === 1) throw new Error('lost');
        return 250;
      },
    },
    'admin',
  );
  const { user } = await renderRoutes(routes, '/admin/users', platform);
  const grant = async () => {
    await user.click(await screen.findByRole('button', { name: 'Grant credit to Ravi Nair', hidden: true }));
    const dialog = within(screen.getByRole('dialog', { hidden: true }));
    await user.type(dialog.getByLabelText('Rupees'), '250');
    await user.type(dialog.getByLabelText(/^Reason/), 'As agreed');
    await user.click(dialog.getByRole('button', { name: 'Grant credit', hidden: true }));
    return dialog;
  };
  const lost = await grant();
  await lost.findByText('The shop did not answer.');
  await user.click(lost.getByRole('button', { name: 'Cancel', hidden: true }));
  await user.click(lost.getByRole('button', { name: 'Discard', hidden: true }));
  await grant();
  await waitFor(() => expect(screen.queryByRole('dialog', { hidden: true })).toBeNull());
  await grant();
  const keys = () => calls.filter(({ name }) => name === 'grant_credit').map(({ args }) => args.p_key);
  await waitFor(() => expect(keys()).toHaveLength(3));
  expect(keys()[1]).toBe(keys()[0]);
  // Another grant, as large as the one before.
  expect(keys()[2]).not.toBe(keys()[1]);
});
