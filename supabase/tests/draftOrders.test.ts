import { randomUUID } from 'node:crypto';
import {
  onOneEngine,
  type Refusal,
  request,
  rolledBack,
  type Row,
  type Transaction,
} from '@shop/test-databases';
import { createCoupon, giveCredit } from './moneyFixtures';
import {
  addressDraft,
  createAddress,
  createGuest,
  createStaff,
  createUser,
  createVariant,
  type Receipt,
  type TestUser,
} from './shopFixtures';

interface Problem {
  code: string;
  stops: boolean;
  message: string;
}
interface Draft {
  id: string;
  revision: number;
  quote: { amount_due: number; lines: { variant_id: string; stock: number }[] } | null;
  problems: Problem[];
  customer: { email: string; addresses: object[] } | null;
  order_number: string | null;
}

const email = 'Rina.Das@example.com';
type Run = (sql: string, params?: unknown[]) => Promise<Row[]>;

async function setUp(run: Run) {
  const clerk = await createStaff(run, 'orders');
  const shopper = await createUser(run);
  await createAddress(run, shopper);
  const variant = await createVariant(run, { price: 500, stock: 10 });
  const fields = {
    email,
    lines: [{ variant_id: variant, quantity: 1 }],
    ship_to: addressDraft,
    delivery: 'standard',
    coupon: '',
    note: '',
  };
  return { clerk, shopper, variant, fields };
}
type DraftShop = Awaited<ReturnType<typeof setUp>>;

