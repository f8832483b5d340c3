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

  it('is read by the staff with the order, once and without what nobody sees, and by nobody else', async () => {
    await rolledBack(db(), async (tx) => {
      await tx.rows(`update public.shop_settings set phase = 'live'`);
      const guest = await createGuest(tx.rows);
      const { number } = await order(tx, guest);
      const cancel = (reason: string) =>
        tx.as(guest, () => tx.value('select public.cancel_order($1, $2)', [number, reason]));
      const hidden = '\u202Etoo \u200Blate';
      const receipt = await cancel(`  ${hidden} ${'x'.repeat(300)}`);
      expect(JSON.stringify(receipt)).not.toContain('too late');
      // A second press finds the work done.
      await cancel('Again');
      const admin = await createUser(tx.rows, { app: { role: 'admin' } });
      const said = await tx.as(admin, () =>
        tx.value<{ guest_words: { words: string }[] }>('select public.get_admin_order($1)', [number]),
      );
      expect(said.guest_words).toHaveLength(1);
      expect(said.guest_words[0]?.words).toMatch(/^too late x+$/);
      expect(said.guest_words[0]?.words).toHaveLength(200);
      const mails = await tx.rows('select payload::text as text from private.outbox');
      expect(mails.filter(({ text }) => String(text).includes('too late'))).toEqual([]);
      const tracked = await tx.value('select public.track_order($1, $2)', [number, 'owner@example.com']);
      expect(tracked).toMatchObject({ number, status: 'cancelled' });
      expect(JSON.stringify(tracked)).not.toContain('too late');
    });
  });

  it('is read by the staff of pieces, too, and nothing is kept where nothing was said', async () => {
    await rolledBack(db(), async (tx) => {
      await tx.rows(`update public.shop_settings set phase = 'live'`);
      const guest = await createGuest(tx.rows);
      const { number } = await order(tx, guest);
      const [piece, other] = await tx.rows(
        `select l.variant_id from public.order_lines l join public.orders o on o.id = l.order_id
         where o.number = $1 order by l.position`,
        [number],
      );
      const asGuest = <T>(sql: string, values: unknown[]) => tx.as(guest, () => tx.value<T>(sql, values));
      for (const [variant, said] of [
        [piece, words],
        [other, '  '],
      ] as const) {
        const pieces = JSON.stringify([{ variant_id: variant?.variant_id, quantity: 1 }]);
        const quote = await asGuest<{ amount: number }>(
          'select public.quote_cancellation($1, $2::text::jsonb)',
          [number, pieces],
        );
        const key = crypto.randomUUID();
        for (let press = 0; press < 2; press += 1)
          await asGuest('select public.cancel_pieces($1, $2::text::jsonb, $3, $4, $5)', [
            ...[number, pieces, quote.amount, key, said],
          ]);
      }
      expect(await tx.rows('select words from private.guest_words')).toEqual([{ words }]);
      await tx.rows('select private.erase_traces($1, $2)', [guest.id, 'owner@example.com']);
      expect(await tx.rows('select words from private.guest_words')).toEqual([]);
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
