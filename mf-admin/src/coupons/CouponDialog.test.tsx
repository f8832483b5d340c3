import { screen, waitFor, within } from '@testing-library/react';
import { renderRoutes } from '@shop/kernel/testing';
import { routes } from '../routes';
import { createTestShop, Refusal } from '../testing/createTestShop';
import type { CouponRecord } from './couponRecord';

const coupon: CouponRecord = {
  ...{ id: 'MONSOON25', title: 'Monsoon', description: '', type: 'percentage', value: 25, min_order: 0 },
  ...{
    max_discount: null,
    valid_from: '2026-01-01T00:00:00+05:30',
    valid_until: '2026-12-31T23:59:59+05:30',
  },
  ...{ total_limit: null, per_user_limit: null, is_new: false, active: true, used: 3, insider_tier: null },
  ...{ state: 'valid', saved: 75 },
};

test('whoever saves a coupon second reads what the first has made of it, and their words stay', async () => {
  const { platform, calls } = await createTestShop(
    {
      list_admin_coupons: () => ({ total: 1, rows: [coupon] }),
      save_coupon: ({ p_expected }) => {
        if ((p_expected as CouponRecord).value === 30) return coupon;
        throw new Refusal('STALE', 'Somebody else.', { fields: { value: 30 }, by: 'ravi@example.com' });
      },
    },
    'admin',
  );
  const { user } = await renderRoutes(routes, '/admin/coupons', platform);
  await user.click(await screen.findByRole('button', { name: 'Edit MONSOON25' }));
  const dialog = within(screen.getByRole('dialog', { hidden: true }));
  const title = dialog.getByLabelText<HTMLInputElement>('Title');
  await user.type(title, ' again');
  const save = () => user.click(dialog.getByRole('button', { name: 'Save coupon', hidden: true }));
  await save();
  expect((await dialog.findByRole('alert', { hidden: true })).textContent).toContain(
    'ravi@example.com has changed “Value” to 30 in the meantime.',
  );
  expect(title.value).toBe('Monsoon again');
  await save();
  await waitFor(() => expect(screen.queryByRole('dialog', { hidden: true })).toBeNull());
  const sent = calls.filter(({ name }) => name === 'save_coupon').map(({ args }) => args.p_expected);
  expect(sent).toMatchObject([{ value: 25 }, { value: 30 }]);
});

test('a limit begins with one, as the database wants it; an order counts from nothing', async () => {
  const { platform, calls } = await createTestShop(
    { list_admin_coupons: () => ({ total: 1, rows: [coupon] }), save_coupon: () => coupon },
    'admin',
  );
  const { user } = await renderRoutes(routes, '/admin/coupons', platform);
  await user.click(await screen.findByRole('button', { name: 'Edit MONSOON25' }));
  const dialog = within(screen.getByRole('dialog', { hidden: true }));
  const save = () => user.click(dialog.getByRole('button', { name: 'Save coupon', hidden: true }));
  const sent = () => calls.filter(({ name }) => name === 'save_coupon').map(({ args }) => args.p_coupon);
  for (const label of [/^At most/, /^Uses in all/, /^Uses a shopper/]) {
    await user.type(dialog.getByLabelText(label), '0');
    await save();
    expect(sent()).toEqual([]);
    await user.clear(dialog.getByLabelText(label));
  }
  await save();
  expect(sent()).toMatchObject([{ min_order: '0', max_discount: '', total_limit: '' }]);
});
