import { act, screen, waitFor, within } from '@testing-library/react';
import { renderRoutes } from '@shop/kernel/testing';
import { routes } from '../routes';
import { createTestShop, Refusal } from '../testing/createTestShop';

const festive = {
  id: 'c1',
  slug: 'festive',
  title: 'Festive <b>',
  description: '',
  rule: { category: 'women', filters: { material: ['cotton'] }, max: 2000 },
  active: true,
  version: 4,
  created_at: '2026-11-21T08:00:00Z',
  updated_at: '2026-11-21T08:00:00Z',
  products: [],
  count: 12,
};

test('a rule is shown, previewed with its count, and saved with the version that was opened', async () => {
  const { platform, calls } = await createTestShop(
    {
      list_admin_collections: () => ({ total: 1, rows: [festive] }),
      preview_collection: () => ({
        count: 9,
        products: [{ id: 'a', name: 'Saree', price: 900, images: [] }],
      }),
      save_collection: () => festive,
    },
    'admin',
  );
  const { user } = await renderRoutes(routes, '/admin/collections', platform);
  await user.click(await screen.findByRole('button', { name: 'Edit Festive <b>' }));
  const dialog = within(screen.getByRole('dialog', { hidden: true }));
  expect(dialog.getByLabelText<HTMLSelectElement>('Attribute').value).toBe('material=cotton');
  await user.type(dialog.getByLabelText(/^Badge/), 'New');
  await user.click(dialog.getByRole('button', { name: 'Preview', hidden: true }));
  expect(await dialog.findByText('9 products')).toBeTruthy();
  const rule = { ...festive.rule, badge: 'New' };
  expect(calls.at(-1)).toEqual({ name: 'preview_collection', args: { p_rule: rule } });
  await user.click(dialog.getByRole('button', { name: 'Save collection', hidden: true }));
  expect(calls.find(({ name }) => name === 'save_collection')?.args.p_collection).toMatchObject({
    id: 'c1',
    version: 4,
    slug: 'festive',
    active: true,
    rule,
    products: [],
  });
});

test('what a rule asks beyond the form stays, and is named', async () => {
  const rule = {
    filters: {
      ...{ colour: ['red'], type: ['sarees', 'gone'], discount: ['15'] },
      ...{ material: ['cotton', 'silk'], occasion: ['wedding'] },
    },
  };
  const { platform, calls } = await createTestShop(
    {
      list_admin_collections: () => ({ total: 1, rows: [{ ...festive, rule }] }),
      save_collection: () => festive,
    },
    'admin',
  );
  const { user } = await renderRoutes(routes, '/admin/collections', platform);
  await user.click(await screen.findByRole('button', { name: 'Edit Festive <b>' }));
  const dialog = within(screen.getByRole('dialog', { hidden: true }));
  expect(dialog.getByText(/^It also asks for colour: red, .* occasion: wedding/)).toBeTruthy();
  await user.selectOptions(dialog.getByLabelText('Discount'), '20');
  await user.click(dialog.getByRole('button', { name: 'Save collection', hidden: true }));
  expect(calls.find(({ name }) => name === 'save_collection')?.args.p_collection).toMatchObject({
    rule: { filters: { ...rule.filters, discount: ['20'] } },
  });
});

test('whoever saves second keeps what they typed, reads so, and saves over it', async () => {
  const { platform, calls } = await createTestShop(
    {
      list_admin_collections: () => ({ total: 1, rows: [festive] }),
      save_collection: ({ p_collection }) => {
        if ((p_collection as { version: number }).version === 7) return { ...festive, version: 8 };
        throw new Refusal('STALE', 'Somebody else has saved this collection meanwhile.', { version: 7 });
      },
    },
    'admin',
  );
  const { user } = await renderRoutes(routes, '/admin/collections', platform);
  await user.click(await screen.findByRole('button', { name: 'Edit Festive <b>' }));
  const dialog = within(screen.getByRole('dialog', { hidden: true }));
  const title = dialog.getByLabelText<HTMLInputElement>('Title');
  await user.type(title, '!');
  const save = () => user.click(dialog.getByRole('button', { name: 'Save collection', hidden: true }));
  await save();
  expect((await dialog.findByRole('alert', { hidden: true })).textContent).toBe(
    'Somebody else has saved this collection meanwhile. Nothing is saved yet; the next save puts yours in its place.',
  );
  expect(title.value).toBe('Festive <b>!');
  await save();
  await waitFor(() => expect(screen.queryByRole('dialog', { hidden: true })).toBeNull());
  const sent = calls.filter(({ name }) => name === 'save_collection').map(({ args }) => args.p_collection);
  expect(sent).toMatchObject([{ version: 4 }, { version: 7, title: 'Festive <b>!' }]);
});

test('products are found, chosen by hand and put in order', async () => {
  const { platform, calls } = await createTestShop(
    {
      list_admin_collections: () => ({ total: 0, rows: [] }),
      list_admin_products: () => ({
        total: 2,
        more: false,
        rows: [
          { id: 'a', name: 'Anarkali', status: 'draft' },
          { id: 'b', name: 'Bandhani', status: 'published' },
        ],
      }),
      save_collection: () => festive,
    },
    'admin',
  );
  const { user } = await renderRoutes(routes, '/admin/collections', platform);
  await user.click(await screen.findByRole('button', { name: 'New collection' }));
  const dialog = within(screen.getByRole('dialog', { hidden: true }));
  await user.type(dialog.getByLabelText('Title'), 'Mine');
  await user.selectOptions(dialog.getByLabelText('Its products'), 'hand');
  await user.type(dialog.getByRole('textbox', { name: /^Find a product/, hidden: true }), 'silk{Enter}');
  await user.click(await dialog.findByRole('button', { name: 'Add Anarkali', hidden: true }));
  expect(document.activeElement).toBe(dialog.getByRole('textbox', { name: /^Find a product/, hidden: true }));
  await user.click(dialog.getByRole('button', { name: 'Add Bandhani', hidden: true }));
  const forward = dialog.getByRole('button', { name: 'Move Bandhani forward', hidden: true });
  await user.click(forward);
  // At the front it moves no further, and keeps the focus.
  expect(forward).toHaveProperty('disabled', false);
  expect(document.activeElement).toBe(forward);
  await user.click(dialog.getByRole('button', { name: 'Save collection', hidden: true }));
  expect(calls.find(({ name }) => name === 'save_collection')?.args.p_collection).toMatchObject({
    title: 'Mine',
    rule: null,
    products: ['b', 'a'],
  });
});

test('a preview is of the rule in sight: a change takes it away, and the answer to what was asked before', async () => {
  let answer = () => undefined as void;
  const { platform } = await createTestShop(
    {
      list_admin_collections: () => ({ total: 0, rows: [] }),
      preview_collection: () =>
        new Promise((resolve) => (answer = () => resolve({ count: 3, products: [] }))),
    },
    'admin',
  );
  const { user } = await renderRoutes(routes, '/admin/collections', platform);
  await user.click(await screen.findByRole('button', { name: 'New collection' }));
  const dialog = within(screen.getByRole('dialog', { hidden: true }));
  const preview = () => user.click(dialog.getByRole('button', { name: 'Preview', hidden: true }));
  await preview();
  await act(async () => answer());
  expect(dialog.getByText('3 products')).toBeTruthy();
  await user.selectOptions(dialog.getByLabelText('Category'), 'women');
  expect(dialog.queryByText('3 products')).toBeNull();
  await preview();
  await user.type(dialog.getByLabelText(/^Badge/), 'New');
  await act(async () => answer());
  expect(dialog.queryByText('3 products')).toBeNull();
});
