import { onOneEngine, request, type Row, type Transaction } from '@shop/test-databases';
import { assertLedgersBalance } from './ledgers';
import { inOrderShop, type OrderShop } from './orderShop';
import { packed, shipParams, shipSql } from './parcelFixtures';
import { createAddress, createUser, createVariant, type TestUser } from './shopFixtures';

const cancelSql = 'select public.cancel_admin_pieces($1, $2::text::jsonb, $3, $4) as receipt';
const cancelQuoteSql = 'select public.quote_admin_cancellation($1, $2::text::jsonb) as quote';
const backSql = 'select public.return_parcel($1, $2::text::jsonb, $3) as receipt';
const backQuoteSql = 'select public.quote_parcel_return($1) as quote';

const piecesOf = (pieces: Record<string, number>) =>
  JSON.stringify(Object.entries(pieces).map(([variant_id, quantity]) => ({ variant_id, quantity })));
const money = (tx: Transaction) =>
  tx.rows('select amount, reason from public.refunds order by created_at, amount');
const documents = (tx: Transaction) =>
  tx.rows('select kind, total::integer, reason from public.invoices order by kind desc, number');
const stockOf = (tx: Transaction, variant: string) =>
  tx.value<number>('select stock from public.product_variants where id = $1', [variant]);
const orderNow = (tx: Transaction) =>
  tx.rows(`select o.status, o.total, o.delivered_at is not null as dated,
    (select coalesce(sum(l.quantity), 0)::integer from public.order_lines l where l.order_id = o.id) as pieces
    from public.orders o`);

/** Pieces of this month as the tax office is told of them, each row of its table 12. */
const soldPieces = (tx: Transaction, admin: TestUser) =>
  tx.as(admin, () =>
    tx.value<number[]>(`select jsonb_path_query_array(
      public.get_gst_report((now() at time zone 'Asia/Kolkata')::date), '$.tables.hsn[*].quantity')`),
  );

/** An order whose first parcel has left, with what the staff does then. */
async function underWay(tx: Transaction, shop: OrderShop, first: (other: string) => Record<string, number>) {
  const affiliate = await createUser(tx.rows);
  const affiliateCode = await tx.value<string>('select affiliate_code from public.profiles where id = $1', [
    affiliate.id,
  ]);
  const order = await packed(tx, shop, { affiliateCode });
  await order.ship(first(order.other), 'BD42');
  const { admin, number } = order;
  return {
    ...order,
    arrive: async (position: number) => {
      for (const state of ['out_for_delivery', 'delivered']) await order.step(position, state);
    },
    quoteCancel: (pieces: Record<string, number>) =>
      tx.as(admin, () => tx.value(cancelQuoteSql, [number, piecesOf(pieces)])),
    cancel: (pieces: Record<string, number>, amount: number, key: string = crypto.randomUUID()) =>
      tx.as(admin, () => tx.value(cancelSql, [number, piecesOf(pieces), amount, key])),
    refuseCancel: async (pieces: Record<string, number>, amount = 0) =>
      (
        await tx.as(admin, () =>
          tx.refusal(cancelSql, [number, piecesOf(pieces), amount, crypto.randomUUID()]),
        )
      ).hint,
    quoteBack: async (position: number) => {
      const id = await order.parcelAt(position);
      return tx.as(admin, () => tx.value(backQuoteSql, [id]));
    },
    back: async (position: number, amount: number, damaged: Record<string, number> = {}) => {
      const id = await order.parcelAt(position);
      return tx.as(admin, () => tx.value(backSql, [id, piecesOf(damaged), amount]));
    },
    refuseBack: async (position: number, amount: number, damaged = {}, caller: TestUser = admin) => {
      const id = await order.parcelAt(position);
      return (await tx.as(caller, () => tx.refusal(backSql, [id, piecesOf(damaged), amount]))).hint;
    },
  };
}

