import fc from 'fast-check';
import {
  onOneEngine,
  type Refusal,
  request,
  rolledBack,
  type Row,
  type Transaction,
} from '@shop/test-databases';
import { referOrder } from './accountFixtures';
import { findLedgerFaults } from './ledgers';
import { inOrderShop, type OrderShop } from './orderShop';
import {
  createAddress,
  createUser,
  createVariant,
  orderParams,
  placeOrder,
  placeOrderSql,
  type TestUser,
} from './shopFixtures';

const createAdmin = (tx: Transaction) => createUser(tx.rows, { app: { role: 'admin' } });
type Call = <Value>(sql: string, params?: unknown[]) => Promise<Value>;
const callAs =
  (tx: Transaction, user: TestUser): Call =>
  (sql, params) =>
    tx.as(user, () => tx.value(`select public.${sql}`, params));
const refusalOf = (tx: Transaction, user: TestUser | 'anon', sql: string, params?: unknown[]) =>
  tx.as(user, () => tx.refusal(`select public.${sql}`, params));
const walk = async (call: Call, number: string, ...statuses: string[]) => {
  for (const status of statuses) await call('advance_order($1, $2)', [number, status]);
};
const toDoor = ['confirmed', 'packed', 'shipped', 'out_for_delivery', 'delivered'];
/** An order of one piece, delivered and paid in cash. */
const sell = async (tx: Transaction, { shopper, draft }: OrderShop, call: Call, collected = true) => {
  const { number } = await placeOrder(tx, shopper, draft);
  await walk(call, number, ...toDoor);
  if (collected) await call('record_cash($1, true)', [number]);
  return number;
};
interface Approvals {
  total: number;
  waiting: number;
  rows: { id: string; kind: string; amount: number; is_own: boolean; about: string; state: string }[];
}

