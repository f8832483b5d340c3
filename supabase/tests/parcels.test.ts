import { onOneEngine, request, type Row, type Transaction } from '@shop/test-databases';
import { assertLedgersBalance } from './ledgers';
import { inOrderShop } from './orderShop';
import { packed, shipParams, shipSql } from './parcelFixtures';
import { createAddress, createUser, createVariant, placeOrder } from './shopFixtures';

const mails = (tx: Transaction) =>
  tx.rows(`select kind, jsonb_array_length(payload -> 'lines') as lines, payload #>> '{lines,0,quantity}' as first,
    payload #>> '{tracking,tracking_number}' as tracking, payload ->> 'unsent' as unsent,
    payload -> 'document' <> 'null' as invoiced
    from private.outbox where kind like 'order/parcel%' order by id`);

onOneEngine('parcels', (db) => {
  it('leave one after the other, and the order is where the one furthest behind is', async () => {
    await inOrderShop(db(), async (tx, shop) => {
      const { variant, shopper } = shop;
      const { admin, other, number, ship, step, status } = await packed(tx, shop);
      await ship({ [variant]: 1, [other]: 1 }, 'BD42');
      expect(await status()).toBe('shipped');
      // A second click sends nothing twice.
      await ship({ [variant]: 1, [other]: 1 }, 'bd42');
      await step(1, 'out_for_delivery');
      await step(1, 'delivered');
      expect(await status()).toBe('shipped');
      expect(
        await tx.as(admin, () => tx.value(`select public.get_admin_order($1) -> 'unsent'`, [number])),
      ).toEqual({ [variant]: 1 });
      await ship({ [variant]: 1 }, 'BD43');
      expect(await status()).toBe('shipped');
      await step(2, 'out_for_delivery');
      expect(await status()).toBe('out_for_delivery');
      await step(2, 'delivered');
      expect(
        await tx.rows('select status, delivered_at is not null as dated, tracking_number from public.orders'),
      ).toEqual([{ status: 'delivered', dated: true, tracking_number: 'BD42, BD43' }]);
      // One invoice over all of it, with the first parcel; a mail for each step names the parcel's pieces.
      expect(await tx.rows('select kind, total::integer from public.invoices')).toEqual([
        { kind: 'invoice', total: 153_900 },
      ]);
      const mail = { lines: 2, first: '1', tracking: 'BD42', unsent: '1', invoiced: true };
      expect((await mails(tx)).map(({ kind }) => kind)).toEqual([
        ...['order/parcel_shipped', 'order/parcel_out_for_delivery', 'order/parcel_delivered'],
        ...['order/parcel_shipped', 'order/parcel_out_for_delivery', 'order/parcel_delivered'],
      ]);
      expect((await mails(tx))[0]).toEqual({ kind: 'order/parcel_shipped', ...mail });
      expect((await mails(tx))[3]).toMatchObject({ lines: 1, tracking: 'BD43', unsent: '0' });
      expect(
        await tx.as(shopper, () =>
          tx.rows(`select p.position, p.state, sum(l.quantity)::integer as pieces
            from public.parcels p join public.parcel_lines l on l.parcel_id = p.id group by p.id order by p.position`),
        ),
      ).toEqual([
        { position: 1, state: 'delivered', pieces: 2 },
        { position: 2, state: 'delivered', pieces: 1 },
      ]);
      const stranger = await createUser(tx.rows);
      expect(
        await tx.as(stranger, () =>
          tx.rows('select 1 from public.parcels union all select 1 from public.parcel_lines'),
        ),
      ).toEqual([]);
      await assertLedgersBalance(tx.rows);
    });
  });

  it('follow a step of the whole order together, once nothing is left behind', async () => {
    await inOrderShop(db(), async (tx, shop) => {
      const { admin, other, number, ship, status } = await packed(tx, shop);
      const advance = (to: string) => [number, to];
      await ship({ [shop.variant]: 2 }, 'BD42');
      const sql = 'select public.advance_order($1, $2)';
      expect(await tx.as(admin, () => tx.refusal(sql, advance('out_for_delivery')))).toMatchObject({
        hint: 'INVALID_TRANSITION',
      });
      await ship({ [other]: 1 }, 'BD43');
      for (const to of ['out_for_delivery', 'delivered']) {
        await tx.as(admin, () => tx.rows(sql, advance(to)));
        expect(await status()).toBe(to);
      }
      expect(await tx.rows('select distinct state from public.parcels')).toEqual([{ state: 'delivered' }]);
      await assertLedgersBalance(tx.rows);
    });
  });

  it('of all pieces at once are the ordinary step, and make none', async () => {
    await inOrderShop(db(), async (tx, shop) => {
      const { other, ship, refuseShip, status } = await packed(tx, shop);
      // The second time because the first answer was lost.
      for (let presses = 0; presses < 2; presses += 1) {
        await ship({ [shop.variant]: 2, [other]: 1 }, 'BD42');
        expect(await status()).toBe('shipped');
      }
      expect(await refuseShip({ [shop.variant]: 2 }, 'BD42')).toBe('TRACKING_TAKEN');
      expect(await tx.rows('select 1 from public.parcels')).toEqual([]);
      expect(await tx.value(`select tracking_number from public.orders`)).toBe('BD42');
    });
  });

  it('hold only what is here, under a number of their own, and nothing that is paid at the door', async () => {
    await inOrderShop(db(), async (tx, shop) => {
      const { admin, other, number, ship, refuseShip } = await packed(tx, shop);
      const { variant, shopper, draft } = shop;
      expect(await refuseShip({ [variant]: 3 }, 'BD42')).toBe('INVALID_LINES');
      expect(await refuseShip({ x: 1 }, 'BD42')).toBe('INVALID_LINES');
      expect(await refuseShip({ [variant]: 1 }, '<b>')).toBe('INVALID_INPUT');
      // The second time because the first answer was lost; what was chosen anew by then is no second try.
      for (let presses = 0; presses < 2; presses += 1) await ship({ [variant]: 1 }, 'BD42');
      for (const pieces of [{ [variant]: 1, [other]: 1 }, { [other]: 1 }])
        expect(await refuseShip(pieces, 'BD42')).toBe('TRACKING_TAKEN');
      expect(await refuseShip({ [variant]: 2 }, 'BD43')).toBe('INVALID_LINES');
      for (const caller of ['anon', shopper] as const)
        expect(
          await tx.as(caller, () => tx.refusal(shipSql, shipParams(number, { [other]: 1 }, 'BD44'))),
        ).toMatchObject({ hint: caller === 'anon' ? 'SIGN_IN_REQUIRED' : 'FORBIDDEN' });

      const cash = await placeOrder(tx, shopper, {
        ...draft,
        lines: [{ variant_id: variant, quantity: 2 }],
        total: 1235,
      });
      for (const status of ['confirmed', 'packed'])
        await tx.as(admin, () => tx.rows('select public.advance_order($1, $2)', [cash.number, status]));
      const refuse = async (tracking: string) =>
        (await tx.as(admin, () => tx.refusal(shipSql, shipParams(cash.number, { [variant]: 1 }, tracking))))
          .hint;
      expect(await refuse('bd42')).toBe('TRACKING_TAKEN');
      expect(await refuse('BD45')).toBe('CASH_DUE');
      await assertLedgersBalance(tx.rows);
    });
  });

  it('start the window of a return each for its own pieces', async () => {
    await inOrderShop(db(), async (tx, shop) => {
      const { variant, shopper } = shop;
      const { other, number, ship, step } = await packed(tx, shop);
      await ship({ [variant]: 2 }, 'BD42');
      for (const state of ['out_for_delivery', 'delivered']) await step(1, state);
      const sql = 'select public.request_return($1, $2::text::jsonb)';
      const wish = (piece: string, quantity = 1) => [
        number,
        JSON.stringify({ kind: 'return', reason: 'Too small', lines: [{ variant_id: piece, quantity }] }),
      ];
      expect(await tx.as(shopper, () => tx.refusal(sql, wish(other)))).toMatchObject({
        hint: 'INVALID_RETURN',
      });
      await tx.as(shopper, () => tx.rows(sql, wish(variant)));
      await ship({ [other]: 1 }, 'BD43');
      for (const state of ['out_for_delivery', 'delivered']) await step(2, state);
      await tx.rows(
        `update public.parcels set delivered_at = delivered_at - interval '30 days' where position = 1`,
      );
      expect(await tx.as(shopper, () => tx.refusal(sql, wish(variant)))).toMatchObject({
        hint: 'INVALID_RETURN',
      });
      await tx.as(shopper, () => tx.rows(sql, wish(other)));
      await tx.rows(`update public.parcels set delivered_at = delivered_at - interval '30 days'`);
      expect(await tx.as(shopper, () => tx.refusal(sql, wish(other)))).toMatchObject({
        hint: 'RETURN_CLOSED',
      });
    });
  });

  it('let nothing come back that has not come yet', async () => {
    await inOrderShop(db(), async (tx, shop) => {
      const { variant, shopper } = shop;
      const { other, number, ship, step } = await packed(tx, shop);
      await ship({ [variant]: 1, [other]: 1 }, 'BD42');
      for (const state of ['out_for_delivery', 'delivered']) await step(1, state);
      const sql = 'select public.request_return($1, $2::text::jsonb)';
      const wish = [
        number,
        JSON.stringify({
          ...{ kind: 'return', reason: 'Too small' },
          lines: [{ variant_id: variant, quantity: 1 }],
        }),
      ];
      await tx.as(shopper, () => tx.rows(sql, wish));
      expect(await tx.as(shopper, () => tx.refusal(sql, wish))).toMatchObject({ hint: 'RETURN_EXISTS' });
      await ship({ [variant]: 1 }, 'BD43');
      for (const state of ['out_for_delivery', 'delivered']) await step(2, state);
      await tx.as(shopper, () => tx.rows(sql, wish));
      expect(await tx.as(shopper, () => tx.refusal(sql, wish))).toMatchObject({ hint: 'RETURN_EXISTS' });
    });
  });

  it('have a slip and a label each, and what is still here has one too', async () => {
    await inOrderShop(db(), async (tx, shop) => {
      const { admin, other, number, ship } = await packed(tx, shop);
      await ship({ [shop.variant]: 1 }, 'BD42');
      const papers = await tx.as(admin, () =>
        tx.value<Row[]>(`select public.get_order_papers('labels', array[$1])`, [number]),
      );
      expect(papers).toMatchObject([
        { parcel: 1, tracking_number: 'BD42', lines: [{ variant_id: shop.variant, quantity: 1 }] },
        { parcel: null, tracking_number: null, lines: [{ quantity: 1 }, { variant_id: other, quantity: 1 }] },
      ]);
      expect(
        await tx.value(
          `select jsonb_array_length(public.track_order($1, o.email) -> 'parcels') from public.orders o where o.number = $1`,
          [number],
        ),
      ).toBe(1);
    });
  });
});

