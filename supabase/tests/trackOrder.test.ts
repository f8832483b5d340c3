import { type Caller, onOneEngine, type Transaction } from '@shop/test-databases';
import { inOrderShop } from './orderShop';
import { setVisitorAddress } from './setVisitorAddress';
import { createUser, placeOrder } from './shopFixtures';

const trackSql = 'select public.track_order($1, $2) as found';
const track = (tx: Transaction, number: string, email: string, caller: Caller = 'anon') =>
  tx.as(caller, () => tx.value<Record<string, unknown> | null>(trackSql, [number, email]));

onOneEngine('track_order', (db) => {
  it('tells whoever has number and e-mail where the order is', async () => {
    await inOrderShop(db(), async (tx, { shopper, draft }) => {
      const { number } = await placeOrder(tx, shopper, draft);
      const found = await track(tx, ` ${number.toLowerCase()} `, shopper.email.toUpperCase());
      expect(found).toEqual({
        number,
        status: 'placed',
        estimated_delivery: await tx.value('select promised_to::text from public.orders'),
        current_location: 'Our warehouse in Nagpur',
        parcels: [],
        events: [{ status: 'placed', note: '', at: expect.any(String) as string }],
      });
    });
  });

  it('answers a wrong half like an unknown order', async () => {
    await inOrderShop(db(), async (tx, { shopper, draft }) => {
      const { number } = await placeOrder(tx, shopper, draft);
      const stranger = await createUser(tx.rows);
      expect(await track(tx, number, 'somebody@example.com')).toBeNull();
      expect(await track(tx, 'TD0000000000', shopper.email)).toBeNull();
      expect(await track(tx, number, '', stranger)).toBeNull();
    });
  });

  it('lets each visitor ask twenty times in a quarter of an hour', async () => {
    await inOrderShop(db(), async (tx) => {
      await setVisitorAddress(tx, '203.0.113.7');
      for (let n = 0; n < 20; n += 1) await track(tx, 'TD0000000000', 'a@example.com');
      const refusal = await tx.as('anon', () => tx.refusal(trackSql, ['TD0000000000', 'a@example.com']));
      expect(refusal).toMatchObject({ code: 'PT429', hint: 'TOO_MANY_ATTEMPTS' });
      await setVisitorAddress(tx, '203.0.113.8');
      expect(await track(tx, 'TD0000000000', 'a@example.com')).toBeNull();
    });
  });
});
