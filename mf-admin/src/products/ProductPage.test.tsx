import { act, screen, waitFor, within } from '@testing-library/react';
import { renderRoutes } from '@shop/kernel/testing';
import { routes } from '../routes';
import { createTestShop, Refusal } from '../testing/createTestShop';
import { testProductRecord } from '../testing/testProductRecord';
import type { ProductWithHistory } from './productRecord';
import { readTexts } from './textColumns';

const product: ProductWithHistory = {
  ...testProductRecord,
  adjustments: { total: 0, rows: [] },
  prices: { lowest: 450, rows: [] },
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

test('an attribute that publishing needs says so, also where several values are chosen', async () => {
  const { platform } = await createTestShop({ get_admin_product: () => product }, 'admin');
  await renderRoutes(routes, '/admin/products/neel-tee', platform);
  const field = await screen.findByLabelText('Add to material');
  const hint = document.getElementById(field.getAttribute('aria-describedby') ?? '');
  expect(hint?.textContent).toBe('Needed to publish.');
});

test('a draft is given its day of publishing in India, which what is published has not', async () => {
  const { platform, calls } = await createTestShop(
    {
      get_admin_product: () => ({ ...product, status: 'draft', publish_at: '2026-12-01T04:00:00Z' }),
      save_product: () => product,
    },
    'admin',
  );
  const { user } = await renderRoutes(routes, '/admin/products/neel-tee', platform);
  const day = await screen.findByLabelText<HTMLInputElement>(/^Publish on/);
  expect(day.value).toBe('2026-12-01T09:30');
  await user.click(screen.getByRole('button', { name: 'Save product' }));
  expect(calls.find(({ name }) => name === 'save_product')?.args.p_product).toMatchObject({
    ...{ status: 'draft', publish_at: '2026-12-01T04:00:00.000Z' },
  });
  // A year of five figures, as browsers let people type it, is the database's to refuse by its field.
  day.type = 'text';
  await user.clear(day);
  await user.type(day, '12026-12-01T09:30');
  await user.click(screen.getByRole('button', { name: 'Save product' }));
  expect(calls.findLast(({ name }) => name === 'save_product')?.args.p_product).toMatchObject({
    publish_at: '12026-12-01T09:30',
  });
  await user.selectOptions(screen.getByLabelText('State'), 'published');
  expect(screen.queryByLabelText(/^Publish on/)).toBeNull();
});

test('a save sends every text that was not touched as it was', async () => {
  const { platform, calls } = await createTestShop(
    { get_admin_product: () => product, save_product: () => product },
    'admin',
  );
  const { user } = await renderRoutes(routes, '/admin/products/neel-tee', platform);
  await user.click(await screen.findByRole('button', { name: 'Save product' }));
  expect(calls.find(({ name }) => name === 'save_product')?.args.p_product).toMatchObject(
    readTexts((column) => String(product[column])),
  );
});

test('the type says which sizes and attributes there are, and a save sends those of the type alone', async () => {
  const { platform, calls } = await createTestShop(
    { get_admin_product: () => product, save_product: () => product },
    'admin',
  );
  const { user } = await renderRoutes(routes, '/admin/products/neel-tee', platform);
  const form = await screen.findByLabelText<HTMLInputElement>('Weight (GSM)');
  expect(form.value).toBe('180');
  await user.click(screen.getByRole('checkbox', { name: 'S' }));
  await user.click(screen.getByRole('button', { name: 'Save product' }));
  const sent = () => calls.filter(({ name }) => name === 'save_product').at(-1)?.args.p_product;
  expect(sent()).toMatchObject({
    attributes: { material: ['cotton'], weight: ['180'] },
    variants: [{ label: 'S' }, { id: 'neel-tee:m', label: 'M' }],
  });

  await user.selectOptions(screen.getByLabelText('Category'), 'women');
  await user.selectOptions(screen.getByLabelText('Type'), 'Indian wear: Sarees');
  expect(screen.queryByLabelText('Weight (GSM)')).toBeNull();
  await user.selectOptions(screen.getByLabelText('Add to material'), 'Silk');
  await user.selectOptions(screen.getByLabelText('Blouse piece'), 'Yes');
  await user.click(screen.getByRole('button', { name: 'Save product' }));
  expect(sent()).toMatchObject({ category_id: 'women', type_id: 'sarees' });
  expect((sent() as { attributes: unknown }).attributes).toEqual({
    material: ['cotton', 'silk'],
    'blouse-piece': ['yes'],
  });
});

test('a value that the database refuses is marked at its field', async () => {
  const refuse = () => {
    throw new Refusal('INVALID_INPUT', 'This must be a number.', { field: 'attributes.weight' });
  };
  const { platform } = await createTestShop(
    { get_admin_product: () => product, save_product: refuse },
    'admin',
  );
  const { user } = await renderRoutes(routes, '/admin/products/neel-tee', platform);
  await user.click(await screen.findByRole('button', { name: 'Save product' }));
  const field = await screen.findByLabelText('Weight (GSM)');
  await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'));
});

test('the second of two admins is told who was faster, keeps what they typed, and can take over', async () => {
  const { platform, calls } = await createTestShop(
    {
      get_admin_product: () => product,
      save_product: ({ p_version }) => {
        if (p_version === 4) return { ...product, version: 5 };
        throw new Refusal('STALE', 'Somebody else has saved this product in the meantime.', {
          version: 4,
          by: 'ravi@example.com',
        });
      },
    },
    'admin',
  );
  const { user } = await renderRoutes(routes, '/admin/products/neel-tee', platform);
  const price = await screen.findByLabelText<HTMLInputElement>('Price (₹)');
  await user.clear(price);
  await user.type(price, '425');
  await user.click(screen.getByRole('button', { name: 'Save product' }));
  expect((await screen.findByRole('alert')).textContent).toContain('ravi@example.com has saved this product');
  expect(price.value).toBe('425');

  await user.click(screen.getByRole('button', { name: 'Save mine over it' }));
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  expect(calls.filter(({ name }) => name === 'save_product').at(-1)?.args).toMatchObject({
    p_version: 4,
    p_product: { price: '425' },
  });
});

test('the version that counts is the one that was opened, also after the stock was adjusted', async () => {
  let saved = product;
  const { platform, calls } = await createTestShop(
    {
      get_admin_product: () => saved,
      // Somebody else saves in the same moment, and the page is read again.
      adjust_stock: () => {
        saved = { ...product, version: 4, price: 999 };
        return { stock: 2 };
      },
      save_product: () => product,
    },
    'admin',
  );
  const { user } = await renderRoutes(routes, '/admin/products/neel-tee', platform);
  await user.click(await screen.findByRole('button', { name: 'Adjust M' }));
  const dialog = within(screen.getByRole('dialog', { hidden: true }));
  await user.type(dialog.getByLabelText('Change'), '-2');
  await user.click(dialog.getByRole('button', { name: 'Adjust stock', hidden: true }));
  await waitFor(() => expect(screen.queryByRole('dialog', { hidden: true })).toBeNull());
  await user.click(screen.getByRole('button', { name: 'Save product' }));
  expect(calls.find(({ name }) => name === 'save_product')?.args.p_version).toBe(3);
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

test('one piece is told as one', async () => {
  const variants = product.variants.map((variant) => ({ ...variant, stock: 1 }));
  const { platform } = await createTestShop({ get_admin_product: () => ({ ...product, variants }) }, 'admin');
  const { user } = await renderRoutes(routes, '/admin/products/neel-tee', platform);
  await user.click(await screen.findByRole('button', { name: 'Adjust M' }));
  expect(screen.getByText('There is 1 piece now.')).toBeTruthy();
});

test('a change of stock whose answer was lost is sent again as the same one', async () => {
  let answers = 0;
  const { platform, calls } = await createTestShop(
    {
      get_admin_product: () => product,
      adjust_stock: () => {
        answers += 1;
        if (answers === 1) throw new Error('lost');
        return { stock: 2 };
      },
    },
    'admin',
  );
  const { user } = await renderRoutes(routes, '/admin/products/neel-tee', platform);
  await user.click(await screen.findByRole('button', { name: 'Adjust M' }));
  const dialog = within(screen.getByRole('dialog', { hidden: true }));
  await user.type(dialog.getByLabelText('Change'), '5');
  const press = dialog.getByRole('button', { name: 'Adjust stock', hidden: true });
  await user.click(press);
  await user.click(press);
  await waitFor(() => expect(screen.queryByRole('dialog', { hidden: true })).toBeNull());
  const [first, second] = calls.filter(({ name }) => name === 'adjust_stock').map(({ args }) => args.p_key);
  expect(second).toBe(first);
  expect(first).toMatch(/^[0-9a-f-]{36}$/);
});

test.each([
  ['whoever waits for a copy is taken to it', false, '/admin/products/neel-tee-2'],
  ['whoever goes elsewhere before the copy is made stays there', true, '/admin/looks'],
])('%s', async (_, goesOn, ending) => {
  let answer: (made: object) => void = () => undefined;
  const { platform } = await createTestShop(
    {
      get_admin_product: () => product,
      duplicate_product: () => new Promise((resolve) => (answer = resolve)),
      list_admin_looks: () => ({ total: 0, rows: [] }),
    },
    'admin',
  );
  const { user, router } = await renderRoutes(routes, '/admin/products/neel-tee', platform);
  await user.click(await screen.findByRole('button', { name: 'Duplicate' }));
  if (goesOn) await act(() => router.navigate('/admin/looks'));
  await act(async () => answer({ id: 'neel-tee-2' }));
  await act(() => new Promise((resolve) => setTimeout(resolve)));
  expect(location.pathname).toBe(ending);
});

test('a form that was begun anew is not begun anew in the page of another product', async () => {
  let version = 3;
  const copy = { ...product, id: 'neel-tee-2', name: 'Neel Tee Two', version: 1 };
  const { platform } = await createTestShop(
    {
      get_admin_product: ({ p_product_id }) =>
        p_product_id === copy.id ? { ...copy } : { ...product, version },
      save_product: ({ p_product }) => {
        if ((p_product as { id: string }).id !== copy.id) {
          version = 4;
          throw new Refusal('STALE', 'Somebody else', { version });
        }
        copy.version += 1;
        return { ...copy };
      },
    },
    'admin',
  );
  const { user, router } = await renderRoutes(routes, '/admin/products/neel-tee', platform);
  await user.click(await screen.findByRole('button', { name: 'Save product' }));
  await user.click(await screen.findByRole('button', { name: 'Discard mine and show theirs' }));
  await act(() => router.navigate('/admin/products/neel-tee-2'));
  await screen.findByRole('heading', { name: 'Neel Tee Two' });
  const name = screen.getByLabelText('Name');
  const idle = async () => {
    const button = screen.getByRole('button', { name: 'Save product' });
    await waitFor(() => expect(button).toHaveProperty('disabled', false));
    return button;
  };
  for (let save = 0; save < 3; save += 1) {
    await user.click(await idle());
    await waitFor(() => expect(copy.version).toBe(save + 2));
  }
  await idle();
  expect(name.isConnected).toBe(true);
});

test('the keyboard goes on at the next variant where one is taken out', async () => {
  const variants = ['S', 'M', 'L'].map((label) => ({ id: `neel-tee:${label}`, label, stock: 1 }));
  const { platform } = await createTestShop({ get_admin_product: () => ({ ...product, variants }) }, 'admin');
  const { user } = await renderRoutes(routes, '/admin/products/neel-tee', platform);
  await user.click(await screen.findByRole('button', { name: 'Remove variant S' }));
  expect(screen.getAllByLabelText(/^Variant \d/)).toHaveLength(2);
  expect(document.activeElement).toBe(screen.getByLabelText('Variant 1'));
});

test('another change of stock than the one whose answer was lost is not taken for that one', async () => {
  const { platform, calls } = await createTestShop(
    {
      get_admin_product: () => product,
      adjust_stock: ({ p_change }) => {
        if (p_change === 5) throw new Error('lost');
        return { stock: 2 };
      },
    },
    'admin',
  );
  const { user } = await renderRoutes(routes, '/admin/products/neel-tee', platform);
  await user.click(await screen.findByRole('button', { name: 'Adjust M' }));
  const dialog = within(screen.getByRole('dialog', { hidden: true }));
  const press = dialog.getByRole('button', { name: 'Adjust stock', hidden: true });
  await user.type(dialog.getByLabelText('Change'), '5');
  await user.click(press);
  await dialog.findByText('The shop did not answer.');
  await user.clear(dialog.getByLabelText('Change'));
  await user.type(dialog.getByLabelText('Change'), '-2');
  await user.click(press);
  await waitFor(() => expect(screen.queryByRole('dialog', { hidden: true })).toBeNull());
  const keys = calls.filter(({ name }) => name === 'adjust_stock').map(({ args }) => args.p_key);
  expect(keys).toHaveLength(2);
  expect(keys[1]).not.toBe(keys[0]);
});

test('what a piece measures is pasted from a spreadsheet, and what the shop does not take is said at the field', async () => {
  let answers = 0;
  const { platform, calls } = await createTestShop(
    {
      get_admin_product: () => product,
      save_garment_measures: () => {
        if (answers++ === 0)
          throw new Refusal('INVALID_INPUT', 'This product has no size XS.', { field: 'measures' });
        return [];
      },
    },
    'admin',
  );
  const { user } = await renderRoutes(routes, '/admin/products/neel-tee', platform);
  const field = await screen.findByLabelText('Measures as CSV');
  await user.clear(field);
  await user.click(field);
  await user.paste('size\tchest\nXS\t92');
  await user.click(screen.getByRole('button', { name: 'Save measures' }));
  expect(await screen.findByText('This product has no size XS.')).toBeTruthy();
  expect(calls.find(({ name }) => name === 'save_garment_measures')?.args).toEqual({
    p_product_id: 'neel-tee',
    p_rows: [{ size: 'XS', measures: { chest: '92' } }],
    p_expected: { M: null },
  });
});

test('whoever saves measures second reads those of the first, and what they type meanwhile is not lost', async () => {
  let answer = () => undefined as void;
  let measures = [{ size: 'M', measures: { chest: 104 } }];
  const { platform, calls } = await createTestShop(
    {
      get_admin_product: () => product,
      get_admin_measures: () => measures,
      save_garment_measures: ({ p_expected }) => {
        if ((p_expected as { M: { chest: number } }).M.chest === 104)
          throw new Refusal('STALE', 'Somebody else.', {
            fields: { M: { chest: 106, length: 71.5 } },
            by: 'ravi@example.com',
          });
        return new Promise((resolve) => {
          answer = () => {
            measures = [{ size: 'M', measures: { chest: 108 } }];
            resolve(measures);
          };
        });
      },
    },
    'admin',
  );
  const { user } = await renderRoutes(routes, '/admin/products/neel-tee', platform);
  const field = await screen.findByLabelText<HTMLTextAreaElement>('Measures as CSV');
  await user.clear(field);
  await user.type(field, 'size, chest{Enter}M, 108');
  const form = within(screen.getByRole('form', { name: 'Garment measures' }));
  await user.click(form.getByRole('button', { name: 'Save measures' }));
  expect((await form.findByRole('alert')).textContent).toBe(
    'ravi@example.com has changed “M” to chest 106, length 71.5 in the meantime. Nothing is saved yet; the next save puts yours in its place.',
  );
  await user.click(form.getByRole('button', { name: 'Save measures' }));
  await user.type(field, '.5');
  await act(async () => answer());
  await waitFor(() =>
    expect(form.getByRole<HTMLButtonElement>('button', { name: 'Save measures' }).disabled).toBe(false),
  );
  expect(screen.getByLabelText('Measures as CSV')).toHaveProperty('value', 'size, chest\nM, 108.5');
  await user.click(form.getByRole('button', { name: 'Save measures' }));
  const sent = calls.filter(({ name }) => name === 'save_garment_measures').map(({ args }) => args);
  expect(sent.map(({ p_expected }) => p_expected)).toEqual([
    { M: { chest: 104 } },
    { M: { chest: 106, length: 71.5 } },
    { M: { chest: 108 } },
  ]);
  expect(sent.at(-1)?.p_rows).toEqual([{ size: 'M', measures: { chest: '108.5' } }]);
});

test('the stock history tells a size that was removed from the only one', async () => {
  const adjustment = {
    ...{ id: 1, change: 4, stock_after: 4, reason: 'created', note: '' },
    ...{ admin_email: 'asha@example.com', created_at: '2026-11-20T08:00:00Z' },
  };
  const rows = [
    { ...adjustment, variant_id: 'neel-tee:xl' },
    { ...adjustment, id: 2, variant_id: 'neel-tee:one' },
  ];
  const { platform } = await createTestShop(
    {
      get_admin_product: () => ({
        ...product,
        variants: [{ id: 'neel-tee:one', label: '', stock: 4 }],
        adjustments: { total: 2, rows },
      }),
    },
    'admin',
  );
  await renderRoutes(routes, '/admin/products/neel-tee', platform);
  const history = within(await screen.findByRole('region', { name: 'Stock history' }));
  expect(history.getByRole('cell', { name: 'Removed (xl)' })).toBeTruthy();
  expect(history.getAllByRole('cell', { name: 'One size' })).toHaveLength(1);
});

test('variants that are typed while a product is saved stay, and those that were sent are known by their ids', async () => {
  let answer = () => undefined as void;
  const open = { ...product, type_id: null };
  const { platform, calls } = await createTestShop(
    {
      get_admin_product: () => open,
      save_product: () =>
        new Promise((resolve) => {
          const variants = [...product.variants, { id: 'neel-tee:s', label: 'S', stock: 0 }];
          answer = () => resolve({ ...open, version: 4, variants });
        }),
    },
    'admin',
  );
  const { user } = await renderRoutes(routes, '/admin/products/neel-tee', platform);
  await user.click(await screen.findByRole('button', { name: 'Add a variant' }));
  await user.type(screen.getByLabelText('Variant 2'), 'S');
  await user.click(screen.getByRole('button', { name: 'Save product' }));
  await user.click(screen.getByRole('button', { name: 'Add a variant' }));
  await user.type(screen.getByLabelText('Variant 3'), 'L');
  await act(async () => answer());
  expect(screen.getByText('Not saved yet.')).toBeTruthy();

  await user.click(screen.getByRole('button', { name: 'Save product' }));
  expect(calls.filter(({ name }) => name === 'save_product').at(-1)?.args).toMatchObject({
    p_version: 4,
    p_product: {
      variants: [...product.variants, { id: 'neel-tee:s', label: 'S', stock: 0 }, { label: 'L', stock: 0 }],
    },
  });
});

test('a new product in which somebody types while it is made is not made twice', async () => {
  let answer = () => undefined as void;
  const { platform, calls } = await createTestShop(
    {
      get_admin_product: () => product,
      save_product: () => new Promise((resolve) => (answer = () => resolve(product))),
    },
    'admin',
  );
  const { user } = await renderRoutes(routes, '/admin/products/new', platform);
  const name = await screen.findByLabelText('Name');
  for (const required of ['Name', 'Brand', 'SKU'])
    await user.type(screen.getByLabelText(required), 'Neel Tee');
  for (const amount of ['Price (₹)', 'Original price (₹)'])
    await user.type(screen.getByLabelText(amount), '450');
  await user.click(screen.getByRole('button', { name: 'Create product' }));
  await user.type(name, ' blue');
  await act(async () => answer());
  await user.click(screen.getByRole('button', { name: 'Save product' }));
  expect(calls.filter(({ name: called }) => called === 'save_product').at(-1)?.args).toMatchObject({
    p_version: 3,
    p_product: { id: 'neel-tee', name: 'Neel Tee blue' },
  });
  await act(async () => answer());
  expect(location.pathname).toBe('/admin/products/neel-tee');
});
