import { act, screen, waitFor } from '@testing-library/react';
import { renderRoutes } from '@shop/kernel/testing';
import { routes } from '../routes';
import { createTestShop, Refusal } from '../testing/createTestShop';
import type { DraftRecord } from './draftRecord';

const draft: DraftRecord = {
  ...{
    id: '00000000-0000-4000-8000-000000000002',
    revision: 1,
    email: 'rina@example.com',
    customer: null,
    quote: null,
    problems: [],
    lines: [],
  },
  ...{ ship_to: { type: 'home', name: '', phone: '', address: '', city: '', state: '', pincode: '' } },
  ...{ delivery: 'standard', note: '', coupon: null, gst_buyer: null, order_number: null },
  ...{ created_email: 'a@example.com', saved_email: 'a@example.com', sent_at: null, sent_until: null },
  ...{
    created_at: '2026-11-21T05:12:00Z',
    saved_at: '2026-11-21T05:12:00Z',
    seen: { due: null, pieces: {} },
  },
};
const home = {
  ...{ type: 'home' as const, name: 'Asha Rao', phone: '9876543210', address: '12 Temple Road' },
  ...{ city: 'Nagpur', state: 'Maharashtra', pincode: '440010' },
};
const asha: DraftRecord['customer'] = {
  ...{ id: 'u1', email: 'asha@example.com', full_name: 'Asha Rao', phone: '9876543210', blocked: false },
  addresses: [{ ...home, id: 'a1', is_default: true, created_at: '2026-11-21T05:12:00Z' }],
};
const kurta = { id: 'kurta', name: 'Kurta', price: 900, variants: [{ id: 'kurta:m', label: 'M', stock: 5 }] };

test('a search changes nothing of the draft, and what is added while a price fails is priced all the same', async () => {
  const waiting: ((refusal: Refusal) => void)[] = [];
  const prices = [
    () =>
      new Promise((_, reject) => {
        waiting.push(reject);
      }),
    () => ({ customer: null, quote: null, problems: [] }),
  ];
  const { platform, calls } = await createTestShop(
    {
      get_draft_order: () => draft,
      find_draft_pieces: () => [kurta],
      price_draft_order: () => prices.shift()?.(),
    },
    'admin',
  );
  const { user } = await renderRoutes(routes, `/admin/orders/drafts/${draft.id}`, platform);
  await user.type(await screen.findByRole('textbox', { name: /^Find a product/ }), 'kurta{Enter}');
  const add = await screen.findByRole('button', { name: /^Add Kurta, M / });
  const remove = screen.getByRole<HTMLButtonElement>('button', { name: 'Delete this draft' });
  expect(remove.disabled).toBe(false);
  await user.click(add);
  expect(remove.disabled).toBe(true);
  await user.click(add);
  waiting.shift()?.(new Refusal('TOO_MANY_ATTEMPTS', 'Please wait.'));
  await waitFor(() =>
    expect(
      calls.filter(({ name }) => name === 'price_draft_order').map(({ args }) => args.p_draft),
    ).toMatchObject([
      { lines: [{ variant_id: 'kurta:m', quantity: 1 }] },
      { lines: [{ variant_id: 'kurta:m', quantity: 2 }] },
    ]),
  );
});

test('a product without sizes is added by its name, and stands by that', async () => {
  const plush = {
    ...{ id: 'plush', name: 'Plush', price: 900 },
    variants: [{ id: 'plush', label: '', stock: 5 }],
  };
  const { platform } = await createTestShop(
    {
      get_draft_order: () => draft,
      find_draft_pieces: () => [plush],
      price_draft_order: () => ({ customer: null, quote: null, problems: [] }),
    },
    'admin',
  );
  const { user } = await renderRoutes(routes, `/admin/orders/drafts/${draft.id}`, platform);
  await user.type(await screen.findByRole('textbox', { name: /^Find a product/ }), 'plush{Enter}');
  const add = await screen.findByRole('button', { name: 'Add Plush, 5 left' });
  // What is seen is part of what is heard.
  expect(add.textContent?.trim()).toBe('5 left');
  await user.click(add);
  expect(await screen.findByRole('button', { name: 'Remove Plush' })).toBeTruthy();
});