onOneEngine('pieces that never leave', (db) => {
  it('are cancelled after the first parcel, and what arrived is the order', async () => {
    await inOrderShop(db(), async (tx, shop) => {
      const { variant, shopper } = shop;
      const order = await underWay(tx, shop, (other) => ({ [variant]: 1, [other]: 1 }));
      await order.arrive(1);
      expect(await orderNow(tx)).toEqual([{ status: 'shipped', total: 1539, dated: false, pieces: 3 }]);
      const stock = await stockOf(tx, variant);
      expect(await order.quoteCancel({ [variant]: 1 })).toEqual({
        ...{ amount: 590, is_last: false, back: { online: 590 }, total: 949, cash_before: 0, cash_after: 0 },
      });
      expect(await order.refuseCancel({ [variant]: 1 }, 589)).toBe('TOTAL_CHANGED');
      const key = crypto.randomUUID();
      for (let clicks = 0; clicks < 2; clicks += 1)
        expect(await order.cancel({ [variant]: 1 }, 590, key)).toMatchObject({ status: 'delivered' });
      expect(await orderNow(tx)).toEqual([{ status: 'delivered', total: 949, dated: true, pieces: 2 }]);
      expect(await stockOf(tx, variant)).toBe(stock + 1);
      expect(await money(tx)).toEqual([{ amount: 590, reason: 'pieces cancelled' }]);
      expect(await documents(tx)).toEqual([
        { kind: 'invoice', total: 153_900, reason: '' },
        { kind: 'credit_note', total: 59_000, reason: 'Pieces cancelled' },
      ]);
      expect(await soldPieces(tx, order.admin)).toEqual([2]);
      // Cashback and commission wait no longer, and are of what was kept: 2% and 8% of 800.
      expect(await tx.value(`select amount from public.credit_entries where kind = 'cashback'`)).toBe(16);
      expect(await tx.rows('select base, amount from public.commissions')).toEqual([
        { base: 800, amount: 64 },
      ]);
      expect(
        await tx.rows(`select payload ->> 'note' as note, payload #>> '{document,kind}' as document
          from private.outbox where kind = 'order/pieces_cancelled'`),
      ).toEqual([
        {
          note: 'Cancelled: 1 × Test piece (M). ₹590 goes back the way it was paid.',
          document: 'credit_note',
        },
      ]);
      const wish = { kind: 'return', reason: 'Too small', lines: [{ variant_id: variant, quantity: 1 }] };
      await tx.as(shopper, () =>
        tx.rows('select public.request_return($1, $2::text::jsonb)', [order.number, JSON.stringify(wish)]),
      );
      await assertLedgersBalance(tx.rows);
    });
  });

  it('leave the order where its parcels are, and the commission to what was not returned', async () => {
    await inOrderShop(db(), async (tx, shop) => {
      const { variant, shopper } = shop;
      const order = await underWay(tx, shop, (other) => ({ [other]: 1 }));
      await order.arrive(1);
      const wish = { kind: 'return', reason: 'Too small', lines: [{ variant_id: order.other, quantity: 1 }] };
      await tx.as(shopper, () =>
        tx.rows('select public.request_return($1, $2::text::jsonb)', [order.number, JSON.stringify(wish)]),
      );
      const asked = await tx.value('select id from public.returns');
      for (const state of ['approved', 'picked_up', 'received', 'refunded'])
        await tx.as(order.admin, () => tx.rows('select public.advance_return($1, $2)', [asked, state]));
      await order.ship({ [variant]: 1 }, 'BD43');
      await order.step(2, 'out_for_delivery');
      await order.cancel({ [variant]: 1 }, 590);
      expect(await order.status()).toBe('out_for_delivery');
      // Of 800 that stay, 300 came back.
      expect(await tx.rows('select base, amount from public.commissions')).toEqual([
        { base: 500, amount: 40 },
      ]);
      await order.step(2, 'delivered');
      expect(await order.status()).toBe('delivered');
      expect(await documents(tx)).toEqual([
        { kind: 'invoice', total: 153_900, reason: '' },
        { kind: 'credit_note', total: 35_400, reason: 'Goods returned' },
        { kind: 'credit_note', total: 59_000, reason: 'Pieces cancelled' },
      ]);
      await assertLedgersBalance(tx.rows);
    });
  });

  it('are only those that are still here, and the staff alone cancels them', async () => {
    await inOrderShop(db(), async (tx, shop) => {
      const { variant, shopper } = shop;
      const order = await underWay(tx, shop, (other) => ({ [variant]: 1, [other]: 1 }));
      const open = () =>
        tx.as(order.admin, () =>
          tx.value(`select public.get_admin_order($1) -> 'cancellable'`, [order.number]),
        );
      expect(await open()).toBe(true);
      expect(await order.refuseCancel({ [order.other]: 1 })).toBe('INVALID_LINES');
      expect(await order.refuseCancel({ [variant]: 2 })).toBe('INVALID_LINES');
      const asShopper = 'select public.cancel_pieces($1, $2::text::jsonb, 590, gen_random_uuid())';
      const params = [order.number, piecesOf({ [variant]: 1 })];
      expect(await tx.as(shopper, () => tx.refusal(asShopper, params))).toMatchObject({
        hint: 'CANCEL_CLOSED',
      });
      await order.ship({ [variant]: 1 }, 'BD43');
      expect(await open()).toBe(false);
      expect(await order.refuseCancel({ [variant]: 1 })).toBe('CANCEL_CLOSED');
    });
  });
});

