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

test('offers no coupon that has ended or has not begun', async () => {
  const [silver, gold, platinum] = tiers;
  const ended = { ...gold?.coupons[0], valid_until: '2026-01-01T00:00:00Z' };
  const later = { ...silver?.coupons[0], valid_from: '2100-01-01T00:00:00Z' };
  const { platform } = createTestShop({
    signedIn: true,
    tables: {
      insider_tiers: [{ ...silver, coupons: [later] }, { ...gold, coupons: [ended] }, platinum],
    },
  });
  await renderPage('/totadarzi-insider', platform);
  expect(await screen.findByRole('heading', { name: 'You are Gold' })).toBeTruthy();
  expect(screen.queryByRole('link', { name: /^Use/ })).toBeNull();
  expect(benefits('Silver')).toContain('Extra savingsNone just now');
});

test('offers none that has ended by the shop’s clock, which this device’s is behind', async () => {
  const { platform } = createTestShop({ signedIn: true, tables });
  platform.service.reportAnswer('Wed, 01 Jun 2101 00:00:00 GMT');
  await renderPage('/totadarzi-insider', platform);
  expect(await screen.findByRole('heading', { name: 'You are Gold' })).toBeTruthy();
  expect(screen.queryByRole('link', { name: /^Use/ })).toBeNull();
});

test('says of each coupon what it takes off, and from which order on', async () => {
  const [silver, gold, platinum] = tiers;
  const rupees = { ...gold?.coupons[0], id: 'GOLD200', type: 'flat', value: 200, min_order: 1500 };
  const shipping = { ...silver?.coupons[0], id: 'SILVERSHIP', type: 'shipping', value: 0 };
  const { platform } = createTestShop({
    signedIn: true,
    tables: {
      insider_tiers: [{ ...silver, coupons: [shipping] }, { ...gold, coupons: [rupees] }, platinum],
    },
  });
  await renderPage('/totadarzi-insider', platform);
  expect(await screen.findByText('GOLD200')).toBeTruthy();
  expect(screen.getByText(/₹200 OFF on orders of yours from ₹1,500/)).toBeTruthy();
  expect(benefits('Gold')).toContain('Extra savings₹200 OFF');
  expect(benefits('Silver')).toContain('Extra savingsFREE SHIPPING');
});

test('a visitor reads what each tier brings, as the shop has it', async () => {
  const { platform } = createTestShop({ tables });
  await renderPage('/totadarzi-insider', platform);
  expect(await screen.findByText('From ₹10,000 a year')).toBeTruthy();
  expect(benefits('Silver')).toContain('Extra savings5% OFFEarly access24 hours');
  expect(benefits('Platinum')).toContain('Extra savingsNone just now');
  expect(screen.queryByRole('link', { name: /^Use/ })).toBeNull();
});