test('the keyboard goes on from a customer that was chosen, or given up', async () => {
  const { platform } = await createTestShop(
    {
      get_draft_order: () => ({ ...draft, email: '' }),
      find_draft_customers: () => [asha],
      price_draft_order: () => ({ customer: asha, quote: null, problems: [] }),
    },
    'admin',
  );
  const { user } = await renderRoutes(routes, `/admin/orders/drafts/${draft.id}`, platform);
  await user.type(await screen.findByRole('textbox', { name: /^Find a customer/ }), 'asha{Enter}');
  await user.click(await screen.findByRole('button', { name: 'Choose asha@example.com' }));
  expect(document.activeElement).toBe(await screen.findByRole('button', { name: 'Somebody else' }));
  await user.keyboard('{Enter}');
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: /^Find a customer/ }));
});

test('no customer found by earlier words can be chosen under the later ones', async () => {
  let answer = () => undefined as void;
  const held = new Promise<void>((resolve) => (answer = resolve));
  const { platform } = await createTestShop(
    {
      get_draft_order: () => ({ ...draft, email: '' }),
      find_draft_customers: async ({ p_query: words }) => {
        if (words === 'asha') await held;
        return words === 'asha' ? [asha] : [{ ...asha, email: 'asha.rao@example.com' }];
      },
    },
    'admin',
  );
  const { user } = await renderRoutes(routes, `/admin/orders/drafts/${draft.id}`, platform);
  const field = await screen.findByRole('textbox', { name: /^Find a customer/ });
  await user.type(field, 'asha{Enter} rao{Enter}');
  await act(async () => answer());
  expect(await screen.findByRole('button', { name: 'Choose asha.rao@example.com' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Choose asha@example.com' })).toBeNull();
});

test.each([
  ['whoever waits until a draft is deleted is led to the others', false, '/admin/orders/drafts'],
  ['whoever goes elsewhere before a draft is deleted stays there', true, '/admin/looks'],
])('%s', async (_, goesOn, ending) => {
  let answer = () => undefined as void;
  const { platform } = await createTestShop(
    {
      get_draft_order: () => draft,
      list_draft_orders: () => ({ total: 0, rows: [] }),
      list_admin_looks: () => ({ total: 0, rows: [] }),
      delete_draft_order: () => new Promise((resolve) => (answer = () => resolve(undefined))),
    },
    'admin',
  );
  const { user, router } = await renderRoutes(routes, `/admin/orders/drafts/${draft.id}`, platform);
  await user.click(await screen.findByRole('button', { name: 'Delete this draft' }));
  await user.click(screen.getByRole('button', { name: 'Delete', hidden: true }));
  if (goesOn) await act(() => router.navigate('/admin/looks'));
  await act(async () => answer());
  await act(() => new Promise((resolve) => setTimeout(resolve)));
  expect(location.pathname).toBe(ending);
});

test('the keyboard goes on at the next product where one is taken out', async () => {
  const { platform } = await createTestShop(
    {
      get_draft_order: () => ({
        ...draft,
        lines: ['m', 'l'].map((size) => ({ variant_id: `kurta:${size}`, quantity: 1 })),
        seen: {
          due: null,
          pieces: {
            'kurta:m': { name: 'Kurta', label: 'M', price: 900 },
            'kurta:l': { name: 'Kurta', label: 'L', price: 900 },
          },
        },
      }),
      price_draft_order: () => ({ customer: null, quote: null, problems: [] }),
    },
    'admin',
  );
  const { user } = await renderRoutes(routes, `/admin/orders/drafts/${draft.id}`, platform);
  await user.click(await screen.findByRole('button', { name: 'Remove Kurta, M' }));
  const row = screen.getByRole('button', { name: 'Remove Kurta, L' }).closest('li');
  expect(row?.contains(document.activeElement)).toBe(true);
});

test.each([
  ['leaves with the customer', '', ''],
  ['stays where it was typed over', ' B', '440010'],
])('their own address %s', async (_, typed, pincode) => {
  const { platform } = await createTestShop(
    {
      get_draft_order: () => ({ ...draft, email: '', customer: asha, ship_to: home }),
      price_draft_order: () => ({ customer: null, quote: null, problems: [] }),
    },
    'admin',
  );
  const { user } = await renderRoutes(routes, `/admin/orders/drafts/${draft.id}`, platform);
  const name = await screen.findByLabelText(/^Full Name/);
  if (typed) await user.type(name, typed);
  await user.click(screen.getByRole('button', { name: 'Somebody else' }));
  expect(screen.getByLabelText<HTMLInputElement>(/^PIN Code/).value).toBe(pincode);
});

test('a piece that is added while a customer is priced is in the price with their address', async () => {
  let answer = () => undefined as void;
  const { platform, calls } = await createTestShop(
    {
      get_draft_order: () => ({ ...draft, email: '' }),
      find_draft_customers: () => [asha],
      find_draft_pieces: () => [kurta],
      price_draft_order: () =>
        new Promise((resolve) => (answer = () => resolve({ customer: asha, quote: null, problems: [] }))),
    },
    'admin',
  );
  const { user } = await renderRoutes(routes, `/admin/orders/drafts/${draft.id}`, platform);
  await user.type(await screen.findByRole('textbox', { name: /^Find a product/ }), 'kurta{Enter}');
  const add = await screen.findByRole('button', { name: /^Add Kurta, M / });
  await user.type(screen.getByRole('textbox', { name: /^Find a customer/ }), 'asha{Enter}');
  await user.click(await screen.findByRole('button', { name: 'Choose asha@example.com' }));
  await user.click(add);
  const asked = () =>
    calls.filter(({ name }) => name === 'price_draft_order').map(({ args }) => args.p_draft);
  for (const many of [1, 2, 3]) {
    await waitFor(() => expect(asked()).toHaveLength(many));
    await act(async () => answer());
  }
  expect(asked().at(-1)).toMatchObject({
    user_id: 'u1',
    ship_to: { pincode: '440010' },
    lines: [{ variant_id: 'kurta:m', quantity: 1 }],
  });
});

test('the keyboard goes on from the button that has saved a draft', async () => {
  let revision = 1;
  const { platform } = await createTestShop(
    {
      get_draft_order: () => ({ ...draft, revision, note: revision > 1 ? 'Kept' : '' }),
      find_draft_pieces: () => [kurta],
      save_draft_order: () => ({ id: draft.id, revision: ++revision }),
    },
    'admin',
  );
  const { user } = await renderRoutes(routes, `/admin/orders/drafts/${draft.id}`, platform);
  await user.type(await screen.findByRole('textbox', { name: /^Find a product/ }), 'kurta{Enter}');
  await screen.findByRole('button', { name: /^Add Kurta, M / });
  await user.type(screen.getByLabelText(/^Note/), 'Rings again at six');
  await user.click(screen.getByRole('button', { name: 'Save draft' }));
  await screen.findByDisplayValue('Kept');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Save draft' }));
});

const priced = (amount_due: number) =>
  ({
    ...{
      amount_due,
      total: amount_due,
      subtotal: amount_due,
      saving: 0,
      gst: 0,
      shipping: 0,
      platform_fee: 0,
    },
    ...{ promotion_saving: 0, promotions: [], coupon: null, lines: [], cod_allowed: true },
    ...{ delivery: 'standard', place: { pin: '440010', standard: null, express: null } },
  }) as unknown as DraftRecord['quote'];

test('a draft that is refused at the door is read again: it is not placed at what it cost before', async () => {
  const amounts = [900, 1100];
  const { platform, calls } = await createTestShop(
    {
      get_draft_order: () => ({
        ...draft,
        quote: priced((amounts.length > 1 ? amounts.shift() : amounts[0])!),
      }),
      place_draft_order: () => {
        throw new Refusal('AMOUNT_CHANGED', 'The amount has changed.');
      },
    },
    'admin',
  );
  const { user } = await renderRoutes(routes, `/admin/orders/drafts/${draft.id}`, platform);
  const place = async () => {
    await user.click(await screen.findByRole('button', { name: 'Place, cash on delivery' }));
    await user.click(screen.getByRole('button', { name: 'Place it', hidden: true }));
    await screen.findByText('The amount has changed.');
    await user.click(screen.getByRole('button', { name: 'Cancel', hidden: true }));
  };
  await place();
  await waitFor(() => expect(calls.filter(({ name }) => name === 'get_draft_order')).toHaveLength(2));
  await place();
  const sent = calls
    .filter(({ name }) => name === 'place_draft_order')
    .map(({ args }) => args.p_expected_due);
  expect(sent).toEqual([900, 1100]);
});

test('a draft that is placed leads to its order', async () => {
  let order_number: string | null = null;
  const { platform } = await createTestShop(
    {
      get_draft_order: () => ({ ...draft, quote: priced(900), order_number }),
      place_draft_order: () => ({ number: (order_number = 'TD0123456789') }),
    },
    'admin',
  );
  const { user } = await renderRoutes(routes, `/admin/orders/drafts/${draft.id}`, platform);
  await user.click(await screen.findByRole('button', { name: 'Place, cash on delivery' }));
  await user.click(screen.getByRole('button', { name: 'Place it', hidden: true }));
  await waitFor(() => expect(location.pathname).toBe('/admin/orders/TD0123456789'));
});

test('a second press after a lost answer makes no second draft', async () => {
  let answers = 0;
  const { platform, calls } = await createTestShop(
    {
      get_draft_order: () => draft,
      save_draft_order: ({ p_draft }) => {
        answers += 1;
        if (answers === 1) throw new Error('lost');
        return { id: (p_draft as { id: string }).id, revision: 1 };
      },
    },
    'admin',
  );
  const { user } = await renderRoutes(routes, '/admin/orders/drafts/new', platform);
  const note = await screen.findByLabelText(/^Note/);
  await user.type(note, 'Rings again at six');
  const save = screen.getByRole('button', { name: 'Save draft' });
  await user.click(save);
  await screen.findByText('The shop did not answer.');
  await user.click(save);
  const sent = calls.filter(({ name }) => name === 'save_draft_order').map(({ args }) => args.p_draft);
  expect(sent).toHaveLength(2);
  expect(sent[0]).not.toHaveProperty('revision');
  expect(sent[0]).toHaveProperty('id', expect.stringMatching(/^[0-9a-f-]{36}$/));
  expect(sent[1]).toEqual(sent[0]);
});

test.each([
  ['a new draft', 'new', undefined],
  ['a draft', draft.id, 1],
])(
  'what is typed while %s is saved stays, and is saved over what that save has made',
  async (_, path, opened) => {
    let answer = () => undefined as void;
    let revision = 0;
    const { platform, calls } = await createTestShop(
      {
        get_draft_order: () => ({
          ...draft,
          revision: opened ? opened + revision : revision,
          note: 'Read again',
        }),
        save_draft_order: ({ p_draft }) =>
          new Promise((resolve) => {
            answer = () => {
              revision += 1;
              const { id } = p_draft as { id: string };
              resolve({ id, revision: opened ? opened + revision : revision });
            };
          }),
      },
      'admin',
    );
    const { user } = await renderRoutes(routes, `/admin/orders/drafts/${path}`, platform);
    const note = await screen.findByLabelText<HTMLTextAreaElement>(/^Note/);
    await user.clear(note);
    await user.type(note, 'At six');
    await user.click(screen.getByRole('button', { name: 'Save draft' }));
    await user.type(note, '!');
    await act(async () => answer());
    const save = screen.getByRole<HTMLButtonElement>('button', { name: 'Save draft' });
    await waitFor(() => expect(save.disabled).toBe(false));
    expect(screen.getByLabelText(/^Note/)).toHaveProperty('value', 'At six!');
    await user.click(save);
    await act(async () => answer());
    // Nothing is open any more: what stands there is what was saved.
    await waitFor(() => expect(screen.getByLabelText(/^Note/)).toHaveProperty('value', 'Read again'));
    const sent = calls.filter(({ name }) => name === 'save_draft_order').map(({ args }) => args.p_draft);
    expect(sent).toMatchObject([
      { note: 'At six', ...(opened && { revision: opened }) },
      { note: 'At six!', revision: opened ? opened + 1 : 1 },
    ]);
    expect(sent[1]).toHaveProperty('id', (sent[0] as { id: string }).id);
  },
);

test('an order that a coupon pays for is placed with nothing to pay, also where no cash is taken', async () => {
  const day = { from: '2026-12-04', to: '2026-12-06' };
  const quote = {
    ...{
      lines: [],
      subtotal: 900,
      gst: 0,
      shipping: 0,
      platform_fee: 0,
      saving: 900,
      total: 0,
      amount_due: 0,
    },
    ...{
      cod_allowed: false,
      coupon: { id: 'ALL4FREE', title: 'All of it', saving: 900 },
      coupon_problem: null,
    },
    ...{ promotion_saving: 0, promotions: [], delivery: 'standard' as const, gst_percent: 0 },
    place: {
      ...{ pin: '440010', city: 'Nagpur', state: 'Maharashtra', serviceable: true, cash: false },
      ...{ standard: day, express: null },
    },
  };
  const { platform, calls } = await createTestShop(
    {
      get_draft_order: () => ({ ...draft, ship_to: home, quote }),
      place_draft_order: () => {
        throw new Refusal('OUT_OF_STOCK', 'Sold out.');
      },
    },
    'admin',
  );
  const { user } = await renderRoutes(routes, `/admin/orders/drafts/${draft.id}`, platform);
  await user.click(await screen.findByRole('button', { name: 'Place, nothing to pay' }));
  expect(screen.getByText(/^Asha Rao pays nothing when the parcel comes to Nagpur 440010\./)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Place it', hidden: true }));
  expect(calls.find(({ name }) => name === 'place_draft_order')?.args).toMatchObject({ p_expected_due: 0 });
});
