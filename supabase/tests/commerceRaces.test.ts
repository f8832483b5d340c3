import { onOneEngine, request, type Row } from '@shop/test-databases';
import { assertLedgersBalance } from './ledgers';
import { createCoupon, giveCredit, giveGiftCard } from './moneyFixtures';
import { eventParams, recordEventSql, startPaymentSql } from './paymentFixtures';
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

interface Buyer {
  user: TestUser;
  address: string;
}

const hintsOf = (attempts: PromiseSettledResult<unknown>[]) =>
  attempts.flatMap((a) => (a.status === 'rejected' ? [(a.reason as { hint?: string }).hint] : []));
const times = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, n) => make(n));

/** Requests that arrive at once, each on a connection of its own; the embedded engine takes them in turn. */
onOneEngine('money at the same time', (db) => {
  const run = async (sql: string, params?: unknown[]): Promise<Row[]> => (await db().query(sql, params)).rows;
  const value = async (sql: string, params?: unknown[]) =>
    Object.values((await run(sql, params))[0] ?? {})[0];
  const createBuyer = async (): Promise<Buyer> => {
    const user = await createUser(run);
    return { user, address: await createAddress(run, user) };
  };
  const createBuyers = (count: number) => Promise.all(times(count, createBuyer));
  const place = async ({ user, address }: Buyer, draft: Omit<OrderDraft, 'address'>) => {
    const [row] = await request(db(), user, placeOrderSql, orderParams({ ...draft, address }));
    return row?.receipt as Receipt;
  };
  const one = (variant_id: string) => [{ variant_id, quantity: 1 }];
  const stockOf = (variant: string) =>
    value('select stock from public.product_variants where id = $1', [variant]);
  const statusOf = (id: string) => value('select status from public.orders where id = $1', [id]);

  /** An order of ₹645 that waits for its payment at the provider. */
  const placeOnline = async (buyer: Buyer, variant: string) => {
    const receipt = await place(buyer, { lines: one(variant), method: 'online', total: 645 });
    const provider = `order_${receipt.number}`;
    await request(db(), 'service_role', startPaymentSql, [receipt.payment_id, buyer.user.id, provider]);
    return { ...receipt, provider };
  };
  const capture = (provider: string, event?: string) =>
    request(db(), 'service_role', recordEventSql, eventParams({ event, order: provider, amount: 645 }));
  const expireAll = () => request(db(), 'service_role', 'select public.expire_orders()');

  afterEach(() => assertLedgersBalance(run));

  it('sells exactly twenty pieces to two hundred buyers', async () => {
    const variant = await createVariant(run, { stock: 20 });
    const buyers = await createBuyers(200);
    const hints = hintsOf(
      await Promise.allSettled(
        buyers.map((buyer, n) =>
          place(buyer, { lines: one(variant), method: n % 2 === 0 ? 'cod' : 'online', total: 645 }),
        ),
      ),
    );
    expect(hints).toEqual(times(180, () => 'OUT_OF_STOCK'));
    expect(await stockOf(variant)).toBe(0);
    expect(
      await value('select count(*)::integer from public.order_lines where variant_id = $1', [variant]),
    ).toBe(20);
  });

  it('never lets a coupon be used more often than it may be', async () => {
    const variant = await createVariant(run, { stock: 100 });
    const coupon = await createCoupon(run, { value: 45, totalLimit: 7 });
    const buyers = await createBuyers(30);
    const attempts = await Promise.allSettled(
      buyers.map((buyer) => place(buyer, { lines: one(variant), coupon, total: 600 })),
    );
    expect(hintsOf(attempts)).toEqual(times(23, () => 'COUPON_USED_UP'));
    expect(await stockOf(variant)).toBe(93);
  });

  it('never lets one shopper use a coupon more often than they may', async () => {
    const variant = await createVariant(run, { stock: 100 });
    const coupon = await createCoupon(run, { value: 45, perUserLimit: 2 });
    const buyer = await createBuyer();
    const attempts = await Promise.allSettled(
      times(20, () => place(buyer, { lines: one(variant), coupon, total: 600 })),
    );
    expect(hintsOf(attempts)).toEqual(times(18, () => 'COUPON_ALREADY_USED'));
  });

  it('counts an event that arrives in several ways at once as one, also of an order that nobody knows', async () => {
    const buyer = await createBuyer();
    const known = await placeOnline(buyer, await createVariant(run, { stock: 5 }));
    // Each stays open for a moment after it has recorded, so that the others begin before it is committed.
    const record = `with recorded as materialized (${recordEventSql}) select result from recorded, pg_sleep(0.2)`;
    for (const [provider, first] of [
      ['order_of_nobody', 'ignored'],
      [known.provider, 'applied'],
    ] as const) {
      const params = eventParams({ event: `${provider}:captured`, order: provider, amount: 645 });
      const answers = await Promise.all(times(3, () => request(db(), 'service_role', record, params)));
      const outcomes = answers.map(([row]) => (row!.result as { outcome: string }).outcome);
      expect(outcomes.toSorted()).toEqual([first, 'duplicate', 'duplicate'].toSorted());
    }
  });

  it('numbers the invoices of fifty orders that ship at once without a gap, though some are taken back', async () => {
    const variant = await createVariant(run, { stock: 100 });
    const admin = await createUser(run, { app: { role: 'admin' } });
    const buyers = await createBuyers(50);
    const orders = await Promise.all(
      buyers.map((buyer) => place(buyer, { lines: one(variant), total: 645 })),
    );
    const advance = (number: string, status: string) =>
      request(db(), admin, 'select public.advance_order($1, $2)', [number, status]);
    // Takes a number and fails before its transaction has ended.
    const failToShip = (number: string) =>
      request(
        db(),
        admin,
        `with done as materialized (select public.advance_order($1, 'shipped') as receipt)
         select (receipt ->> 'total')::integer / 0 from done`,
        [number],
      );
    await Promise.all(orders.map(({ number }) => advance(number, 'confirmed')));
    await Promise.all(orders.map(({ number }) => advance(number, 'packed')));
    const failed = await Promise.allSettled(
      orders.flatMap(({ number }, n) => [
        ...(n % 5 === 0 ? [failToShip(number)] : []),
        advance(number, 'shipped'),
      ]),
    );
    expect(failed.filter(({ status }) => status === 'rejected')).toHaveLength(10);
    const numbers = `select split_part(i.number, '/', 3)::integer as serial from public.invoices i
      join public.order_lines l on l.order_id = i.order_id where l.variant_id = $1 order by 1`;
    const serials = (await run(numbers, [variant])).map(({ serial }) => Number(serial));
    expect(serials).toEqual(times(50, (n) => (serials[0] ?? 0) + n));
  });

  it('never spends credit or gift cards twice', async () => {
    const variant = await createVariant(run, { stock: 100 });
    const buyer = await createBuyer();
    await giveCredit(run, buyer.user, 1000);
    await giveGiftCard(run, buyer.user, 900);
    // 645, then 645, of which 355 are left: whoever saw other amounts is refused.
    for (const seen of [
      { credit: 645, giftCards: 0 },
      { credit: 355, giftCards: 290 },
    ]) {
      const spend = { lines: one(variant), method: 'none', total: 0, ...seen };
      const attempts = await Promise.allSettled(times(10, () => place(buyer, spend)));
      expect(hintsOf(attempts)).toEqual(times(9, () => 'TOTAL_CHANGED'));
    }
    expect(
      await value('select balance from public.credit_accounts where user_id = $1', [buyer.user.id]),
    ).toBe(0);
    expect(await value('select balance from public.gift_cards where holder_id = $1', [buyer.user.id])).toBe(
      610,
    );
  });

  it('keeps one order of a shopper waiting, however many they start', async () => {
    const variant = await createVariant(run, { stock: 3 });
    const buyer = await createBuyer();
    await giveCredit(run, buyer.user, 45);
    const attempts = await Promise.allSettled(
      times(12, () => place(buyer, { lines: one(variant), method: 'online', credit: 45, total: 600 })),
    );
    expect(hintsOf(attempts)).toEqual([]);
    const states =
      'select status, count(*)::integer from public.orders where user_id = $1 group by 1 order by 1';
    expect(await run(states, [buyer.user.id])).toEqual([
      { status: 'expired', count: 11 },
      { status: 'pending_payment', count: 1 },
    ]);
    expect(await stockOf(variant)).toBe(2);
  });

  it('takes the same message of the provider once', async () => {
    const variant = await createVariant(run, { stock: 1 });
    const order = await placeOnline(await createBuyer(), variant);
    const answers = await Promise.all(times(20, () => capture(order.provider, `evt_${order.number}`)));
    const outcomes = answers.map(([row]) => (row!.result as { outcome: string }).outcome).sort();
    expect(outcomes).toEqual(['applied', ...times(19, () => 'duplicate')]);
    const mails = `select count(*)::integer from private.outbox where payload ->> 'number' = $1`;
    expect(await value(mails, [order.number])).toBe(1);
  });

  it('decides between payment, expiry and cancellation, and nobody loses', async () => {
    const variant = await createVariant(run, { stock: 24 });
    const buyers = await createBuyers(24);
    const orders = await Promise.all(
      buyers.map(async (buyer) => ({ buyer, ...(await placeOnline(buyer, variant)) })),
    );
    expect(await stockOf(variant)).toBe(0);
    const ids = orders.map(({ order_id }) => order_id);
    const late = ids.filter((_, n) => n % 2 === 0);
    await run(`update public.orders set expires_at = now() - interval '1 second' where id = any ($1)`, [
      late,
    ]);
    const attempts = await Promise.allSettled(
      orders.flatMap(({ buyer, provider, number }, n) => [
        capture(provider),
        ...(n % 2 === 0
          ? [expireAll()]
          : [request(db(), buyer.user, 'select public.cancel_order($1)', [number])]),
      ]),
    );
    // A cancellation within the hour is always possible, before the payment or after it.
    expect(hintsOf(attempts)).toEqual([]);
    const placed = await Promise.all(ids.map(statusOf));
    expect(await stockOf(variant)).toBe(24 - placed.filter((status) => status === 'placed').length);
    for (const [n, status] of placed.entries()) {
      if (n % 2 === 0) expect(status).toBe('placed');
      else expect(status).toBe('cancelled');
    }
  });

  it('decides between a payment and the order that replaces it', async () => {
    const variant = await createVariant(run, { stock: 30 });
    const buyers = await createBuyers(15);
    const orders = await Promise.all(buyers.map((buyer) => placeOnline(buyer, variant)));
    const attempts = await Promise.allSettled(
      orders.flatMap(({ provider }, n) => [
        capture(provider),
        place(buyers[n]!, { lines: one(variant), method: 'online', total: 645 }),
      ]),
    );
    expect(hintsOf(attempts)).toEqual([]);
    // Before or after it was replaced: what is paid is placed, for there is stock for both.
    expect(await Promise.all(orders.map(({ order_id }) => statusOf(order_id)))).toEqual(
      times(15, () => 'placed'),
    );
    expect(await stockOf(variant)).toBe(0);
  });

  it('lets nobody guess gift cards faster by guessing at once', async () => {
    const { user } = await createBuyer();
    const attempts = await Promise.allSettled(
      times(40, (n) => request(db(), user, 'select public.add_gift_card($1)', [`TDGC-GUESS-${n}`])),
    );
    expect(hintsOf(attempts)).toEqual(times(30, () => 'TOO_MANY_ATTEMPTS'));
  });

  it('does not deadlock over crossed bags with coupons, credit and gift cards, while others expire and cancel', async () => {
    const pieces = await Promise.all(times(6, () => createVariant(run, { stock: 500 })));
    const coupons = [await createCoupon(run, { value: 10 }), await createCoupon(run, { value: 10 })];
    const buyers = await createBuyers(20);
    for (const { user } of buyers) {
      await giveCredit(run, user, 20);
      await giveGiftCard(run, user, 15);
      await giveGiftCard(run, user, 15);
    }
    // 3000 + 540 + 5 - 10 - 20 - 30
    const order = (n: number) => ({
      lines: (n % 2 === 0 ? pieces : [...pieces].reverse()).map((variant_id) => ({
        variant_id,
        quantity: 1,
      })),
      ...{ method: 'online', coupon: coupons[n % 2], credit: 20, giftCards: 30, total: 3485 },
    });
    const attempts = await Promise.allSettled(
      buyers.flatMap((buyer, n) => [
        place(buyer, order(n)).then(({ number, order_id }) =>
          n % 3 === 0
            ? request(db(), buyer.user, 'select public.cancel_order($1)', [number])
            : run(
                `update public.orders set expires_at = now() where id = $1 and status = 'pending_payment'`,
                [order_id],
              ),
        ),
        place(buyer, order(n + 1)),
        expireAll(),
      ]),
    );
    // What was replaced meanwhile cannot be cancelled any more.
    expect(hintsOf(attempts).filter((hint) => hint !== 'CANCEL_CLOSED')).toEqual([]);
  });
});
