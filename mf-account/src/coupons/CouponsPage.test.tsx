import { screen, within } from '@testing-library/react';
import { tiers } from '../testing/accountAnswers';
import { createTestShop } from '../testing/createTestShop';
import { renderPage } from '../testing/renderPage';

const coupon = {
  id: 'NAMASTE10',
  title: '10% off',
  description: '10% off, up to ₹150',
  type: 'percentage',
  value: 10,
  min_order: 500,
  max_discount: 150,
  valid_from: '2025-10-01T00:00:00+05:30',
  valid_until: '2095-12-31T23:59:59+05:30',
  per_user_limit: 3,
  is_new: true,
  insider_tier: null,
};
const expired = {
  ...coupon,
  id: 'FLAT100',
  title: 'Flat ₹100 off',
  valid_until: '2025-12-31T23:59:59+05:30',
};
const tables = { coupons: [expired, coupon], insider_tiers: tiers };

test('coupons that can count come first, and say what they save on the bag', async () => {
  const { platform } = createTestShop({ tables });
  platform.bag.send({
    type: 'add',
    line: { id: 'a:m', productId: 'a', name: 'A', price: 800, picture: null, variant: 'M', quantity: 1 },
  });
  await renderPage('/coupons', platform);
  const [first, second] = within(await screen.findByRole('list', { name: 'Coupons' })).getAllByRole(
    'article',
  );
  expect(first?.textContent).toContain('Saves ₹80 on your bag.');
  expect(second?.textContent).toContain('This coupon has expired.');
  const uses = screen.getAllByRole('link', { name: /^Use/ });
  expect(uses.map((use) => use.getAttribute('href'))).toEqual(['/cart?coupon=NAMASTE10']);
});

test('whether a coupon counts is asked of the shop’s clock, which this device’s is behind', async () => {
  const { platform } = createTestShop({ tables });
  platform.service.reportAnswer('Fri, 01 Jun 2096 00:00:00 GMT');
  await renderPage('/coupons', platform);
  expect(await screen.findAllByText('This coupon has expired.')).toHaveLength(2);
});

test('what only other members can use comes after what the bag may still come to', async () => {
  const platinum = { ...coupon, id: 'PLATINUM12', min_order: 1, insider_tier: 'platinum' };
  const { platform } = createTestShop({
    signedIn: true,
    tables: { ...tables, coupons: [platinum, expired, coupon] },
  });
  await renderPage('/coupons', platform);
  await screen.findByText('For Platinum members.');
  const copies = screen.getAllByRole('button', { name: /^Copy code/ });
  expect(copies.map((copy) => copy.getAttribute('aria-label'))).toEqual([
    'Copy code NAMASTE10',
    'Copy code PLATINUM12',
    'Copy code FLAT100',
  ]);
});

test('a coupon that counts for no further order says so, whoever used it up', async () => {
  const { platform } = createTestShop({
    tables: { ...tables, coupons: [coupon, { ...coupon, id: 'RARE' }] },
    functions: { get_spent_coupons: { NAMASTE10: 'COUPON_ALREADY_USED', RARE: 'COUPON_USED_UP' } },
  });
  await renderPage('/coupons', platform);
  expect(await screen.findByText('You have used this coupon.')).toBeTruthy();
  expect(screen.getByText('This coupon has been used up.')).toBeTruthy();
});

test('only the copied coupon says Copied!', async () => {
  const { platform } = createTestShop({ tables });
  const { user } = await renderPage('/coupons', platform);
  await user.click(await screen.findByRole('button', { name: 'Copy code NAMASTE10' }));
  expect(await screen.findByRole('button', { name: 'Copied!' })).toBeTruthy();
  expect(await navigator.clipboard.readText()).toBe('NAMASTE10');
  await user.click(screen.getByRole('button', { name: 'Copy code FLAT100' }));
  expect(screen.getAllByRole('button', { name: 'Copied!' })).toHaveLength(1);
  expect(screen.getByRole('button', { name: 'Copy code NAMASTE10' })).toBeTruthy();
});

test('used coupons lead to their orders', async () => {
  const coupon_uses = [
    {
      id: 1,
      coupon_id: 'NAMASTE10',
      amount: 80,
      created_at: '2026-11-21T19:00:00Z',
      coupons: { title: '10% off' },
      orders: { number: 'TD0123456789' },
    },
  ];
  const { platform } = createTestShop({ signedIn: true, tables: { ...tables, coupon_uses } });
  await renderPage('/coupons', platform);
  expect((await screen.findByRole('link', { name: 'TD0123456789' })).getAttribute('href')).toBe(
    '/orders/TD0123456789',
  );
});

test('a visitor sees the coupons and is invited to sign in', async () => {
  const { platform } = createTestShop({ tables });
  await renderPage('/coupons', platform);
  expect(await screen.findByText('NAMASTE10')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Sign In' })).toBeTruthy();
});
