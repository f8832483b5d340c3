import { screen } from '@testing-library/react';
import { createTestShop, placeOf, Refusal, testLine } from '../testing/createTestShop';
import { renderPage } from '../testing/renderPage';

test('store credit pays where the customer wants it, and what has changed since is said and loaded anew', async () => {
  const shop = createTestShop({ signedIn: true, bag: [testLine] });
  const lines = [{ variant_id: testLine.id, quantity: 2 }];
  let revision = 1;
  shop.answer('get_linked_draft', ({ p_use_credit }) => {
    const quote = shop.quote({ p_lines: lines, p_delivery: 'standard' }) as { amount_due: number };
    const used = p_use_credit ? 300 : 0;
    return {
      ...{ id: 'd1', revision, until: '2026-11-30T10:00:00Z', email: 'asha@example.com', gst_buyer: null },
      ship_to: {
        ...{ type: 'home', name: 'Asha Rao', phone: '9876543210', address: '12 Residency Road' },
        ...{ city: 'Nagpur', state: 'Maharashtra', pincode: '440001' },
      },
      ...{ is_accounts: true, is_yours: true, is_placed: false, order_number: null, problems: [] },
      seen_due: 1000,
      quote: {
        ...quote,
        place: placeOf('440001'),
        credit: { balance: 300, used },
        amount_due: quote.amount_due - used,
      },
    };
  });
  shop.answer('place_linked_draft', () => {
    revision = 2;
    throw new Refusal('STALE', { version: 2, expected: 817, actual: 900 });
  });
  const { user } = await renderPage('/checkout/draft/d1?key=k', shop.platform);
  // 900 + 162 + 50 + 5 now, and ₹1,000 on the phone.
  expect(await screen.findByText(/Your store credit would cover the difference/)).toBeTruthy();
  await user.click(screen.getByRole('checkbox', { name: /Use my store credit: ₹300 available/ }));
  expect(await screen.findByText(/Your store credit pays ₹300 of it/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: /^Place order|^Pay/ }));
  expect((await screen.findAllByText(/It comes to ₹900 now, not ₹817/)).length).toBeGreaterThan(0);
  const argsOf = (name: string) => shop.calls.filter((call) => call.name === name).map(({ args }) => args);
  expect(argsOf('place_linked_draft')).toEqual([
    expect.objectContaining({ p_revision: 1, p_expected_due: 817, p_credit: 300 }),
  ]);
  expect(argsOf('get_linked_draft').map(({ p_use_credit }) => p_use_credit)).toEqual([false, true, true]);
});
