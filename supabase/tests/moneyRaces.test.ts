import { onOneEngine, request, type Row } from '@shop/test-databases';
import { referOrder } from './accountFixtures';
import { assertLedgersBalance } from './ledgers';
import { giveCredit, giveGiftCard } from './moneyFixtures';
import { shipParams, shipSql } from './parcelFixtures';
import { pausedUntilAwaited } from './pausedUntilAwaited';
import { eventParams, recordEventSql, startPaymentSql } from './paymentFixtures';
import { createPromotions, productOf } from './promotionFixtures';
import {
  createAddress,
  createUser,
  createVariant,
  type OrderDraft,
  orderParams,
  placeOrderSql,
  type Receipt,
  type TestUser,
} from './shopFixtures';

const toDoor = ['confirmed', 'packed', 'shipped', 'out_for_delivery'];
const one = (variant_id: string) => [{ variant_id, quantity: 1 }];

/** Two who meet in the middle of their work, each on a connection of its own. */
onOneEngine('money that two touch at once', (db) => {
  const run = async (sql: string, params?: unknown[]): Promise<Row[]> => (await db().query(sql, params)).rows;
  const value = async <T>(sql: string, params?: unknown[]) =>
    Object.values((await run(sql, params))[0] ?? {})[0] as T;
  const createAdmin = () => createUser(run, { app: { role: 'admin' } });
  const place = async (user: TestUser, draft: Omit<OrderDraft, 'address'>) => {
    const address = await createAddress(run, user);
    const [row] = await request(db(), user, placeOrderSql, orderParams({ ...draft, address }));
    return row?.receipt as Receipt;
  };
  const walk = async (admin: TestUser, number: string, states: readonly string[]) => {
    for (const state of states)
      await request(db(), admin, 'select public.advance_order($1, $2)', [number, state]);
  };

  it('gives a promotion once, to an order or to late money for another', async () => {
    const buyer = await createUser(run);
    const pieces = [await createVariant(run), await createVariant(run)] as const;
    const [promotion] = await createPromotions(run, [
      { kind: 'amount', value: 100, scope: 'product', scope_ids: pieces.map(productOf), per_user_limit: 1 },
    ]);
    // 400 + 72 + 50 + 5
    const draft = { method: 'online', total: 527 };
    const { number, payment_id, order_id } = await place(buyer, { ...draft, lines: one(pieces[0]) });
    await request(db(), 'service_role', startPaymentSql, [payment_id, buyer.id, number]);
    await run('update public.orders set expires_at = now() where id = $1', [order_id]);
    await request(db(), 'service_role', 'select public.expire_orders()');
    const [, [late]] = await pausedUntilAwaited(
      db(),
      'public.promotion_uses',
      () => place(buyer, { ...draft, lines: one(pieces[1]) }),
      () => request(db(), 'service_role', recordEventSql, eventParams({ order: number, amount: 527 })),
    );
    expect(
      await run(
        `select 1 as one from public.promotion_uses where promotion_id = $1 and state <> 'released'`,
        [promotion],
      ),
    ).toHaveLength(1);
    expect(late?.result).toMatchObject({ outcome: 'refund' });
    await assertLedgersBalance(run);
  });

  it('takes a return back while its shopper writes what they think of the piece', async () => {
    const [shopper, admin] = [await createUser(run), await createAdmin()];
    const variant = await createVariant(run);
    const { number } = await place(shopper, { lines: one(variant), total: 645 });
    await walk(admin, number, [...toDoor, 'delivered']);
    await request(db(), admin, 'select public.record_cash($1, true)', [number]);
    const wish = { kind: 'return', reason: 'Too small', refund: { way: 'credit' }, lines: one(variant) };
    const [asked] = await request(
      db(),
      shopper,
      'select public.request_return($1, $2::text::jsonb) as answer',
      [number, JSON.stringify(wish)],
    );
    const advance = (state: string) =>
      request(db(), admin, 'select public.advance_return($1, $2)', [
        (asked!.answer as { id: string }).id,
        state,
      ]);
    for (const state of ['approved', 'picked_up', 'received']) await advance(state);
    await pausedUntilAwaited(
      db(),
      'public.reviews',
      () =>
        request(db(), shopper, `select public.write_review($1, 5, 'Lovely cloth, and well sewn')`, [
          productOf(variant),
        ]),
      () => advance('refunded'),
    );
    // Earned, and taken back: cashback and the reward alike.
    expect(
      await run(
        `select sum(amount)::integer as kept from public.credit_entries where user_id = $1 and kind <> 'refund'`,
        [shopper.id],
      ),
    ).toEqual([{ kept: 0 }]);
    await assertLedgersBalance(run);
  });

  it('books the cashback of two orders of a shopper, one of which ends with a parcel that came back', async () => {
    const [shopper, admin] = [await createUser(run), await createAdmin()];
    const [kept, back] = [await createVariant(run), await createVariant(run)];
    await giveGiftCard(run, shopper, 1235);
    const parcels = await place(shopper, {
      ...{ lines: [...one(kept), ...one(back)], method: 'none', giftCards: 1235, total: 0 },
    });
    const other = await place(shopper, { lines: one(kept), total: 645 });
    await walk(admin, parcels.number, ['confirmed', 'packed']);
    await walk(admin, other.number, toDoor);
    for (const variant of [kept, back])
      await request(
        db(),
        admin,
        shipSql,
        shipParams(parcels.number, { [variant]: 1 }, `RACE-${variant.slice(-6, -2)}`),
      );
    const ids = await run('select id from public.parcels where order_id = $1 order by position', [
      parcels.order_id,
    ]);
    for (const state of ['out_for_delivery', 'delivered'])
      await request(db(), admin, 'select public.advance_parcel($1, $2)', [ids[0]?.id, state]);
    await giveCredit(run, shopper, 10);
    await pausedUntilAwaited(
      db(),
      'public.credit_accounts',
      () => walk(admin, other.number, ['delivered']),
      () => request(db(), admin, `select public.return_parcel($1, '[]', 590)`, [ids[1]?.id]),
    );
    // 2% of what each order kept, a piece of ₹500.
    expect(
      await run(`select amount from public.credit_entries where user_id = $1 and kind = 'cashback'`, [
        shopper.id,
      ]),
    ).toEqual([{ amount: 10 }, { amount: 10 }]);
    await assertLedgersBalance(run);
  });

  it('rewards a referral while parcels of both friends arrive', async () => {
    const people = [await createUser(run), await createUser(run)].sort((a, b) => a.id.localeCompare(b.id));
    const [affiliate, friend] = people as [TestUser, TestUser];
    const admin = await createAdmin();
    const commission = await referOrder({ rows: run, value }, affiliate, friend, { amount: 80 });
    await run(
      `update public.orders set delivered_at = now() - interval '30 days'
       where id = (select order_id from public.commissions where id = $1)`,
      [commission],
    );
    const numbers: string[] = [];
    for (const user of [affiliate, friend]) {
      await giveCredit(run, user, 10);
      const { number } = await place(user, { lines: one(await createVariant(run)), total: 645 });
      await walk(admin, number, toDoor);
      numbers.push(number);
    }
    const [approved, [moved]] = await pausedUntilAwaited(
      db(),
      'public.credit_accounts',
      () => request(db(), 'service_role', 'select public.approve_commissions() as count'),
      () =>
        request(db(), admin, `select public.bulk_advance_orders('delivered', $1::text::jsonb) as results`, [
          JSON.stringify(numbers.map((number) => ({ number }))),
        ]),
    );
    expect(approved).toEqual([{ count: 1 }]);
    expect(moved?.results).toMatchObject([{ outcome: 'moved' }, { outcome: 'moved' }]);
  });

  it('pays an affiliate all that a payout takes, though more is approved at that moment', async () => {
    const [asha, ravi, admin] = [await createUser(run), await createUser(run), await createAdmin()];
    await run(`insert into public.saved_vpas (user_id, vpa, state) values ($1, 'asha@okaxis', 'verified')`, [
      asha.id,
    ]);
    const past = { rows: run, value };
    await referOrder(past, asha, ravi, { amount: 600, state: 'approved' });
    const late = await referOrder(past, asha, ravi, { amount: 80 });
    const [[row]] = await pausedUntilAwaited(
      db(),
      'public.affiliate_payouts',
      () => request(db(), asha, 'select public.request_payout() as payout'),
      () => request(db(), admin, 'select public.approve_commission($1)', [late]),
    );
    expect(row?.payout).toMatchObject({ amount: 600 });
    expect(await run('select amount from public.commissions where payout_id is not null')).toEqual([
      { amount: 600 },
    ]);
  });

  it('approves a commission early while its order comes back', async () => {
    const [affiliate, shopper, admin] = [await createUser(run), await createUser(run), await createAdmin()];
    await giveCredit(run, shopper, 10);
    const commission = await referOrder({ rows: run, value }, affiliate, shopper, { amount: 80 });
    const asked = await value<string>(
      `insert into public.returns (order_id, kind, reason, state)
       select order_id, 'return', 'Too small', 'received' from public.commissions where id = $1 returning id`,
      [commission],
    );
    await run(
      `insert into public.return_lines (return_id, variant_id, quantity)
       select r.id, l.variant_id, l.quantity from public.returns r join public.order_lines l on l.order_id = r.order_id
       where r.id = $1`,
      [asked],
    );
    await pausedUntilAwaited(
      db(),
      'public.credit_accounts',
      () => request(db(), admin, 'select public.approve_commission($1)', [commission]),
      () => request(db(), admin, `select public.advance_return($1, 'refunded')`, [asked]),
    );
    expect(await value('select state from public.commissions where id = $1', [commission])).toBe('reversed');
  });
});
