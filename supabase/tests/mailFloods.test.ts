import { onOneEngine, rolledBack } from '@shop/test-databases';
import {
  createAddress,
  createGuest,
  createVariant,
  type OrderDraft,
  orderParams,
  placeOrder,
  placeOrderSql,
} from './shopFixtures';

const tooMany = { code: 'PT429', hint: 'TOO_MANY_ATTEMPTS' };

/** Each of these sends a mail to an address that a guest has typed. */
onOneEngine('mails that a guest can cause', (db) => {
  it('are those of twelve orders an hour to an address, however many guests type it in whatever case', async () => {
    await rolledBack(db(), async (tx) => {
      await tx.rows(`update public.shop_settings set phase = 'live'`);
      const variant = await createVariant(tx.rows, { stock: 100 });
      const draftOf = async (email: string) => {
        const guest = await createGuest(tx.rows);
        const address = await createAddress(tx.rows, guest);
        const lines = [{ variant_id: variant, quantity: 1 }];
        return { guest, draft: { lines, address, total: 645, email } satisfies OrderDraft };
      };
      for (let n = 0; n < 12; n += 1) {
        const { guest, draft } = await draftOf(n % 2 ? 'Owner@Example.com' : 'owner@example.com');
        await placeOrder(tx, guest, draft);
      }
      const { guest, draft } = await draftOf('OWNER@example.com');
      expect(await tx.as(guest, () => tx.refusal(placeOrderSql, orderParams(draft)))).toMatchObject(tooMany);
      await placeOrder(tx, guest, { ...draft, email: 'another@example.com' });
      await tx.rows(`update private.throttle_hits set hit_at = hit_at - interval '1 hour'`);
      await placeOrder(tx, guest, draft);
    });
  });

  it('are those of ten changes an hour of an order', async () => {
    await rolledBack(db(), async (tx) => {
      await tx.rows(`update public.shop_settings set phase = 'live'`);
      const guest = await createGuest(tx.rows);
      const [one, other] = [await createAddress(tx.rows, guest), await createAddress(tx.rows, guest)];
      await tx.rows(`update public.addresses set address = '13 Temple Road' where id = $1`, [other]);
      const lines = [{ variant_id: await createVariant(tx.rows), quantity: 1 }];
      const { number } = await placeOrder(tx, guest, {
        lines,
        address: one,
        total: 645,
        email: 'owner@example.com',
      });
      const change = 'select public.modify_order($1, $2::text::jsonb, 645)';
      const to = (address: string) => [number, JSON.stringify({ address_id: address })];
      for (let n = 0; n < 10; n += 1) await tx.as(guest, () => tx.rows(change, to(n % 2 ? one : other)));
      expect(await tx.as(guest, () => tx.refusal(change, to(other)))).toMatchObject(tooMany);
      // What changes nothing is no change.
      await tx.as(guest, () => tx.rows(change, to(one)));
      expect(
        await tx.value(`select count(*)::integer from private.outbox where kind = 'order/modified'`),
      ).toBe(10);
    });
  });
});