onOneEngine('what leaves the shop by the hands of two', (db) => {
  it('is a refund above the limit, in parts too, which somebody else pays or refuses', async () => {
    await inOrderShop(db(), async (tx, shop) => {
      const [asks, decides] = [await createAdmin(tx), await createAdmin(tx)];
      const call = callAs(tx, asks);
      const second = callAs(tx, decides);
      await tx.rows('update private.money_settings set refund_limit = 300');
      const number = await sell(tx, shop, call);
      expect(await call('refund_order($1, 300, $2)', [number, 'A stain'])).toEqual({
        ...{ number, refunded: 300, waiting: false },
      });
      expect(await call('refund_order($1, 1, $2)', [number, '=1+1'])).toEqual({
        number,
        refunded: 0,
        waiting: true,
      });
      const back = 'select paid_back from private.order_money where received > 0';
      expect(await tx.value(back)).toBe(300);
      expect(await refusalOf(tx, asks, 'refund_order($1, 345, $2)', [number, 'x'])).toMatchObject({
        ...{ hint: 'INVALID_REFUND', detail: { refundable: 344 } },
      });
      const waits = await call<Approvals>('list_approvals()');
      expect(waits).toMatchObject({
        total: 1,
        waiting: 1,
        rows: [{ kind: 'refund', about: number, is_own: true }],
      });
      const id = waits.rows[0]?.id;
      expect(await refusalOf(tx, asks, 'decide_refund($1, true)', [id])).toMatchObject({
        hint: 'OWN_REQUEST',
      });
      expect(await refusalOf(tx, decides, 'decide_refund($1, false)', [id])).toMatchObject({
        detail: { field: 'note' },
      });
      expect(await second('decide_refund($1, true)', [id])).toEqual({ number, state: 'paid' });
      expect(await tx.value(back)).toBe(301);
      expect(await refusalOf(tx, decides, 'decide_refund($1, true)', [id])).toMatchObject({
        ...{ hint: 'ALREADY_DECIDED', detail: { state: 'paid' } },
      });

      await call('refund_order($1, 344, $2)', [number, 'All of it']);
      const again = (await second<Approvals>('list_approvals()')).rows[0]?.id;
      expect(await second(`decide_refund($1, false, 'Not torn')`, [again])).toMatchObject({
        state: 'refused',
      });
      expect(await tx.value(back)).toBe(301);
      expect(await second('list_approvals($1)', ['decided'])).toMatchObject({ total: 2, waiting: 0 });
      expect(
        await tx.rows(`select action from public.admin_actions where action like 'refund/%' order by id`),
      ).toEqual(
        ['requested', 'approved', 'requested', 'refused'].map((step) => ({ action: `refund/${step}` })),
      );
      expect(await findLedgerFaults(tx.rows)).toEqual([]);
    });
  });

  it('is refused when the money went back another way meanwhile, and keeps its account from closing', async () => {
    await inOrderShop(db(), async (tx, shop) => {
      const [asks, decides] = [await createAdmin(tx), await createAdmin(tx)];
      const call = callAs(tx, asks);
      await tx.rows('update private.money_settings set refund_limit = 0');
      const number = await sell(tx, shop, call);
      await call('refund_order($1, 645, $2)', [number, 'x']);
      expect(await tx.value('select private.closing_obstacles($1)', [shop.shopper.id])).toEqual([
        { kind: 'refund', reference: number },
      ]);
      const order = await tx.value<string>('select id from public.orders where number = $1', [number]);
      await tx.rows(`select private.pay_back($1, 100, 'x')`, [order]);
      const id = await tx.value<string>('select id from private.staff_refunds');
      expect(await refusalOf(tx, decides, 'decide_refund($1, true)', [id])).toMatchObject({
        hint: 'INVALID_REFUND',
      });
      expect(await tx.value('select state from private.staff_refunds')).toBe('waiting');
    });
  });

  it('is nothing that anybody of the staff gives themselves', async () => {
    await inOrderShop(db(), async (tx, shop) => {
      const [own, other] = [await createAdmin(tx), await createAdmin(tx)];
      const call = callAs(tx, other);
      const address = await createAddress(tx.rows, own);
      const bought = { ...shop, shopper: own, draft: { ...shop.draft, address } };
      const number = await sell(tx, bought, call);
      const refusedTo = async (who: TestUser, sql: string, params?: unknown[]) =>
        (await refusalOf(tx, who, sql, params))?.hint;
      expect(await refusedTo(own, `refund_order($1, 100, 'x')`, [number])).toBe('OWN_REQUEST');

      const { id: back } = await callAs(tx, own)<{ id: string }>('request_return($1, $2::text::jsonb)', [
        number,
        JSON.stringify({
          ...{ kind: 'return', reason: 'Too small', refund: { way: 'credit' } },
          lines: shop.draft.lines,
        }),
      ]);
      for (const state of ['approved', 'picked_up', 'received', 'refunded']) {
        expect(await refusedTo(own, 'advance_return($1, $2)', [back, state])).toBe('OWN_REQUEST');
        await call('advance_return($1, $2)', [back, state]);
      }

      await tx.rows('update private.money_settings set refund_limit = 0');
      await call(`refund_order($1, 55, 'x')`, [number]);
      const waiting = await tx.value(`select id from private.staff_refunds where state = 'waiting'`);
      expect(await refusedTo(own, 'decide_refund($1, true)', [waiting])).toBe('OWN_REQUEST');
      await callAs(tx, await createAdmin(tx))('decide_refund($1, true)', [waiting]);

      const { number: parcel } = await placeOrder(tx, own, bought.draft);
      expect(await refusedTo(own, `advance_order($1, 'cancelled')`, [parcel])).toBe('OWN_REQUEST');
      await walk(call, parcel, 'confirmed', 'packed', 'shipped');
      expect(await refusedTo(own, `advance_order($1, 'rto')`, [parcel])).toBe('OWN_REQUEST');
      await walk(call, parcel, 'rto');
      // As any shopper does, within the hour.
      const { number: regretted } = await placeOrder(tx, own, bought.draft);
      expect(await callAs(tx, own)('cancel_order($1)', [regretted])).toMatchObject({ status: 'cancelled' });

      expect(await refusedTo(own, `tag_customer($1, 'vip', true)`, [own.id])).toBe('OWN_REQUEST');
      const grant = `grant_credit($1, $2, 'Thanks', gen_random_uuid())`;
      expect(await refusedTo(own, grant, [own.id, 1])).toBe('OWN_REQUEST');
      // Below the limit whoever has finance grants it, in parts too; above it whoever may lift the limit.
      await tx.rows('update private.money_settings set refund_limit = 300');
      await tx.rows(`update private.staff_members set role = 'finance' where user_id = $1`, [own.id]);
      await callAs(tx, own)(grant, [shop.shopper.id, 200]);
      expect(await refusalOf(tx, own, grant, [shop.shopper.id, 101])).toMatchObject({
        ...{ hint: 'FORBIDDEN', detail: { right: 'settings' } },
      });
      expect(await call(grant, [shop.shopper.id, 101])).toBe(301);
      expect(await findLedgerFaults(tx.rows)).toEqual([]);
    });
  });

  it('is paid once when two say yes at the same moment', async () => {
    const run = async (sql: string, params?: unknown[]): Promise<Row[]> =>
      (await db().query(sql, params)).rows;
    const people = [];
    for (let n = 0; n < 3; n += 1) people.push(await createUser(run, { app: { role: 'admin' } }));
    const [asks, one, two] = people as [TestUser, TestUser, TestUser];
    const shopper = await createUser(run);
    const variant = await createVariant(run, { price: 500 });
    const draft = {
      lines: [{ variant_id: variant, quantity: 1 }],
      address: await createAddress(run, shopper),
      total: 645,
    };
    const [placed] = await request(db(), shopper, placeOrderSql, orderParams(draft));
    const { number } = placed!.receipt as { number: string };
    for (const status of toDoor)
      await request(db(), asks, 'select public.advance_order($1, $2)', [number, status]);
    await request(db(), asks, 'select public.record_cash($1, true)', [number]);
    await run('update private.money_settings set refund_limit = 0');
    await request(db(), asks, 'select public.refund_order($1, 600, $2)', [number, 'x']);
    await run('update private.money_settings set refund_limit = 5000');
    const [waiting] = await run(`select id from private.staff_refunds where state = 'waiting'`);
    const attempts = await Promise.allSettled(
      [one, two].map((admin) => request(db(), admin, 'select public.decide_refund($1, true)', [waiting?.id])),
    );
    expect(
      attempts.flatMap((attempt) =>
        attempt.status === 'rejected' ? [(attempt.reason as Refusal).hint] : [],
      ),
    ).toEqual(['ALREADY_DECIDED']);
    expect(
      await run(
        'select m.paid_back from private.order_money m join public.orders o on o.id = m.order_id where o.number = $1',
        [number],
      ),
    ).toEqual([{ paid_back: 600 }]);
  });

  it('is a payout: approved by nobody for themselves, and above the limit paid by another', async () => {
    await rolledBack(db(), async (tx) => {
      const [asha, mira] = [await createAdmin(tx), await createAdmin(tx)];
      const shopper = await createUser(tx.rows);
      const payOut = async (amount: number) => {
        await referOrder(tx, asha, shopper, { amount, state: 'approved' });
        return (await callAs(tx, asha)<{ id: string }>('request_payout()')).id;
      };
      await tx.rows(
        `insert into public.saved_vpas (user_id, vpa, state) values ($1, 'asha@okaxis', 'verified')`,
        [asha.id],
      );
      const small = await payOut(600);
      expect(await refusalOf(tx, asha, 'approve_payout($1)', [small])).toMatchObject({ hint: 'OWN_REQUEST' });
      const miras = callAs(tx, mira);
      expect(await miras('list_approvals()')).toMatchObject({
        rows: [{ id: small, kind: 'payout', about: 'asha@okaxis' }],
      });
      expect(await miras('approve_payout($1)', [small])).toBe('approved');
      expect(await refusalOf(tx, mira, 'approve_payout($1)', [small])).toMatchObject({
        hint: 'ALREADY_DECIDED',
      });
      expect(await refusalOf(tx, asha, 'settle_payout($1, true)', [small])).toMatchObject({
        hint: 'OWN_REQUEST',
      });
      expect(await miras('settle_payout($1, true, $2)', [small, 'UTR 1'])).toBe('paid');

      const large = await payOut(6000);
      await miras('approve_payout($1)', [large]);
      expect(await refusalOf(tx, mira, 'settle_payout($1, true)', [large])).toMatchObject({
        hint: 'OWN_REQUEST',
      });
      const third = callAs(tx, await createAdmin(tx));
      expect(await third('settle_payout($1, true)', [large])).toBe('paid');
      expect(
        await tx.rows(`select state, sum(amount)::integer as amount from public.commissions group by state`),
      ).toEqual([{ state: 'paid', amount: 6600 }]);
    });
  });

  it('keeps tax of all commissions of a financial year once they exceed the threshold, and of none before', async () => {
    await rolledBack(db(), async (tx) => {
      const [admin, shopper] = [await createAdmin(tx), await createUser(tx.rows)];
      const call = callAs(tx, admin);
      await fc.assert(
        fc.asyncProperty(
          fc.array(fc.integer({ min: 500, max: 9000 }), { minLength: 1, maxLength: 5 }),
          fc.integer({ min: 0, max: 15_000 }),
          fc.constantFrom(2, 5, 0.1, 30),
          async (amounts, threshold, percent) => {
            await tx.rows(
              `update private.money_settings set payout_limit = 10000000, tds_threshold = $1, tds_percent = $2`,
              [threshold, percent],
            );
            const affiliate = await createUser(tx.rows);
            await callAs(tx, affiliate)(`save_pan('ABCPK1234M')`);
            await tx.rows(
              `insert into public.affiliate_payouts (affiliate_id, amount, vpa, due_on, state, settled_at)
              values ($1, 99999, 'old@bank', now(), 'paid', now() - interval '400 days')`,
              [affiliate.id],
            );
            let paid = 0;
            for (const amount of amounts) {
              const id = await tx.value<string>(
                `insert into public.affiliate_payouts (affiliate_id, amount, vpa, due_on) values ($1, $2, 'a@bank', now()) returning id`,
                [affiliate.id, amount],
              );
              await call('approve_payout($1)', [id]);
              await call('settle_payout($1, true)', [id]);
              paid += amount;
              const [year] = await tx.rows(
                `select sum(tds)::integer as tds, sum(tds_base)::integer as base, count(*)::integer as n,
                   bool_and(tds <= amount) as fits from public.affiliate_payouts
                 where affiliate_id = $1 and vpa = 'a@bank'`,
                [affiliate.id],
              );
              expect(year?.fits).toBe(true);
              if (paid <= threshold) expect(year).toMatchObject({ tds: 0, base: 0 });
              else {
                // What did not fit into a small payout waits for the next one.
                expect(Number(year?.base)).toBeLessThanOrEqual(paid);
                const due = (Number(year?.base) * percent) / 100;
                expect(Math.abs(Number(year?.tds) - due)).toBeLessThanOrEqual(Number(year?.n) / 2);
                if (percent * paid <= amount * 100) expect(year?.base).toBe(paid);
              }
            }
          },
        ),
        { numRuns: 8 },
      );
      await tx.rows('update private.money_settings set tds_threshold = 20000, tds_percent = 2');
      const affiliate = await createUser(tx.rows, { user: { full_name: '=cmd' } });
      expect(await callAs(tx, affiliate)(`save_pan(' abcpk-1234m ')`)).toBe('AB••••••4M');
      const settle = async (amount: number) => {
        await referOrder(tx, affiliate, shopper, { amount, state: 'approved' });
        const id = (await callAs(tx, affiliate)<{ id: string }>('request_payout()')).id;
        await call('approve_payout($1)', [id]);
        const [shown] = (await call<{ rows: { tds: number }[] }>(`list_admin_payouts('', 'requested')`)).rows;
        await call('settle_payout($1, true, $2)', [id, 'UTR']);
        return shown?.tds;
      };
      await tx.rows(
        `insert into public.saved_vpas (user_id, vpa, state) values ($1, 'bina@okaxis', 'verified')`,
        [affiliate.id],
      );
      expect([await settle(19_000), await settle(1000), await settle(1000), await settle(500)]).toEqual([
        0, 0, 420, 10,
      ]);
      expect(await callAs(tx, affiliate)('get_affiliate()')).toMatchObject({
        payouts: expect.arrayContaining([
          expect.objectContaining({ amount: 1000, tds: 420, tds_percent: 2 }),
        ]) as object[],
      });
      const year = await call<{ rows: { pan: string | null }[] }>(`list_tds(null, '=cmd')`);
      expect(year).toMatchObject({ total: 4, totals: { amount: 21_500, tds: 430, net: 21_070 } });
      // The return names whom tax was kept from, and nobody else.
      expect(year.rows.map(({ pan }) => pan).filter(Boolean)).toEqual(['ABCPK1234M', 'ABCPK1234M']);
      expect(
        await tx.rows(
          `select payload ->> 'tds' as tds from private.outbox where kind = 'account/payout-paid' and recipient = $1
          order by id desc limit 1`,
          [affiliate.email],
        ),
      ).toEqual([{ tds: '10' }]);
    });
  });

  it('keeps what the law wants from whoever gives no PAN, which only they and finance can tell', async () => {
    await rolledBack(db(), async (tx) => {
      const [admin, affiliate] = [await createAdmin(tx), await createUser(tx.rows)];
      const call = callAs(tx, admin);
      await tx.rows(
        'update private.money_settings set payout_limit = 10000000, tds_threshold = 0, tds_percent = 2',
      );
      const pay = async (amount: number) => {
        const id = await tx.value<string>(
          `insert into public.affiliate_payouts (affiliate_id, amount, vpa, due_on) values ($1, $2, 'a@bank', now()) returning id`,
          [affiliate.id, amount],
        );
        await call('approve_payout($1)', [id]);
        const list = await call<{ rows: { has_pan: boolean; tds: number }[] }>(
          `list_admin_payouts('', 'requested')`,
        );
        await call('settle_payout($1, true)', [id]);
        return list.rows;
      };
      expect(await pay(1000)).toMatchObject([{ has_pan: false, tds: 200 }]);
      for (const wrong of ['ABCDK1234M', '', 'ABCPK1234M;'])
        expect(await refusalOf(tx, affiliate, 'save_pan($1)', [wrong])).toMatchObject({
          hint: 'INVALID_FIELD',
          detail: { field: 'pan' },
        });
      await callAs(tx, affiliate)(`save_pan('ABCPK1234M')`);
      expect(await pay(1000)).toMatchObject([{ has_pan: true, tds: 20 }]);
      expect(await callAs(tx, affiliate)('get_affiliate()')).toMatchObject({ pan: 'AB••••••4M' });
      expect(await callAs(tx, affiliate)('get_my_data()')).toMatchObject({ pan: [{ pan: 'ABCPK1234M' }] });
      expect(
        await tx.as(affiliate, () => tx.refusal('select pan from public.affiliate_payouts')),
      ).toMatchObject({
        code: '42501',
      });
      expect(await tx.as(affiliate, () => tx.refusal('select * from private.affiliate_pans'))).toMatchObject({
        code: '42501',
      });
      expect(await tx.as('anon', () => tx.refusal(`select public.save_pan('ABCPK1234M')`))).toMatchObject({
        hint: 'SIGN_IN_REQUIRED',
      });
      await tx.rows('delete from auth.users where id = $1', [affiliate.id]);
      expect(await tx.rows('select pan from private.affiliate_pans')).toEqual([]);
      expect(
        await tx.rows('select pan, tds from public.affiliate_payouts where tds > 0 order by tds'),
      ).toEqual([
        { pan: 'ABCPK1234M', tds: 20 },
        { pan: null, tds: 200 },
      ]);
    });
  });
});

