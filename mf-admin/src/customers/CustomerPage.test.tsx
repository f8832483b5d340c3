import { act, screen, waitFor, within } from '@testing-library/react';
import { renderRoutes } from '@shop/kernel/testing';
import { routes } from '../routes';
import { createTestShop, Refusal } from '../testing/createTestShop';
import type { CustomerEntry, CustomerRecord } from './customerRecord';

const asha: CustomerRecord = {
  ...{
    id: '00000000-0000-4000-8000-000000000001',
    email: 'asha@example.com',
    full_name: 'Asha Rao',
    phone: '9876543210',
  },
  ...{ affiliate_code: 'TD000001', is_admin: false, is_guest: false, blocked_at: null, blocked_reason: null },
  mail: { state: 'well', at: null },
  ...{ created_at: '2026-01-05T20:00:00Z', last_sign_in_at: null, tags: ['vip'] },
  counts: { orders: 60, returns: 1, credit: 2, coupons: 0, inquiries: 1, reviews: 1, notes: 1 },
  money: { received: 1290, paid_back: 45, net: 1245, credit: 12 },
  addresses: [],
};
const order: CustomerEntry = {
  ...{ id: 'o1', at: '2026-11-21T08:00:00Z', title: 'TD0123456789', reference: 'TD0123456789' },
  ...{ state: 'pending_payment', amount: 645, note: 'Kurta × 1' },
};

async function open(
  customer: Partial<CustomerRecord> = {},
  query = '',
  functions: Parameters<typeof createTestShop>[0] = {},
) {
  const shop = await createTestShop(
    {
      get_customer: () => ({ ...asha, ...customer }),
      list_customer_tags: () => [{ tag: 'big orders', people: 3 }],
      list_customer_entries: () => ({ total: 60, rows: [order] }),
      ...functions,
    },
    'admin',
  );
  const { user } = await renderRoutes(routes, `/admin/users/${asha.id}${query}`, shop.platform);
  await screen.findByRole('heading', { level: 1, name: 'Asha Rao' });
  return { ...shop, user, asked: (name: string) => shop.calls.findLast((call) => call.name === name)?.args };
}
const plain = (element: HTMLElement) => element.textContent.replaceAll('\u00a0', ' ');

test('says who they are and what they spent, and pages through their orders', async () => {
  const { user, asked } = await open();
  const facts = screen.getAllByRole('definition').map(plain);
  expect(facts).toEqual(
    expect.arrayContaining(['asha@example.com', '6 Jan 2026', '₹1,245₹1,290 came, ₹45 went back', '₹12']),
  );
  const row = within(screen.getByRole('region', { name: 'Orders' })).getByRole('row', {
    name: /TD0123456789/,
  });
  expect(plain(row)).toContain('Kurta × 1');
  expect(within(row).getByRole('link').getAttribute('href')).toBe('/admin/orders/TD0123456789');
  expect(screen.getByRole('link', { name: /list of orders/ }).getAttribute('href')).toBe(
    `/admin/orders?customer=${asha.id}`,
  );
  await user.click(screen.getByRole('link', { name: 'Next' }));
  expect(await screen.findByText('26–50 of 60')).toBeTruthy();
  expect(asked('list_customer_entries')).toEqual({
    p_user: asha.id,
    p_part: 'orders',
    p_offset: 25,
    p_limit: 25,
  });
  await user.click(screen.getByRole('link', { name: /^Store credit/ }));
  expect(await screen.findByText('1–25 of 60')).toBeTruthy();
  expect(asked('list_customer_entries')).toMatchObject({ p_part: 'credit', p_offset: 0 });
});

test('a booking names its order once, and what went out has its minus before the rupees', async () => {
  const booking = {
    id: 'c1',
    at: '2026-11-21T08:00:00Z',
    reference: 'TDS9ENRF67GA',
    state: 'spend',
    note: '',
  };
  await open({}, '?part=credit', {
    list_customer_entries: () => ({
      total: 1,
      rows: [{ ...booking, title: 'Refund for order TDS9ENRF67GA', amount: -24 }],
    }),
  });
  const row = screen.getByRole('row', { name: /Refund/ });
  expect(row.textContent.match(/TDS9ENRF67GA/g)).toHaveLength(1);
  expect(within(row).getByText('−₹24')).toBeTruthy();
});

test('shows a role without orders and money neither, and begins with what it may read', async () => {
  const { asked } = await open({ counts: { inquiries: 0, reviews: 0, notes: 0 }, money: null });
  expect(asked('list_customer_entries')).toMatchObject({ p_part: 'inquiries' });
  expect(screen.queryByText('Spent net')).toBeNull();
  expect(screen.queryByRole('link', { name: /^Orders/, current: true })).toBeNull();
  expect(within(screen.getByRole('navigation', { name: 'Lists' })).getAllByRole('link')).toHaveLength(3);
});

test('a guest has no account to block or to give credit', async () => {
  await open({ is_guest: true });
  expect(screen.getByText('Guest')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Block/ })).toBeNull();
});

