import { screen, waitFor, within } from '@testing-library/react';
import { createTestShop } from './createTestShop';
import { orderRow } from './orderRow';
import { renderPage } from './renderPage';

const address = { ...orderRow.ship_to, id: 'a1', is_default: false };
const card = {
  ...{ id: 'c1', brand: 'visa', last4: '4242', expiry_month: 9, expiry_year: 2095 },
  ...{ holder_name: 'ASHA RAO', is_default: false },
};
const vpa = { id: 'v1', vpa: 'asha@okaxis', state: 'pending', name: '', is_default: false };

/** Presses a button of the only row, which is `after` then. */
async function press(path: string, table: string, before: object, button: RegExp, after: object, edge = {}) {
  const tables: Record<string, object[]> = { [table]: [before] };
  const shop = createTestShop({ signedIn: true, tables, edge });
  const { user } = await renderPage(path, shop.platform);
  const pressed = await screen.findByRole('button', { name: button });
  const row = pressed.closest('li')!;
  tables[table] = [{ ...before, ...after }];
  await user.click(pressed);
  return { shop, row, pressed };
}

test.each([
  ['/saved-addresses', 'addresses', address, 'The address in Nagpur, Asha Rao is your default.'],
  ['/saved-cards', 'saved_cards', card, 'Visa ending in 4242 is your default.'],
  ['/saved-vpa', 'saved_vpas', { ...vpa, state: 'verified' }, 'asha@okaxis is your default.'],
])('on %s what became the default says so and has the focus', async (path, table, row, said) => {
  const made = await press(path, table, row, /^Set as default/, { is_default: true });
  await waitFor(() => expect(made.pressed.isConnected).toBe(false));
  await waitFor(() => expect(made.row.contains(document.activeElement)).toBe(true));
  expect(document.activeElement?.textContent).toContain('Default');
  expect(made.shop.toasts.at(-1)).toEqual({ tone: 'success', message: said });
});

test.each([
  ['verified', 'success', 'asha@okaxis is verified.'],
  ['failed', 'error', 'asha@okaxis could not be verified: your bank does not know it.'],
])('a UPI ID that is %s after asking says so and keeps the focus', async (state, tone, message) => {
  const edge = { 'vpa-verify': { state } };
  const made = await press('/saved-vpa', 'saved_vpas', vpa, /^Verify/, { state }, edge);
  await screen.findByText(state === 'verified' ? 'Verified' : /^Verification failed/);
  await waitFor(() => expect(made.row.contains(document.activeElement)).toBe(true));
  expect(made.shop.toasts.at(-1)).toEqual({ tone, message });
});

test.each([
  {
    ...{ path: '/saved-addresses', table: 'addresses', title: 'Saved Addresses' },
    rows: [
      { ...address, city: 'Nagpur' },
      { ...address, id: 'a2', city: 'Pune' },
      { ...address, id: 'a3', city: 'Mumbai' },
    ],
    names: ['Nagpur', 'Pune', 'Mumbai'],
  },
  {
    ...{ path: '/saved-cards', table: 'saved_cards', title: 'Saved Cards' },
    rows: [card, { ...card, id: 'c2', last4: '1111' }, { ...card, id: 'c3', last4: '2222' }],
    names: ['4242', '1111', '2222'],
  },
  {
    ...{ path: '/saved-vpa', table: 'saved_vpas', title: 'Saved UPI IDs' },
    rows: [vpa, { ...vpa, id: 'v2', vpa: 'asha@ybl' }, { ...vpa, id: 'v3', vpa: 'rao@sbi' }],
    names: ['asha@okaxis', 'asha@ybl', 'rao@sbi'],
  },
])('on $path whoever deletes goes on with the next row, the one before, then the title', async (given) => {
  const { path, table, title, rows, names } = given;
  const [first = '', second = '', third = ''] = names;
  const tables: Record<string, object[]> = { [table]: rows };
  const { user } = await renderPage(path, createTestShop({ signedIn: true, tables }).platform);
  /** Deletes by the keyboard. */
  const remove = async (name: string, left: object[]) => {
    const button = await screen.findByRole('button', { name: new RegExp(`^Delete .*${name}`) });
    button.focus();
    await user.keyboard('{Enter}');
    tables[table] = left;
    const dialog = within(screen.getByRole('dialog'));
    dialog.getByRole('button', { name: /^Delete / }).focus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(button.isConnected).toBe(false));
  };
  const row = (name: string) => screen.getByText(new RegExp(name)).closest('li');

  await remove(second, [rows[0]!, rows[2]!]);
  await waitFor(() => expect(row(third)?.contains(document.activeElement)).toBe(true));
  await remove(third, [rows[0]!]);
  await waitFor(() => expect(row(first)?.contains(document.activeElement)).toBe(true));
  await remove(first, []);
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { name: title })));
});

test.each([
  ['/saved-addresses', 'addresses', address, 'save_address', 'UNKNOWN_ADDRESS'],
  ['/saved-cards', 'saved_cards', card, 'set_default_card', 'UNKNOWN_CARD'],
  ['/saved-vpa', 'saved_vpas', { ...vpa, state: 'verified' }, 'set_default_vpa', 'UNKNOWN_VPA'],
])('on %s what was deleted in another tab goes at the next press', async (path, table, row, name, hint) => {
  const tables: Record<string, object[]> = { [table]: [row] };
  const functions = { [name]: Object.assign(new Error('We could not find that.'), { hint }) };
  const { user } = await renderPage(path, createTestShop({ signedIn: true, tables, functions }).platform);
  const button = await screen.findByRole('button', { name: /^Set as default/ });
  tables[table] = [];
  await user.click(button);
  await waitFor(() => expect(button.isConnected).toBe(false));
  expect(document.activeElement).not.toBe(document.body);
});

test('a UPI ID that was saved by a press whose answer was lost shows once it is added again', async () => {
  const tables: Record<string, object[]> = { saved_vpas: [] };
  const save_vpa = Object.assign(new Error('You have saved this UPI ID already.'), {
    ...{ hint: 'VPA_EXISTS', details: '{"field":"vpa"}' },
  });
  const { user } = await renderPage(
    '/saved-vpa',
    createTestShop({ signedIn: true, tables, functions: { save_vpa } }).platform,
  );
  await user.type(await screen.findByLabelText(/^UPI ID/), 'asha@okaxis');
  tables.saved_vpas = [vpa];
  await user.click(screen.getByRole('button', { name: 'Add UPI ID' }));
  expect(await screen.findByRole('button', { name: 'Verify asha@okaxis' })).toBeTruthy();
  expect(screen.getByText('You have saved this UPI ID already.')).toBeTruthy();
});
