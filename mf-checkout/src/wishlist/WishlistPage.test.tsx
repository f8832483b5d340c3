import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { act } from 'react';
import type { ShopCommands } from '@shop/kernel/platform';
import { createTestShop, NoAnswer } from '../testing/createTestShop';
import { renderPage } from '../testing/renderPage';
import type { Wished } from './Wished';

const wished: Wished = {
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
  const toasts: ShopCommands['show-toast'][] = [];
  platform.commands.handle('show-toast', (toast) => {
    toasts.push(toast);
    return 'done';
  });
  return { platform, toasts, ...(await renderPage('/wishlist', platform)) };
}

const addButton = () => screen.findByRole('button', { name: 'Add Meenakari Jhumka to bag' });
const refused = (reason: string) => screen.findByRole('button', { name: `${reason}: Meenakari Jhumka` });

test('an empty wishlist says so', async () => {
  const { platform } = createTestShop({});
  await renderPage('/wishlist', platform);
  expect(await screen.findByText('Your wishlist is empty')).toBeTruthy();
  expect(screen.getByText(/here until you reload or close the shop/)).toBeTruthy();
});

test('an account’s wishlist that cannot be read is no empty one, and is read again when asked', async () => {
  const shop = createTestShop({ signedIn: true });
  shop.answer('get_wishlist', () => {
    throw new NoAnswer();
  });
  const { user } = await renderPage('/wishlist', shop.platform);
  expect(await screen.findByText('Your wishlist could not be read')).toBeTruthy();
  expect(screen.queryByText('Your wishlist is empty')).toBeNull();

  shop.answer('get_wishlist', () => []);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Your wishlist is empty')).toBeTruthy();
  // The button went with its words.
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
});

test.each([
  ['from its title', undefined, 'H1'],
  ['where they went meanwhile', 'Clear Wishlist', 'BUTTON'],
])('whoever reads a wishlist again goes on %s', async (_, elsewhere, gets) => {
  const shop = createTestShop({ signedIn: true, tables: { products: [] } });
  shop.answer('get_wishlist', () => {
    throw new NoAnswer();
  });
  shop.platform.wishlist.send({ type: 'add', item: wished });
  const { user } = await renderPage('/wishlist', shop.platform);
  (await screen.findByRole('button', { name: 'Try again' })).focus();
  let answer: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (answer = resolve));
  const row = {
    product_id: wished.id,
    name: wished.name,
    price: 650,
    image: null,
    category_id: wished.category,
  };
  for (const name of ['get_wishlist', 'merge_wishlist', 'add_to_wishlist'])
    shop.answer(name, async () => {
      await held;
      return [row];
    });
  await user.keyboard('{Enter}');
  if (elsewhere) screen.getByRole('button', { name: elsewhere }).focus();
  answer();
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull());
  expect(document.activeElement?.tagName).toBe(gets);
});

test('a product without a choice goes into the bag', async () => {
  const { platform, user, toasts } = await openWishlist([
    productRow([{ id: 'jhumka:one', label: '', stock: 4 }]),
  ]);
  await user.click(await addButton());
  await waitFor(() => expect(toasts[0]?.message).toBe('Meenakari Jhumka added to your bag'));
  expect(platform.bag.get()).toMatchObject([{ id: 'jhumka:one', quantity: 1, maxStock: 4, price: 650 }]);
});

