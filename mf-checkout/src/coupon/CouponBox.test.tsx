import { cleanup, screen, waitFor } from '@testing-library/react';
import type { Platform } from '@shop/kernel/platform';
import { createTestShop, testLine } from '../testing/createTestShop';
import { renderPage } from '../testing/renderPage';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

function couponShop() {
  const shop = createTestShop({ signedIn: true, bag: [testLine] });
  shop.answer('quote_order', (args) => ({ ...(shop.quote(args) as object), ...judge(args.p_coupon) }));
  return shop;
}

function messagesOf({ commands }: Platform): string[] {
  const messages: string[] = [];
  commands.handle('show-toast', ({ message }) => {
    messages.push(message);
    return 'done';
  });
  return messages;
}

const judge = (code: unknown) => {
  if (code === 'NAMASTE10')
    return { coupon: { id: code, title: '10% off', saving: 90 }, saving: 90, total: 1027, amount_due: 1027 };
  if (code) return { coupon_problem: { code: 'COUPON_EXPIRED', message: 'This coupon has expired.' } };
  return {};
};

/** What a keyboard goes on from; empty where it begins the page anew. */
const focused = () => (document.activeElement === document.body ? '' : document.activeElement?.textContent);

test('a coupon is applied as the server says and taken off again, and the server is asked once for each', async () => {
  const { platform, calls } = couponShop();
  const { user } = await renderPage('/cart', platform);

  await user.type(await screen.findByLabelText('Coupon code'), 'namaste 10');
  await user.click(screen.getByRole('button', { name: 'Apply' }));
  expect(await screen.findByText('Coupon NAMASTE10')).toBeTruthy();
  expect(screen.getByText('You save ₹90 on this order')).toBeTruthy();
  expect(screen.getByText('₹1,027')).toBeTruthy();
  // What was pressed has gone.
  expect(focused()).toContain('NAMASTE10 saves you ₹90');

  await user.click(screen.getByRole('button', { name: 'Remove coupon NAMASTE10' }));
  expect(await screen.findByLabelText('Coupon code')).toHaveProperty('value', '');
  // The field is back at once, the sum when the server has answered.
  expect(await screen.findByText('₹1,117')).toBeTruthy();
  expect(focused()).toMatch(/^Coupon code/);
  const asked = calls.filter(({ name }) => name === 'quote_order').map(({ args }) => args.p_coupon);
  expect(asked).toEqual([null, 'NAMASTE10', null]);
});

describe('where the tab has no room left to keep a coupon', () => {
  beforeEach(() => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    });
  });
  afterEach(() => jest.restoreAllMocks());

  it('counts as long as the page lives, typed or linked', async () => {
    const { platform } = couponShop();
    const { user } = await renderPage('/cart', platform);
    await user.type(await screen.findByLabelText('Coupon code'), 'namaste 10');
    await user.click(screen.getByRole('button', { name: 'Apply' }));
    expect(await screen.findByText('Coupon NAMASTE10')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Remove coupon NAMASTE10' }));
    expect(await screen.findByLabelText('Coupon code')).toHaveProperty('value', '');
    cleanup();
    await renderPage('/cart?coupon=namaste10', platform);
    await user.click(await screen.findByRole('button', { name: 'Remove coupon NAMASTE10' }));
    expect(await screen.findByLabelText('Coupon code')).toHaveProperty('value', '');
  });
});

test('a refused coupon says why beside the field, and the sum stays as it was', async () => {
  const { platform } = couponShop();
  const { user } = await renderPage('/cart', platform);

  await user.type(await screen.findByLabelText('Coupon code'), 'WELCOME20');
  await user.click(screen.getByRole('button', { name: 'Apply' }));
  const field = await screen.findByLabelText('Coupon code');
  await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'));
  expect(screen.getByRole('alert').textContent).toBe('This coupon has expired.');
  expect(screen.getByText('₹1,117')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'See all coupons' }).getAttribute('href')).toBe('/coupons');
  await user.click(screen.getByRole('button', { name: 'Continue without a coupon' }));
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  expect(focused()).toMatch(/^Coupon code/);
});

test('a text that is too long for a code is cut to one, which the server judges like any other', async () => {
  const { platform, calls } = couponShop();
  const { user } = await renderPage('/cart', platform);

  await user.click(await screen.findByLabelText('Coupon code'));
  await user.paste('X'.repeat(500));
  await user.click(screen.getByRole('button', { name: 'Apply' }));
  expect((await screen.findByRole('alert')).textContent).toBe('This coupon has expired.');
  expect(calls.findLast(({ name }) => name === 'quote_order')?.args.p_coupon).toBe('X'.repeat(40));
});

