import { onOneEngine, request, type Row, type Transaction } from '@shop/test-databases';
import { assertLedgersBalance } from './ledgers';
import { createCoupon, giveGiftCard } from './moneyFixtures';
import { inOrderShop, type OrderShop } from './orderShop';
import { packed, shipParams, shipSql } from './parcelFixtures';
import {
  createAddress,
  createUser,
  createVariant,
  orderParams,
  placeOrderSql,
  type TestUser,
} from './shopFixtures';

type Pieces = Record<string, number>;

const linesOf = (pieces: Pieces) =>
  Object.entries(pieces).map(([variant_id, quantity]) => ({ variant_id, quantity }));
const returnSql = 'select public.request_return($1, $2::text::jsonb) as answer';
const wishOf = (pieces: Pieces) =>
  JSON.stringify({ kind: 'return', reason: 'Too small', refund: { way: 'credit' }, lines: linesOf(pieces) });

const cashback = async (tx: Transaction) =>
  (
    await tx.rows(
      `select amount from public.credit_entries where kind in ('cashback', 'reversal') order by id`,
    )
  ).map(({ amount }) => amount);
const commission = (tx: Transaction) => tx.rows('select base, amount, state from public.commissions');

/** A paid order of two pieces of ₹500 and one of ₹300, sent by somebody, that leaves in parcels. */
async function inParcels(tx: Transaction, shop: OrderShop, more: { coupon?: string; total?: number } = {}) {
  const affiliate = await createUser(tx.rows);
  const affiliateCode = await tx.value<string>('select affiliate_code from public.profiles where id = $1', [
    affiliate.id,
  ]);
  const order = await packed(tx, shop, { affiliateCode, ...more });
  let parcels = 0;
  return {
    ...order,
    send: async (pieces: Pieces) => {
      parcels += 1;
      await order.ship(pieces, `KEPT${parcels}`);
    },
    arrive: async (position: number) => {
      for (const state of ['out_for_delivery', 'delivered']) await order.step(position, state);
    },
    deliverAll: async () => {
      for (const status of ['shipped', 'out_for_delivery', 'delivered'])
        await tx.as(order.admin, () =>
          tx.rows('select public.advance_order($1, $2)', [order.number, status]),
        );
    },
    giveBack: async (pieces: Pieces) => {
      const { id } = await tx.as(shop.shopper, () =>
        tx.value<{ id: string }>(returnSql, [order.number, wishOf(pieces)]),
      );
      for (const state of ['approved', 'picked_up', 'received', 'refunded'])
        await tx.as(order.admin, () => tx.rows('select public.advance_return($1, $2)', [id, state]));
    },
    cancel: (pieces: Pieces, amount: number) =>
      tx.as(order.admin, () =>
        tx.rows('select public.cancel_admin_pieces($1, $2::text::jsonb, $3, gen_random_uuid())', [
          ...[order.number, JSON.stringify(linesOf(pieces)), amount],
        ]),
      ),
    comeBack: async (position: number, amount: number) => {
      const id = await order.parcelAt(position);
      await tx.as(order.admin, () => tx.rows(`select public.return_parcel($1, '[]', $2)`, [id, amount]));
    },
  };
}

