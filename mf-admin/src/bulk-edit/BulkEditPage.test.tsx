import { screen, waitFor, within } from '@testing-library/react';
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

test('rupees are taken as people write them, in a cell and for all', async () => {
  const { user, price } = await open(2);
  const first = await price('Tee <script>');
  await user.clear(first);
  await user.type(first, '₹1,299');
  expect(first.value).toBe('1299');
  await user.clear(first);
  await user.paste('₹ 1,199');
  expect(first.value).toBe('1199');
  await user.selectOptions(screen.getByLabelText('How'), 'set to rupees');
  await user.selectOptions(screen.getByLabelText('Rounded'), 'to the rupee');
  await user.type(screen.getByLabelText('Amount'), '₹1,29,900');
  await user.click(screen.getByRole('button', { name: 'Apply to all' }));
  expect((await price('Tee 2')).value).toBe('129900');
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
  await user.click(screen.getByRole('button', { name: 'Take back', hidden: true }));
  expect(await screen.findByText(/^129 products are as before\./)).toBeTruthy();
});

/** Prices that are kept, and as in the database nothing is done twice under one edit. `breaks`: at which calls. */
function keepPrices(count: number, breaks: readonly number[]) {
  const products = new Map(Array.from({ length: count }, (_, n) => [`tee-${n + 1}`, product(n + 1)]));
  const known = new Set<string>();
  let call = 0;
  return {
    get_editable_products: ({ p_ids }: Record<string, unknown>) =>
      (p_ids as string[]).flatMap((id) => products.get(id) ?? []),
    edit_products: ({ p_edit, p_edits }: Record<string, unknown>) => {
      call += 1;
      if (breaks.includes(call)) throw new Refusal('TOO_SLOW', 'That took too long.');
      const edits = p_edits as { id: string; set: { price: number } }[];
      for (const { id, set } of edits) {
        const old = products.get(id);
        const key = `${String(p_edit)} ${id}`;
        if (old && !known.has(key)) products.set(id, { ...old, ...set, version: old.version + 1 });
        known.add(key);
      }
      return { done: edits.length, unchanged: 0, failures: [] };
    },
  };
}

