import { act, screen, waitFor, within } from '@testing-library/react';
import { renderRoutes } from '@shop/kernel/testing';
import { routes } from '../routes';
import { createTestShop } from '../testing/createTestShop';
import { testProductRecord } from '../testing/testProductRecord';

const product = {
  ...testProductRecord,
  adjustments: { total: 0, rows: [] },
  prices: { lowest: 450, rows: [] },
};

async function open(path: string) {
  const shop = await createTestShop(
    {
      get_admin_product: () => product,
      save_product: () => product,
      list_admin_coupons: () => ({ total: 0, rows: [] }),
      list_admin_orders: () => ({ total: 0, rows: [], more: false, counts: { returns: 0 } }),
      save_coupon: () => null,
    },
    'admin',
  );
  const asked: unknown[] = [];
  shop.platform.commands.handle('open-sign-in', (request) => {
    asked.push(request);
    return 'done';
  });
  const { user } = await renderRoutes(routes, path, shop.platform);
  const sent = (name: string) => shop.calls.filter((call) => call.name === name).map(({ args }) => args);
  const endSession = () => act(async () => shop.endSession());
  const signIn = () => act(async () => shop.signIn());
  return { user, asked, sent, endSession, signIn };
}

const ended = /^Your sign-in has ended\./;

test('what is typed in a page stays when the session ends, and is saved after the next sign-in', async () => {
  const { user, asked, sent, endSession, signIn } = await open('/admin/products/neel-tee');
  const price = await screen.findByLabelText<HTMLInputElement>('Price (₹)');
  await user.clear(price);
  await user.type(price, '425');
  await endSession();
  expect(screen.getByRole('alert').textContent).toMatch(ended);
  await user.click(screen.getByRole('button', { name: 'Sign In' }));
  expect(asked).toEqual([{ view: 'login', email: undefined }]);
  await signIn();
  expect(screen.queryByText(ended)).toBeNull();
  expect(screen.getByLabelText('Price (₹)')).toBe(price);
  await user.click(screen.getByRole('button', { name: 'Save product' }));
  expect(sent('save_product')).toMatchObject([{ p_product: { price: '425' } }]);
});

test('in a dialog as well, which offers the sign-in itself', async () => {
  const { user, asked, endSession, signIn } = await open('/admin/coupons');
  await user.click(await screen.findByRole('button', { name: 'New coupon' }));
  const dialog = within(screen.getByRole('dialog', { hidden: true }));
  const code = dialog.getByLabelText<HTMLInputElement>('Code');
  await user.type(code, 'DIWALI');
  await endSession();
  await user.click(dialog.getByRole('button', { name: 'Sign In', hidden: true }));
  expect(asked).toHaveLength(1);
  await signIn();
  expect(dialog.queryByRole('button', { name: 'Sign In', hidden: true })).toBeNull();
  expect(dialog.getByLabelText<HTMLInputElement>('Code').value).toBe('DIWALI');
});

test('whoever moves on without a session signs in where they came to', async () => {
  const { user, asked, sent, endSession, signIn } = await open('/admin/coupons');
  await screen.findByText('No coupons here');
  await endSession();
  await user.click(screen.getByRole('link', { name: 'Orders' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Your sign-in has ended' })).toBeTruthy();
  expect(sent('list_admin_orders')).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Sign In' }));
  expect(asked).toHaveLength(1);
  await signIn();
  expect(await screen.findByRole('heading', { level: 1, name: 'Orders' })).toBeTruthy();
  await waitFor(() => expect(sent('list_admin_orders')).toHaveLength(1));
});