test('tags are given and taken, and a refused one is told at its field', async () => {
  const { user, asked } = await open({}, '', {
    tag_customer: ({ p_on }) => {
      if (p_on) throw new Refusal('INVALID_INPUT', 'Twenty tags are as many as fit.', { field: 'tag' });
      return [];
    },
  });
  await user.click(screen.getByRole('button', { name: 'Take off vip' }));
  expect(asked('tag_customer')).toEqual({ p_user: asha.id, p_tag: 'vip', p_on: false });
  await user.type(screen.getByLabelText('New tag'), 'wholesale');
  await user.click(screen.getByRole('button', { name: 'Add tag' }));
  expect((await screen.findByLabelText('New tag')).getAttribute('aria-invalid')).toBe('true');
});

test('a tag that goes takes neither the focus nor what is half typed with it', async () => {
  let tags = ['vip', 'gift'];
  const { user } = await open({}, '', {
    get_customer: () => ({ ...asha, tags }),
    tag_customer: () => {
      tags = ['gift'];
      return tags;
    },
  });
  const field = screen.getByLabelText('New tag');
  await user.type(field, 'whole');
  await user.click(screen.getByRole('button', { name: 'Take off vip' }));
  await waitFor(() => expect(screen.queryByText('vip')).toBeNull());
  expect(screen.getByLabelText('New tag')).toBe(field);
  expect(field).toHaveProperty('value', 'whole');
  await waitFor(() => expect(document.activeElement).toBe(field));
});

test('a note is kept once, and what it says is shown as it was typed', async () => {
  const script: CustomerEntry = {
    ...{ id: '7', at: '2026-11-21T08:00:00Z', title: 'mira@example.com', reference: '', state: '' },
    ...{ amount: null, note: '<script>alert(1)</script>' },
  };
  const { user, calls } = await open({}, '?part=notes', {
    list_customer_entries: () => ({ total: 1, rows: [script] }),
    add_customer_note: () => 8,
    delete_customer_note: () => true,
  });
  expect(screen.getByText(script.note)).toBeTruthy();
  await user.type(screen.getByLabelText('For the staff'), 'Rang at nine');
  await user.click(screen.getByRole('button', { name: 'Keep note' }));
  await user.type(screen.getByLabelText('For the staff'), 'Rang again');
  await user.click(screen.getByRole('button', { name: 'Keep note' }));
  const sent = calls.filter(({ name }) => name === 'add_customer_note').map(({ args }) => args);
  expect(sent).toMatchObject([{ p_note: 'Rang at nine' }, { p_note: 'Rang again' }]);
  expect(sent[0]?.p_key).not.toBe(sent[1]?.p_key);
  await user.click(screen.getByRole('button', { name: /^Delete note of/ }));
  await user.click(screen.getByRole('button', { name: 'Delete' }));
  expect(calls.findLast(({ name }) => name === 'delete_customer_note')?.args).toEqual({ p_id: 7 });
});

test('who looked at whom is a list for the right of the log', async () => {
  const view = { id: 1, admin_email: 'mira@example.com', seen_at: '2026-11-21T08:00:00Z', customer_id: 'u1' };
  const { platform } = await createTestShop(
    {
      list_data_views: () => ({
        total: 2,
        rows: [
          { ...view, customer_email: 'asha@example.com', customer_name: 'Asha Rao' },
          { ...view, id: 2, customer_email: null, customer_name: null },
        ],
      }),
    },
    'admin',
  );
  await renderRoutes(routes, '/admin/activity/views', platform);
  const table = within(await screen.findByRole('region', { name: 'Who looked at whom' }));
  expect(table.getByRole('link', { name: 'Asha Rao' }).getAttribute('href')).toBe('/admin/users/u1');
  expect(table.getByText('An account that is gone')).toBeTruthy();
});

test('what is typed while a note is sent stays, and is a note of its own', async () => {
  let answer = () => undefined as void;
  const { user, calls } = await open({}, '?part=notes', {
    list_customer_entries: () => ({ total: 0, rows: [] }),
    add_customer_note: () => new Promise<number>((resolve) => (answer = () => resolve(8))),
  });
  const field = screen.getByLabelText('For the staff');
  await user.type(field, 'Rang at nine');
  await user.click(screen.getByRole('button', { name: 'Keep note' }));
  await user.type(field, ' and at ten');
  await act(async () => answer());
  expect(field).toHaveProperty('value', 'Rang at nine and at ten');
  await user.click(screen.getByRole('button', { name: 'Keep note' }));
  const keys = calls.filter(({ name }) => name === 'add_customer_note').map(({ args }) => args.p_key);
  expect(new Set(keys).size).toBe(2);
});

test('whoever may not see products finds no link to one at its review', async () => {
  const review = {
    ...order,
    id: 'v1',
    title: 'Neel Tee',
    reference: 'neel-tee',
    state: 'published',
    amount: null,
  };
  await open({}, '?part=reviews', {
    get_my_rights: () => ['customers', 'orders_read'],
    list_customer_entries: () => ({ total: 1, rows: [review] }),
  });
  expect(screen.getByText('Neel Tee')).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Neel Tee' })).toBeNull();
});
