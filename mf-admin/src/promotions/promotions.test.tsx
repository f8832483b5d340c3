import { act, screen, waitFor, within } from '@testing-library/react';
import { renderRoutes } from '@shop/kernel/testing';
import { routes } from '../routes';
import { createTestShop, Refusal } from '../testing/createTestShop';

const promotion = {
  ...{ id: '11111111-1111-4111-8111-111111111111', title: 'Festive three', kind: 'buy_get', value: 100 },
  ...{ buy: 2, get: 1, max_discount: null, scope: 'all', scope_ids: [], get_scope: null, get_scope_ids: [] },
  ...{ audience: 'everyone' },
  ...{ audience_tag: null, min_amount: 0, min_pieces: 0, starts_at: '2026-11-21T04:00:00Z', ends_at: null },
  ...{ total_limit: null, per_user_limit: null, priority: 0, alone: false, coupons: 'any', state: 'active' },
  ...{ used: 0, version: 3, created_at: '2026-11-20T04:00:00Z', stands: 'live', orders: 12, saved: 5988 },
};

async function open(path: string, handlers: Parameters<typeof createTestShop>[0] = {}) {
  const { platform, calls, toasts } = await createTestShop(
    {
      list_admin_promotions: () => ({ total: 1, rows: [promotion] }),
      get_admin_promotion: () => ({ ...promotion, products: [] }),
      list_collection_names: () => [],
      save_promotion: ({ p_promotion }) => p_promotion,
      set_promotion_state: () => promotion,
      preview_promotion: () => ({ products: 132, orders: 40, matching: 12, saving: 4200 }),
      ...handlers,
    },
    'admin',
  );
  const { user } = await renderRoutes(routes, path, platform);
  const sent = (name: string) => calls.filter((call) => call.name === name).map(({ args }) => args);
  return { user, sent, toasts };
}

test('the list says what each does, how it stands and what it has given', async () => {
  await open('/admin/promotions');
  const row = (await screen.findByRole('link', { name: 'Festive three' })).closest('tr');
  if (!row) throw new Error('No row');
  for (const text of ['Buy 2, get 1 free', 'Live', '12', '₹5,988', '21 Nov 2026, 9:30 am'])
    expect(within(row).getByText(text)).toBeTruthy();
});

test('a live promotion is paused at once, and ended after a question', async () => {
  const { user, sent } = await open('/admin/promotions');
  await user.click(await screen.findByRole('button', { name: 'Pause Festive three' }));
  await waitFor(() => expect(sent('set_promotion_state')).toHaveLength(1));
  const end = await screen.findByRole<HTMLButtonElement>('button', { name: 'End Festive three' });
  await waitFor(() => expect(end.disabled).toBe(false));
  await user.click(end);
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'End it now' }));
  await waitFor(() =>
    expect(sent('set_promotion_state')).toEqual([
      { p_id: promotion.id, p_state: 'paused' },
      { p_id: promotion.id, p_state: 'ended' },
    ]),
  );
});

test('a new one is tried on past orders before it is saved', async () => {
  const { user, sent } = await open('/admin/promotions/new');
  await user.type(await screen.findByLabelText(/^Title/), 'Three for two');
  await user.selectOptions(screen.getByLabelText(/^Kind/), 'buy_get');
  await user.selectOptions(screen.getByLabelText(/^Products/), 'category');
  await user.selectOptions(screen.getByLabelText(/^Add/), 'women');
  await user.click(screen.getByRole('button', { name: 'Try on past orders' }));
  expect((await screen.findByText(/^Applies to 132 products/)).textContent).toBe(
    'Applies to 132 products. Of 40 orders in the last 30 days 12 would have got it, ₹4,200 in all.',
  );
  await user.type(screen.getByLabelText(/^Title/), '!');
  expect(screen.getByText('Not tried yet.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Save promotion' }));
  await waitFor(() => expect(sent('save_promotion')).toHaveLength(1));
  expect(sent('save_promotion')[0]?.p_promotion).toMatchObject({
    ...{ title: 'Three for two!', kind: 'buy_get', buy: '2', get: '1', value: '100' },
    ...{ scope: 'category', scope_ids: ['women'], active: false, alone: false, coupons: 'any' },
  });
  expect(sent('save_promotion')[0]?.p_promotion).not.toHaveProperty('version');
});

