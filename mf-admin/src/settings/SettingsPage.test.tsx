import { act, screen, waitFor, within } from '@testing-library/react';
import { renderRoutes } from '@shop/kernel/testing';
import { routes } from '../routes';
import { createTestShop, Refusal } from '../testing/createTestShop';
import { testFacts as facts, testSettings as settings } from '../testing/testSettings';

const createShop = (handlers: Parameters<typeof createTestShop>[0]) =>
  createTestShop({ get_admin_settings: () => settings, get_going_live: () => facts, ...handlers }, 'admin');

const valueOf = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value;

test('express shows 100 until somebody saves, and says what shoppers pay', async () => {
  const { platform } = await createShop({});
  await renderRoutes(routes, '/admin/settings', platform);
  await screen.findByRole('heading', { name: 'Settings' });
  expect(valueOf('Express shipping (₹)')).toBe('100');
  expect(screen.getByText('Shoppers pay ₹150 until you save.')).toBeTruthy();
});

test('a saved express fee shows as it is', async () => {
  const saved = { ...settings, saved_at: '2026-11-21T08:00:00Z' };
  const { platform } = await createShop({ get_admin_settings: () => saved });
  await renderRoutes(routes, '/admin/settings', platform);
  await screen.findByRole('heading', { name: 'Settings' });
  expect(valueOf('Express shipping (₹)')).toBe('150');
});

test('three commissions can be edited between 0 and 100, the fourth is shown', async () => {
  const { platform } = await createShop({});
  await renderRoutes(routes, '/admin/settings', platform);
  const first = await screen.findByLabelText<HTMLInputElement>('Orders below ₹1,000 (%)');
  expect([first.min, first.max, first.readOnly]).toEqual(['0', '100', false]);
  expect(screen.getByLabelText<HTMLInputElement>('Orders from ₹10,000 (%)').readOnly).toBe(true);
});

test('unsaved commissions are asked about when leaving', async () => {
  const { platform } = await createShop({});
  const { user } = await renderRoutes(routes, '/admin/settings', platform);
  await user.type(await screen.findByLabelText('Orders below ₹1,000 (%)'), '5');
  await user.click(screen.getByRole('link', { name: 'Orders' }));
  expect(await screen.findByText('Your changes to the commissions are not saved yet.')).toBeTruthy();
});

test('one changed fee is all that is sent, after its difference was shown', async () => {
  const { platform, calls } = await createShop({ save_settings: () => settings });
  const { user } = await renderRoutes(routes, '/admin/settings', platform);
  const fee = await screen.findByLabelText('Platform fee (₹)');
  await user.clear(fee);
  await user.type(fee, '7');
  await user.click(screen.getByRole('button', { name: 'Save settings' }));
  const dialog = within(screen.getByRole('dialog', { hidden: true }));
  expect(dialog.getByText('₹5')).toBeTruthy();
  expect(dialog.getByText('₹7')).toBeTruthy();
  expect(dialog.queryByText(/Express/)).toBeNull();
  await user.click(dialog.getByRole('button', { name: 'Save changes', hidden: true }));
  expect(calls.find(({ name }) => name === 'save_settings')?.args).toEqual({
    p_settings: { platform_fee: '7' },
    p_expected: { platform_fee: '5' },
  });
});

test('who saves what another has changed meanwhile is told what it says now, and decides', async () => {
  let tries = 0;
  const { platform, calls } = await createShop({
    save_settings: () => {
      if (tries++ === 0)
        throw new Refusal('STALE', 'Somebody else.', { fields: { platform_fee: 9 }, by: 'ravi@example.com' });
      return settings;
    },
  });
  const { user } = await renderRoutes(routes, '/admin/settings', platform);
  const fee = await screen.findByLabelText('Platform fee (₹)');
  await user.clear(fee);
  await user.type(fee, '7');
  await user.click(screen.getByRole('button', { name: 'Save settings' }));
  const dialog = within(screen.getByRole('dialog', { hidden: true }));
  await user.click(dialog.getByRole('button', { name: 'Save changes', hidden: true }));
  expect(
    await dialog.findByText(/ravi@example.com has changed Platform fee to ₹9 in the meantime/),
  ).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: 'Save mine over it', hidden: true }));
  expect(calls.findLast(({ name }) => name === 'save_settings')?.args).toMatchObject({
    p_expected: { platform_fee: '9' },
  });
});

test('what was read of one field is not forgotten when another turns out to be changed as well', async () => {
  const theirs = [{ platform_fee: 9 }, { return_days: 12 }];
  const { platform, calls } = await createShop({
    save_settings: () => {
      const fields = theirs.shift();
      if (fields) throw new Refusal('STALE', 'Somebody else.', { fields, by: 'ravi@example.com' });
      return settings;
    },
  });
  const { user } = await renderRoutes(routes, '/admin/settings', platform);
  for (const label of ['Platform fee (₹)', 'Return period (days)']) {
    const field = await screen.findByLabelText(label);
    await user.clear(field);
    await user.type(field, '8');
  }
  await user.click(screen.getByRole('button', { name: 'Save settings' }));
  const dialog = within(screen.getByRole('dialog', { hidden: true }));
  await user.click(dialog.getByRole('button', { name: 'Save changes', hidden: true }));
  const save = await dialog.findByRole('button', { name: 'Save mine over it', hidden: true });
  await user.click(save);
  await dialog.findByText(/has changed Return period \(days\) to 12 days/);
  await user.click(save);
  expect(calls.findLast(({ name }) => name === 'save_settings')?.args).toMatchObject({
    p_expected: { platform_fee: '9', return_days: '12' },
  });
});

