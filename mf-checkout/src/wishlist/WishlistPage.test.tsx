import { screen, waitFor } from '@testing-library/react';
import { act } from 'react';
import type { WishlistItem } from '@shop/kernel/domain';
import type { Toast } from '@shop/kernel/platform';
import { createTestShop } from '../testing/createTestShop';
import { renderPage } from '../testing/renderPage';

const wished: WishlistItem = {
  id: 'jhumka',
  name: 'Meenakari Jhumka',
  price: 650,
  picture: null,
  category: 'imitation-jewellery',
};

const productRow = (variants: { id: string; label: string; stock: number }[]) => ({
  id: wished.id,
  name: wished.name,
  description: '',
  price: 650,
  original_price: 650,
  category_id: wished.category,
  brand: 'Rangrez',
  sku: 'J1',
  images: [],
  features: [],
  rating: 4.5,
  review_count: 3,
  badges: [],
  published_at: '2026-01-01T00:00:00Z',
  product_variants: variants,
});

async function openWishlist(products: unknown[]) {
  const { platform } = createTestShop({ tables: { products } });
  platform.wishlist.send({ type: 'add', item: wished });
  const toasts: Toast[] = [];
  platform.bus.on('toast/requested').subscribe((toast) => toasts.push(toast));
  return { platform, toasts, ...(await renderPage('/wishlist', platform)) };
}

const addButton = () => screen.findByRole('button', { name: 'Add Meenakari Jhumka to cart' });

test('an empty wishlist says so', async () => {
  const { platform } = createTestShop({});
  await renderPage('/wishlist', platform);
  expect(await screen.findByText('Your wishlist is empty')).toBeTruthy();
});

test('a product without a choice goes into the bag', async () => {
  const { platform, user, toasts } = await openWishlist([
    productRow([{ id: 'jhumka:one', label: '', stock: 4 }]),
  ]);
  await user.click(await addButton());
  await waitFor(() => expect(toasts[0]?.message).toBe('Meenakari Jhumka added to your bag'));
  expect(platform.bag.get()).toMatchObject([{ id: 'jhumka:one', quantity: 1, maxStock: 4, price: 650 }]);
});

test('a product with a choice leads to its page', async () => {
  const { platform, user } = await openWishlist([
    productRow([
      { id: 'jhumka:red', label: 'Red', stock: 4 },
      { id: 'jhumka:blue', label: 'Blue', stock: 4 },
    ]),
  ]);
  await user.click(await addButton());
  await waitFor(() => expect(location.pathname).toBe('/product/jhumka'));
  expect(platform.bag.get()).toEqual([]);
});

test.each([
  ['sold out', [productRow([{ id: 'jhumka:one', label: '', stock: 0 }])], 'Meenakari Jhumka is out of stock'],
  ['gone', [], 'Meenakari Jhumka is no longer sold'],
])('a product that is %s stays out of the bag', async (_, products, message) => {
  const { platform, user, toasts } = await openWishlist(products);
  await user.click(await addButton());
  await waitFor(() => expect(toasts[0]?.message).toBe(message));
  expect(platform.bag.get()).toEqual([]);
});

test('items are removed one by one or all at once', async () => {
  const { platform, user } = await openWishlist([]);
  act(() => platform.wishlist.send({ type: 'add', item: { ...wished, id: 'bangle', name: 'Lac Bangle' } }));
  await user.click(await screen.findByRole('button', { name: 'Remove Lac Bangle from wishlist' }));
  expect(platform.wishlist.get()).toEqual([wished]);
  await user.click(screen.getByRole('button', { name: 'Clear Wishlist' }));
  expect(await screen.findByText('Your wishlist is empty')).toBeTruthy();
});