/** What arrives at once, each on a connection of its own; the embedded engine takes it in turn. */
onOneEngine('a parcel beside another', (db) => {
  it('holds each piece once', async () => {
    const run = async (sql: string, params?: unknown[]): Promise<Row[]> =>
      (await db().query(sql, params)).rows;
    const shopper = await createUser(run);
    const admin = await createUser(run, { app: { role: 'admin' } });
    const variant = await createVariant(run, { stock: 5 });
    const address = await createAddress(run, shopper);
    await run(`select private.add_credit($1, 3000, 'grant', 'A gift', $2)`, [
      shopper.id,
      `parcels:${shopper.id}`,
    ]);
    const [row] = await request(
      db(),
      shopper,
      `select public.place_order(gen_random_uuid(), $1::text::jsonb, $2, 'standard', 'none', 0, null, true,
         p_expected_credit => 1775) ->> 'number' as number`,
      [JSON.stringify([{ variant_id: variant, quantity: 3 }]), address],
    );
    const number = String(row?.number);
    for (const status of ['confirmed', 'packed'])
      await request(db(), admin, 'select public.advance_order($1, $2)', [number, status]);
    const settled = await Promise.allSettled(
      ['A001', 'A002', 'A003'].map((tracking) =>
        request(db(), admin, shipSql, shipParams(number, { [variant]: 2 }, tracking)),
      ),
    );
    expect(settled.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(
      await run('select sum(quantity)::integer as sent from public.parcel_lines where variant_id = $1', [
        variant,
      ]),
    ).toEqual([{ sent: 2 }]);
    await assertLedgersBalance(run);
  });
});