onOneEngine('draft orders', (db) => {
  const inShop = (test: (tx: Transaction, shop: DraftShop) => Promise<void>) =>
    rolledBack(db(), async (tx) => test(tx, await setUp(tx.rows)));
  const save = (tx: Transaction, by: TestUser, fields: object) =>
    tx.as(by, () =>
      tx.value<{ id: string; revision: number }>('select public.save_draft_order($1::text::jsonb)', [
        JSON.stringify(fields),
      ]),
    );
  const get = (tx: Transaction, by: TestUser, id: string) =>
    tx.as(by, () => tx.value<Draft>('select public.get_draft_order($1)', [id]));
  const placeSql = 'select public.place_draft_order($1, $2, $3) as receipt';
  const place = (
    tx: Transaction,
    by: TestUser,
    { id, revision }: { id: string; revision: number },
    due = 645,
  ) => tx.as(by, () => tx.value<Receipt>(placeSql, [id, revision, due]));
  const refusedPlace = (tx: Transaction, by: TestUser, id: string, revision = 1, due = 645) =>
    tx.as(by, () => tx.refusal(placeSql, [id, revision, due]));
  const codes = ({ problems }: Pick<Draft, 'problems'>) => problems.map(({ code }) => code);
  /** Sends a draft and answers the key of its mail. */
  const send = async (tx: Transaction, by: TestUser, { id, revision }: { id: string; revision: number }) => {
    await tx.as(by, () => tx.rows('select public.send_draft_order($1, $2)', [id, revision]));
    return tx.value<string>(
      `select payload ->> 'key' from private.outbox where kind = 'draft/sent' order by id desc limit 1`,
    );
  };
  const linkedSql = 'select public.place_linked_draft($1, $2, 1, $3, $4) as receipt';

  it('become the order of somebody without an account, with event, mail, note and log', async () => {
    await inShop(async (tx, { clerk, fields, variant }) => {
      await tx.rows(`update public.profiles set full_name = 'Mira Sen' where id = $1`, [clerk.id]);
      const draft = await save(tx, clerk, { ...fields, note: '  Rings <b>after</b> six ' });
      expect(draft.revision).toBe(1);
      expect(await get(tx, clerk, draft.id)).toMatchObject({
        quote: { amount_due: 645, cod_allowed: true, lines: [{ variant_id: variant, stock: 10 }] },
        problems: [],
        customer: null,
      });
      const { number, status } = await place(tx, clerk, draft);
      expect(status).toBe('placed');
      const [order] = await tx.rows(
        `select o.email, o.ship_to ->> 'name' as name, u.is_anonymous, u.confirmation_token,
           (select e.note from public.order_events e where e.order_id = o.id) as note,
           (select y.state from public.payments y where y.order_id = o.id) as cash,
           (select n.body from private.order_notes n where n.order_id = o.id) as said
         from public.orders o join auth.users u on u.id = o.user_id where o.number = $1`,
        [number],
      );
      expect(order).toEqual({
        ...{ email, name: 'Asha Rao', is_anonymous: true, confirmation_token: '' },
        ...{ note: 'Placed by phone by Mira', cash: 'due', said: 'Rings <b>after</b> six' },
      });
      // The mail of a first order, with a link by which a guest reads it.
      const [mail] = await tx.rows(`select kind, recipient, payload ->> 'key' as key from private.outbox`);
      expect(mail).toMatchObject({ kind: 'order/placed', recipient: email });
      expect(
        await tx.as('anon', () => tx.value('select public.get_linked_order($1, $2)', [number, mail?.key])),
      ).toMatchObject({ number });
      expect(
        await tx.rows('select action, target from public.admin_actions where admin_id = $1 order by id', [
          clerk.id,
        ]),
      ).toEqual([
        { action: 'draft/created', target: draft.id },
        { action: 'order/placed', target: number },
        { action: 'draft/placed', target: number },
      ]);
      expect(await tx.value('select stock from public.product_variants where id = $1', [variant])).toBe(9);
      expect(await get(tx, clerk, draft.id)).toMatchObject({ order_number: number });
      expect(await refusedPlace(tx, clerk, draft.id)).toMatchObject({
        hint: 'DRAFT_PLACED',
        detail: { number },
      });
      expect(await tx.as(clerk, () => tx.value('select public.list_draft_orders()'))).toEqual({
        total: 0,
        rows: [],
      });
    });
  });

  it('are an account’s own order, at that account’s prices', async () => {
    await inShop(async (tx, { clerk, shopper, fields }) => {
      const coupon = await createCoupon(tx.rows, { type: 'flat', value: 100, perUserLimit: 1 });
      const withCoupon = { ...fields, coupon };
      expect(
        codes(
          await tx.as(clerk, () =>
            tx.value<Draft>('select public.price_draft_order($1::text::jsonb)', [JSON.stringify(withCoupon)]),
          ),
        ),
      ).toEqual(['COUPON_SIGN_IN']);
      const draft = await save(tx, clerk, { ...withCoupon, user_id: shopper.id });
      const read = await get(tx, clerk, draft.id);
      expect(read).toMatchObject({
        quote: { amount_due: 545 },
        problems: [],
        customer: { email: shopper.email, addresses: [{ pincode: '440001' }] },
      });
      // Who looked at them is written down.
      expect(await tx.rows('select admin_id, customer_id from private.data_views')).toEqual([
        { admin_id: clerk.id, customer_id: shopper.id },
      ]);
      const { number } = await place(tx, clerk, draft, 545);
      expect(await tx.rows('select user_id, email from public.orders where number = $1', [number])).toEqual([
        { user_id: shopper.id, email: shopper.email },
      ]);
    });
  });

  it('are placed with nothing to pay where a coupon pays for everything', async () => {
    await inShop(async (tx, { clerk, fields }) => {
      await tx.rows(
        'update public.shop_settings set gst_percent = 0, platform_fee = 0, free_shipping_above = 0 where true',
      );
      const coupon = await createCoupon(tx.rows, { type: 'percentage', value: 100 });
      await tx.rows('update public.delivery_zones set cash = false where true');
      const draft = await save(tx, clerk, { ...fields, coupon });
      expect((await get(tx, clerk, draft.id)).problems).toEqual([]);
      const { number } = await place(tx, clerk, draft, 0);
      expect(
        await tx.rows(
          `select o.status, o.amount_due, (select count(*)::integer from public.payments p where p.order_id = o.id) as payments
           from public.orders o where o.number = $1`,
          [number],
        ),
      ).toEqual([{ status: 'placed', amount_due: 0, payments: 0 }]);
    });
  });

  it('say of the moment what is to be said, and stop what cannot be', async () => {
    await inShop(async (tx, { clerk, shopper, fields, variant }) => {
      const gone = await createVariant(tx.rows, { price: 300 });
      const lines = [
        { variant_id: variant, quantity: 2 },
        { variant_id: gone, quantity: 1 },
      ];
      const draft = await save(tx, clerk, { ...fields, email: shopper.email, lines });
      expect(codes(await get(tx, clerk, draft.id))).toEqual(['HAS_ACCOUNT']);
      await tx.rows(
        `update public.products set price = 600, original_price = 600 where id = split_part($1, ':', 1)`,
        [variant],
      );
      await tx.rows(`update public.products set status = 'draft' where id = split_part($1, ':', 1)`, [gone]);
      await tx.rows('update public.product_variants set stock = 1 where id = $1', [variant]);
      await tx.rows(`update private.draft_orders set saved_at = now() - interval '9 days'`);
      await tx.rows('update public.profiles set blocked_at = now() where id = $1', [shopper.id]);
      const { problems } = await get(tx, clerk, draft.id);
      expect(problems.map(({ code, stops }) => [code, stops])).toEqual([
        ['BLOCKED', true],
        ['GONE', true],
        ['SHORT', true],
        ['PRICE_CHANGED', false],
        ['OLD', false],
        ['HAS_ACCOUNT', false],
      ]);
      expect(problems[1]?.message).toBe('Test piece is no longer sold. Please take it out.');
      expect(problems[2]?.message).toBe('Test piece, M: only 1 left.');
      expect(problems[4]?.message).toBe('Saved 9 days ago: ask whether it is still wanted.');
      expect(await refusedPlace(tx, clerk, draft.id)).toMatchObject({ hint: 'CUSTOMER_BLOCKED' });
      // Under another address, the number gives them away.
      await tx.rows('update public.profiles set phone = $2 where id = $1', [shopper.id, addressDraft.phone]);
      expect(
        codes(
          await tx.as(clerk, () =>
            tx.value<Draft>('select public.price_draft_order($1::text::jsonb)', [JSON.stringify(fields)]),
          ),
        ),
      ).toContain('BLOCKED');
      await tx.rows('update public.profiles set blocked_at = null');
      expect(await refusedPlace(tx, clerk, draft.id)).toMatchObject({ hint: 'UNKNOWN_VARIANT' });
    });
  });

  it('refuse a state that the PIN code contradicts', async () => {
    await inShop(async (tx, { clerk, fields }) => {
      const draft = await save(tx, clerk, { ...fields, ship_to: { ...addressDraft, pincode: '560001' } });
      expect(await refusedPlace(tx, clerk, draft.id)).toMatchObject({
        hint: 'INVALID_ADDRESS',
        detail: { field: 'state', pin: '560001' },
      });
    });
  });

  it('know where cash is not possible, and whose cash parcels came back', async () => {
    await inShop(async (tx, { clerk, fields, variant }) => {
      const first = await place(tx, clerk, await save(tx, clerk, fields));
      await tx.rows(`update public.orders set status = 'rto' where number = $1`, [first.number]);
      const draft = await save(tx, clerk, {
        ...fields,
        ship_to: { ...addressDraft, pincode: '682551', state: 'Lakshadweep' },
      });
      const { problems } = await get(tx, clerk, draft.id);
      expect(problems.map(({ code }) => code)).toEqual(['NO_CASH', 'CASH_SENT_BACK']);
      expect(await refusedPlace(tx, clerk, draft.id)).toMatchObject({
        hint: 'NO_CASH',
        detail: { pin: '682551' },
      });
      const army = await save(tx, clerk, { ...fields, ship_to: { ...addressDraft, pincode: '900001' } });
      expect(codes(await get(tx, clerk, army.id))).toEqual(['UNSERVICEABLE_PIN', 'CASH_SENT_BACK']);
      expect(
        await tx.as(clerk, () => tx.refusal('select public.send_draft_order($1, 1)', [army.id])),
      ).toMatchObject({
        hint: 'UNSERVICEABLE_PIN',
      });
      const dear = await save(tx, clerk, { ...fields, lines: [{ variant_id: variant, quantity: 9 }] });
      await tx.rows('update public.shop_settings set cod_limit = 1000');
      expect(await refusedPlace(tx, clerk, dear.id, 1, 5315)).toMatchObject({ hint: 'COD_LIMIT' });
      // What was said on the phone is what counts.
      expect(await refusedPlace(tx, clerk, dear.id, 1, 5314)).toMatchObject({
        hint: 'TOTAL_CHANGED',
        detail: { expected: 5314, actual: 5315 },
      });
    });
  });

  it('are saved as far as they are known, and never over somebody else', async () => {
    await inShop(async (tx, { clerk, fields }) => {
      const colleague = await createStaff(tx.rows, 'orders');
      const draft = await save(tx, clerk, {});
      expect(await get(tx, clerk, draft.id)).toMatchObject({ quote: null, problems: [] });
      expect(await refusedPlace(tx, clerk, draft.id)).toMatchObject({
        hint: 'INVALID_INPUT',
        detail: { field: 'email' },
      });
      expect((await save(tx, colleague, { ...fields, ...draft })).revision).toBe(2);
      for (const sql of [
        'save_draft_order($1::text::jsonb)',
        `delete_draft_order(($1::text::jsonb ->> 'id')::uuid, 1)`,
        `send_draft_order(($1::text::jsonb ->> 'id')::uuid, 1)`,
        `place_draft_order(($1::text::jsonb ->> 'id')::uuid, 1, 645)`,
      ])
        expect(
          await tx.as(clerk, () => tx.refusal(`select public.${sql}`, [JSON.stringify(draft)])),
        ).toMatchObject({
          hint: 'STALE',
          detail: { version: 2, by: colleague.email },
        });
      await tx.as(clerk, () => tx.rows('select public.delete_draft_order($1, 2)', [draft.id]));
      await tx.as(clerk, () => tx.rows('select public.delete_draft_order($1, 2)', [draft.id]));
      expect(
        await tx.as(clerk, () => tx.refusal('select public.get_draft_order($1)', [draft.id])),
      ).toMatchObject({
        hint: 'UNKNOWN_DRAFT',
      });
    });
  });

  it('are made once by a form that is sent again, until somebody else has been at them', async () => {
    await inShop(async (tx, { clerk, fields }) => {
      const colleague = await createStaff(tx.rows, 'orders');
      const form = { ...fields, id: randomUUID() };
      for (const revision of [1, 2, 3])
        expect(await save(tx, clerk, form)).toEqual({ id: form.id, revision });
      await save(tx, clerk, { ...form, id: randomUUID() });
      expect(await tx.value('select count(*)::integer from private.draft_orders')).toBe(2);
      const late = (by: TestUser, draft: object) =>
        tx.as(by, () =>
          tx.refusal('select public.save_draft_order($1::text::jsonb)', [JSON.stringify(draft)]),
        );
      expect(await late(colleague, form)).toMatchObject({
        hint: 'STALE',
        detail: { version: 3, by: clerk.email },
      });
      await save(tx, colleague, { ...form, revision: 3 });
      expect(await late(clerk, form)).toMatchObject({ hint: 'STALE', detail: { by: colleague.email } });
      expect(await late(clerk, { ...form, id: randomUUID(), revision: 1 })).toMatchObject({
        hint: 'UNKNOWN_DRAFT',
      });
    });
  });

  it.each([
    ['email', { email: 'not an address' }],
    ['coupon', { coupon: 'X'.repeat(41) }],
    ['note', { note: 'a\u0007b' }],
    ['pincode', { ship_to: { pincode: '012345' } }],
    ['name', { ship_to: { name: 'Asha\nBcc: x@example.com' } }],
    ['address', { ship_to: ['x'] }],
  ])('refuse a hostile %s by its name', async (field, wrong) => {
    await inShop(async (tx, { clerk, fields }) => {
      expect(
        await tx.as(clerk, () =>
          tx.refusal('select public.save_draft_order($1::text::jsonb)', [
            JSON.stringify({ ...fields, ...wrong }),
          ]),
        ),
      ).toMatchObject({ hint: 'INVALID_INPUT', detail: { field } });
    });
  });

  it('find customers and what is sold, by words alone', async () => {
    await inShop(async (tx, { clerk, shopper, variant }) => {
      const find = (what: string, words: string) =>
        tx.as(clerk, () => tx.value<{ id: string }[]>(`select public.find_draft_${what}($1)`, [words]));
      expect(await find('customers', shopper.email)).toMatchObject([{ id: shopper.id, blocked: false }]);
      expect(await find('customers', '%')).toEqual([]);
      expect(await find('customers', 'a')).toEqual([]);
      const hidden = await createVariant(tx.rows, { status: 'draft' });
      expect(await find('pieces', variant.split(':')[0] ?? '')).toMatchObject([
        { price: 500, variants: [{ id: variant, label: 'M', stock: 10 }] },
      ]);
      expect(await find('pieces', hidden.split(':')[0] ?? '')).toEqual([]);
      expect(await find('pieces', `'); drop table x --`)).toEqual([]);
      await save(tx, clerk, { ship_to: { name: '<script>alert(1)</script>' } });
      const list = (query: string) =>
        tx.as(clerk, () => tx.value<object>('select public.list_draft_orders($1)', [query]));
      expect(await list('<SCRIPT>')).toMatchObject({
        total: 1,
        rows: [{ created_email: clerk.email, due: null }],
      });
      expect(await list('%x')).toMatchObject({ total: 0 });
    });
  });

  it('go to their customer as a link, who places them once, in cash or online', async () => {
    await inShop(async (tx, { clerk, fields }) => {
      await tx.rows(`update public.shop_settings set phase = 'live', tax_mode = 'added'`);
      const draft = await save(tx, clerk, fields);
      const key = await send(tx, clerk, draft);
      const open = (caller: 'anon' | TestUser, with_: string | null = key, id: string = draft.id) =>
        tx.as(caller, () => tx.value<Draft | null>('select public.get_linked_draft($1, $2)', [id, with_]));
      expect(await open('anon')).toMatchObject({
        ...{ email, is_accounts: false, is_yours: true, is_placed: false, seen_due: 645 },
        ...{ quote: { amount_due: 645 }, problems: [] },
      });
      const last = key.endsWith('0') ? '1' : '0';
      for (const wrong of [null, '', 'x', `${key.slice(0, -1)}${last}`, `9${key.slice(1)}`])
        expect(await open('anon', wrong)).toBeNull();
      expect(await open('anon', key, 'nobody')).toBeNull();
      expect(await open('anon', key, '00000000-0000-4000-8000-000000000000')).toBeNull();

      const guest = await createGuest(tx.rows);
      const placeLinked = (by: TestUser, method = 'online', due = 645) =>
        tx.as(by, () => tx.value<Receipt>(linkedSql, [draft.id, key, method, due]));
      const refused = (by: 'anon' | TestUser, method = 'cod', due = 645) =>
        tx.as(by, () => tx.refusal(linkedSql, [draft.id, key, method, due]));
      expect(await refused('anon')).toMatchObject({ hint: 'SIGN_IN_REQUIRED' });
      expect(await refused(guest, 'cheque')).toMatchObject({ hint: 'INVALID_PAYMENT_METHOD' });
      expect(await refused(guest, 'cod', 1)).toMatchObject({ hint: 'TOTAL_CHANGED' });
      expect(await tx.as(guest, () => tx.value(linkedSql, [draft.id, 'x', 'cod', 645]))).toBeNull();
      const receipt = await placeLinked(guest);
      expect(receipt).toMatchObject({ status: 'pending_payment', amount_due: 645 });
      expect((await placeLinked(guest)).number).toBe(receipt.number);
      const stranger = await createUser(tx.rows);
      expect(await refused(stranger)).toMatchObject({ hint: 'DRAFT_PLACED' });
      expect(await open(guest)).toMatchObject({ is_placed: true, order_number: receipt.number });
      expect(await open(stranger)).toMatchObject({ is_placed: true, order_number: null });
      // What was not paid in time may be ordered again.
      await tx.rows(`update public.orders set expires_at = now() - interval '1 second' where number = $1`, [
        receipt.number,
      ]);
      await tx.as('service_role', () => tx.rows('select public.expire_orders()'));
      expect((await placeLinked(guest, 'cod')).status).toBe('placed');
      expect(
        await tx.rows(
          `select o.email, e.note from public.order_events e join public.orders o on o.id = e.order_id
           where o.user_id = $1 and e.status = 'placed'`,
          [guest.id],
        ),
      ).toEqual([{ email, note: 'Prepared by phone by Asha' }]);
    });
  });

  it('are open again once their order was cancelled before it was paid, and not once it was placed', async () => {
    await inShop(async (tx, { clerk, fields }) => {
      await tx.rows(`update public.shop_settings set phase = 'live', tax_mode = 'added'`);
      const draft = await save(tx, clerk, fields);
      const key = await send(tx, clerk, draft);
      const guest = await createGuest(tx.rows);
      const open = () =>
        tx.as(guest, () => tx.value('select public.get_linked_draft($1, $2)', [draft.id, key]));
      const order = (method: string) =>
        tx.as(guest, () => tx.value<Receipt>(linkedSql, [draft.id, key, method, 645]));
      const cancel = (number: string) =>
        tx.as(guest, () => tx.rows('select public.cancel_order($1)', [number]));

      const unpaid = await order('online');
      await cancel(unpaid.number);
      expect(await open()).toMatchObject({
        ...{ is_placed: false, order_number: null, quote: { amount_due: 645 }, problems: [] },
      });
      expect(await get(tx, clerk, draft.id)).toMatchObject({ order_number: null });
      const placed = await order('cod');
      expect(placed.status).toBe('placed');
      expect(placed.number).not.toBe(unpaid.number);
      await cancel(placed.number);
      expect(await open()).toMatchObject({ is_placed: true, order_number: placed.number });
      expect((await order('cod')).number).toBe(placed.number);
    });
  });

  it('for an account are placed by that account alone, and before the shop is live by nobody else', async () => {
    await inShop(async (tx, { clerk, shopper, fields }) => {
      const theirs = await save(tx, clerk, { ...fields, user_id: shopper.id });
      const key = await send(tx, clerk, theirs);
      expect(await tx.value(`select recipient from private.outbox where kind = 'draft/sent'`)).toBe(
        shopper.email,
      );
      const stranger = await createUser(tx.rows);
      const attempt = (by: TestUser) => tx.as(by, () => tx.refusal(linkedSql, [theirs.id, key, 'cod', 645]));
      expect(await attempt(stranger)).toMatchObject({ hint: 'SIGN_IN_REQUIRED' });
      expect(
        await tx.as(stranger, () => tx.value('select public.get_linked_draft($1, $2)', [theirs.id, key])),
      ).toMatchObject({ is_accounts: true, is_yours: false });
      await tx.as(shopper, () => tx.rows(linkedSql, [theirs.id, key, 'cod', 645]));
      const open = await save(tx, clerk, fields);
      const openKey = await send(tx, clerk, open);
      const guest = await createGuest(tx.rows);
      expect(await tx.as(guest, () => tx.refusal(linkedSql, [open.id, openKey, 'cod', 645]))).toMatchObject({
        hint: 'SIGN_IN_REQUIRED',
      });
      // The link ends with the draft.
      await tx.as(clerk, () => tx.rows('select public.delete_draft_order($1, 1)', [open.id]));
      expect(
        await tx.as('anon', () => tx.value('select public.get_linked_draft($1, $2)', [open.id, openKey])),
      ).toBeNull();
    });
  });

  it('are placed as their customer saw them: not as the staff has changed them since, nor with more of their credit', async () => {
    await inShop(async (tx, { clerk, shopper, fields, variant }) => {
      const theirs = await save(tx, clerk, { ...fields, user_id: shopper.id });
      const key = await send(tx, clerk, theirs);
      await giveCredit(tx.rows, shopper, 800);
      const sql = 'select public.place_linked_draft($1, $2, $3, $4, $5, null, $6) as receipt';
      const params = (revision: number, method: string, due: number, credit: number) => [
        ...[theirs.id, key, revision, method, due, credit],
      ];
      const open = (by: TestUser, useCredit: boolean) =>
        tx.as(by, () =>
          tx.value<Draft>('select public.get_linked_draft($1, $2, $3)', [theirs.id, key, useCredit]),
        );
      expect(await open(shopper, true)).toMatchObject({
        revision: 1,
        quote: { amount_due: 0, credit: { balance: 800, used: 645 } },
      });
      const stranger = await createUser(tx.rows);
      expect(await open(stranger, true)).toMatchObject({
        quote: { amount_due: 645, credit: { balance: 0, used: 0 } },
      });

      await save(tx, clerk, {
        ...{ ...fields, user_id: shopper.id, id: theirs.id, revision: 1 },
        lines: [{ variant_id: variant, quantity: 2 }],
      });
      // 1000 + 180 + 50 + 5, of which credit pays 800.
      const refused = (...seen: Parameters<typeof params>) =>
        tx.as(shopper, () => tx.refusal(sql, params(...seen)));
      expect(await refused(1, 'cod', 645, 0)).toMatchObject({
        hint: 'STALE',
        detail: { version: 2, expected: 645, actual: 1235 },
      });
      expect(await refused(1, 'none', 0, 645)).toMatchObject({
        hint: 'STALE',
        detail: { version: 2, expected: 0, actual: 435 },
      });
      // The same is due, but more of their credit would be gone.
      await tx.rows('update public.products set price = 560, original_price = 560');
      await giveCredit(tx.rows, shopper, 600);
      expect(await refused(2, 'none', 0, 1235)).toMatchObject({
        hint: 'TOTAL_CHANGED',
        detail: { expected: 0, actual: 0 },
      });
      const placed = await tx.as(shopper, () => tx.value<Receipt>(sql, params(2, 'none', 0, 1327)));
      expect(placed).toMatchObject({ status: 'placed', amount_due: 0 });
      expect(
        await tx.value('select balance from public.credit_accounts where user_id = $1', [shopper.id]),
      ).toBe(73);
    });
  });

  it('are for an account that is found by its address or the beginnings of its words', async () => {
    await inShop(async (tx, { clerk, shopper }) => {
      await tx.rows(`update auth.users set email = 'sita.pillai@example.com' where id = $1`, [shopper.id]);
      await tx.rows(`update public.profiles set full_name = 'Sita Pillai' where id = $1`, [shopper.id]);
      const find = (query: string) =>
        tx.as(clerk, () => tx.value<Row[]>('select public.find_draft_customers($1)', [query]));
      for (const query of [' Sita.Pillai@example.com ', 'sit pill', 'pillai'])
        expect(await find(query)).toMatchObject([
          { id: shopper.id, full_name: 'Sita Pillai', blocked: false },
        ]);
      for (const query of ['', 's', '@@', 'sita nobody']) expect(await find(query)).toEqual([]);
    });
  });

  it('are of no other role, and go with their customer and with time', async () => {
    await inShop(async (tx, { clerk, shopper, fields }) => {
      const draft = await save(tx, clerk, fields);
      const calls = [
        `find_draft_customers('x')`,
        `find_draft_pieces('x')`,
        'list_draft_orders()',
        `get_draft_order('${draft.id}')`,
        `price_draft_order('{}')`,
        `save_draft_order('{}')`,
        `delete_draft_order('${draft.id}', 1)`,
        `send_draft_order('${draft.id}', 1)`,
        `place_draft_order('${draft.id}', 1, 645)`,
      ];
      const others = await Promise.all(
        ['catalogue', 'support', 'finance', 'releases'].map((role) => createStaff(tx.rows, role)),
      );
      for (const call of calls) {
        for (const other of [...others, shopper])
          expect(await tx.as(other, () => tx.refusal(`select public.${call}`))).toMatchObject({
            hint: 'FORBIDDEN',
          });
        expect(await tx.as('anon', () => tx.refusal(`select public.${call}`))).toMatchObject({
          hint: 'SIGN_IN_REQUIRED',
        });
      }
      await save(tx, clerk, { ...fields, user_id: shopper.id });
      await tx.rows('delete from auth.users where id = $1', [shopper.id]);
      expect(await tx.rows('select id from private.draft_orders')).toEqual([{ id: draft.id }]);
      await send(tx, clerk, draft);
      await tx.rows(`update private.draft_orders set saved_at = now() - interval '31 days'`);
      const sweep = () => tx.as('service_role', () => tx.rows('select public.remove_guests()'));
      await sweep();
      // The customer has been told that the link works for a week.
      expect(await tx.rows('select id from private.draft_orders')).toEqual([{ id: draft.id }]);
      await tx.rows(`update private.draft_orders set sent_until = now() - interval '1 second'`);
      await tx.rows(`delete from private.chores where name = 'guests'`);
      await sweep();
      expect(await tx.rows('select id from private.draft_orders')).toEqual([]);
    });
  });

  describe('at the same time', () => {
    const run: Run = async (sql, params) => (await db().query(sql, params)).rows;
    const saved = async (by: TestUser, fields: object) => {
      const [row] = await request(db(), by, 'select public.save_draft_order($1::text::jsonb) as draft', [
        JSON.stringify(fields),
      ]);
      return row?.draft as { id: string; revision: number };
    };
    const hints = (attempts: PromiseSettledResult<unknown>[]) =>
      attempts.flatMap((each) => (each.status === 'rejected' ? [(each.reason as Refusal).hint] : []));

    it('are made once by presses of one form', async () => {
      const { clerk, fields } = await setUp(run);
      const form = { ...fields, id: randomUUID() };
      const answers = await Promise.all([1, 2, 3].map(() => saved(clerk, form)));
      expect(answers.map(({ revision }) => revision).toSorted((a, b) => a - b)).toEqual([1, 2, 3]);
      expect(
        await run(`select action from public.admin_actions where target = $1 order by id`, [form.id]),
      ).toEqual([{ action: 'draft/created' }, { action: 'draft/saved' }, { action: 'draft/saved' }]);
    });

    it('are placed once by two of the staff, and only while there is stock', async () => {
      const { clerk, shopper, variant, fields } = await setUp(run);
      const colleague = await createStaff(run, 'orders');
      await run('update public.product_variants set stock = 1 where id = $1', [variant]);
      const draft = await saved(clerk, { ...fields, user_id: shopper.id });
      const twice = await Promise.allSettled(
        [clerk, colleague, clerk].map((by) => request(db(), by, placeSql, [draft.id, 1, 645])),
      );
      expect(hints(twice)).toEqual(['DRAFT_PLACED', 'DRAFT_PLACED']);

      // The last piece, wanted by two drafts.
      await run('update public.product_variants set stock = 1 where id = $1', [variant]);
      const two = [
        await saved(clerk, fields),
        await saved(colleague, { ...fields, email: 'else@example.com' }),
      ];
      const both = await Promise.allSettled(
        two.map(({ id }) => request(db(), clerk, placeSql, [id, 1, 645])),
      );
      expect(hints(both)).toEqual(['OUT_OF_STOCK']);
      expect(await run('select stock from public.product_variants where id = $1', [variant])).toEqual([
        { stock: 0 },
      ]);
      // Who was not served left no guest behind.
      expect(
        await run(
          `select count(*)::integer as guests from auth.users u
           where u.is_anonymous and not exists (select 1 from public.orders o where o.user_id = u.id)`,
        ),
      ).toEqual([{ guests: 0 }]);
    });
  });
});
