import { screen } from '@testing-library/react';
import { tiers } from '../testing/accountAnswers';
import { createTestShop } from '../testing/createTestShop';
import { renderPage } from '../testing/renderPage';

const tables = { insider_tiers: tiers };
const benefits = (name: string) =>
  screen.getByRole('heading', { level: 3, name: new RegExp(name) }).closest('li')?.textContent;

test('a member reads the tier, the way to the next, and can use the tier’s coupon', async () => {
  const { platform } = createTestShop({ signedIn: true, tables });
  await renderPage('/totadarzi-insider', platform);
  expect(await screen.findByRole('heading', { name: 'You are Gold' })).toBeTruthy();
  expect(screen.getByText('₹24,000 more, and you are Platinum.')).toBeTruthy();
  expect(screen.getByRole('progressbar', { name: 'Way to Platinum' }).getAttribute('value')).toBe('26000');
  expect(screen.getByRole('link', { name: 'Use GOLD8' }).getAttribute('href')).toBe('/cart?coupon=GOLD8');
});

test('a visitor reads what each tier brings, as the shop has it', async () => {
  const { platform } = createTestShop({ tables });
  await renderPage('/totadarzi-insider', platform);
  expect(await screen.findByText('From ₹10,000 a year')).toBeTruthy();
  expect(benefits('Silver')).toContain('Extra savings5% extraEarly access24 hours');
  expect(benefits('Platinum')).toContain('Extra savingsNone just now');
  expect(screen.queryByRole('link', { name: /^Use/ })).toBeNull();
});