test('a second press after a lost answer makes no second promotion, another form does', async () => {
  let answers = 0;
  const { user, sent } = await open('/admin/promotions/new', {
    save_promotion: ({ p_promotion }) => {
      answers += 1;
      if (answers === 1) throw new Error('lost');
      return p_promotion;
    },
  });
  const press = () => user.click(screen.getByRole('button', { name: 'Save promotion' }));
  const fillIn = async () => {
    await user.type(await screen.findByLabelText(/^Title/), 'T');
    await user.type(screen.getByLabelText(/^Percent off/), '5');
  };
  await fillIn();
  await press();
  await screen.findByText('The shop did not answer.');
  await press();
  await user.click(await screen.findByRole('link', { name: 'New promotion' }));
  await fillIn();
  await press();
  await waitFor(() => expect(sent('save_promotion')).toHaveLength(3));
  const ids = sent('save_promotion').map(({ p_promotion }) => (p_promotion as { id: string }).id);
  expect(ids[0]).toMatch(/^[0-9a-f-]{36}$/);
  expect(ids[1]).toBe(ids[0]);
  expect(ids[2]).not.toBe(ids[0]);
});

test('a duplicate begins as it was, off and without its time', async () => {
  await open(`/admin/promotions/new?from=${promotion.id}`);
  expect(await screen.findByLabelText(/^Title/)).toHaveProperty('value', 'Festive three again');
  expect(screen.getByLabelText(/^Buy/)).toHaveProperty('value', '2');
  expect(screen.getByLabelText(/^On, from when/)).toHaveProperty('checked', false);
});

test('what the database refuses is told at its field', async () => {
  const { user } = await open(`/admin/promotions/${promotion.id}`, {
    save_promotion: () => {
      throw new Refusal('INVALID_INPUT', 'It was used 12 times already.', { field: 'total_limit' });
    },
  });
  expect(await screen.findByLabelText(/^Begins/)).toHaveProperty('value', '2026-11-21T09:30');
  await user.type(screen.getByLabelText(/^Orders in all/), '5');
  await user.click(screen.getByRole('button', { name: 'Save promotion' }));
  expect(await screen.findByText('It was used 12 times already.')).toBeTruthy();
  expect(screen.getByLabelText(/^Orders in all/).getAttribute('aria-invalid')).toBe('true');
});

test('a limit or a minimum of nothing is left empty, as the database wants it', async () => {
  const { user, sent } = await open(`/admin/promotions/${promotion.id}`);
  const save = () => user.click(screen.getByRole('button', { name: 'Save promotion' }));
  for (const label of [
    /^From \(₹\)/,
    /^From pieces/,
    /^At most an order/,
    /^Orders in all/,
    /^Orders each/,
  ]) {
    await user.type(await screen.findByLabelText(label), '0');
    await save();
    expect(sent('save_promotion')).toEqual([]);
    await user.clear(screen.getByLabelText(label));
  }
  await save();
  await waitFor(() => expect(sent('save_promotion')).toHaveLength(1));
  expect(sent('save_promotion')[0]?.p_promotion).toMatchObject({ min_amount: '', priority: '0' });
});

test('the title of a duplicate fits its field and ends with a whole character', async () => {
  await open(`/admin/promotions/new?from=${promotion.id}`, {
    get_admin_promotion: () => ({ ...promotion, title: `${'x'.repeat(59)}🪔`, products: [] }),
  });
  expect(await screen.findByLabelText(/^Title/)).toHaveProperty('value', 'x'.repeat(59));
});

