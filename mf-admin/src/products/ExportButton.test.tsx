import { screen, waitFor } from '@testing-library/react';
import { renderRoutes } from '@shop/kernel/testing';
import { routes } from '../routes';
import { createTestShop } from '../testing/createTestShop';
import { testProductRecord } from '../testing/testProductRecord';

const product = (position: number) => ({
  ...testProductRecord,
  ...{ id: `tee-${position}`, sku: `T-${position}`, measures: [] },
  ...{ position, updated_at: new Date(Date.UTC(2026, 0, 1) - position * 1000).toISOString() },
});

test('every product is in the file once, whatever is saved while it is written', async () => {
  let products = Array.from({ length: 502 }, (_, index) => product(index + 1));
  const { platform } = await createTestShop(
    {
      list_admin_products: ({ p_sort, ...args }) => {
        const [offset, limit] = [Number(args.p_offset), Number(args.p_limit)];
        const rows = products
          .toSorted((one, other) =>
            p_sort === 'position'
              ? one.position - other.position
              : other.updated_at.localeCompare(one.updated_at),
          )
          .slice(offset, offset + limit);
        // After the first slice somebody saves the last product, and puts a new one before all others.
        if (limit > 25 && offset === 0)
          products = [
            ...[...products.slice(0, -1), { ...product(502), updated_at: '2026-12-01T00:00:00Z' }],
            { ...product(0), updated_at: '2026-12-01T00:00:01Z' },
          ];
        return { total: products.length, more: false, rows };
      },
    },
    'admin',
  );
  // A press of a download leads nowhere here.
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
  const files: Blob[] = [];
  URL.createObjectURL = (file) => `blob:${files.push(file as Blob)}`;
  URL.revokeObjectURL = () => undefined;
  const { user } = await renderRoutes(routes, '/admin/products', platform);
  await user.click(await screen.findByRole('button', { name: 'Export CSV' }));
  await waitFor(() => expect(files).toHaveLength(1));
  const reader = new FileReader();
  const text = new Promise((resolve) => reader.addEventListener('load', () => resolve(reader.result)));
  reader.readAsText(files[0] ?? new Blob());
  const skus = String(await text).match(/\bT-\d+\b/g) ?? [];
  expect(skus.filter((sku) => sku !== 'T-0')).toEqual(Array.from({ length: 502 }, (_, n) => `T-${n + 1}`));
});