test('a save that breaks off tells what is done, keeps what is not, and goes on as another edit', async () => {
  const { user, calls, price, save } = await open(101, keepPrices(101, [2]));
  await price('Tee 2');
  await user.type(screen.getByLabelText('Amount'), '-10');
  await user.click(screen.getByRole('button', { name: 'Apply to all' }));
  await save();
  expect(await screen.findByText('100 of 101 products are saved.')).toBeTruthy();
  expect(screen.getByRole('row', { name: 'Tee 101 That took too long.' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Undo' })).toBeTruthy();
  expect(await screen.findByText('1 product changes')).toBeTruthy();
  // One of those that are saved is corrected, and goes with those that are left.
  const second = await price('Tee 2');
  await waitFor(() => expect(second.value).toBe('359'));
  await user.clear(second);
  await user.type(second, '333');
  await save();
  expect(await screen.findByText('2 of 2 products are saved.')).toBeTruthy();
  await waitFor(() => expect(second.value).toBe('333'));
  expect(screen.queryByText(/products? changes?$/)).toBeNull();
  const ids = calls.filter(({ name }) => name === 'edit_products').map(({ args }) => args.p_edit);
  expect(ids[0]).toBe(ids[1]);
  expect(ids[2]).not.toBe(ids[0]);
});

test('what is saved never shows its old value again, whatever React shows first', async () => {
  const { user, price, save } = await open(1, keepPrices(1, []));
  const field = await price('Tee <script>');
  const seen: (string | null)[] = [];
  new MutationObserver((changes) => seen.push(...changes.map(({ oldValue }) => oldValue))).observe(field, {
    attributeFilter: ['value'],
    attributeOldValue: true,
  });
  // React hands out ten lanes to its transitions in turn, of which a later one may come first.
  for (const lane of Array(10).keys()) {
    const [before, now] = [field.value, `${300 + lane}`];
    await user.clear(field);
    await user.type(field, now);
    seen.length = 0;
    await save();
    await waitFor(() => expect(screen.queryByText('1 product changes')).toBeNull());
    expect(field.value).toBe(now);
    expect(seen).not.toContain(before);
  }
});

test('while the shop does not answer, what was typed waits until its products are loaded again', async () => {
  const shop = keepPrices(1, [1]);
  let isAway = false;
  const { user, price, save } = await open(1, {
    ...shop,
    get_editable_products: (args) => {
      if (isAway) throw new Refusal('AWAY', 'Nobody answers.');
      return shop.get_editable_products(args);
    },
  });
  const field = await price('Tee <script>');
  await user.clear(field);
  await user.type(field, '300');
  isAway = true;
  await save();
  expect(await screen.findByText(/Nobody answers\. What you typed is still here/)).toBeTruthy();
  const review = screen.getByRole<HTMLButtonElement>('button', { name: 'Review and save' });
  expect(review.disabled).toBe(true);
  isAway = false;
  await user.click(screen.getByRole('button', { name: 'Load again' }));
  await waitFor(() => expect(review.disabled).toBe(false));
  await save();
  expect(await screen.findByText('1 of 1 product is saved.')).toBeTruthy();
});

test('while changes are sent the dialog stays, and what is typed meanwhile is kept', async () => {
  let answer = () => {};
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const { user, price, save } = await open(2, {
    edit_products: async () => {
      await answered;
      return { done: 1, unchanged: 0, failures: [] };
    },
  });
  const first = await price('Tee <script>');
  await user.clear(first);
  await user.type(first, '300');
  await save();
  const dialog = within(screen.getByRole('dialog', { hidden: true }));
  await user.click(dialog.getByRole('button', { name: 'Cancel', hidden: true }));
  await user.click(dialog.getByRole('button', { name: 'Close', hidden: true }));
  expect(dialog.getByRole('progressbar', { name: 'products sent', hidden: true })).toBeTruthy();
  // A browser may close a dialog without asking.
  const second = await price('Tee 2');
  await user.clear(second);
  await user.type(second, '310');
  answer();
  expect(await screen.findByText('1 of 1 product is saved.')).toBeTruthy();
  expect(screen.queryByRole('dialog', { hidden: true })).toBeNull();
  expect(second.value).toBe('310');
  expect(screen.getByText('1 product changes')).toBeTruthy();
});

test('pasted lines go on to the next page, and those that find no product are told', async () => {
  const { user, price } = await open(27);
  await user.click(await price('Tee 25'));
  await user.paste('301\n302\n303\n304\n');
  expect((await price('Tee 25')).value).toBe('301');
  expect(screen.getByText('3 products change')).toBeTruthy();
  expect(screen.getByText(/^1 pasted line found no product/)).toBeTruthy();
});

test('the change for all stays of what it was chosen to be', async () => {
  const { user, price } = await open(1);
  await price('Tee <script>');
  const what = screen.getByLabelText<HTMLSelectElement>('What');
  await user.selectOptions(what, 'Stock');
  await user.type(screen.getByLabelText('Pieces'), '5');
  await user.click(screen.getByRole('button', { name: 'Apply to all' }));
  expect(await screen.findByText('1 product changes')).toBeTruthy();
  expect(what.value).toBe('stock');
});

/** An edit of 40 products in the list, of which so many are taken back by each call. */
async function openEdits(undo: (call: number) => { done: number; failures: unknown[]; last: string | null }) {
  let undone = 0;
  let call = 0;
  const { platform, calls } = await createTestShop(
    {
      list_bulk_edits: () => ({
        total: 1,
        rows: [
          {
            id: 'e1',
            admin_email: 'a@b.in',
            created_at: '2026-11-21T08:00:00Z',
            undone_at: call > 0 ? '2026-11-21T09:00:00Z' : null,
            products: 40,
            undone,
            changed: ['price', 'stock'],
          },
        ],
      }),
      undo_bulk_edit: () => {
        call += 1;
        const answer = undo(call);
        undone += answer.done;
        return answer;
      },
    },
    'admin',
  );
  const { user } = await renderRoutes(routes, '/admin/products/edits', platform);
  const takeBack = async (name: string) => {
    await user.click(await screen.findByRole('button', { name: new RegExp(`^${name}, 21\\sNov,`) }));
    await user.click(screen.getByRole('button', { name: 'Take back', hidden: true }));
  };
  return { user, calls, takeBack };
}

test('an earlier edit is undone from the list after a question, and what stays is named until one leaves', async () => {
  const failure = { id: 'kurta', name: 'Kurta', reason: 'Somebody saved it.', hint: 'STALE', field: null };
  const { user, calls, takeBack } = await openEdits(() => ({ done: 39, failures: [failure], last: null }));
  expect(await screen.findByText('Price (₹), Stock')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: /^Undo this edit, 21\sNov,/ }));
  expect(screen.getByText('Undo the edit of 40 products?')).toBeTruthy();
  expect(calls.map(({ name }) => name)).not.toContain('undo_bulk_edit');
  await user.click(screen.getByRole('button', { name: 'Cancel', hidden: true }));
  await takeBack('Undo this edit');
  expect(await screen.findByText('39 taken back')).toBeTruthy();
  expect(screen.getByRole('row', { name: 'Kurta Somebody saved it.' })).toBeTruthy();
  expect(screen.getByRole('button', { name: /^Undo the other 1, / })).toBeTruthy();
  expect(calls.find(({ name }) => name === 'undo_bulk_edit')?.args).toEqual({ p_edit: 'e1', p_after: '' });
});

test('an undo that breaks off says so and goes on later', async () => {
  const { takeBack } = await openEdits((call) => {
    if (call === 2) throw new Refusal('TOO_SLOW', 'That took too long.');
    return call === 1 ? { done: 25, failures: [], last: 'm' } : { done: 15, failures: [], last: null };
  });
  await takeBack('Undo this edit');
  expect(await screen.findByText('25 taken back')).toBeTruthy();
  expect(screen.getByRole('row', { name: 'The other 15 Not tried: That took too long.' })).toBeTruthy();
  await takeBack('Undo the other 15');
  expect(await screen.findByText('40 taken back')).toBeTruthy();
  expect(screen.getByText('15 products are as before.', { exact: false })).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Undo/ })).toBeNull();
});