interface Remitted {
  id: string | null;
  lines: { parcel: string; outcome: string; counted: number }[];
  counts: Record<string, number>;
  total: number;
  counted: number;
  missing: { total: number; amount: number };
}

onOneEngine('the cash desk', (db) => {
  const remit = (call: Call, lines: [string, number][], more: object = {}, book = true) =>
    call<Remitted>('record_remittance($1::text::jsonb, $2)', [
      JSON.stringify({
        ...{ courier: 'Blue Dart', reference: `R${Math.random()}`, remitted_on: '2026-01-02' },
        ...more,
        lines: lines.map(([parcel, amount]) => ({ parcel, amount })),
      }),
      book,
    ]);
  const desk = (call: Call) =>
    call<{ orders: number; amount: number; couriers: object[] }>('get_cash_desk()');

  it('takes nobody’s word for the cash of what they bought themselves', async () => {
    await inOrderShop(db(), async (tx, shop) => {
      const [own, other] = [await createAdmin(tx), await createAdmin(tx)];
      const address = await createAddress(tx.rows, own);
      const bought = { ...shop, shopper: own, draft: { ...shop.draft, address } };
      const number = await sell(tx, bought, callAs(tx, other), false);
      const mine = { courier: 'Blue Dart', reference: 'R1', remitted_on: '2026-01-02' };
      expect(
        await refusalOf(tx, own, 'record_remittance($1::text::jsonb, true)', [
          JSON.stringify({ ...mine, lines: [{ parcel: number, amount: 645 }] }),
        ]),
      ).toMatchObject({ hint: 'OWN_REQUEST', message: expect.stringContaining(number) });
      const state = () => tx.value(`select state from public.payments where method = 'cod'`);
      expect(await state()).toBe('due');
      expect((await remit(callAs(tx, other), [[number, 645]])).counted).toBe(645);
      expect(await state()).toBe('collected');
    });
  });

  it('says of each line how it agrees, closes what has come and leaves the rest open', async () => {
    await inOrderShop(db(), async (tx, shop) => {
      const call = callAs(tx, await createAdmin(tx));
      const numbers: string[] = [];
      for (let n = 0; n < 5; n += 1) numbers.push(await sell(tx, shop, call, n < 4));
      const [full, part, many, forgotten, unnoted] = numbers as [string, string, string, string, string];
      await tx.rows(
        `update public.orders set courier = case number when $1 then 'BLUE DART' else 'Blue Dart' end,
        tracking_number = 'awb' || right(number, 4), delivered_at = now() - interval '20 days'`,
        [full],
      );
      const { number: young } = await placeOrder(tx, shop.shopper, shop.draft);
      expect(await desk(call)).toMatchObject({
        ...{ orders: 4, amount: 4 * 645 },
        couriers: [{ courier: 'BLUE DART', orders: 4, month: 2580, week: 0, oldest: 20 }],
      });
      const lines: [string, number][] = [
        [`AWB${full.slice(-4)}`, 645],
        [part, 600],
        [many.toLowerCase(), 700],
        [many, 645],
        [unnoted, 645],
        [young, 645],
        ['<script>', 1],
      ];
      const until = { covers_until: new Date().toISOString().slice(0, 10), reference: 'UTR-9' };
      const preview = await remit(call, lines, until, false);
      expect(preview.id).toBeNull();
      expect(preview.lines.map(({ outcome }) => outcome)).toEqual([
        ...['matched', 'short', 'over', 'double', 'matched', 'not_due', 'unknown'],
      ]);
      expect(preview).toMatchObject({ counted: 645 + 600 + 645 + 645, missing: { total: 1, amount: 645 } });
      expect((await desk(call)).orders).toBe(4);

      const booked = await remit(call, lines, until);
      expect(booked).toEqual({ ...preview, id: expect.any(String) as string });
      expect(await desk(call)).toMatchObject({ orders: 2, amount: 645 + 45 });
      const open = await call<{ rows: object[] }>(`list_open_cash('', 'blue dart', '-open')`);
      expect(open.rows).toMatchObject([
        { number: forgotten, open: 645 },
        { number: part, open: 45 },
      ]);
      expect(
        await tx.value(
          `select state from public.payments p join public.orders o on o.id = p.order_id where o.number = $1`,
          [unnoted],
        ),
      ).toBe('collected');
      expect(await call('list_remittance_lines($1, $2)', [booked.id, 'missing'])).toMatchObject({
        ...{ total: 1, rows: [{ number: forgotten }], counts: { matched: 2, missing: 1 } },
      });
      expect(await call('list_remittances()')).toMatchObject({
        total: 1,
        rows: [{ lines: 7, faults: 5, counted: 2535 }],
      });

      expect((await remit(call, [[part, 45]])).lines).toMatchObject([{ outcome: 'matched' }]);
      expect((await remit(call, [[part, 45]])).lines).toMatchObject([{ outcome: 'double', counted: 0 }]);
      const byHand = createAdmin(tx);
      expect(await refusalOf(tx, await byHand, 'withdraw_remittance($1, $2)', [booked.id, ''])).toMatchObject(
        {
          detail: { field: 'reason' },
        },
      );
      expect(await call('withdraw_remittance($1, $2)', [booked.id, 'Another shop’s'])).toBe(true);
      expect(await call('withdraw_remittance($1, $2)', [booked.id, 'Again'])).toBe(false);
      // What nobody but the remittance said was collected is due again.
      expect(await desk(call)).toMatchObject({ orders: 4, amount: 3 * 645 + 600 });
      expect((await remit(call, lines, until)).counts).toMatchObject({ matched: 3, over: 1 });
    });
  });

  it('takes back what only withdrawn remittances said, and leaves what somebody noted', async () => {
    await inOrderShop(db(), async (tx, shop) => {
      const call = callAs(tx, await createAdmin(tx));
      const number = await sell(tx, shop, call, false);
      const state = () => tx.value('select state from public.payments');
      const withdraw = (id: string | null) => call('withdraw_remittance($1, $2)', [id, 'A mistake']);
      const first = await remit(call, [[number, 600]]);
      const second = await remit(call, [[number, 45]]);
      await withdraw(first.id);
      expect(await state()).toBe('collected');
      await withdraw(second.id);
      expect(await state()).toBe('due');
      expect(
        await tx.rows(
          `select action, after ->> 'due_again' as due from public.admin_actions where target = $1 or action like 'cash-desk/w%'
           order by id desc limit 3`,
          [number],
        ),
      ).toEqual([
        { action: 'cash-desk/withdrawn', due: '1' },
        { action: 'cash/due', due: null },
        { action: 'cash-desk/withdrawn', due: '0' },
      ]);
      await call('record_cash($1, true)', [number]);
      await withdraw((await remit(call, [[number, 645]])).id);
      expect(await state()).toBe('collected');
      expect(await desk(call)).toMatchObject({ orders: 1, amount: 645 });
    });
  });

  it('leaves cash collected that was paid back meanwhile', async () => {
    await inOrderShop(db(), async (tx, shop) => {
      const call = callAs(tx, await createAdmin(tx));
      const number = await sell(tx, shop, call, false);
      const { id } = await remit(call, [[number, 645]]);
      await call(`refund_order($1, 45, 'A stain')`, [number]);
      await call('withdraw_remittance($1, $2)', [id, 'A mistake']);
      expect(await tx.value('select state from public.payments')).toBe('collected');
    });
  });

  it('refuses what is no remittance, and the same one twice', async () => {
    await inOrderShop(db(), async (tx, shop) => {
      const admin = await createAdmin(tx);
      const call = callAs(tx, admin);
      const number = await sell(tx, shop, call);
      const refused = (change: object) =>
        refusalOf(tx, admin, 'record_remittance($1::text::jsonb, true)', [
          JSON.stringify({
            ...{ courier: 'Delhivery', reference: 'UTR 1', remitted_on: '2026-01-02' },
            ...{ lines: [{ parcel: number, amount: 645 }], ...change },
          }),
        ]);
      expect(await refused({ lines: [] })).toMatchObject({ detail: { field: 'lines' } });
      expect(
        await refused({
          lines: [
            { parcel: number, amount: 645 },
            { parcel: number, amount: '6.45' },
          ],
        }),
      ).toMatchObject({
        message: 'Line 2 needs an order or waybill and whole rupees.',
      });
      expect(await refused({ lines: Array(10_001).fill({ parcel: number, amount: 1 }) })).toMatchObject({
        detail: { field: 'lines' },
      });
      expect(await refused({ remitted_on: '2999-01-01' })).toMatchObject({
        detail: { field: 'remitted_on' },
      });
      expect(await refused({ courier: '' })).toMatchObject({ detail: { field: 'courier' } });
      await remit(call, [[number, 645]], { courier: 'Delhivery', reference: 'UTR 1' });
      expect(await refused({ reference: 'utr 1' })).toMatchObject({ detail: { field: 'reference' } });
      const all = Array.from({ length: 10_000 }, (_, n): [string, number] => [`NOBODY${n}`, 1]);
      expect(await remit(call, all)).toMatchObject({ counts: { unknown: 10_000 }, counted: 0 });
    });
  });
});

