import { onOneEngine, request, type Row } from '@shop/test-databases';
import {
  createAddress,
  createUser,
  createVariant,
  orderParams,
  placeOrderSql,
  type Receipt,
} from './shopFixtures';

/** Requests that arrive at once, each on a connection of its own; the embedded engine takes them in turn. */
onOneEngine('orders at the same time', (db) => {
  const run = async (sql: string, params?: unknown[]): Promise<Row[]> => (await db().query(sql, params)).rows;
  const createShopper = async () => {
    const user = await createUser(run);
    return { user, address: await createAddress(run, user) };
  };
  const stockOf = async (variant: string) =>
    (await run('select stock from public.product_variants where id = $1', [variant]))[0]?.stock;
  const refusals = (attempts: PromiseSettledResult<unknown>[]) =>
    attempts.filter((attempt) => attempt.status === 'rejected').map((attempt) => attempt.reason as object);

  it('makes one order of fifty equal requests', async () => {
    const { user, address } = await createShopper();
    const variant = await createVariant(run, { price: 500, stock: 60 });
    const params = orderParams({ lines: [{ variant_id: variant, quantity: 1 }], address, total: 645 });
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => request(db(), user, placeOrderSql, params)),
    );
    const numbers = answers.map(([row]) => (row!.receipt as Receipt).number);
    expect(new Set(numbers).size).toBe(1);
    expect(await run('select number from public.orders where user_id = $1', [user.id])).toHaveLength(1);
    expect(await stockOf(variant)).toBe(59);
  });

  it('sells exactly ten pieces to forty buyers', async () => {
    const variant = await createVariant(run, { price: 500, stock: 10 });
    const buyers = await Promise.all(Array.from({ length: 40 }, createShopper));
    const attempts = await Promise.allSettled(
      buyers.map(({ user, address }) =>
        request(
          db(),
          user,
          placeOrderSql,
          orderParams({ lines: [{ variant_id: variant, quantity: 1 }], address, total: 645 }),
        ),
      ),
    );
    const refused = refusals(attempts);
    expect(refused).toHaveLength(30);
    for (const reason of refused) expect(reason).toMatchObject({ code: 'PT409', hint: 'OUT_OF_STOCK' });
    expect(await stockOf(variant)).toBe(0);
    const sold = `select sum(quantity)::integer as pieces from public.order_lines where variant_id = $1`;
    expect(await run(sold, [variant])).toEqual([{ pieces: 10 }]);
  });

  it('does not deadlock when buyers list the same pieces in opposite order', async () => {
    const pieces = [await createVariant(run, { stock: 100 }), await createVariant(run, { stock: 100 })];
    const buyers = await Promise.all(Array.from({ length: 30 }, createShopper));
    await Promise.all(
      buyers.map(({ user, address }, index) => {
        const ordered = index % 2 === 0 ? pieces : [...pieces].reverse();
        const lines = ordered.map((variant_id) => ({ variant_id, quantity: 1 }));
        return request(db(), user, placeOrderSql, orderParams({ lines, address, total: 1235 }));
      }),
    );
    expect(await Promise.all(pieces.map(stockOf))).toEqual([70, 70]);
  });

  it('does not deadlock when a bag changes while it is being bought', async () => {
    const { user, address } = await createShopper();
    const variants: string[] = [];
    for (let n = 0; n < 6; n += 1) variants.push(await createVariant(run, { price: 100, stock: 500 }));
    const lines = variants.map((variant_id) => ({ variant_id, quantity: 1 }));
    const merge = 'select public.merge_bag($1, $2::text::jsonb)';
    // 600 + 108 GST + 50 + 5
    const orders = Array.from({ length: 20 }, () =>
      request(db(), user, placeOrderSql, orderParams({ lines, address, total: 763 })),
    );
    const merges = Array.from({ length: 20 }, () =>
      request(db(), user, merge, [crypto.randomUUID(), JSON.stringify([...lines].reverse())]),
    );
    const others = variants.flatMap((variant) => [
      request(db(), user, 'select public.clear_bag()'),
      request(db(), user, 'select public.set_bag_line($1, 5)', [variant]),
    ]);
    expect(refusals(await Promise.allSettled([...orders, ...merges, ...others]))).toEqual([]);
    expect(await Promise.all(variants.map(stockOf))).toEqual(variants.map(() => 480));
  });
});