test('a step waits while the form has changes, and takes nothing away that is typed', async () => {
  const { user, sent } = await open(`/admin/promotions/${promotion.id}`);
  const pause = await screen.findByRole<HTMLButtonElement>('button', { name: 'Pause Festive three' });
  expect(pause.disabled).toBe(false);
  await user.type(screen.getByLabelText(/^Title/), ' more');
  await user.click(pause);
  expect(sent('set_promotion_state')).toEqual([]);
  expect(screen.getByText('Not saved yet; its steps wait until it is.')).toBeTruthy();
  expect(screen.getByLabelText(/^Title/)).toHaveProperty('value', 'Festive three more');
});

test('one set is bought and another given: each is chosen, collections among them', async () => {
  const { user, sent } = await open('/admin/promotions/new', {
    list_collection_names: () => [{ id: 'c1', title: 'Blouses' }],
  });
  await user.type(await screen.findByLabelText(/^Title/), 'A blouse half price');
  await user.selectOptions(screen.getByLabelText(/^Kind/), 'buy_get');
  await user.selectOptions(screen.getByLabelText(/^Products that are bought/), 'category');
  await user.selectOptions(screen.getByLabelText(/^Add/), 'women');
  await user.selectOptions(screen.getByLabelText(/^Pieces that come with it/), 'collection');
  const given = within(screen.getByRole('group', { name: 'Products of any of these collections' }));
  await user.selectOptions(given.getByLabelText(/^Add/), 'Blouses');
  await user.click(screen.getByRole('button', { name: 'Save promotion' }));
  await waitFor(() => expect(sent('save_promotion')).toHaveLength(1));
  expect(sent('save_promotion')[0]?.p_promotion).toMatchObject({
    ...{ kind: 'buy_get', scope: 'category', scope_ids: ['women'] },
    ...{ get_scope: 'collection', get_scope_ids: ['c1'] },
  });
});

test('what is typed outlives a page that is read again, and is saved over the version that was opened', async () => {
  let now = promotion;
  const { user, sent } = await open(`/admin/promotions/${promotion.id}`, {
    get_admin_promotion: () => ({ ...now, products: [] }),
    set_promotion_state: () => {
      now = { ...promotion, version: 4, state: 'paused', stands: 'paused' };
      return now;
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Pause Festive three' }));
  await screen.findByRole('button', { name: 'Start Festive three' });
  // The form is the one of the paused promotion.
  expect(screen.getByLabelText(/^On, from when/)).toHaveProperty('checked', false);
  await user.type(screen.getByLabelText(/^Title/), ' more');
  // Somebody else is faster; saving reads the page again.
  now = { ...now, version: 9, title: 'Theirs' };
  await user.click(screen.getByRole('button', { name: 'Save promotion' }));
  await waitFor(() => expect(sent('save_promotion')).toHaveLength(1));
  expect(sent('save_promotion')[0]?.p_promotion).toMatchObject({
    title: 'Festive three more',
    version: 4,
  });
});

test('what is typed during a save stays, and is saved over what that save has made', async () => {
  let answer = () => undefined as void;
  const { user, sent } = await open(`/admin/promotions/${promotion.id}`, {
    save_promotion: () => new Promise((resolve) => (answer = () => resolve({ ...promotion, version: 4 }))),
  });
  const title = await screen.findByLabelText(/^Title/);
  await user.type(title, '!');
  await user.click(screen.getByRole('button', { name: 'Save promotion' }));
  await user.type(title, '?');
  await act(async () => answer());
  const save = screen.getByRole<HTMLButtonElement>('button', { name: 'Save promotion' });
  await waitFor(() => expect(save.disabled).toBe(false));
  expect(title).toHaveProperty('value', 'Festive three!?');
  expect(location.pathname).toBe(`/admin/promotions/${promotion.id}`);
  await user.click(save);
  await act(async () => answer());
  await waitFor(() => expect(location.pathname).toBe('/admin/promotions'));
  expect(sent('save_promotion').map(({ p_promotion }) => p_promotion)).toMatchObject([
    { title: 'Festive three!', version: 3 },
    { title: 'Festive three!?', version: 4 },
  ]);
});
