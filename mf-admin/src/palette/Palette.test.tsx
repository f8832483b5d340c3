import { act, screen, waitFor, within } from '@testing-library/react';
import { renderRoutes } from '@shop/kernel/testing';
import { routes } from '../routes';
import { createTestShop, Refusal } from '../testing/createTestShop';

const orders = { total: 0, rows: [], counts: {} };
const found = {
  orders: [
    {
      number: 'TD1234567890',
      status: 'placed',
      name: 'Asha Rao',
      total: 1250,
      placed_at: '2026-11-20T08:00:00Z',
    },
  ],
  products: [{ id: 'asha-kurta', name: 'Asha Kurta', sku: 'AK-1', status: 'published', price: 900 }],
  customers: [{ id: 'u1', email: 'asha@example.com', full_name: 'Asha Rao', phone: '9876543210' }],
};

async function openDashboard(handlers: Parameters<typeof createTestShop>[0] = {}) {
  const { platform, calls } = await createTestShop(
    { list_admin_orders: () => orders, search_staff: () => found, ...handlers },
    'admin',
  );
  const { user } = await renderRoutes(routes, '/admin/orders', platform);
  await screen.findByRole('heading', { name: 'Orders', level: 1 });
  const asked = () => calls.filter(({ name }) => name === 'search_staff').map(({ args }) => args.p_query);
  return { user, asked };
}

/** jsdom shows no dialog as open. */
const box = () => screen.findByRole('combobox', { name: 'Search the dashboard', hidden: true });
const results = () => within(screen.getByRole('listbox', { name: 'Results', hidden: true }));
const option = (name: string | RegExp) => screen.findByRole('option', { name, hidden: true });

test('Ctrl K opens a search that asks from two letters on, and Enter opens what the arrows are on', async () => {
  const { user, asked } = await openDashboard({ get_customer: () => null });
  await act(() => user.keyboard('{Control>}k{/Control}'));
  await user.type(await box(), 'a');
  expect(asked()).toEqual([]);
  await user.type(await box(), 'sha');
  expect(await option(/^TD1234567890/)).toBeTruthy();
  expect(asked()).toEqual(['asha']);
  const groups = results()
    .getAllByRole('group', { hidden: true })
    .map((group) => group.getAttribute('aria-label'));
  expect(groups).toEqual(['Orders', 'Products', 'Customers']);
  await user.keyboard('{ArrowDown}');
  const active = results().getByRole('option', { selected: true, hidden: true });
  expect((await box()).getAttribute('aria-activedescendant')).toBe(active.id);
  await user.keyboard('{ArrowUp}{ArrowUp}');
  expect(results().getByRole('option', { selected: true, hidden: true }).textContent).toContain(
    'asha@example.com',
  );
  await user.keyboard('{Enter}');
  expect(location.pathname).toBe('/admin/users/u1');
});

test('what the arrows are on stays so when the answer comes', async () => {
  let answer: (value: typeof found) => void = () => undefined;
  const { user } = await openDashboard({
    search_staff: () => new Promise<typeof found>((resolve) => (answer = resolve)),
  });
  await act(() => user.keyboard('{Control>}k{/Control}'));
  await user.type(await box(), 'se');
  await user.keyboard('{ArrowDown}');
  const chosen = () => results().getByRole('option', { selected: true, hidden: true }).textContent;
  const before = chosen();
  await waitFor(() => expect(answer).toHaveLength(1));
  answer(found);
  expect(await option(/^TD1234567890/)).toBeTruthy();
  expect(chosen()).toBe(before);
});

test('sections, settings and actions are found by what people call them', async () => {
  const { user } = await openDashboard({
    search_staff: () => ({ orders: null, products: null, customers: null }),
  });
  await act(() => user.click(screen.getByRole('button', { name: 'Search the dashboard' })));
  await user.type(await box(), 'cash');
  expect(await option('Cash on delivery below (₹)')).toBeTruthy();
  expect(await option('Settings')).toBeTruthy();
  await user.clear(await box());
  await user.type(await box(), 'discount');
  expect(await option('New coupon')).toBeTruthy();
  await user.clear(await box());
  await user.type(await box(), 'export');
  expect(await option('Export orders')).toBeTruthy();
  await user.clear(await box());
  await user.type(await box(), 'no such thing');
  expect(await screen.findByText('Nothing was found for “no such thing”.')).toBeTruthy();
});

test('what somebody has no right to is not offered', async () => {
  const { user } = await openDashboard({ get_my_rights: () => ['orders_read'] });
  await act(() => user.keyboard('/'));
  await user.type(await box(), 'n');
  expect(screen.queryByRole('option', { name: 'New product', hidden: true })).toBeNull();
  const sections = screen.getByRole('navigation', { name: 'Admin sections', hidden: true });
  expect(
    within(sections)
      .getAllByRole('link', { hidden: true })
      .map(({ textContent }) => textContent),
  ).toEqual(['Orders']);
});

test('a search that is not answered says so and keeps the rest', async () => {
  const { user } = await openDashboard({
    search_staff: () => {
      throw new Refusal('', 'Too slow');
    },
  });
  await act(() => user.keyboard('{Meta>}k{/Meta}'));
  await user.type(await box(), 'set');
  expect(await screen.findByText(/cannot be searched just now/)).toBeTruthy();
  expect(await option('Settings')).toBeTruthy();
});

test('what is asked for words that have changed is called off', async () => {
  const { platform } = await createTestShop({ list_admin_orders: () => orders }, 'admin');
  const database = await platform.connect();
  const signals: AbortSignal[] = [];
  const search = {
    // As supabase-js answers a request that was called off.
    abortSignal: (signal: AbortSignal) =>
      new Promise((resolve) => {
        signals.push(signal);
        signal.addEventListener('abort', () => resolve({ data: null, error: { message: 'AbortError' } }));
      }),
  };
  const rpc = (name: never, args: never) => (name === 'search_staff' ? search : database.rpc(name, args));
  Object.assign(platform, { connect: () => Promise.resolve({ ...database, rpc }) });
  const { user } = await renderRoutes(routes, '/admin/orders', platform);
  await screen.findByRole('heading', { name: 'Orders', level: 1 });
  await act(() => user.keyboard('{Control>}k{/Control}'));
  await user.type(await box(), 'as');
  await waitFor(() => expect(signals).toHaveLength(1));
  await user.type(await box(), 'h');
  await waitFor(() => expect(signals).toHaveLength(2));
  expect(signals.map(({ aborted }) => aborted)).toEqual([true, false]);
  await user.keyboard('{Escape}');
});
