import { onOneEngine, rolledBack, type Transaction } from '@shop/test-databases';
import {
  createAddress,
  createGuest,
  createUser,
  createVariant,
  placeOrder,
  type TestUser,
} from './shopFixtures';

/** Whoever buys as a guest types any address: the shop must not bring its owner a letter of theirs. */
onOneEngine('what a guest writes', (db) => {
  const words = 'You have won. Collect it at http://example.net/prize';

  async function order(tx: Transaction, buyer: TestUser) {
    const lines = ['first', 'second'].map(async () => ({
      variant_id: await createVariant(tx.rows),
      quantity: 1,
    }));
    return placeOrder(tx, buyer, {
      lines: await Promise.all(lines),
      address: await createAddress(tx.rows, buyer),
      total: 1235,
      email: 'owner@example.com',
    });
  }

  const lastMail = (tx: Transaction, number: string) =>
    tx.rows(
      `select kind, payload ->> 'note' as note from private.outbox where payload ->> 'number' = $1
       order by id desc limit 1`,
      [number],
    );

  it('is in no mail about an order that they cancel, nor about pieces of it', async () => {
    await rolledBack(db(), async (tx) => {
      await tx.rows(`update public.shop_settings set phase = 'live'`);
      const guest = await createGuest(tx.rows);
      const { number } = await order(tx, guest);
      const [variant] = await tx.rows(
        `select l.variant_id from public.order_lines l join public.orders o on o.id = l.order_id
         where o.number = $1 order by l.position limit 1`,
        [number],
      );
      const pieces = JSON.stringify([{ variant_id: variant?.variant_id, quantity: 1 }]);
      const quote = await tx.as(guest, () =>
        tx.value<{ amount: number }>('select public.quote_cancellation($1, $2::text::jsonb)', [
          number,
          pieces,
        ]),
      );
      await tx.as(guest, () =>
        tx.rows('select public.cancel_pieces($1, $2::text::jsonb, $3, $4, $5)', [
          ...[number, pieces, quote.amount, crypto.randomUUID(), words],
        ]),
      );
      expect(await lastMail(tx, number)).toEqual([
        { kind: 'order/pieces_cancelled', note: expect.not.stringContaining('won') as string },
      ]);
      await tx.as(guest, () => tx.rows('select public.cancel_order($1, $2)', [number, words]));
      expect(await lastMail(tx, number)).toEqual([{ kind: 'order/cancelled', note: '' }]);
    });
  });

  it('is in the mail of an account, which has proven its address', async () => {
    await rolledBack(db(), async (tx) => {
      const shopper = await createUser(tx.rows);
      const { number } = await order(tx, shopper);
      await tx.as(shopper, () => tx.rows('select public.cancel_order($1, $2)', [number, 'Too late for me']));
      expect(await lastMail(tx, number)).toEqual([{ kind: 'order/cancelled', note: 'Too late for me' }]);
    });
  });
});