const namaste = { id: 'NAMASTE10', title: '10% off', saving: 90, needs_sign_in: false };
const nearer = { id: 'MORE150', title: 'More', saving: 150, needs_sign_in: false, missing: 120 };

test('the best coupon is suggested, applied with one press, and what a little more would bring is said', async () => {
  const shop = createTestShop({ signedIn: true, bag: [testLine] });
  const offers = { best: namaste, near: nearer };
  shop.answer('quote_order', (args) => ({
    ...(shop.quote(args) as object),
    ...judge(args.p_coupon),
    offers,
  }));
  const { user } = await renderPage('/cart', shop.platform);
  expect((await screen.findByText(/^Best for this bag/)).textContent).toBe(
    'Best for this bag: NAMASTE10 saves ₹90',
  );
  expect(screen.getByText(/^Add ₹120 more/).textContent).toBe('Add ₹120 more, and MORE150 saves ₹150.');
  await user.click(screen.getByRole('button', { name: 'Apply NAMASTE10' }));
  expect(await screen.findByText('Coupon NAMASTE10')).toBeTruthy();
  expect(screen.queryByText(/^Best for this bag/)).toBeNull();
  expect(document.activeElement).not.toBe(document.body);
  expect(document.activeElement?.textContent).toContain('NAMASTE10 saves you ₹90');
  expect(screen.getByText(/^Add ₹120 more/)).toBeTruthy();
});

test('a suggested coupon that is refused stands in the field beside its error', async () => {
  const shop = createTestShop({ signedIn: true, bag: [testLine] });
  shop.answer('quote_order', (args) => ({
    ...(shop.quote(args) as object),
    ...judge(args.p_coupon),
    offers: { best: { ...namaste, id: 'WELCOME20' }, near: null },
  }));
  const { user } = await renderPage('/cart', shop.platform);
  await user.click(await screen.findByRole('button', { name: 'Apply WELCOME20' }));
  expect((await screen.findByRole('alert')).textContent).toBe('This coupon has expired.');
  expect(screen.getByLabelText('Coupon code')).toHaveProperty('value', 'WELCOME20');
});

test('a visitor is asked to sign in for a coupon that has a limit for each shopper', async () => {
  const shop = createTestShop({ bag: [testLine] });
  const offers = {
    best: { ...namaste, needs_sign_in: true },
    near: { ...nearer, needs_sign_in: true },
  };
  shop.answer('quote_order', (args) => ({ ...(shop.quote(args) as object), offers }));
  await renderPage('/cart', shop.platform);
  expect(await screen.findByRole('button', { name: 'Sign in to use NAMASTE10' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Apply NAMASTE10' })).toBeNull();
  expect(screen.getByText(/^Add ₹120/).textContent).toBe(
    'Add ₹120 more and sign in, and MORE150 saves ₹150.',
  );
});

test('an address may bring a coupon, which is kept for the checkout', async () => {
  const { platform } = couponShop();
  const said = messagesOf(platform);
  await renderPage('/cart?coupon=namaste10', platform);

  expect(await screen.findByText('Coupon NAMASTE10')).toBeTruthy();
  expect(location.search).toBe('');
  expect(sessionStorage.getItem('coupon-code')).toBe('NAMASTE10');
  await waitFor(() => expect(said).toEqual(['NAMASTE10 saves you ₹90']));

  cleanup();
  await renderPage('/cart', platform);
  expect(await screen.findByText('Coupon NAMASTE10')).toBeTruthy();
  expect(said).toHaveLength(1);
});

test('a linked coupon that does not count says so at once, and an empty cart says that it is kept', async () => {
  const { platform } = couponShop();
  const said = messagesOf(platform);
  await renderPage('/cart?coupon=WELCOME20', platform);
  await waitFor(() => expect(said).toEqual(['WELCOME20 was not applied. This coupon has expired.']));

  cleanup();
  await renderPage('/cart?coupon=NAMASTE10', createTestShop({ signedIn: true }).platform);
  expect((await screen.findByText('NAMASTE10')).parentElement?.textContent).toBe(
    'Coupon NAMASTE10 waits with it.',
  );
});