test('a product with a choice asks for the variant, and moving takes it off the list', async () => {
  const { platform, user } = await openWishlist([
    productRow([
      { id: 'jhumka:red', label: 'Red', stock: 4 },
      { id: 'jhumka:blue', label: 'Blue', stock: 0 },
      { id: 'jhumka:gold', label: 'Gold', stock: 40 },
    ]),
  ]);
  await user.click(await screen.findByRole('button', { name: 'Move to bag: Meenakari Jhumka' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Choose yours' }));
  await user.click(dialog.getByRole('button', { name: 'Move to bag' }));
  expect(dialog.getByText('Please select a variant')).toBeTruthy();
  expect(platform.bag.get()).toEqual([]);
  expect(dialog.getByRole<HTMLInputElement>('radio', { name: /^Blue/ }).disabled).toBe(true);

  await user.click(dialog.getByRole('radio', { name: 'Gold' }));
  await user.click(dialog.getByRole('button', { name: 'Move to bag' }));
  expect(platform.bag.get()).toMatchObject([{ id: 'jhumka:gold', variant: 'Gold', quantity: 1 }]);
  expect(platform.wishlist.get()).toEqual([]);
});

test('a sold-out product says so and cannot be added', async () => {
  await openWishlist([productRow([{ id: 'jhumka:one', label: '', stock: 0 }])]);
  expect(await refused('Out of stock')).toHaveProperty('disabled', true);
  expect(screen.getAllByText('Out of stock').length).toBeGreaterThan(0);
  expect(screen.queryByRole('button', { name: /Move to bag/ })).toBeNull();
});

test('what sold out while the list was open stays out of the bag', async () => {
  const rows = [productRow([{ id: 'jhumka:one', label: '', stock: 3 }])];
  const { platform, user, toasts } = await openWishlist(rows);
  await addButton();
  rows[0] = productRow([{ id: 'jhumka:one', label: '', stock: 0 }]);
  await user.click(await addButton());
  await waitFor(() => expect(toasts[0]?.message).toBe('Meenakari Jhumka is out of stock'));
  expect(platform.bag.get()).toEqual([]);
});

test('a product that is gone is marked, and one that goes meanwhile stays out of the bag', async () => {
  const rows: unknown[] = [productRow([{ id: 'jhumka:one', label: '', stock: 3 }])];
  const { platform, user, toasts } = await openWishlist(rows);
  await addButton();
  rows.length = 0;
  await user.click(await addButton());
  await waitFor(() => expect(toasts[0]?.message).toBe('Meenakari Jhumka is no longer sold'));
  expect(platform.bag.get()).toEqual([]);

  cleanup();
  await renderPage('/wishlist', platform);
  expect(await refused('No longer sold')).toHaveProperty('disabled', true);
});

test('whoever removes items goes on with the next one, then with the title, also after undo', async () => {
  const { platform, user, toasts } = await openWishlist([]);
  await act(() =>
    Promise.resolve(
      platform.wishlist.send({ type: 'add', item: { ...wished, id: 'bag', name: 'Jute Bag' } }),
    ),
  );
  const title = () => screen.getByRole('heading', { name: 'Your Wishlist' });

  await user.click(await screen.findByRole('button', { name: 'Remove Meenakari Jhumka from wishlist' }));
  expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Jute Bag' }));
  await user.click(screen.getByRole('button', { name: 'Remove Jute Bag from wishlist' }));
  expect(await screen.findByText('Your wishlist is empty')).toBeTruthy();
  expect(document.activeElement).toBe(title());
  title().blur();
  await act(() => Promise.resolve(toasts.at(-1)?.action?.run()));
  expect(document.activeElement).toBe(title());
  await user.click(screen.getByRole('button', { name: 'Clear Wishlist' }));
  expect(document.activeElement).toBe(title());
});

test('items are removed one by one or all at once', async () => {
  const { platform, user, toasts } = await openWishlist([]);
  await act(() =>
    Promise.resolve(
      platform.wishlist.send({ type: 'add', item: { ...wished, id: 'bangle', name: 'Lac Bangle' } }),
    ),
  );
  await user.click(await screen.findByRole('button', { name: 'Remove Lac Bangle from wishlist' }));
  expect(platform.wishlist.get()).toEqual([wished]);
  await user.click(screen.getByRole('button', { name: 'Clear Wishlist' }));
  expect(await screen.findByText('Your wishlist is empty')).toBeTruthy();
  await act(() => Promise.resolve(toasts.at(-1)?.action?.run()));
  expect(platform.wishlist.get()).toEqual([wished]);
});

test('a shopper asks with one press to be told of a lower price', async () => {
  const asked: unknown[] = [];
  const shop = createTestShop({
    signedIn: true,
    tables: { products: [productRow([{ id: 'jhumka:one', label: '', stock: 3 }])] },
  });
  shop.answer('ask_alert', (args) => {
    asked.push(args);
    return { outcome: 'waiting' };
  });
  shop.answer('get_wishlist', () => [
    {
      product_id: wished.id,
      name: wished.name,
      price: 650,
      image: null,
      category_id: wished.category,
      in_stock: true,
    },
  ]);
  const { user } = await renderPage('/wishlist', shop.platform);
  await user.click(await screen.findByRole('button', { name: 'Tell me when cheaper: Meenakari Jhumka' }));
  await waitFor(() => expect(asked).toEqual([{ p_kind: 'price', p_product_id: 'jhumka' }]));
});

test('what is sold out leads to its page, where it is asked which size', async () => {
  const { user } = await openWishlist([productRow([{ id: 'jhumka:one', label: '', stock: 0 }])]);
  await user.click(await screen.findByRole('button', { name: 'Tell me when it is back: Meenakari Jhumka' }));
  await waitFor(() => expect(location.pathname).toBe('/product/jhumka'));
});
