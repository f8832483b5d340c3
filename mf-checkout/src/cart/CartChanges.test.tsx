import { screen, waitFor } from '@testing-library/react';
import { act } from 'react';
import type { ShopCommands } from '@shop/kernel/platform';
import { createTestShop, Refusal, testLine } from '../testing/createTestShop';
import { renderPage } from '../testing/renderPage';

const proceedButton = () => screen.findByRole<HTMLButtonElement>('button', { name: 'Proceed to Checkout' });

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

test('a changed price is marked and keeps the shopper from proceeding until it is accepted', async () => {
  localStorage.setItem('bag-prices', JSON.stringify({ [testLine.id]: 400 }));
  const { platform } = createTestShop({ signedIn: true, bag: [testLine] });
  const { user } = await renderPage('/cart', platform);

  expect(await screen.findByText('The price changed from ₹400 to ₹450.')).toBeTruthy();
  expect((await proceedButton()).disabled).toBe(true);
  await user.click(screen.getByRole('button', { name: 'Accept ₹450 for Neel Lotus Tee' }));
  await waitFor(async () => expect((await proceedButton()).disabled).toBe(false));
});

test('a visitor hears of price and stock too, although the bag is in the tab', async () => {
  const shop = createTestShop({ bag: [testLine] });
  shop.answer('quote_order', (args) => {
    const quote = shop.quoteOf([{ ...testLine, price: 500, maxStock: 1 }])(args);
    return quote;
  });
  await renderPage('/cart', shop.platform);

  expect(await screen.findByText('Only 1 left. Please take fewer.')).toBeTruthy();
  expect((await proceedButton()).disabled).toBe(true);
});

test('a product that is no longer sold is marked, and the others are still priced', async () => {
  const gone = { ...testLine, id: 'old-cap:one', productId: 'old-cap', name: 'Old Cap', variant: '' };
  const shop = createTestShop({ bag: [testLine, gone] });
  shop.answer('quote_order', (args) => {
    if (JSON.stringify(args.p_lines).includes(gone.id))
      throw new Refusal('UNKNOWN_VARIANT', { variant_id: gone.id });
    return shop.quoteOf([testLine])(args);
  });
  const { user } = await renderPage('/cart', shop.platform);

  expect(await screen.findByText('No longer sold. Please remove it.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Remove Old Cap' }));
  await waitFor(async () => expect((await proceedButton()).disabled).toBe(false));
});

test('a line moves to the wishlist and comes back with undo', async () => {
  const product = {
    ...{ id: testLine.productId, name: testLine.name, description: '', price: 450, original_price: 450 },
    ...{ category_id: 'men', brand: '', sku: '', images: [], features: [], rating: 4, review_count: 1 },
    ...{ badges: [], published_at: '', product_variants: [{ id: testLine.id, label: 'M', stock: 3 }] },
  };
  const { platform } = createTestShop({ bag: [testLine], tables: { products: [product] } });
  const toasts: ShopCommands['show-toast'][] = [];
  platform.commands.handle('show-toast', (toast) => {
    toasts.push(toast);
    return 'done';
  });
  const { user } = await renderPage('/cart', platform);

  await user.click(await screen.findByRole('button', { name: 'Move to wishlist: Neel Lotus Tee' }));
  expect(await screen.findByText('Your cart is empty')).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Your Bag' }));
  expect(platform.wishlist.get()).toMatchObject([{ id: testLine.productId, category: 'men' }]);
  await act(() => Promise.resolve(toasts[0]?.action?.run()));
  expect(platform.wishlist.get()).toEqual([]);
  expect(platform.bag.get()).toEqual([testLine]);
});

test('whoever takes lines out goes on with the next one, then with the title, also after undo', async () => {
  const other = { ...testLine, id: 'cap:one', productId: 'cap', name: 'Old Cap', variant: '' };
  const { platform } = createTestShop({ bag: [testLine, other] });
  const toasts: ShopCommands['show-toast'][] = [];
  platform.commands.handle('show-toast', (toast) => {
    toasts.push(toast);
    return 'done';
  });
  const { user } = await renderPage('/cart', platform);
  const title = () => screen.getByRole('heading', { name: 'Your Bag' });

  await user.click(await screen.findByRole('button', { name: 'Remove Neel Lotus Tee' }));
  expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Old Cap' }));
  await user.click(screen.getByRole('button', { name: 'Remove Old Cap' }));
  expect(await screen.findByText('Your cart is empty')).toBeTruthy();
  expect(document.activeElement).toBe(title());
  title().blur();
  await act(() => Promise.resolve(toasts.at(-1)?.action?.run()));
  expect(document.activeElement).toBe(title());
  await user.click(screen.getByRole('button', { name: 'Clear Cart' }));
  await user.click(screen.getByRole('button', { name: 'Yes, clear it' }));
  expect(document.activeElement).toBe(title());
});

test('pieces that an unpaid order holds do not look sold out to its own shopper', async () => {
  const order = {
    ...{ number: 'TD0123456789', amount_due: 531, expires_at: '2099-01-01T05:12:30Z' },
    order_lines: [{ variant_id: testLine.id, quantity: testLine.quantity }],
  };
  const { platform } = createTestShop({
    signedIn: true,
    bag: [{ ...testLine, maxStock: 0 }],
    tables: { orders: [order] },
  });
  await renderPage('/cart', platform);

  expect(await screen.findByText(/Your order TD0123456789 of ₹531 waits for its payment/)).toBeTruthy();
  // The checkout opens for nothing else until then.
  expect(screen.getByText(/Pay or cancel it first/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Pay or cancel it' }).getAttribute('href')).toBe(
    '/checkout/payment/TD0123456789',
  );
  expect(screen.queryByText(/Sold out/)).toBeNull();
  expect((await proceedButton()).disabled).toBe(false);
});

test('what another device changed shows when somebody comes back to the page', async () => {
  const shop = createTestShop({ signedIn: true, bag: [testLine] });
  await renderPage('/cart', shop.platform);
  expect(await screen.findByText('2 items')).toBeTruthy();

  const [line] = shop.serverBag;
  if (line) line.quantity = 3;
  await act(() => Promise.resolve(document.dispatchEvent(new Event('visibilitychange'))));
  expect(await screen.findByText('3 items')).toBeTruthy();
});
