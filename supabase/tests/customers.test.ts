import { onOneEngine, type Transaction } from '@shop/test-databases';
import { inOrderShop, type OrderShop } from './orderShop';
import {
  addressDraft,
  createGuest,
  createUser,
  createVariant,
  placeOrder,
  startSession,
  type TestUser,
} from './shopFixtures';

interface Customer {
  id: string;
  email: string;
  full_name: string;
  phone: string | null;
  is_guest: boolean;
  tags: string[];
  counts: Record<string, number>;
  money: { received: number; paid_back: number; net: number; credit: number } | null;
  blocked_reason: string | null;
  addresses: object[];
}
interface Entry {
  title: string;
  state: string;
  amount: number | null;
  reference: string | null;
}

const createAdmin = (tx: Transaction) =>
  createUser(tx.rows, { user: { full_name: 'Mira Sen' }, app: { role: 'admin' } });
const callAs =
  (tx: Transaction, user: TestUser) =>
  <Value>(sql: string, params?: unknown[]) =>
    tx.as(user, () => tx.value<Value>(`select public.${sql}`, params));
const deliver = async (tx: Transaction, admin: TestUser, number: string) => {
  for (const status of ['confirmed', 'packed', 'shipped', 'out_for_delivery', 'delivered'])
    await tx.as(admin, () => tx.rows('select public.advance_order($1, $2)', [number, status]));
  await tx.as(admin, () => tx.rows('select public.record_cash($1, true)', [number]));
};
const orderAsGuest = async (tx: Transaction, { variant }: OrderShop, email: string) => {
  await tx.rows(`update public.shop_settings set phase = 'live', tax_mode = 'added'`);
  const guest = await createGuest(tx.rows);
  const { type, name, phone, address, city, state, pincode } = addressDraft;
  const id = await tx.value<string>(
    `insert into public.addresses (user_id, type, name, phone, address, city, state, pincode)
     values ($1, $2, $3, $4, $5, $6, $7, $8) returning id`,
    [guest.id, type, name, phone, address, city, state, pincode],
  );
  const draft = { lines: [{ variant_id: variant, quantity: 1 }], address: id, total: 645, email };
  return { guest, number: (await placeOrder(tx, guest, draft)).number };
};

