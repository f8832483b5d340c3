import { screen, within } from '@testing-library/react';
import { renderRoutes } from '@shop/kernel/testing';
import { routes } from '../routes';
import { createTestShop, Refusal } from '../testing/createTestShop';
import { testFacts, testSettings } from '../testing/testSettings';

type Handlers = Parameters<typeof createTestShop>[0];

async function open(path: string, handlers: Handlers = {}) {
  const { platform, calls } = await createTestShop(
    { get_admin_settings: () => testSettings, get_going_live: () => testFacts, ...handlers },
    'admin',
  );
  const { user } = await renderRoutes(routes, path, platform);
  await screen.findByRole('heading', { level: 1 });
  const lastCall = (name: string) => calls.findLast((call) => call.name === name)?.args;
  return { user, lastCall };
}

const line = (title: string) =>
  screen.getAllByRole('listitem').find((item) => item.textContent?.startsWith(title)) as HTMLElement;

test('each line says whether it is done, and leads to where it is mended', async () => {
  await open('/admin/going-live', {
    get_going_live: () => ({ ...testFacts, seller_saved_at: '2026-11-20T08:00:00Z' }),
  });
  const seller = line('The seller on invoices is yours');
  expect(seller.textContent).toContain('done');
  expect(within(seller).getByRole('link', { name: 'Taxes' }).getAttribute('href')).toBe('/admin/taxes');
  expect(line('A second person').textContent).toContain('missing');
});

test('one line that is done is told as one', async () => {
  await open('/admin/going-live', { get_going_live: () => ({ ...testFacts, owners: 2 }) });
  expect(screen.getByText(/^1 of \d+ is done\.$/)).toBeTruthy();
});

test('what only a person can know is signed and withdrawn', async () => {
  const signed = { id: 'policies', by: 'asha@example.com', at: '2026-11-20T08:00:00Z' };
  const { user, lastCall } = await open('/admin/going-live', {
    get_going_live: () => ({ ...testFacts, statements: [signed] }),
    sign_statement: () => null,
  });
  expect(line('Policies read').textContent).toContain('Signed by asha@example.com');
  await user.click(screen.getByRole('button', { name: 'Sign: A backup was restored' }));
  expect(lastCall('sign_statement')).toEqual({ p_id: 'backups', p_signed: true });
  await user.click(screen.getByRole('button', { name: 'Withdraw: Policies read' }));
  expect(lastCall('sign_statement')).toEqual({ p_id: 'policies', p_signed: false });
});

test('opening names what is missing, asks what prices mean, and shows why the database refuses', async () => {
  const { user, lastCall } = await open('/admin/going-live', {
    save_settings: ({ p_settings }) => {
      const { tax_mode } = p_settings as Record<string, string>;
      throw tax_mode
        ? new Refusal('INVALID_INPUT', 'Invoices must say who sells.', { field: 'phase' })
        : new Refusal('INVALID_INPUT', 'Choose whether prices include GST.', { field: 'tax_mode' });
    },
  });
  await user.click(screen.getByRole('button', { name: 'Open the shop' }));
  const dialog = within(screen.getByRole('dialog', { hidden: true }));
  expect(dialog.getByText(/Not done yet: The seller on invoices is yours/)).toBeTruthy();
  const confirm = dialog.getByRole('button', { name: 'Open all the same', hidden: true });
  await user.click(confirm);
  expect(await dialog.findByText('Choose whether prices include GST.')).toBeTruthy();
  await user.selectOptions(dialog.getByLabelText('GST in the live shop'), 'included');
  await user.click(confirm);
  expect(await dialog.findByText('Invoices must say who sells.')).toBeTruthy();
  expect(lastCall('save_settings')).toEqual({
    p_settings: { phase: 'live', tax_mode: 'included' },
    p_expected: { phase: 'beta' },
  });
});

test('an entry of the settings is undone from the log, unless somebody has been at it since', async () => {
  const entry = {
    ...{ id: 7, admin_email: 'asha@example.com', action: 'settings/saved', target: 'settings' },
    ...{ created_at: '2026-11-20T08:00:00Z', before: { sale_ends_on: null, platform_fee: 5 } },
    after: { sale_ends_on: '2027-02-01', platform_fee: 7 },
  };
  const { user, lastCall } = await open('/admin/activity', {
    list_admin_actions: () => ({
      total: 2,
      rows: [entry, { ...entry, id: 8, action: 'coupon/deleted', before: {}, after: null }],
    }),
    undo_settings: () => {
      throw new Refusal('STALE', 'Changed.', { fields: { platform_fee: 9 }, by: 'ravi@example.com' });
    },
  });
  await user.click(screen.getByRole('button', { name: /^Undo Settings saved, 20\sNov,/ }));
  const dialog = within(screen.getByRole('dialog', { hidden: true }));
  const textsOf = (role: string) =>
    dialog.getAllByRole(role, { hidden: true }).map((each) => each.textContent);
  expect(textsOf('term')).toEqual(['Last day of the sale', 'Platform fee']);
  expect(textsOf('definition')).toEqual(['1\u00a0Feb\u00a02027 → none', '₹7 → ₹5']);
  await user.click(dialog.getByRole('button', { name: 'Undo', hidden: true }));
  expect(lastCall('undo_settings')).toEqual({ p_action: 7 });
  expect(
    await dialog.findByText(
      /ravi@example.com has changed Platform fee to ₹9 in the meantime. Nothing was undone./,
    ),
  ).toBeTruthy();
});
