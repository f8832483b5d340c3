import { screen, waitFor, within } from '@testing-library/react';
import { createTestShop } from '../testing/createTestShop';
import { renderPage } from '../testing/renderPage';

const tables = {
  credit_accounts: [{ balance: 70 }],
  credit_entries: [
    { id: 2, amount: -30, kind: 'order', description: 'Order TD2', created_at: '2026-11-21T19:00:00Z' },
    { id: 1, amount: 100, kind: 'referral', description: 'A friend', created_at: '2026-11-20T19:00:00Z' },
  ],
  gift_cards: [
    {
      id: 'g1',
      last4: 'ZX9Q',
      initial_amount: 1000,
      balance: 400,
      sender_name: 'Meera',
      message: 'Happy Diwali',
      issued_at: '2026-11-01T00:00:00Z',
    },
  ],
};
const rowsOf = () =>
  within(screen.getByRole('table', { name: 'Store credit' }))
    .getAllByRole('row')
    .slice(1)
    .map((row) => row.textContent);

test('shows the balance and a ledger; the choice of bookings stands in the address', async () => {
  const { platform } = createTestShop({ signedIn: true, tables });
  const { user } = await renderPage('/totadarzi-credit', platform);
  expect(await screen.findByText('₹70')).toBeTruthy();
  expect(rowsOf()).toEqual(['Order TD222 November 2026−₹30', 'A friend21 November 2026+₹100']);
  await user.click(screen.getByRole('radio', { name: 'Used' }));
  await waitFor(() => expect(location.search).toBe('?show=used'));
  await waitFor(() =>
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Used' }).checked).toBe(true),
  );
});

test('a gift card is added by its code, and a miss keeps what was typed', async () => {
  const functions: Record<string, unknown> = { add_gift_card: { outcome: 'unknown' } };
  const shop = createTestShop({ signedIn: true, tables, functions });
  const { user } = await renderPage('/totadarzi-credit?tab=gift-cards', shop.platform);
  const code = await screen.findByLabelText<HTMLInputElement>('Gift card code');
  await user.type(code, 'TDGC-1');
  await user.click(screen.getByRole('button', { name: 'Add gift card' }));
  expect((await screen.findByRole('alert')).textContent).toContain('There is no gift card with this code.');
  expect(code.value).toBe('TDGC-1');
  expect(screen.getByText('“Happy Diwali”')).toBeTruthy();
});

test('gift cards that were given have pages, which are not those of the bookings', async () => {
  const given = Array.from({ length: 45 }, (_, index) => ({
    ...{ id: `p${index}`, amount: 500, recipient_email: `friend${index}@example.com`, state: 'paid' },
    created_at: '2026-11-20T19:00:00Z',
  }));
  const more = { gift_card_purchases: given, credit_entries: [], credit_accounts: [] };
  const { platform } = createTestShop({ signedIn: true, tables: { ...tables, ...more } });
  const { user } = await renderPage('/totadarzi-credit?tab=gift-cards&page=2&show=used', platform);
  const pages = within(await screen.findByRole('navigation', { name: 'Pages of gift cards' }));
  expect(pages.getByText('Page 2 of 3')).toBeTruthy();
  expect(pages.getByRole('link', { name: 'Older' }).getAttribute('href')).toBe(
    '/totadarzi-credit?tab=gift-cards&page=3',
  );
  await user.click(screen.getByRole('tab', { name: 'Store credit' }));
  expect(await screen.findByText('No credit yet')).toBeTruthy();
});

test('a visitor reads how credit is earned', async () => {
  const { platform } = createTestShop();
  await renderPage('/totadarzi-credit', platform);
  expect(await screen.findByText('₹25 for a review')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Sign In' })).toBeTruthy();
});

test('a page after the last one says nothing of an account without credit', async () => {
  const { platform } = createTestShop({ signedIn: true, tables: { ...tables, credit_entries: [] } });
  await renderPage('/totadarzi-credit?page=9', platform);
  expect(await screen.findByText('Nothing here')).toBeTruthy();
  expect(screen.getByText('₹70')).toBeTruthy();
  expect(screen.queryByText('No credit yet')).toBeNull();
});
