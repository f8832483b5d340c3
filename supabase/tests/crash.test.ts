import {
  type DurableDatabase,
  findPostgresBinaries,
  openDurableDatabase,
  request,
  type Row,
} from '@shop/test-databases';
import { assertLedgersBalance } from './ledgers';
import { createCoupon, giveCredit } from './moneyFixtures';
import { eventParams, recordEventSql, startPaymentSql } from './paymentFixtures';
import {
  createAddress,
  createUser,
  createVariant,
  orderParams,
  placeOrderSql,
  type Receipt,
} from './shopFixtures';

const buyerCount = 10;
/** Orders acknowledged before the server dies under the next ones. */
const enough = 60;
const stock = 10_000;

/** Buyers who order, pay and cancel without pause, and a shop that ships, until the server is gone; answers what it had acknowledged. */
async function orderUntilTheEnd(db: DurableDatabase, variant: string, coupon: string): Promise<Receipt[]> {
  const run = async (sql: string, params?: unknown[]): Promise<Row[]> => (await db.query(sql, params)).rows;
  const acknowledged: Receipt[] = [];
  const admin = await createUser(run, { app: { role: 'admin' } });
  let crash: Promise<void> | undefined;

  const buy = async (turn: number): Promise<void> => {
    const user = await createUser(run);
    const address = await createAddress(run, user);
    await giveCredit(run, user, 45);
    // 645 less 10 by the coupon and 45 of credit
    const draft = {
      lines: [{ variant_id: variant, quantity: 1 }],
      address,
      coupon,
      credit: 45,
      total: 590,
    };
    const method = turn % 3 === 0 ? 'cod' : 'online';
    const [row] = await request(db, user, placeOrderSql, orderParams({ ...draft, method }));
    const receipt = row?.receipt as Receipt;
    acknowledged.push(receipt);
    if (method === 'cod')
      for (const status of ['confirmed', 'packed', 'shipped'])
        await request(db, admin, 'select public.advance_order($1, $2)', [receipt.number, status]);
    if (acknowledged.length >= enough) crash ??= db.crashAndRestart();
    if (turn % 3 === 1) await request(db, user, 'select public.cancel_order($1)', [receipt.number]);
    if (turn % 3 !== 2) return;
    const provider = `order_${receipt.number}`;
    await request(db, 'service_role', startPaymentSql, [receipt.payment_id, user.id, provider]);
    await request(db, 'service_role', recordEventSql, eventParams({ order: provider, amount: 590 }));
  };
  const keepBuying = async (buyer: number) => {
    for (let turn = buyer; !crash; turn += 1) await buy(turn);
  };
  // Each buyer ends with the error of their broken connection, or quietly when they were between two orders.
  await Promise.allSettled(Array.from({ length: buyerCount }, (_, buyer) => keepBuying(buyer)));
  await crash;
  return acknowledged;
}

const hasServer = findPostgresBinaries() !== undefined;
if (!hasServer) console.warn('DID NOT RUN: there is no PostgreSQL here to start and kill.');

(hasServer ? describe : describe.skip)('a server that is killed under a load of orders', () => {
  let db: DurableDatabase;
  beforeAll(async () => {
    const opened = await openDurableDatabase();
    if (!opened) throw new Error('The server did not start');
    db = opened;
  });
  afterAll(() => db?.stop());

  it('loses no acknowledged order, and every ledger balances', async () => {
    const { query } = db;
    const run = async (sql: string, params?: unknown[]): Promise<Row[]> => (await query(sql, params)).rows;
    const variant = await createVariant(run, { price: 500, stock });
    const coupon = await createCoupon(run, { value: 10, totalLimit: 100_000 });

    const acknowledged = await orderUntilTheEnd(db, variant, coupon);

    const numbers = acknowledged.map(({ number }) => number);
    expect(numbers.length).toBeGreaterThanOrEqual(enough);
    const kept = await run('select number from public.orders where number = any ($1)', [numbers]);
    expect(kept).toHaveLength(numbers.length);
    await assertLedgersBalance(run);
    const [invoices] = await run('select count(*)::integer as n from public.invoices');
    expect(invoices?.n).toBeGreaterThan(0);
    const sold = `select v.stock + count(o.id)::integer as pieces from public.product_variants v
      left join public.order_lines l on l.variant_id = v.id
      left join public.orders o on o.id = l.order_id and o.status not in ('cancelled', 'expired')
      where v.id = $1 group by v.id`;
    expect(await run(sold, [variant])).toEqual([{ pieces: stock }]);
  });
});
