import { onOneEngine, type Transaction } from '@shop/test-databases';
import { assertLedgersBalance } from './ledgers';
import { inOrderShop, type OrderShop } from './orderShop';
import { packed } from './parcelFixtures';

const productOf = (variant: string) => variant.split(':')[0];

/** An order of two pieces of one thing and one of another that has arrived. */
async function arrived(tx: Transaction, shop: OrderShop) {
  const { admin, number, other } = await packed(tx, shop);
  for (const status of ['shipped', 'out_for_delivery', 'delivered'])
    await tx.as(admin, () => tx.rows('select public.advance_order($1, $2)', [number, status]));
  return {
    other,
    review: (variant: string) =>
      tx.as(shop.shopper, () =>
        tx.value<{ reward: number }>(`select public.write_review($1, 5, 'Lovely cloth, and well sewn')`, [
          productOf(variant),
        ]),
      ),
    giveBack: async (variant: string, quantity: number) => {
      const wish = { kind: 'return', reason: 'Too small', lines: [{ variant_id: variant, quantity }] };
      const { id } = await tx.as(shop.shopper, () =>
        tx.value<{ id: string }>('select public.request_return($1, $2::text::jsonb) as answer', [
          ...[number, JSON.stringify(wish)],
        ]),
      );
      for (const state of ['approved', 'picked_up', 'received', 'refunded'])
        await tx.as(admin, () => tx.rows('select public.advance_return($1, $2)', [id, state]));
    },
  };
}

const rewards = async (tx: Transaction) =>
  (await tx.rows(`select amount from public.credit_entries where event_key like 'review%' order by id`)).map(
    ({ amount }) => amount,
  );

onOneEngine('rewards for reviews', (db) => {
  it('go back with the last piece of what was reviewed, and with no other', async () => {
    await inOrderShop(db(), async (tx, shop) => {
      const { other, review, giveBack } = await arrived(tx, shop);
      expect(await review(shop.variant)).toMatchObject({ reward: 25 });
      await giveBack(other, 1);
      await giveBack(shop.variant, 1);
      expect(await rewards(tx)).toEqual([25]);
      await giveBack(shop.variant, 1);
      expect(await rewards(tx)).toEqual([25, -25]);
      await assertLedgersBalance(tx.rows);
    });
  });

  it('are not earned by what went back before', async () => {
    await inOrderShop(db(), async (tx, shop) => {
      const { other, review, giveBack } = await arrived(tx, shop);
      await giveBack(other, 1);
      expect(await review(other)).toMatchObject({ reward: 0 });
      expect(await rewards(tx)).toEqual([]);
    });
  });

  it('are taken back as far as they are there', async () => {
    await inOrderShop(db(), async (tx, shop) => {
      const { other, review, giveBack } = await arrived(tx, shop);
      await review(other);
      // Nearly all has been spent, this order's cashback too.
      await tx.rows(
        `select private.add_credit(a.user_id, 10 - a.balance, 'reversal', 'Spent', 'test') from public.credit_accounts a`,
      );
      await giveBack(other, 1);
      expect(await tx.value('select balance from public.credit_accounts')).toBe(0);
      await assertLedgersBalance(tx.rows);
    });
  });
});