onOneEngine('customers', (db) => {
  it('are found by name, address, phone and order number, from two characters on', async () => {
    await inOrderShop(db(), async (tx, shop) => {
      const call = callAs(tx, await createAdmin(tx));
      await tx.rows(
        `update public.profiles set full_name = 'Zubeida Khan', phone = '9812345670' where id = $1`,
        [shop.shopper.id],
      );
      await tx.rows(`update auth.users set email = 'z.khan@silk.example' where id = $1`, [shop.shopper.id]);
      const { number } = await placeOrder(tx, shop.shopper, shop.draft);
      const { guest } = await orderAsGuest(tx, shop, 'passer-by@example.com');
      const find = async (query: string, filter: string | null = null) =>
        (await call<{ rows: { id: string }[] }>('list_admin_users($1, $2)', [query, filter])).rows.map(
          ({ id }) => id,
        );
      for (const query of [
        'zu',
        'khan zub',
        'z.khan@silk.example',
        '9812345670',
        '+91 98123 45670',
        '5670',
        number,
      ])
        expect(await find(query)).toEqual([shop.shopper.id]);
      expect(await find('passer-by')).toEqual([guest.id]);
      expect(await find('', 'guests')).toEqual([guest.id]);
      // Both have a parcel that went to her.
      expect((await find('9876543210')).sort()).toEqual([shop.shopper.id, guest.id].sort());
      expect(await find(`' or 1=1 --`)).toEqual([]);
      expect(await find('%')).toEqual([]);
      expect(await find('shopper', 'admins')).toHaveLength(1);
      expect(await call('list_admin_users()')).toMatchObject({ total: 3, more: false });
      await tx.rows(`create or replace function private.listing_limit(p_of text) returns integer
        language sql stable as 'select 2'`);
      expect(await call('list_admin_users()')).toMatchObject({ total: 2, more: true });
    });
  });

  it.each([
    '9876543210',
    '98765 43210',
    '+91 98765 43210',
    '+91-98765-43210',
    '098765-43210',
    '0091 (98765) 43210',
    '919876543210',
    '(+91) 098765.43210',
  ])('are found by the phone of their order, written %s, wherever the staff looks', async (phone) => {
    await inOrderShop(db(), async (tx, shop) => {
      const call = callAs(tx, await createAdmin(tx));
      const { number } = await placeOrder(tx, shop.shopper, shop.draft);
      const { id } = shop.shopper;
      const them = { id, phone: '9876543210' };
      expect(await call('list_admin_users($1)', [phone])).toMatchObject({ rows: [them] });
      expect(await call('list_admin_orders($1)', [phone])).toMatchObject({ total: 1, rows: [{ number }] });
      expect(await call('pick_orders(1, $1)', [phone])).toEqual([{ number, status: 'placed' }]);
      expect(await call('find_draft_customers($1)', [phone])).toMatchObject([them]);
      expect(await call('search_staff($1)', [phone])).toMatchObject({
        orders: [{ number }],
        customers: [them],
      });
    });
  });

  it('are not found by other figures that look like a phone', async () => {
    await inOrderShop(db(), async (tx, shop) => {
      const call = callAs(tx, await createAdmin(tx));
      const { number } = await placeOrder(tx, shop.shopper, shop.draft);
      // A number of a courier has its own words, and ten figures of it are no other thing.
      await tx.rows(`update public.orders set tracking_number = '98111-22233' where number = $1`, [number]);
      for (const query of ['98111-22233', '98111 22233'])
        expect(await call('list_admin_orders($1)', [query])).toMatchObject({ total: 1 });
      for (const query of ['198765 43210', '98765 43211', '+91 +91', '43210 98765'])
        expect(await call('list_admin_orders($1)', [query])).toMatchObject({ total: 0 });
    });
  });

  it('have spent what came less what went back, also where cash became store credit', async () => {
    await inOrderShop(db(), async (tx, shop) => {
      const admin = await createAdmin(tx);
      const call = callAs(tx, admin);
      const { number } = await placeOrder(tx, shop.shopper, shop.draft);
      const money = async () => (await call<Customer>('get_customer($1)', [shop.shopper.id])).money;
      expect(await money()).toEqual({ received: 0, paid_back: 0, net: 0, credit: 0 });
      await deliver(tx, admin, number);
      const credit = (await money())?.credit ?? 0;
      await call('refund_order($1, 45, $2)', [number, 'A stain']);
      expect(await money()).toEqual({ received: 645, paid_back: 45, net: 600, credit: credit + 45 });
      await tx.rows(
        `insert into public.saved_vpas (user_id, vpa, state) values ($1, 'asha@okbank', 'verified')`,
        [shop.shopper.id],
      );
      await call('refund_order($1, 100, $2)', [number, 'Torn']);
      expect(await money()).toMatchObject({ received: 645, paid_back: 145, net: 500 });
      const { rows } = await call<{ rows: { id: string; spent: number }[] }>(
        `list_admin_users('', null, '-spent')`,
      );
      expect(rows[0]).toMatchObject({ id: shop.shopper.id, spent: 500, orders: 1 });
      // What they are sorted by is what is shown.
      const by = (what: string) =>
        tx.value('select measure::integer from private.customer_measures($1) where user_id = $2', [
          what,
          shop.shopper.id,
        ]);
      expect([await by('spent'), await by('orders'), await by('credit')]).toEqual([500, 1, credit + 45]);

      const { counts } = await call<Customer>('get_customer($1)', [shop.shopper.id]);
      expect(counts).toMatchObject({ orders: 1, returns: 0, coupons: 0, inquiries: 0, reviews: 0, notes: 0 });
      const entries = await call<{ total: number; rows: Entry[] }>(`list_customer_entries($1, 'orders')`, [
        shop.shopper.id,
      ]);
      expect(entries).toMatchObject({ total: 1, rows: [{ title: number, state: 'delivered', amount: 645 }] });
      const ledger = await call<{ rows: Entry[] }>(`list_customer_entries($1, 'credit', 0, 1)`, [
        shop.shopper.id,
      ]);
      expect(ledger.rows).toMatchObject([{ state: 'refund', amount: 45, reference: number }]);
    });
  });

  it('have their returns, reviews, coupons and what they wrote, signed in or not', async () => {
    await inOrderShop(db(), async (tx, shop) => {
      const admin = await createAdmin(tx);
      const call = callAs(tx, admin);
      const { number } = await placeOrder(tx, shop.shopper, shop.draft);
      await deliver(tx, admin, number);
      const hers = callAs(tx, shop.shopper);
      await hers('request_return($1, $2::text::jsonb)', [
        number,
        JSON.stringify({
          ...{ kind: 'return', reason: 'Too small', refund: { way: 'credit' } },
          lines: [{ variant_id: shop.variant, quantity: 1 }],
        }),
      ]);
      await hers(`write_review(split_part($1, ':', 1), 4, '<script>alert(1)</script>')`, [shop.variant]);
      await tx.rows(
        `insert into public.contact_messages (submission_id, reference, name, email, subject, message)
         values (gen_random_uuid(), 'TDC-000001', 'Asha', upper($1), 'other', 'Hello')`,
        [shop.shopper.email],
      );
      const list = async (part: string) =>
        (await call<{ rows: Entry[] }>('list_customer_entries($1, $2)', [shop.shopper.id, part])).rows;
      expect(await list('returns')).toMatchObject([{ title: number, state: 'requested' }]);
      expect(await list('reviews')).toMatchObject([{ state: '4 of 5', note: '<script>alert(1)</script>' }]);
      expect(await list('inquiries')).toMatchObject([
        { title: 'TDC-000001', reference: 'contact', state: 'new' },
      ]);
      expect(
        await tx.as(admin, () =>
          tx.refusal(`select public.list_customer_entries($1, 'passwords')`, [shop.shopper.id]),
        ),
      ).toMatchObject({ hint: 'INVALID_INPUT' });
    });
  });

  it('may be guests, whose notes and tags follow their orders into an account', async () => {
    await inOrderShop(db(), async (tx, shop) => {
      const call = callAs(tx, await createAdmin(tx));
      const { guest, number } = await orderAsGuest(tx, shop, 'new.friend@example.com');
      expect(await call<Customer>('get_customer($1)', [guest.id])).toMatchObject({
        ...{ is_guest: true, email: 'new.friend@example.com', full_name: 'Asha Rao', phone: '9876543210' },
        ...{ counts: { orders: 1 }, addresses: [{ pincode: '440001' }] },
      });
      await call('add_customer_note($1, $2, gen_random_uuid())', [guest.id, 'Rang at nine']);
      await call(`tag_customer($1, 'vip', true)`, [guest.id]);
      const id = await tx.value<string>(
        `insert into auth.users (id, email, raw_user_meta_data) values (gen_random_uuid(), 'new.friend@example.com', '{}')
         returning id`,
      );
      await tx.rows('update auth.users set email_confirmed_at = now() where id = $1', [id]);
      await startSession(tx.rows, { id }, 'email/signup');
      expect(await call<Customer>('get_customer($1)', [id])).toMatchObject({
        is_guest: false,
        tags: ['vip'],
        counts: { orders: 1, notes: 1 },
      });
      expect(await tx.value(`select private.has_customer_tag($1, 'VIP')`, [id])).toBe(true);
      expect(await tx.value(`select private.has_customer_tag(null, 'vip')`)).toBe(false);
      const tagged = await call<{ rows: { id: string }[] }>(`list_admin_users('', 'tag:vip')`);
      expect(tagged.rows.map((row) => row.id)).toContain(id);
      expect(await call('list_admin_users($1)', [number])).toMatchObject({ rows: [{ id }] });
    });
  });

  it('are written about once per form, in words that they read themselves and that go with them', async () => {
    await inOrderShop(db(), async (tx, shop) => {
      const admin = await createAdmin(tx);
      const call = callAs(tx, admin);
      const key = crypto.randomUUID();
      const note = await call<number>('add_customer_note($1, $2, $3)', [
        shop.shopper.id,
        ' =HYPERLINK("x") ',
        key,
      ]);
      expect(await call('add_customer_note($1, $2, $3)', [shop.shopper.id, 'again', key])).toBe(note);
      expect(await call(`tag_customer($1, '  Big   Orders ', true)`, [shop.shopper.id])).toEqual([
        'big orders',
      ]);
      for (const tag of ['', '<b>', 'x'.repeat(31)])
        expect(
          await tx.as(admin, () =>
            tx.refusal('select public.tag_customer($1, $2, true)', [shop.shopper.id, tag]),
          ),
        ).toMatchObject({ hint: 'INVALID_INPUT', detail: { field: 'tag' } });
      const mine = await callAs(tx, shop.shopper)<Record<string, object[]>>('get_my_data()');
      expect(mine).toMatchObject({
        customer_notes: [{ note: '=HYPERLINK("x")' }],
        customer_tags: [{ tag: 'big orders' }],
      });
      expect(JSON.stringify(mine)).not.toContain(admin.email);
      expect(
        await tx.value('select count(*)::integer from public.admin_actions where target = $1', [
          shop.shopper.id,
        ]),
      ).toBe(2);
      await tx.rows('delete from auth.users where id = $1', [shop.shopper.id]);
      for (const table of ['customer_notes', 'customer_tags'])
        expect(await tx.value(`select count(*)::integer from private.${table}`)).toBe(0);
      expect(await call('delete_customer_note($1)', [note])).toBe(false);
      expect(
        await tx.as(admin, () => tx.refusal('select public.get_customer($1)', [shop.shopper.id])),
      ).toMatchObject({ code: 'PT404', hint: 'UNKNOWN_USER' });
    });
  });

  it('say why they were blocked', async () => {
    await inOrderShop(db(), async (tx, { shopper }) => {
      const call = callAs(tx, await createAdmin(tx));
      await call(`block_user($1, true, 'Chargebacks')`, [shopper.id]);
      expect(await call('get_customer($1)', [shopper.id])).toMatchObject({ blocked_reason: 'Chargebacks' });
      await call(`block_user($1, false)`, [shopper.id]);
      expect(await call('get_customer($1)', [shopper.id])).toMatchObject({ blocked_reason: null });
    });
  });

  it('know who has looked at them: once an hour, for good, and to be read by the right for the log', async () => {
    await inOrderShop(db(), async (tx, { shopper }) => {
      const admin = await createAdmin(tx);
      const call = callAs(tx, admin);
      const other = await createAdmin(tx);
      await call('get_customer($1)', [shopper.id]);
      await call(`list_customer_entries($1, 'notes')`, [shopper.id]);
      await call('get_customer($1)', [admin.id]);
      await callAs(tx, other)('get_customer($1)', [shopper.id]);
      const views = await call<{ total: number; rows: object[] }>('list_data_views()');
      expect(views).toMatchObject({
        total: 2,
        rows: [
          { admin_email: other.email, customer_email: shopper.email, customer_name: 'Asha Rao' },
          { admin_email: admin.email },
        ],
      });
      expect(await call('list_data_views($1)', [shopper.email])).toMatchObject({ total: 2 });
      expect(await call('list_data_views($1)', [other.email])).toMatchObject({ total: 1 });
      for (const change of [
        'update private.data_views set admin_email = $1',
        'delete from private.data_views where admin_email = $1',
      ])
        expect(await tx.refusal(change, [admin.email])).toMatchObject({ code: '42501' });
      await tx.rows('delete from auth.users where id = $1', [shopper.id]);
      expect(await call('list_data_views()')).toMatchObject({
        total: 2,
        rows: [{ customer_email: null }, {}],
      });
    });
  });

  it('show their money and orders to whose role has them, and the log to whose has that', async () => {
    await inOrderShop(db(), async (tx, shop) => {
      const admin = await createAdmin(tx);
      await tx.rows(
        `insert into private.staff_roles (position, id, name, about) values (9, 'greeter', 'Greeter', '')`,
      );
      await tx.rows(`insert into private.role_rights (role, right_id) values ('greeter', 'customers')`);
      await tx.rows('update private.staff_members set role = $2 where user_id = $1', [admin.id, 'greeter']);
      const call = callAs(tx, admin);
      const { number } = await placeOrder(tx, shop.shopper, shop.draft);
      const seen = await call<Customer>('get_customer($1)', [shop.shopper.id]);
      expect(seen).toMatchObject({ money: null, counts: { inquiries: 0, reviews: 0, notes: 0 } });
      expect(Object.keys(seen.counts)).toHaveLength(3);
      const { rows } = await call<{ rows: object[] }>(`list_admin_users($1, null, '-spent')`, [number]);
      expect(rows).toMatchObject([{ id: shop.shopper.id, orders: 1, spent: null, credit: null }]);
      for (const closed of [`list_customer_entries('${shop.shopper.id}', 'orders')`, 'list_data_views()'])
        expect(await tx.as(admin, () => tx.refusal(`select public.${closed}`))).toMatchObject({
          hint: 'FORBIDDEN',
        });
      await tx.rows(`update private.role_rights set right_id = 'catalogue' where role = 'greeter'`);
      expect(
        await tx.as(admin, () => tx.refusal('select public.get_customer($1)', [shop.shopper.id])),
      ).toMatchObject({ hint: 'FORBIDDEN' });
    });
  });

  it('are nobody’s to look at but the staff’s', async () => {
    await inOrderShop(db(), async (tx, { shopper }) => {
      const stranger = await createUser(tx.rows);
      await createVariant(tx.rows);
      for (const call of [
        'list_admin_users()',
        `get_customer('${shopper.id}')`,
        `list_customer_entries('${shopper.id}', 'notes')`,
        `add_customer_note('${shopper.id}', 'x', gen_random_uuid())`,
        'delete_customer_note(1)',
        `tag_customer('${shopper.id}', 'vip', true)`,
        'list_customer_tags()',
        'list_data_views()',
      ]) {
        expect(await tx.as(stranger, () => tx.refusal(`select public.${call}`))).toMatchObject({
          hint: 'FORBIDDEN',
        });
        expect(await tx.as('anon', () => tx.refusal(`select public.${call}`))).toMatchObject({
          hint: 'SIGN_IN_REQUIRED',
        });
      }
      expect(await tx.value('select count(*)::integer from private.data_views')).toBe(0);
    });
  });
});
