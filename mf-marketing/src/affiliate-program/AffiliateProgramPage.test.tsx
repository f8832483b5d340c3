import { screen, within } from '@testing-library/react';
import { createTestPlatform, renderRoutes } from '@shop/kernel/testing';
import { routes } from '../routes';

const saved = [
  { from_amount: 0, percent: 3 },
  { from_amount: 1000, percent: 8 },
  { from_amount: 5000, percent: 12 },
  { from_amount: 10_000, percent: 15 },
];

async function open(tables?: Record<string, unknown[]>) {
  const { platform } = createTestPlatform({ database: {}, tables });
  const { user } = await renderRoutes(routes, '/affiliate-program', platform);
  await user.click(screen.getByRole('tab', { name: 'Commission' }));
  const row = screen.getByRole('rowheader', { name: 'Below ₹1,000' }).closest('tr');
  return within(row ?? document.body).getByRole('cell').textContent;
}

test('states the commission that the staff saved', async () => {
  expect(await open({ affiliate_tiers: saved })).toBe('3%');
});

test('states the usual commission while the shop does not answer', async () => {
  expect(await open()).toBe('5%');
});
