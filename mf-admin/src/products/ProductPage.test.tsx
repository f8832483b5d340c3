import { renderRoutes } from '@shop/kernel/testing';
import { screen, within } from '@testing-library/react';
import { routes } from '../routes';
import { createTestShop, Refusal } from '../testing/createTestShop';
import type { ProductWithHistory } from './productRecord';

const product: ProductWithHistory = {
  id: 'neel-tee',
  name: 'Neel Tee',
  description: 'Cotton',
  price: 450,
  original_price: 600,
  category_id: 'men',
  brand: 'Darzi House',
  sku: 'NT-1',
  images: [],
  features: ['Soft'],
  badges: [],
  status: 'published',
  version: 3,
  updated_at: '2026-11-21T08:00:00Z',
  variants: [{ id: 'neel-tee:m', label: 'M', stock: 4 }],
  adjustments: [],
};

test('a save carries the version that was opened', async () => {
  const { platform, calls } = await createTestShop(
    { get_admin_product: () => product, save_product: () => product },
    'admin',
  );
  const { user } = await renderRoutes(routes, '/admin/products/neel-tee', platform);
  const price = await screen.findByLabelText('Price (₹)');
  await user.clear(price);
  await user.type(price, '425');
  await user.click(screen.getByRole('button', { name: 'Save product' }));
  expect(calls.find(({ name }) => name === 'save_product')?.args).toMatchObject({
    p_version: 3,
    p_product: { id: 'neel-tee', price: '425', features: ['Soft'], variants: product.variants },
  });
});

test('the second of two admins is told, and keeps what she typed', async () => {
  const { platform } = await createTestShop(
    {
      get_admin_product: () => product,
      save_product: () => {
        throw new Refusal('STALE', 'Somebody else has saved this product in the meantime.', { version: 4 });
      },
    },
    'admin',
  );
  const { user } = await renderRoutes(routes, '/admin/products/neel-tee', platform);
  const price = await screen.findByLabelText<HTMLInputElement>('Price (₹)');
  await user.clear(price);
  await user.type(price, '425');
  await user.click(screen.getByRole('button', { name: 'Save product' }));
  expect((await screen.findByRole('alert')).textContent).toContain('Somebody else has saved this product');
  expect(price.value).toBe('425');
});

test('stock is adjusted with a reason, for the variant that the dialog names', async () => {
  const { platform, calls } = await createTestShop(
    { get_admin_product: () => product, adjust_stock: () => ({ stock: 2 }) },
    'admin',
  );
  const { user } = await renderRoutes(routes, '/admin/products/neel-tee', platform);
  await user.click(await screen.findByRole('button', { name: 'Adjust M' }));
  const dialog = within(screen.getByRole('dialog', { hidden: true }));
  expect(dialog.getByText('Adjust stock: Neel Tee M')).toBeTruthy();
  await user.type(dialog.getByLabelText('Change'), '-2');
  await user.selectOptions(dialog.getByLabelText('Reason'), 'damaged');
  await user.click(dialog.getByRole('button', { name: 'Adjust stock', hidden: true }));
  expect(calls.find(({ name }) => name === 'adjust_stock')?.args).toMatchObject({
    p_variant_id: 'neel-tee:m',
    p_change: -2,
    p_reason: 'damaged',
  });
});