onOneEngine('a parcel that comes back', (db) => {
  it('leaves its order with its money, while the others stay', async () => {
    await inOrderShop(db(), async (tx, shop) => {
      const { variant, shopper } = shop;
      const order = await underWay(tx, shop, () => ({ [variant]: 2 }));
      await order.ship({ [order.other]: 1 }, 'BD43');
      await order.arrive(1);
      await order.step(2, 'out_for_delivery');
      const stock = await stockOf(tx, order.other);
      expect(await order.quoteBack(2)).toEqual({
        ...{ amount: 354, is_last: false, back: { online: 354 }, total: 1185, cash_before: 0, cash_after: 0 },
      });
      expect(await order.refuseBack(2, 353)).toBe('TOTAL_CHANGED');
      for (let clicks = 0; clicks < 2; clicks += 1)
        expect(await order.back(2, 354)).toMatchObject({ status: 'delivered' });
      expect(await orderNow(tx)).toEqual([{ status: 'delivered', total: 1185, dated: true, pieces: 2 }]);
      expect(await stockOf(tx, order.other)).toBe(stock + 1);
      expect(await money(tx)).toEqual([{ amount: 354, reason: 'parcel came back' }]);
      expect(
        await tx.rows(
          `select split_part(note, ':', 1) as note from public.order_events where kind = 'parcel' order by id desc limit 2`,
        ),
      ).toEqual([{ note: 'Parcel 2 came back' }, { note: 'Parcel 2 out for delivery' }]);
      expect((await documents(tx)).slice(1)).toEqual([
        { kind: 'credit_note', total: 35_400, reason: 'Parcel not delivered' },
      ]);
      // The mail names what came back, though the order no longer has it.
      expect(
        await tx.rows(`select payload -> 'amount' as amount, payload #> '{lines,0,quantity}' as pieces
          from private.outbox where kind = 'order/parcel_rto'`),
      ).toEqual([{ amount: 354, pieces: 1 }]);
      expect(
        await tx.value('select public.track_order($1, $2)', [order.number, shopper.email]),
      ).toMatchObject({
        status: 'delivered',
        parcels: [{ state: 'delivered' }, { state: 'rto', lines: [{ name: 'Test piece', quantity: 1 }] }],
      });
      expect(
        await tx.as(order.admin, () =>
          tx.value<Row[]>(`select public.get_order_papers('labels', array[$1])`, [order.number]),
        ),
      ).toMatchObject([{ parcel: 1 }]);
      await assertLedgersBalance(tx.rows);
    });
  });

  it('puts damaged pieces not on the shelf, and lets the others follow', async () => {
    await inOrderShop(db(), async (tx, shop) => {
      const { variant } = shop;
      const order = await underWay(tx, shop, () => ({ [variant]: 2 }));
      const stock = await stockOf(tx, variant);
      expect(await order.refuseBack(1, 1180, { [variant]: 3 })).toBe('INVALID_LINES');
      expect(await order.refuseBack(1, 1180, { [order.other]: 1 })).toBe('INVALID_LINES');
      // The second time because the first answer was lost; who counts anew by then reads that the first was heard.
      for (let presses = 0; presses < 2; presses += 1) await order.back(1, 1180, { [variant]: 1 });
      for (const damaged of [{}, { [variant]: 2 }])
        expect(await order.refuseBack(1, 1180, damaged)).toBe('INVALID_TRANSITION');
      expect(await stockOf(tx, variant)).toBe(stock + 1);
      // How many are broken is between the shop and its courier, here as in the table.
      const tracked = await tx.as('anon', () =>
        tx.value<object>('select public.track_order($1, $2)', [order.number, shop.shopper.email]),
      );
      expect(tracked).toMatchObject({ parcels: [{ state: 'rto', lines: [{ quantity: 2 }] }] });
      expect(JSON.stringify(tracked)).not.toContain('damaged');
      expect(await order.status()).toBe('shipped');
      await order.ship({ [order.other]: 1 }, 'BD43');
      await order.arrive(2);
      expect(await orderNow(tx)).toEqual([{ status: 'delivered', total: 359, dated: true, pieces: 1 }]);
      await assertLedgersBalance(tx.rows);
    });
  });

  it.each(['the last piece here', 'the last parcel'])(
    'takes the order with it where it was %s',
    async (last) => {
      await inOrderShop(db(), async (tx, shop) => {
        const { variant } = shop;
        const stock = await stockOf(tx, variant);
        const order = await underWay(tx, shop, (other) => ({ [other]: 1 }));
        await order.back(1, 354);
        if (last === 'the last parcel') await order.ship({ [variant]: 2 }, 'BD43');
        const quote = { amount: 1185, is_last: true, back: { online: 1185 }, total: 0 };
        // With the fee: nothing of the order has come.
        if (last === 'the last parcel') {
          expect(await order.quoteBack(2)).toMatchObject(quote);
          for (let clicks = 0; clicks < 2; clicks += 1)
            expect(await order.back(2, 1185)).toMatchObject({ status: 'rto' });
        } else {
          expect(await order.quoteCancel({ [variant]: 2 })).toMatchObject(quote);
          for (let clicks = 0; clicks < 2; clicks += 1)
            expect(await order.cancel({ [variant]: 2 }, 1185)).toMatchObject({ status: 'rto' });
        }
        expect(await tx.value('select sum(amount)::integer from public.refunds')).toBe(1539);
        expect(
          await tx.value(`select sum(total)::integer from public.invoices where kind = 'credit_note'`),
        ).toBe(153_900);
        expect(await soldPieces(tx, order.admin)).toEqual([0]);
        expect(await stockOf(tx, variant)).toBe(stock);
        expect(await tx.rows('select state from public.commissions')).toEqual([{ state: 'reversed' }]);
        await assertLedgersBalance(tx.rows);
      });
    },
  );

  it('of which nothing has left goes to the shelf when the whole order comes back', async () => {
    await inOrderShop(db(), async (tx, shop) => {
      const { variant } = shop;
      const stock = await stockOf(tx, variant);
      const order = await underWay(tx, shop, (other) => ({ [variant]: 1, [other]: 1 }));
      await tx.as(order.admin, () => tx.rows(`select public.advance_order($1, 'rto')`, [order.number]));
      // One is here, the other is looked at when it has come.
      expect(await stockOf(tx, variant)).toBe(stock - 1);
      await assertLedgersBalance(tx.rows);
    });
  });

  it('is noted by the staff, of a parcel that has not arrived and is not their own', async () => {
    await inOrderShop(db(), async (tx, shop) => {
      const { variant, shopper } = shop;
      const order = await underWay(tx, shop, () => ({ [variant]: 1 }));
      expect(await order.refuseBack(1, 590, {}, shopper)).toBe('FORBIDDEN');
      await tx.rows('update public.orders set user_id = $1', [order.admin.id]);
      expect(await order.refuseBack(1, 590)).toBe('OWN_REQUEST');
      await tx.rows('update public.orders set user_id = $1', [shopper.id]);
      await order.arrive(1);
      expect(await order.refuseBack(1, 590)).toBe('INVALID_TRANSITION');
      const unknown = [crypto.randomUUID(), '[]', 0];
      expect(await tx.as(order.admin, () => tx.refusal(backSql, unknown))).toMatchObject({
        hint: 'UNKNOWN_ORDER',
      });
    });
  });
});

