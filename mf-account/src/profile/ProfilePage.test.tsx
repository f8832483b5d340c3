import { act, screen, within } from '@testing-library/react';
import { createTestShop } from '../testing/createTestShop';
import { orderRow } from '../testing/orderRow';
import { renderPage } from '../testing/renderPage';

const orders = [orderRow, { ...orderRow, id: 'o2', number: 'TD2222222222', status: 'cancelled' }];

const panel = (name: string) => within(screen.getByRole('tabpanel', { name }));

test('a visitor is asked to log in', async () => {
  const { platform } = createTestShop();
  const views: string[] = [];
  platform.bus.on('auth/dialog-requested').subscribe(({ view }) => views.push(view));
  const { user } = await renderPage('/profile', platform);

  expect(await screen.findByText('Please log in to view your profile')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Sign In' }));
  expect(views).toEqual(['login']);
});

test('shows the account, its e-mail read-only, and figures of its own orders', async () => {
  const { platform } = createTestShop({ signedIn: true, tables: { orders } });
  await renderPage('/profile', platform);

  expect((await screen.findByLabelText<HTMLInputElement>('Email')).readOnly).toBe(true);
  const figure = (label: string) => panel('Profile').getByText(label).nextElementSibling?.textContent;
  expect([figure('Orders'), figure('On the way'), figure('Spent')]).toEqual(['2', '1', '₹1,117']);
});

test('who signs in here sees a spinner and then the own orders, never a visitor’s none', async () => {
  const shop = createTestShop({ tables: { orders } });
  await renderPage('/profile?tab=orders', shop.platform);
  await screen.findByText('Please log in to view your profile');

  act(() => shop.signIn());
  expect(screen.getByText('Loading your profile')).toBeTruthy();
  expect(await screen.findByRole('list', { name: 'Your orders' })).toBeTruthy();
});

test('the open tab stands in the address', async () => {
  const { platform } = createTestShop({ signedIn: true, tables: { orders } });
  const { user } = await renderPage('/profile?tab=orders', platform);

  const link = (await screen.findByRole('list', { name: 'Your orders' })).querySelector('a');
  expect(link?.getAttribute('href')).toBe('/orders/TD0123456789');
  await user.click(screen.getByRole('tab', { name: 'Affiliate Program' }));
  expect(location.search).toBe('?tab=affiliate');
  await user.click(screen.getByRole('tab', { name: 'Profile' }));
  expect(location.search).toBe('');
});

test('without orders the tab leads to the shop', async () => {
  const { platform } = createTestShop({ signedIn: true });
  await renderPage('/profile?tab=orders', platform);
  expect(await screen.findByText('No orders yet')).toBeTruthy();
});

test('the referral link carries the default code', async () => {
  const { platform } = createTestShop({ signedIn: true });
  const { user } = await renderPage('/profile?tab=affiliate', platform);

  expect((await screen.findByLabelText<HTMLInputElement>('Affiliate code')).value).toBe('TDABCDEF');
  await user.click(screen.getByRole('button', { name: 'Copy link' }));
  expect(await screen.findByRole('button', { name: 'Copied!' })).toBeTruthy();
  expect(await navigator.clipboard.readText()).toBe(`${location.origin}/register?ref=TDABCDEF`);
});