interface Gst {
  totals: Record<string, Record<string, number>>;
  tables: Record<string, Record<string, number | string>[]>;
}
const kinds = ['taxable', 'cgst', 'sgst', 'igst'] as const;
const sumOf = (rows: Record<string, unknown>[] | undefined, key: string) =>
  Math.round((rows ?? []).reduce((sum, row) => sum + Number(row[key]), 0) * 100);

onOneEngine('a month’s GST', (db) => {
  it('comes to what its invoices and credit notes come to, whatever they are', async () => {
    const document = fc.record({
      state: fc.constantFrom('27', '29', '32'),
      business: fc.boolean(),
      lines: fc.array(
        fc.record({ total: fc.integer({ min: 1, max: 20_000_000 }), percent: fc.constantFrom(0, 3, 5, 18) }),
        { minLength: 1, maxLength: 3 },
      ),
      credit: fc.option(fc.integer({ min: 1, max: 100 }), { nil: undefined }),
      // Some of them in the first or the last second of the month in India, or beyond.
      at: fc.constantFrom(
        '2026-02-28T18:30:00Z',
        '2026-03-31T18:29:59Z',
        '2026-03-31T18:30:00Z',
        '2026-02-28T18:29:59Z',
      ),
    });
    await inOrderShop(db(), async (tx, shop) => {
      const call = callAs(tx, await createAdmin(tx));
      let serial = 0;
      const issue = async (
        doc: { state: string; business: boolean; at: string },
        lines: { total: number; percent: number }[],
        of?: string,
      ) => {
        serial += 1;
        const kind = of ? 'CN' : 'TD';
        // Each order has one invoice.
        const order = await tx.value<string>(
          `insert into public.orders (number, email, status, delivery, subtotal, gst, shipping, platform_fee, total, ship_to,
             gst_percent, promised_from, promised_to)
           values ('TD' || lpad($1::text, 10, '0'), '', 'delivered', 'standard', 1, 0, 0, 0, 1, '{}', 0, now(), now()) returning id`,
          [String(serial)],
        );
        const id = await tx.value<string>(
          `insert into public.invoices (order_id, kind, number, issued_at, corrects, seller, buyer, place_of_supply, state_code, total)
           values ($1, $2, $3, $4, $5, '{"gstin":"27ZZZCZ0000Z1Z1"}', $6::text::jsonb, 'x', $7, $8) returning id`,
          [
            order,
            of ? 'credit_note' : 'invoice',
            `${kind}/25-26/${String(serial).padStart(6, '0')}`,
            doc.at,
            of ?? null,
            JSON.stringify(doc.business ? { name: '=Shop', gstin: '27AAPFU0939F1ZV' } : { name: 'Asha' }),
            doc.state,
            lines.reduce((sum, { total }) => sum + total, 0),
          ],
        );
        await tx.rows(`select private.write_invoice_lines($1, $2::text::jsonb, $3)`, [
          id,
          JSON.stringify(
            lines.map((line, n) => ({ ...line, position: n + 1, name: 'x', variant_label: '', quantity: 1 })),
          ),
          doc.state === '27',
        ]);
        return id;
      };
      await fc.assert(
        fc.asyncProperty(fc.array(document, { minLength: 1, maxLength: 8 }), async (documents) => {
          await tx.rows('savepoint month');
          for (const doc of documents) {
            const id = await issue(doc, doc.lines);
            const { credit } = doc;
            if (credit)
              await issue(
                doc,
                doc.lines.map(({ total, percent }) => ({
                  total: Math.ceil((total * credit) / 100),
                  percent,
                })),
                id,
              );
          }
          const report = await call<Gst>(`get_gst_report('2026-03-15')`);
          const { tables } = report;
          const [truth] = await tx.rows(
            `select ${kinds.map((key) => `coalesce(sum(case i.kind when 'invoice' then l.${key} else -l.${key} end), 0)::float as ${key}`).join(', ')}
             from public.invoices i join public.invoice_lines l on l.invoice_id = i.id
             where to_char(i.issued_at at time zone 'Asia/Kolkata', 'YYYY-MM') = '2026-03'`,
          );
          for (const key of kinds) {
            const added = ['b2b', 'b2cl', 'b2cs'].reduce((sum, table) => sum + sumOf(tables[table], key), 0);
            expect(added - sumOf(tables.cdnr, key) - sumOf(tables.cdnur, key)).toBe(truth?.[key]);
            expect(sumOf(tables.hsn, key)).toBe(truth?.[key]);
            const { invoice, credit_note: note } = report.totals;
            expect(Math.round(((invoice?.[key] ?? 0) - (note?.[key] ?? 0)) * 100)).toBe(truth?.[key]);
          }
          for (const row of tables.b2cl ?? []) expect(row.document_total).toBeGreaterThan(100_000);
          for (const row of [...(tables.b2b ?? []), ...(tables.cdnr ?? [])])
            expect(row.gstin).toBe('27AAPFU0939F1ZV');
          await tx.rows('rollback to savepoint month');
        }),
        { numRuns: 6 },
      );
      expect(await refusalOf(tx, await createAdmin(tx), `get_gst_report('2999-01-01')`)).toMatchObject({
        detail: { field: 'month' },
      });

      const number = await sell(tx, shop, call);
      await call('refund_order($1, 118, $2)', [number, 'A stain']);
      const now = await call<Gst>(`get_gst_report((now() at time zone 'Asia/Kolkata')::date)`);
      expect(now).toMatchObject({
        totals: { invoice: { documents: 1, total: 645 }, credit_note: { documents: 1, total: 118 } },
        tables: {
          b2cs: [{ place: '27-Maharashtra', percent: 18, taxable: 446.62, cgst: 40.19, igst: 0 }],
          // The piece stays with the shopper.
          hsn: [{ supply: 'B2C', quantity: 1, total: 527 }],
          docs: [{ documents: 1, first: expect.stringMatching(/^TD\//) as string }, { documents: 1 }],
        },
      });
    });
  });
});

onOneEngine('complaints', (db) => {
  it('have a ticket and two clocks from the day on which they came, and mails when each is stopped', async () => {
    await rolledBack(db(), async (tx) => {
      const admin = await createAdmin(tx);
      const call = callAs(tx, admin);
      const message = await tx.value<string>(
        `insert into public.contact_messages (submission_id, reference, name, email, subject, message, created_at)
         values (gen_random_uuid(), 'TDC-AAAAAA', 'Ravi', 'ravi@example.com', 'other', 'It tore', now() - interval '3 days') returning id`,
      );
      const ticket = await call<string>('take_as_grievance($1)', [message]);
      expect(ticket).toMatch(/^TDG-[0-9A-Z]{6}$/);
      expect(await refusalOf(tx, admin, 'take_as_grievance($1)', [message])).toMatchObject({
        hint: 'ALREADY_DECIDED',
      });
      const key = crypto.randomUUID();
      const typed = {
        ...{ name: 'Sita', email: 'Sita@Example.com', message: '<b>No answer</b>', channel: 'phone' },
        received_on: new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' }).format(new Date()),
      };
      const enter = 'enter_grievance($1::text::jsonb, $2)';
      const second = await call<string>(enter, [JSON.stringify(typed), key]);
      expect(await call(enter, [JSON.stringify(typed), key])).toBe(second);
      // The answer was lost, and the dialog says something else by now.
      for (const changed of [{ message: 'No answer, twice' }, { name: 'Gita' }, { channel: 'letter' }])
        expect(
          await refusalOf(tx, admin, enter, [JSON.stringify({ ...typed, ...changed }), key]),
        ).toMatchObject({
          code: 'PT409',
          hint: 'COMPLAINT_ENTERED',
          message: `The press before was heard: the complaint has the ticket ${second}. Please look at it there.`,
        });
      for (const [field, value] of [
        ['email', 'no'],
        ['channel', 'form'],
        ['received_on', '2999-01-01'],
        ['message', ''],
      ])
        expect(
          await refusalOf(tx, admin, enter, [
            JSON.stringify({ ...typed, [String(field)]: value }),
            crypto.randomUUID(),
          ]),
        ).toMatchObject({ detail: { field } });

      interface List {
        open: number;
        overdue: number;
        rows: {
          id: string;
          ticket: string;
          overdue: boolean;
          due_at: string;
          received_at: string;
          resolve_by: string;
        }[];
      }
      const list = await call<List>('list_grievances()');
      expect(list).toMatchObject({
        open: 2,
        overdue: 1,
        rows: [
          { ticket, overdue: true },
          { ticket: second, overdue: false },
        ],
      });
      const [first] = list.rows;
      expect(new Date(first?.due_at ?? 0).getTime() - new Date(first?.received_at ?? 0).getTime()).toBe(
        48 * 3_600_000,
      );
      await call('acknowledge_grievance($1)', [first?.id]);
      await call('acknowledge_grievance($1)', [first?.id]);
      const later = await call<List>('list_grievances()');
      expect(later).toMatchObject({ overdue: 0 });
      expect(later.rows.find((row) => row.ticket === ticket)?.due_at).toBe(first?.resolve_by);
      await tx.rows(
        `update private.grievances set resolve_by = now() - interval '1 hour' where ticket = $1`,
        [ticket],
      );
      expect(await call(`list_grievances('', 'overdue')`)).toMatchObject({ total: 1, rows: [{ ticket }] });
      await call('resolve_grievance($1, $2)', [first?.id, 'A new one is on its way.']);
      await call('resolve_grievance($1, $2)', [first?.id, 'Again']);
      expect(await call(`list_grievances('', 'resolved')`)).toMatchObject({
        ...{ total: 1, rows: [{ ticket, resolution: 'A new one is on its way.' }] },
      });
      expect(await tx.value('select status from public.contact_messages where id = $1', [message])).toBe(
        'resolved',
      );
      expect(
        await tx.rows(`select kind, recipient from private.outbox where kind like 'grievance/%' order by id`),
      ).toEqual(
        ['acknowledged', 'resolved'].map((kind) => ({
          kind: `grievance/${kind}`,
          recipient: 'ravi@example.com',
        })),
      );
    });
  });
});

onOneEngine('the money desk', (db) => {
  it('is for the right for finance, and its limits for the right for settings', async () => {
    await rolledBack(db(), async (tx) => {
      const [admin, stranger] = [await createAdmin(tx), await createUser(tx.rows)];
      const settings = { refund_limit: '100', payout_limit: '0', tds_percent: '5.5', tds_threshold: '1' };
      const save = (draft: object) =>
        refusalOf(tx, admin, 'save_money_settings($1::text::jsonb)', [JSON.stringify(draft)]);
      expect(await save({ ...settings, tds_percent: '31' })).toMatchObject({
        detail: { field: 'tds_percent' },
      });
      expect(await save({ ...settings, refund_limit: '-1' })).toMatchObject({
        detail: { field: 'refund_limit' },
      });
      expect(
        await callAs(tx, admin)('save_money_settings($1::text::jsonb)', [JSON.stringify(settings)]),
      ).toEqual({
        ...{ refund_limit: 100, payout_limit: 0, tds_percent: 5.5, tds_threshold: 1 },
      });
      const unchanged = { refund_limit: 100, payout_limit: 0, tds_percent: 5.5, tds_threshold: 1 };
      await callAs(tx, admin)('save_money_settings($1::text::jsonb, $2::text::jsonb)', [
        JSON.stringify({ ...settings, tds_threshold: '2' }),
        JSON.stringify(unchanged),
      ]);
      const opened = { refund_limit: 100, payout_limit: 0, tds_percent: 5, tds_threshold: 2 };
      expect(
        await refusalOf(tx, admin, 'save_money_settings($1::text::jsonb, $2::text::jsonb)', [
          JSON.stringify({ ...opened, refund_limit: '200' }),
          JSON.stringify(opened),
        ]),
      ).toMatchObject({ hint: 'STALE', detail: { fields: { tds_percent: 5.5 }, by: admin.email } });
      const nothing = `'00000000-0000-4000-8000-000000000000'`;
      const finance = [
        ...[
          'get_money_settings()',
          'list_approvals()',
          'list_failed_gift_card_refunds()',
          `decide_refund(${nothing}, true)`,
          `approve_payout(${nothing})`,
        ],
        ...[
          'list_tds()',
          `record_remittance('{}', false)`,
          `withdraw_remittance(${nothing}, 'x')`,
          'get_cash_desk()',
        ],
        ...[
          'list_open_cash()',
          'list_remittances()',
          `list_remittance_lines(${nothing})`,
          'get_gst_report(now()::date)',
        ],
      ];
      const support = [
        ...['list_grievances()', `take_as_grievance(${nothing})`, `acknowledge_grievance(${nothing})`],
        ...[`enter_grievance('{}', ${nothing})`, `resolve_grievance(${nothing}, 'x')`],
      ];
      for (const call of [...finance, ...support, `save_money_settings('{}')`]) {
        expect(await refusalOf(tx, stranger, call)).toMatchObject({ hint: 'FORBIDDEN' });
        expect(await refusalOf(tx, 'anon', call)).toMatchObject({ hint: 'SIGN_IN_REQUIRED' });
      }
      await tx.rows(`update private.staff_members set role = 'finance' where user_id = $1`, [admin.id]);
      expect(await callAs(tx, admin)('list_approvals()')).toMatchObject({ waiting: 0 });
      for (const call of [...support, `save_money_settings('{}')`])
        expect(await refusalOf(tx, admin, call)).toMatchObject({ hint: 'FORBIDDEN' });
      await tx.rows(`update private.staff_members set role = 'support' where user_id = $1`, [admin.id]);
      for (const call of finance)
        expect(await refusalOf(tx, admin, call)).toMatchObject({ hint: 'FORBIDDEN' });
    });
  });
});