/** What arrives at once, each on a connection of its own; the embedded engine takes it in turn. */
onOneEngine('two of the staff on one parcel', (db) => {
  it('send or cancel a piece, deliver a parcel or take it back, never both', async () => {
    const run = async (sql: string, params?: unknown[]): Promise<Row[]> =>
      (await db().query(sql, params)).rows;
    const shopper = await createUser(run);
    const admin = await createUser(run, { app: { role: 'admin' } });
    const variant = await createVariant(run, { stock: 40 });
    const address = await createAddress(run, shopper);
    const asStaff = (sql: string, params: unknown[]) => request(db(), admin, sql, params);
    await run(`select private.add_credit($1, 30000, 'grant', 'A gift', $2)`, [
      shopper.id,
      `ends:${shopper.id}`,
    ]);
    const wins = { shipped: 0, cancelled: 0, delivered: 0, rto: 0 };
    for (let round = 0; round < 4; round += 1) {
      const [row] = await request(
        db(),
        shopper,
        `select public.place_order(gen_random_uuid(), $1::text::jsonb, $2, 'standard', 'none', 0, null, true,
           p_expected_credit => 1775) ->> 'number' as number`,
        [JSON.stringify([{ variant_id: variant, quantity: 3 }]), address],
      );
      const number = String(row?.number);
      const ship = (tracking: string) => asStaff(shipSql, shipParams(number, { [variant]: 1 }, tracking));
      const fulfilled = (attempts: PromiseSettledResult<unknown>[]) =>
        attempts.map(({ status }) => status === 'fulfilled');
      for (const status of ['confirmed', 'packed'])
        await asStaff('select public.advance_order($1, $2)', [number, status]);
      await ship(`E${round}01`);
      await ship(`E${round}02`);

      const [shipped, cancelled] = fulfilled(
        await Promise.allSettled([
          ship(`E${round}03`),
          asStaff(cancelSql, [number, piecesOf({ [variant]: 1 }), 590, crypto.randomUUID()]),
        ]),
      );
      expect([shipped, cancelled].filter(Boolean)).toHaveLength(1);
      wins[shipped ? 'shipped' : 'cancelled'] += 1;

      const [parcel] = await run(
        `select p.id from public.parcels p join public.orders o on o.id = p.order_id
         where o.number = $1 order by p.position limit 1`,
        [number],
      );
      await asStaff(`select public.advance_parcel($1, 'out_for_delivery')`, [parcel?.id]);
      const [delivered, back] = fulfilled(
        await Promise.allSettled([
          asStaff(`select public.advance_parcel($1, 'delivered')`, [parcel?.id]),
          asStaff(backSql, [parcel?.id, '[]', 590]),
        ]),
      );
      expect([delivered, back].filter(Boolean)).toHaveLength(1);
      wins[delivered ? 'delivered' : 'rto'] += 1;
    }
    const [pieces] = await run(
      `select v.stock + (select sum(l.quantity)::integer from public.order_lines l where l.variant_id = v.id) as all
       from public.product_variants v where v.id = $1`,
      [variant],
    );
    expect(pieces?.all).toBe(40);
    expect(wins.shipped + wins.cancelled + wins.delivered + wins.rto).toBe(8);
    await assertLedgersBalance(run);
  });
});
