import { screen, within } from '@testing-library/react';
import { renderRoutes } from '@shop/kernel/testing';
import { routes } from '../routes';
import { createTestShop, Refusal } from '../testing/createTestShop';
import { testProductRecord } from '../testing/testProductRecord';
import type { EditableProduct } from './cells';
import { keepEditedIds } from './editedIds';

const product = (n: number): EditableProduct => ({
  ...testProductRecord,
  id: `tee-${n}`,
  name: n === 1 ? 'Tee <script>' : `Tee ${n}`,
  price: 400 + n,
  status: 'published',
  variants: [{ id: `tee-${n}:m`, label: 'M', stock: n }],
});

async function open(count: number, handlers: Parameters<typeof createTestShop>[0] = {}) {
  const products = Array.from({ length: count }, (_, index) => product(index + 1));
  keepEditedIds(products.map(({ id }) => id));
  const { platform, calls } = await createTestShop(
    {
      get_editable_products: ({ p_ids }) => products.filter(({ id }) => (p_ids as string[]).includes(id)),
      edit_products: ({ p_edits }) => ({ done: (p_edits as unknown[]).length, unchanged: 0, failures: [] }),
      ...handlers,
    },
    'admin',
  );
  const { user } = await renderRoutes(routes, '/admin/products/edit', platform);
  const price = (name: string) =>
    screen.findByRole<HTMLInputElement>('textbox', { name: `Price (₹) of ${name}` });
  const save = async () => {
    await user.click(screen.getByRole('button', { name: 'Review and save' }));
    const dialog = within(screen.getByRole('dialog', { hidden: true }));
    await user.click(dialog.getByRole('button', { name: 'Save all', hidden: true }));
  };
  return { user, calls, price, save };
}

test('ticked products open in the table', async () => {
  const { platform, calls } = await createTestShop(
    {
      list_admin_products: () => ({ total: 2, more: false, rows: [testProductRecord] }),
      list_admin_product_ids: () => ['neel-tee', 'other'],
      get_editable_products: () => [],
    },
    'admin',
  );
  const { user } = await renderRoutes(routes, '/admin/products?status=draft', platform);
  await user.click(await screen.findByRole('checkbox', { name: 'Select Neel Tee' }));
  await user.click(screen.getByRole('button', { name: 'Select all 2' }));
  await user.click(await screen.findByRole('button', { name: 'Edit 2' }));
  expect(await screen.findByText('Tick products in the list, then choose “Edit”.')).toBeTruthy();
  expect(calls.find(({ name }) => name === 'list_admin_product_ids')?.args).toMatchObject({
    p_status: 'draft',
  });
  expect(calls.at(-1)).toEqual({ name: 'get_editable_products', args: { p_ids: ['neel-tee', 'other'] } });
});

test('Enter and arrows go down and up, Escape takes back, and lines of a spreadsheet fill the column', async () => {
  const { user, price } = await open(3);
  const first = await price('Tee <script>');
  await user.clear(first);
  await user.type(first, '399{Enter}');
  expect(document.activeElement).toBe(await price('Tee 2'));
  await user.paste('₹1,299\n1199\n');
  expect((await price('Tee 2')).value).toBe('1299');
  expect((await price('Tee 3')).value).toBe('1199');
  // Above its MRP.
  expect(screen.getByText(/2 cannot be saved: Tee 2, Tee 3/)).toBeTruthy();
  await user.keyboard('{Escape}{ArrowUp}');
  expect((await price('Tee 2')).value).toBe('402');
  expect(document.activeElement).toBe(first);
});

test('one change for all is shown before it is saved, goes in slices, names what stayed, and is undone', async () => {
  const failure = {
    id: 'tee-3',
    name: 'Tee 3',
    reason: 'Somebody saved it. It was a@b.in.',
    hint: 'STALE',
    field: null,
  };
  const { user, calls, price, save } = await open(130, {
    edit_products: ({ p_edits }) => {
      const edits = p_edits as { id: string }[];
      const failures = edits.some(({ id }) => id === 'tee-3') ? [failure] : [];
      return { done: edits.length - failures.length, unchanged: 0, failures };
    },
    undo_bulk_edit: ({ p_after }) =>
      p_after ? { done: 29, failures: [], last: null } : { done: 100, failures: [], last: 'tee-9' },
  });
  await price('Tee 2');
  await user.type(screen.getByLabelText('Amount'), '-10');
  await user.click(screen.getByRole('button', { name: 'Apply to all' }));
  expect((await price('Tee 2')).value).toBe('359');
  expect(screen.getAllByText('was ₹402')).toHaveLength(1);
  await save();
  expect(await screen.findByText('129 of 130 products are saved.')).toBeTruthy();
  expect(screen.getByRole('row', { name: 'Tee 3 Somebody saved it. It was a@b.in.' })).toBeTruthy();
  const sent = calls.filter(({ name }) => name === 'edit_products').map(({ args }) => args);
  expect(sent.map(({ p_edits }) => (p_edits as unknown[]).length)).toEqual([100, 30]);
  expect(new Set(sent.map(({ p_edit }) => p_edit)).size).toBe(1);
  // What failed keeps what was typed.
  expect((await price('Tee 3')).value).toBe('359');
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('129 products are as before.')).toBeTruthy();
});

test('a save that breaks off is sent again under the same id', async () => {
  let isBroken = true;
  const { user, calls, price, save } = await open(1, {
    edit_products: () => {
      if (isBroken) throw new Refusal('TOO_SLOW', 'That took too long.');
      return { done: 1, unchanged: 0, failures: [] };
    },
  });
  const field = await price('Tee <script>');
  await user.clear(field);
  await user.type(field, '300');
  await save();
  expect(await screen.findByText('That took too long.')).toBeTruthy();
  isBroken = false;
  await user.click(screen.getByRole('button', { name: 'Save all', hidden: true }));
  expect(await screen.findByText('1 of 1 products are saved.')).toBeTruthy();
  const ids = calls.filter(({ name }) => name === 'edit_products').map(({ args }) => args.p_edit);
  expect(ids).toHaveLength(2);
  expect(ids[0]).toBe(ids[1]);
});

test('an earlier edit is undone from the list', async () => {
  const { platform, calls } = await createTestShop(
    {
      list_bulk_edits: () => ({
        total: 1,
        rows: [
          {
            id: 'e1',
            admin_email: 'a@b.in',
            created_at: '2026-11-21T08:00:00Z',
            undone_at: null,
            products: 40,
            undone: 0,
            changed: ['price', 'stock'],
          },
        ],
      }),
      undo_bulk_edit: () => ({ done: 40, failures: [], last: null }),
    },
    'admin',
  );
  const { user } = await renderRoutes(routes, '/admin/products/edits', platform);
  expect(await screen.findByText('Price (₹), Stock')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Undo this edit' }));
  expect(calls.find(({ name }) => name === 'undo_bulk_edit')?.args).toEqual({ p_edit: 'e1', p_after: '' });
});