test('nothing is saved where nothing is different', async () => {
  const { platform, calls } = await createShop({});
  const { user } = await renderRoutes(routes, '/admin/settings', platform);
  await user.click(await screen.findByRole('button', { name: 'Save settings' }));
  expect(screen.getByRole('alert').textContent).toBe('Nothing is different from what is saved.');
  expect(calls.map(({ name }) => name)).not.toContain('save_settings');
});

test('a refused value is told at its field, and leaving asks first', async () => {
  const { platform } = await createShop({
    save_settings: () => {
      throw new Refusal('INVALID_INPUT', 'This must be a whole number.', { field: 'cod_limit' });
    },
  });
  const { user } = await renderRoutes(routes, '/admin/settings', platform);
  const limit = await screen.findByLabelText<HTMLInputElement>('Cash on delivery below (₹)');
  await user.clear(limit);
  await user.type(limit, '4000');
  await user.click(screen.getByRole('button', { name: 'Save settings' }));
  await user.click(screen.getByRole('button', { name: 'Save changes', hidden: true }));
  expect((await screen.findByRole('alert')).textContent).toBe('This must be a whole number.');
  expect(limit.getAttribute('aria-invalid')).toBe('true');

  await user.click(screen.getByRole('link', { name: 'Orders' }));
  expect(await screen.findByText('Your changes to the settings are not saved yet.')).toBeTruthy();
  expect(location.pathname).toBe('/admin/settings');
});

test('commissions that are typed while others are saved are asked about when leaving', async () => {
  let answer = () => undefined as void;
  const { platform } = await createShop({
    save_affiliate_tiers: () => new Promise((resolve) => (answer = () => resolve(settings.tiers))),
  });
  const { user } = await renderRoutes(routes, '/admin/settings', platform);
  const first = await screen.findByLabelText('Orders below ₹1,000 (%)');
  await user.type(first, '5');
  await user.click(screen.getByRole('button', { name: 'Save commissions' }));
  await user.clear(first);
  await user.type(first, '6');
  await act(async () => answer());
  await user.click(screen.getByRole('link', { name: 'Orders' }));
  expect(await screen.findByText('Your changes to the commissions are not saved yet.')).toBeTruthy();
});

test('settings that somebody has begun to change stay when commissions are saved after a colleague was there', async () => {
  let now = { ...settings, saved_at: '2026-11-21T08:00:00Z' };
  let answer = () => undefined as void;
  const { platform, calls } = await createShop({
    get_admin_settings: () => now,
    save_affiliate_tiers: () => new Promise((resolve) => (answer = () => resolve(settings.tiers))),
    save_settings: () => now,
  });
  const { user } = await renderRoutes(routes, '/admin/settings', platform);
  const fee = await screen.findByLabelText('Platform fee (₹)');
  await user.clear(fee);
  await user.type(fee, '7');
  await user.type(screen.getByLabelText('Orders below ₹1,000 (%)'), '5');
  await user.click(screen.getByRole('button', { name: 'Save commissions' }));
  now = { ...now, platform_fee: 9, saved_at: '2026-11-21T09:00:00Z' };
  await act(async () => answer());
  expect(valueOf('Platform fee (₹)')).toBe('7');
  await user.click(screen.getByRole('button', { name: 'Save settings' }));
  await user.click(screen.getByRole('button', { name: 'Save changes', hidden: true }));
  expect(calls.find(({ name }) => name === 'save_settings')?.args).toEqual({
    p_settings: { platform_fee: '7' },
    p_expected: { platform_fee: '5' },
  });
});

test('commissions that a colleague has saved show after the next reading, also where some were saved from here', async () => {
  let first = settings.tiers[0]?.percent;
  const tiersNow = () => settings.tiers.map((tier, at) => (at === 0 ? { ...tier, percent: first } : tier));
  const { platform } = await createShop({
    get_admin_settings: () => ({ ...settings, tiers: tiersNow() }),
    save_affiliate_tiers: () => {
      first = 6;
      return tiersNow();
    },
    save_settings: () => settings,
  });
  const { user } = await renderRoutes(routes, '/admin/settings', platform);
  const label = 'Orders below ₹1,000 (%)';
  await user.clear(await screen.findByLabelText(label));
  await user.type(screen.getByLabelText(label), '6');
  await user.click(screen.getByRole('button', { name: 'Save commissions' }));
  await waitFor(() => expect(valueOf(label)).toBe('6'));
  first = 7;
  await user.type(screen.getByLabelText('Platform fee (₹)'), '1');
  await user.click(screen.getByRole('button', { name: 'Save settings' }));
  await user.click(screen.getByRole('button', { name: 'Save changes', hidden: true }));
  await waitFor(() => expect(valueOf(label)).toBe('7'));
});

test('whoever saves commissions second is told, and keeps what they typed', async () => {
  const { platform, calls } = await createShop({
    save_affiliate_tiers: () => {
      const tiers = [{ order_from: 0, percent: 4 }];
      throw new Refusal('STALE', 'Somebody else.', { fields: { tiers }, by: null });
    },
  });
  const { user } = await renderRoutes(routes, '/admin/settings', platform);
  const first = await screen.findByLabelText<HTMLInputElement>('Orders below ₹1,000 (%)');
  await user.clear(first);
  await user.type(first, '6');
  await user.click(screen.getByRole('button', { name: 'Save commissions' }));
  expect((await screen.findByRole('alert')).textContent).toContain(
    'Somebody else has changed “Affiliate commissions” in the meantime.',
  );
  expect(first.value).toBe('6');
  expect(calls.find(({ name }) => name === 'save_affiliate_tiers')?.args.p_expected).toEqual(settings.tiers);
});
