import { screen, waitFor } from '@testing-library/react';
import { createTestShop } from '../testing/createTestShop';
import { orderRow } from '../testing/orderRow';
import { renderPage } from '../testing/renderPage';

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
  // Once it has done its work, the button stands in no row any more.
  const row = pressed.closest('li')!;
  tables[table] = [{ ...before, ...after }];
  await user.click(pressed);
  return { shop, user, row, pressed };
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
])('a UPI ID that is %s after asking says so and has the focus', async (state, tone, message) => {
  const edge = { 'vpa-verify': { state } };
  const made = await press('/saved-vpa', 'saved_vpas', vpa, /^Verify/, { state }, edge);
  await screen.findByText(state === 'verified' ? 'Verified' : /^Verification failed/);
  await waitFor(() => expect(document.activeElement?.textContent).toContain('asha@okaxis'));
  expect(made.shop.toasts.at(-1)).toEqual({ tone, message });
});
