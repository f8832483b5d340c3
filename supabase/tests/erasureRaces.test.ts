import { onOneEngine, request, type Row } from '@shop/test-databases';
import { pausedUntilAwaited } from './pausedUntilAwaited';
import {
  addressDraft,
  createAddress,
  createStaff,
  createUser,
  createVariant,
  orderParams,
  placeOrderSql,
} from './shopFixtures';

/** Requests that arrive at once, each on a connection of its own; the embedded engine takes them in turn. */
onOneEngine('the end of an account while it is used', (db) => {
  const run = async (sql: string, params?: unknown[]): Promise<Row[]> => (await db().query(sql, params)).rows;
  const createShopper = async () => {
    const user = await createUser(run);
    const [row] = await run('insert into auth.sessions (user_id) values ($1) returning id', [user.id]);
    return { ...user, session: String(row?.id), address: await createAddress(run, user) };
  };
  const close = 'select public.delete_account(0)';

  it('deletes once of two deletions', async () => {
    const shopper = await createShopper();
    const attempts = await Promise.allSettled([request(db(), shopper, close), request(db(), shopper, close)]);
    const refused = attempts.filter(({ status }) => status === 'rejected');
    expect(refused).toHaveLength(1);
    expect(['SIGN_IN_REQUIRED', 'SIGN_IN_AGAIN']).toContain(
      (refused[0] as { reason: { hint: string } }).reason.hint,
    );
    const mails = `select from private.outbox where kind = 'account/deleted' and recipient = $1`;
    expect(await run(mails, [shopper.email])).toHaveLength(1);
  });

  it('and a block of the same moment: the account goes, and who blocks it hears that', async () => {
    const admin = await createUser(run, { app: { role: 'admin' } });
    const shopper = await createShopper();
    await run(`select private.add_credit($1, 100, 'grant', 'It came late', 'race')`, [shopper.id]);
    const [, refused] = await pausedUntilAwaited(
      db(),
      'public.credit_entries',
      () => request(db(), shopper, 'select public.delete_account(100)'),
      () =>
        Promise.allSettled([
          request(db(), admin, `select public.block_user($1, true, 'Fraud')`, [shopper.id]),
        ]),
    );
    expect(refused).toMatchObject([{ status: 'rejected', reason: { hint: 'UNKNOWN_USER' } }]);
    expect(await run('select from auth.users where id = $1', [shopper.id])).toEqual([]);
  });

  it('and an order of the same moment: one of the two happens, never both', async () => {
    const variant = await createVariant(run, { price: 500, stock: 100 });
    const shoppers = await Promise.all(Array.from({ length: 10 }, createShopper));
    await Promise.all(
      shoppers.map(async (shopper, index) => {
        const order = () =>
          request(
            db(),
            shopper,
            placeOrderSql,
            orderParams({
              lines: [{ variant_id: variant, quantity: 1 }],
              address: shopper.address,
              total: 645,
            }),
          );
        const end = () => request(db(), shopper, close);
        const calls = index % 2 === 0 ? [order(), end()] : [end(), order()];
        const ended = (await Promise.allSettled(calls)).map(({ status }) => status);
        expect(ended.sort()).toEqual(['fulfilled', 'rejected']);
      }),
    );
    const [shop] = await run(
      `select (select count(*)::int from public.orders o where o.user_id is null or o.email = '') as orphans,
         (select count(*)::int from public.orders) as orders, v.stock
       from public.product_variants v where v.id = $1`,
      [variant],
    );
    expect(shop).toMatchObject({ orphans: 0, stock: 100 - Number(shop?.orders) });
  });

  it('waits for an order that the staff places for it by phone, and then finds it under way', async () => {
    const clerk = await createStaff(run, 'orders');
    const shopper = await createShopper();
    const variant = await createVariant(run, { price: 500, stock: 10 });
    const draft = {
      ...{
        user_id: shopper.id,
        email: '',
        ship_to: addressDraft,
        delivery: 'standard',
        coupon: '',
        note: '',
      },
      lines: [{ variant_id: variant, quantity: 1 }],
    };
    const [saved] = await request(db(), clerk, 'select public.save_draft_order($1::text::jsonb) as draft', [
      JSON.stringify(draft),
    ]);
    const { id, revision } = saved!.draft as { id: string; revision: number };
    const [placed, closed] = await pausedUntilAwaited(
      db(),
      'public.orders',
      () => request(db(), clerk, 'select public.place_draft_order($1, $2, 645)', [id, revision]),
      () => request(db(), shopper, close).catch((error: { hint: string }) => error.hint),
    );
    expect(placed).toHaveLength(1);
    expect(closed).toBe('ACCOUNT_BUSY');
  });
});
