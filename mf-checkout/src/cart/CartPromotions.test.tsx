import { screen, waitFor } from '@testing-library/react';
import { createTestShop, testLine } from '../testing/createTestShop';
import { renderPage } from '../testing/renderPage';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

/** Two tees of ₹450, the second at half its price. */
const half = {
  ...{ promotion_saving: 225, gst: 122, saving: 225, total: 852, amount_due: 852 },
  promotions: [
    { id: 'p', title: 'Second at half', saving: 225, is_shared: true, lines: { [testLine.id]: 225 } },
  ],
};

function promotionShop(answer: object) {
  const shop = createTestShop({ signedIn: true, bag: [testLine] });
  shop.answer('quote_order', (args) => {
    const quote = shop.quote(args) as { lines: object[] };
    const lines = quote.lines.map((line) => ({ ...line, discount: 225 }));
    return { ...quote, ...half, ...answer, lines };
  });
  return shop;
}

test('what applies by itself stands in the sum and at its lines, and counts for the total', async () => {
  await renderPage('/cart', promotionShop({}).platform);
  expect(await screen.findByText('Second at half: −₹225')).toBeTruthy();
  expect(screen.getByText('Second at half')).toBeTruthy();
  expect(screen.getByText('−₹225')).toBeTruthy();
  expect(screen.getByText('₹852')).toBeTruthy();
  expect(screen.getByText('You save ₹225 on this order')).toBeTruthy();
});

test.each([
  [{ missing_amount: 200, missing_pieces: 0 }, 'Add ₹200 more of what it is for, and Buy 2 get 1 counts.'],
  [{ missing_amount: 0, missing_pieces: 1 }, 'Add 1 piece more of what it is for, and Buy 2 get 1 counts.'],
  [
    { missing_amount: 0, missing_pieces: 0, missing_given: 1 },
    'Add 1 piece of what it gives, and Buy 2 get 1 counts.',
  ],
  [
    { missing_amount: 200, missing_pieces: 2 },
    'Add ₹200 and 2 pieces more of what it is for, and Buy 2 get 1 counts.',
  ],
])('what a little more would bring is said: %j', async (missing, text) => {
  const near_promotion = { title: 'Buy 2 get 1', needs_sign_in: false, missing_given: 0, ...missing };
  await renderPage('/cart', promotionShop({ near_promotion }).platform);
  const named = await screen.findByText('Buy 2 get 1');
  expect(named.parentElement?.textContent).toBe(text);
});

test('a coupon that promotions do not go with is set aside, with the reason, and can be taken off', async () => {
  const message = '“Second at half” saves you more and does not go with this coupon, which you keep.';
  const shop = promotionShop({ coupon_aside: { id: 'FLAT100', message } });
  sessionStorage.setItem('coupon-code', 'FLAT100');
  const { user } = await renderPage('/cart', shop.platform);
  expect(await screen.findByText(message)).toBeTruthy();
  expect(screen.getByText('FLAT100').parentElement?.textContent).toContain('FLAT100 is set aside');
  await user.click(screen.getByRole('button', { name: 'Remove coupon FLAT100' }));
  await waitFor(() => expect(screen.getByLabelText('Coupon code')).toHaveProperty('value', ''));
});
