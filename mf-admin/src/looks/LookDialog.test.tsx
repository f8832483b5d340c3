import { act, screen, waitFor, within } from '@testing-library/react';
import { renderRoutes } from '@shop/kernel/testing';
import { routes } from '../routes';
import { createTestShop } from '../testing/createTestShop';
import type { LookRecord } from './lookRecord';

const piece = { price: 900, image: null, status: 'published' as const, in_stock: true };
const look: LookRecord = {
  ...{ id: '22222222-2222-4222-8222-222222222222', title: 'Evening', active: true, version: 1 },
  ...{ created_at: '2026-11-21T05:12:00Z', state: 'active' },
  items: [
    { ...piece, product_id: 'kurta', name: 'Kurta' },
    { ...piece, product_id: 'saree', name: 'Saree' },
  ],
};

async function open(save: (args: Record<string, unknown>) => unknown) {
  const { platform, calls } = await createTestShop(
    { list_admin_looks: () => ({ total: 1, rows: [look] }), save_look: save },
    'admin',
  );
  const { user } = await renderRoutes(routes, '/admin/looks', platform);
  const sent = () =>
    calls.flatMap(({ name, args }) => (name === 'save_look' ? [args.p_look as Partial<LookRecord>] : []));
  return { user, sent };
}

test('a second press after a lost answer makes no second look, another dialog does', async () => {
  let answers = 0;
  const { user, sent } = await open(() => {
    answers += 1;
    if (answers === 1) throw new Error('lost');
    return look;
  });
  for (const isFirst of [true, false]) {
    await user.click(await screen.findByRole('button', { name: 'New look' }));
    const dialog = within(screen.getByRole('dialog'));
    const press = () => user.click(dialog.getByRole('button', { name: 'Save look' }));
    await user.type(dialog.getByLabelText('Title'), 'Morning');
    await press();
    if (isFirst) {
      await dialog.findByText('The shop did not answer.');
      await press();
    }
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  }
  const [first, again, other] = sent();
  expect(first?.id).toMatch(/^[0-9a-f-]{36}$/);
  expect(first).not.toHaveProperty('version');
  expect(again?.id).toBe(first?.id);
  expect(other?.id).not.toBe(first?.id);
});

test('what is typed during a save stays, and is saved over what that save has made', async () => {
  let answer = () => undefined as void;
  const { user, sent } = await open(
    () => new Promise((resolve) => (answer = () => resolve({ ...look, version: 2 }))),
  );
  await user.click(await screen.findByRole('button', { name: 'Edit Evening' }));
  const dialog = within(screen.getByRole('dialog'));
  const save = dialog.getByRole<HTMLButtonElement>('button', { name: 'Save look' });
  await user.type(dialog.getByLabelText('Title'), '!');
  await user.click(save);
  await user.type(dialog.getByLabelText('Title'), '?');
  await act(async () => answer());
  await waitFor(() => expect(save.disabled).toBe(false));
  expect(dialog.getByLabelText('Title')).toHaveProperty('value', 'Evening!?');
  // Products are moved by buttons.
  await user.click(save);
  await user.click(dialog.getByRole('button', { name: 'Remove Kurta' }));
  await act(async () => answer());
  await waitFor(() => expect(save.disabled).toBe(false));
  await user.click(save);
  await act(async () => answer());
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent()).toMatchObject([
    { title: 'Evening!', version: 1 },
    { title: 'Evening!?', version: 2, products: ['kurta', 'saree'] },
    { title: 'Evening!?', version: 2, products: ['saree'] },
  ]);
});

test('a product that was taken out by a press is not lost unasked', async () => {
  const { user, sent } = await open(() => look);
  await user.click(await screen.findByRole('button', { name: 'Edit Evening' }));
  const dialog = within(screen.getByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Remove Kurta' }));
  await user.click(dialog.getByRole('button', { name: 'Cancel' }));
  expect(dialog.getByText('What you have filled in is not saved yet.')).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: 'Discard' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(sent()).toEqual([]);
});

test('the keyboard goes on at the list of products where the last that fits has been added', async () => {
  const { platform } = await createTestShop(
    {
      list_admin_looks: () => ({ total: 1, rows: [look] }),
      list_admin_products: () => ({
        total: 3,
        rows: ['juti', 'bindi', 'dupatta'].map((id) => ({ id, name: id, status: 'published' })),
      }),
    },
    'admin',
  );
  const { user } = await renderRoutes(routes, '/admin/looks', platform);
  await user.click(await screen.findByRole('button', { name: 'Edit Evening' }));
  const dialog = within(screen.getByRole('dialog'));
  await user.type(dialog.getByRole('textbox', { name: /Find a product/ }), 'a{Enter}');
  for (const name of ['juti', 'bindi']) {
    await user.click(await dialog.findByRole('button', { name: `Add ${name}` }));
    expect(document.activeElement).toBe(dialog.getByRole('textbox', { name: /Find a product/ }));
  }
  await user.click(dialog.getByRole('button', { name: 'Add dupatta' }));
  expect(dialog.queryByRole('textbox', { name: /Find a product/ })).toBeNull();
  expect(document.activeElement).toBe(dialog.getByRole('group', { name: /^Products, two to five/ }));
});

test('products are found by the words that were sent last, although an answer to others was on its way', async () => {
  const asked: string[] = [];
  let answer: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (answer = resolve));
  const { platform } = await createTestShop(
    {
      list_admin_looks: () => ({ total: 1, rows: [look] }),
      list_admin_products: async ({ p_query: words }) => {
        asked.push(String(words));
        if (words === 'ju') await held;
        return { total: 1, rows: [{ id: String(words), name: `Found by ${words}`, status: 'published' }] };
      },
    },
    'admin',
  );
  const { user } = await renderRoutes(routes, '/admin/looks', platform);
  await user.click(await screen.findByRole('button', { name: 'Edit Evening' }));
  const dialog = within(screen.getByRole('dialog'));
  await user.type(dialog.getByRole('textbox', { name: /Find a product/ }), 'ju{Enter}ti{Enter}');
  await waitFor(() => expect(asked).toContain('ju'));
  await act(async () => answer());
  expect(await dialog.findByText(/Found by juti/)).toBeTruthy();
  expect(asked).toEqual(['ju', 'juti']);
});
