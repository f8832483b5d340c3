import { screen } from '@testing-library/react';
import { renderRoutes } from '@shop/kernel/testing';
import { routes } from '../routes';
import { createTestShop, Refusal } from '../testing/createTestShop';

const unknown = '00000000-0000-4000-8000-000000000000';
const refuse = (code: string) => () => {
  throw new Refusal(code, 'This does not exist.', {}, 'PT404');
};

const pages = ['/admin/users', '/admin/promotions', '/admin/orders/drafts', '/admin/cash/remittances'];

async function open(path: string) {
  const { platform, calls } = await createTestShop(
    {
      get_customer: refuse('UNKNOWN_USER'),
      list_customer_tags: () => [],
      get_admin_promotion: () => null,
      list_collection_names: () => [],
      get_draft_order: refuse('UNKNOWN_DRAFT'),
      list_remittance_lines: () => ({ total: 0, rows: [], counts: {}, remittance: null }),
    },
    'admin',
  );
  await renderRoutes(routes, path, platform);
  await screen.findByText('Not found');
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  const list = screen.getByRole('link', { name: 'See the list' });
  expect(pages).toContain(list.getAttribute('href'));
  return calls.map(({ name, args }) => ({ name, args }));
}

test.each([...pages.map((page) => `${page}/xyz`), '/admin/promotions/new?from=xyz'])(
  '%s is not found, and the database is not asked for what can be no id',
  async (path) => {
    const calls = await open(path);
    expect(calls.filter(({ args }) => Object.values(args).includes('xyz'))).toEqual([]);
  },
);

test.each(['/admin/nonsense', '/admin/orders/TD0123456789/nonsense'])(
  '%s is not found, in the frame and with a way on',
  async (path) => {
    const { platform } = await createTestShop({}, 'admin');
    await renderRoutes(routes, path, platform);
    expect(await screen.findByRole('heading', { level: 1, name: 'Not found' })).toBeTruthy();
    expect(screen.getByRole('navigation', { name: 'Admin sections' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Open the dashboard' }).getAttribute('href')).toBe('/admin');
    expect(document.title).toMatch(/^Not found/);
  },
);

test('an address of no section is denied to a shopper as every other', async () => {
  const { platform } = await createTestShop({}, 'shopper');
  await renderRoutes(routes, '/admin/nonsense', platform);
  expect(await screen.findByText(/permission to access this page/)).toBeTruthy();
  expect(screen.queryByText('Not found')).toBeNull();
});

test.each(pages.map((page) => `${page}/${unknown}`))('%s is not found', async (path) => {
  expect((await open(path)).filter(({ args }) => Object.values(args).includes(unknown))).not.toEqual([]);
});
