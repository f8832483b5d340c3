import { screen, waitFor, within } from '@testing-library/react';
import { createTestShop } from '../testing/createTestShop';
import { orderRow } from '../testing/orderRow';
import { renderPage } from '../testing/renderPage';

const variant = {
  id: 'neel-lotus-tee:m',
  label: 'M',
  stock: 1,
  products: { id: 'neel-lotus-tee', name: 'Neel Lotus Tee', price: 500, images: [] },
};

test('without orders the tab leads to the shop', async () => {
  const { platform } = createTestShop({ signedIn: true });
  await renderPage('/profile?tab=orders', platform);
  expect(await screen.findByText('No orders yet')).toBeTruthy();
});

test('a filter that fits nothing offers all orders', async () => {
  const { platform } = createTestShop({ signedIn: true });
  await renderPage('/profile?tab=orders&status=delivered', platform);
  expect((await screen.findByRole('link', { name: 'Show all orders' })).getAttribute('href')).toBe(
    '/profile?tab=orders',
  );
});

test('choosing a filter puts it into the address and goes back to the first page', async () => {
  const { platform } = createTestShop({ signedIn: true, tables: { orders: [orderRow] } });
  const { user } = await renderPage('/profile?tab=orders&page=2', platform);
  const group = await screen.findByLabelText<HTMLSelectElement>('Show');
  await user.selectOptions(group, 'Delivered');
  await waitFor(() => expect(location.search).toBe('?tab=orders&status=delivered'));
  await waitFor(() => expect(group.value).toBe('delivered'));
  await user.selectOptions(screen.getByLabelText('Placed'), 'Last 6 months');
  await waitFor(() => expect(location.search).toBe('?tab=orders&status=delivered&period=6-months'));
});

test('a second choice builds upon the first, whose orders are still on their way', async () => {
  const orders = Array.from({ length: 30 }, (_, index) => ({ ...orderRow, id: `o${index}` }));
  const { platform, functions } = createTestShop({ signedIn: true, tables: { orders } });
  const { user } = await renderPage('/profile?tab=orders', platform);
  const group = await screen.findByLabelText<HTMLSelectElement>('Show');
  let arrive: () => void = () => undefined;
  const standing = functions.get_mail_standing;
  functions.get_mail_standing = new Promise((resolve) => (arrive = () => resolve(standing)));
  await user.selectOptions(group, 'Delivered');
  expect(group.value).toBe('delivered');
  const older = screen.getByRole('link', { name: 'Older' });
  await waitFor(() => expect(older.getAttribute('href')).toBe('/profile?tab=orders&status=delivered&page=2'));
  await user.selectOptions(screen.getByLabelText('Placed'), 'Last 6 months');
  arrive();
  await waitFor(() => expect(location.search).toBe('?tab=orders&status=delivered&period=6-months'));
});

test('a period ends by the shop’s clock, which this device’s is behind', async () => {
  const { platform } = createTestShop({ signedIn: true, tables: { orders: [orderRow] } });
  platform.service.reportAnswer('Tue, 31 Jan 2096 00:00:00 GMT');
  const db = await platform.connect();
  const real = db.from.bind(db);
  const since: unknown[] = [];
  jest.spyOn(db, 'from').mockImplementation((table) => {
    const rows = real(table);
    const filter = (method: string | symbol, args: unknown[]) => {
      if (method === 'gte') since.push(args);
      return recorded;
    };
    const recorded: typeof rows = new Proxy(rows, {
      get: (_, method) =>
        method === 'then' ? Reflect.get(rows, method) : (...args: unknown[]) => filter(method, args),
    });
    return recorded;
  });
  await renderPage('/profile?tab=orders&period=30-days', platform);
  expect(await screen.findByRole('list', { name: 'Your orders' })).toBeTruthy();
  expect(since).toEqual([['placed_at', expect.stringMatching(/^2096-01-01T00:00/)]]);
});

test('an unpaid order leads to its payment and not to the bag', async () => {
  const unpaid = { ...orderRow, status: 'pending_payment' };
  const { platform } = createTestShop({ signedIn: true, tables: { orders: [unpaid] } });
  await renderPage('/profile?tab=orders', platform);
  const list = within(await screen.findByRole('list', { name: 'Your orders' }));
  expect(list.getByRole('link', { name: 'Pay now' }).getAttribute('href')).toBe(
    '/checkout/payment/TD0123456789',
  );
  expect(list.queryByRole('button', { name: /Buy again/ })).toBeNull();
});

test('buying again adds what is left at today’s price and says what is short', async () => {
  const shop = createTestShop({
    signedIn: true,
    tables: { orders: [orderRow], product_variants: [variant] },
  });
  const added: unknown[] = [];
  shop.platform.bus
    .on('bag/changed')
    .subscribe(({ lines }) => added.push(...lines.map(({ id, quantity, price }) => [id, quantity, price])));
  const { user } = await renderPage('/profile?tab=orders', shop.platform);
  await user.click(await screen.findByRole('button', { name: /Buy again/ }));
  expect(await screen.findByText(/^1 item added to your bag\. Of Neel Lotus Tee, it holds all/)).toBeTruthy();
  expect(added).toEqual([['neel-lotus-tee:m', 1, 500]]);
});

test('buying again what the bag holds already says that nothing came in', async () => {
  const held = {
    ...{ variant_id: variant.id, product_id: 'neel-lotus-tee', name: 'Neel Lotus Tee', variant_label: 'M' },
    ...{ image: null, price: 500, quantity: 1, stock: 1, mrp: 500 },
  };
  const shop = createTestShop({
    signedIn: true,
    tables: { orders: [orderRow], product_variants: [variant] },
    functions: { get_bag: [held], set_bag_line: [held] },
  });
  await shop.platform.bag.saved();
  const { user } = await renderPage('/profile?tab=orders', shop.platform);
  await user.click(await screen.findByRole('button', { name: /Buy again/ }));
  expect(
    await screen.findByText(/^Nothing was added to your bag\. Of Neel Lotus Tee, it holds/),
  ).toBeTruthy();
});

test('buying again adds nothing of what is no longer sold', async () => {
  const shop = createTestShop({ signedIn: true, tables: { orders: [orderRow] } });
  const { user } = await renderPage('/profile?tab=orders', shop.platform);
  await user.click(await screen.findByRole('button', { name: /Buy again/ }));
  expect(await screen.findByText(/No longer available: Neel Lotus Tee/)).toBeTruthy();
});