onOneEngine('cashback and commission of what was kept', (db) => {
  it('leave out what was refunded before the rest arrived', async () => {
    await inOrderShop(db(), async (tx, shop) => {
      const order = await inParcels(tx, shop);
      await order.send({ [shop.variant]: 1, [order.other]: 1 });
      await order.arrive(1);
      await order.giveBack({ [order.other]: 1 });
      expect(await cashback(tx)).toEqual([]);
      await order.send({ [shop.variant]: 1 });
      await order.arrive(2);
      // 2 % and 8 % of 1000.
      expect(await cashback(tx)).toEqual([20]);
      expect(await commission(tx)).toEqual([{ base: 1000, amount: 80, state: 'pending' }]);
      // Half of what was kept goes back, and half of what it earned; then the rest.
      await order.giveBack({ [shop.variant]: 1 });
      expect(await cashback(tx)).toEqual([20, -10]);
      expect(await commission(tx)).toEqual([{ base: 500, amount: 40, state: 'pending' }]);
      await order.giveBack({ [shop.variant]: 1 });
      expect(await cashback(tx)).toEqual([20, -10, -10]);
      expect(await commission(tx)).toMatchObject([{ state: 'reversed' }]);
      await assertLedgersBalance(tx.rows);
    });
  });

  it('are nothing where all that arrived was sent back and the rest never came', async () => {
    await inOrderShop(db(), async (tx, shop) => {
      const order = await inParcels(tx, shop);
      await order.send({ [order.other]: 1 });
      await order.arrive(1);
      await order.giveBack({ [order.other]: 1 });
      await order.send({ [shop.variant]: 2 });
      await order.comeBack(2, 1180);
      expect(await order.status()).toBe('delivered');
      expect(await cashback(tx)).toEqual([]);
      expect(await commission(tx)).toMatchObject([{ state: 'reversed' }]);
      await assertLedgersBalance(tx.rows);
    });
  });

  it('leave out cancelled pieces, too, and share a coupon with them', async () => {
    await inOrderShop(db(), async (tx, shop) => {
      const coupon = await createCoupon(tx.rows, { value: 130 });
      const order = await inParcels(tx, shop, { coupon, total: 1409 });
      await order.send({ [shop.variant]: 1, [order.other]: 1 });
      await order.arrive(1);
      await order.giveBack({ [order.other]: 1 });
      // 500 and its tax of 90, less 50 of the coupon.
      await order.cancel({ [shop.variant]: 1 }, 540);
      expect(await order.status()).toBe('delivered');
      // Of 500 less their 50 of the coupon.
      expect(await cashback(tx)).toEqual([9]);
      expect(await commission(tx)).toEqual([{ base: 450, amount: 36, state: 'pending' }]);
      await order.giveBack({ [shop.variant]: 1 });
      expect(await cashback(tx)).toEqual([9, -9]);
      await assertLedgersBalance(tx.rows);
    });
  });

  it('are nothing where a coupon for the delivery saved more than the goods cost', async () => {
    await inOrderShop(db(), async (tx, shop) => {
      await tx.rows('update public.products set price = 10, original_price = 10');
      const coupon = await createCoupon(tx.rows, { type: 'shipping', maxDiscount: 50 });
      // 20 and 300, then 10 and 10: what is left costs less than the coupon saved.
      const order = await inParcels(tx, shop, { coupon, total: 320 + 58 + 50 + 5 - 50 });
      await order.cancel({ [order.other]: 1 }, 300 + 54);
      await order.deliverAll();
      await order.giveBack({ [shop.variant]: 1 });
      expect(await cashback(tx)).toEqual([]);
      expect(await commission(tx)).toEqual([{ base: 0, amount: 0, state: 'pending' }]);
    });
  });

  it('are taken back piece by piece to the last rupee, and what was spent by the last return', async () => {
    await inOrderShop(db(), async (tx, shop) => {
      const order = await inParcels(tx, shop);
      await order.deliverAll();
      expect(await cashback(tx)).toEqual([26]);
      await tx.rows(`select private.add_credit($1, -24, 'order', 'Spent', 'spent:kept')`, [shop.shopper.id]);
      // 6 for the piece of 300, of which 2 are there.
      await order.giveBack({ [order.other]: 1 });
      expect(await cashback(tx)).toEqual([26, -2]);
      await tx.rows(`select private.add_credit($1, 24, 'grant', 'A gift', 'gift:kept')`, [shop.shopper.id]);
      await order.giveBack({ [shop.variant]: 1 });
      await order.giveBack({ [shop.variant]: 1 });
      expect(await cashback(tx)).toEqual([26, -2, -12, -12]);
      await assertLedgersBalance(tx.rows);
    });
  });
});

/** Each on a connection of its own; the embedded engine takes them in turn. */
onOneEngine('the last parcel and a refund at the same moment', (db) => {
  it('earn of what was kept, whichever comes first', async () => {
    const run = async (sql: string, params?: unknown[]): Promise<Row[]> =>
      (await db().query(sql, params)).rows;
    const admin = await createUser(run, { app: { role: 'admin' } });
    const asStaff = (sql: string, params: unknown[]) => request(db(), admin, sql, params);
    const buy = async (shopper: TestUser, variant: string) => {
      const address = await createAddress(run, shopper);
      await giveGiftCard(run, shopper, 1775);
      const lines = [{ variant_id: variant, quantity: 3 }];
      const draft = { lines, address, method: 'none', total: 0, giftCards: 1775 };
      const [row] = await request(db(), shopper, placeOrderSql, orderParams(draft));
      const { number } = row!.receipt as { number: string };
      for (const status of ['confirmed', 'packed'])
        await asStaff('select public.advance_order($1, $2)', [number, status]);
      return number;
    };
    for (let round = 0; round < 4; round += 1) {
      const shopper = await createUser(run);
      const variant = await createVariant(run, { price: 500 });
      const number = await buy(shopper, variant);
      await asStaff(shipSql, shipParams(number, { [variant]: 1 }, `RACE${round}1`));
      await asStaff(shipSql, shipParams(number, { [variant]: 2 }, `RACE${round}2`));
      const parcels = await run(
        `select p.id from public.parcels p join public.orders o on o.id = p.order_id
         where o.number = $1 order by p.position`,
        [number],
      );
      const step = (parcel: number, state: string) =>
        asStaff('select public.advance_parcel($1, $2)', [parcels[parcel]?.id, state]);
      for (const state of ['out_for_delivery', 'delivered']) await step(0, state);
      await step(1, 'out_for_delivery');
      const [wish] = await request(db(), shopper, returnSql, [number, wishOf({ [variant]: 1 })]);
      const { id } = wish!.answer as { id: string };
      for (const state of ['approved', 'picked_up', 'received'])
        await asStaff('select public.advance_return($1, $2)', [id, state]);
      const both = [
        () => step(1, 'delivered'),
        () => asStaff(`select public.advance_return($1, 'refunded')`, [id]),
      ];
      await Promise.all((round % 2 ? both : both.reverse()).map((one) => one()));
      // 2 % of the two that stayed: at once, or of three less one.
      const [earned] = await run(
        `select sum(e.amount)::integer as amount from public.credit_entries e
         where e.user_id = $1 and e.kind in ('cashback', 'reversal')`,
        [shopper.id],
      );
      expect(earned).toEqual({ amount: 20 });
    }
    await assertLedgersBalance(run);
  });
});
