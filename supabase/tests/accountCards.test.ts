import { onOneEngine, rolledBack, type Transaction } from '@shop/test-databases';
import { createUser, type TestUser } from './shopFixtures';

/** What the provider's return does: the service keeps a token. */
const saveCard = (tx: Transaction, user: TestUser, token: string, expiryYear = 2030) =>
  tx.value<string>('select public.save_card_token($1, $2, $3, $4, 12, $5, $6)', [
    user.id,
    token,
    'visa',
    '4242',
    expiryYear,
    'ASHA RAO',
  ]);

const cards = (tx: Transaction, user: TestUser) =>
  tx.as(user, () =>
    tx.rows('select id, expiry_year, is_default from public.saved_cards order by created_at, expiry_year'),
  );

onOneEngine('saved cards', (db) => {
  it('are kept by the service alone, without the token for anybody', async () => {
    await rolledBack(db(), async (tx) => {
      const [asha, ravi] = [await createUser(tx.rows), await createUser(tx.rows)];
      const id = await saveCard(tx, asha, 'tok_1');
      expect(await cards(tx, asha)).toEqual([{ id, expiry_year: 2030, is_default: true }]);
      expect(await cards(tx, ravi)).toEqual([]);
      // An account that was deleted while its shopper was at the provider's page.
      await tx.rows('delete from auth.users where id = $1', [ravi.id]);
      expect(
        await tx.refusal(`select public.save_card_token($1, 'tok_2', 'visa', '4242', 1, 2030, '')`, [
          ravi.id,
        ]),
      ).toMatchObject({ code: 'PT404', hint: 'UNKNOWN_SHOPPER' });
      for (const caller of ['anon', asha] as const) {
        await tx.as(caller, async () => {
          expect(await tx.refusal('select token from public.saved_cards')).toMatchObject({ code: '42501' });
          expect(
            await tx.refusal(`select public.save_card_token($1, 't', 'visa', '4242', 1, 2030, '')`, [
              asha.id,
            ]),
          ).toMatchObject({ code: '42501' });
        });
      }
    });
  });

  it('are refreshed, not doubled, when the same card comes again', async () => {
    await rolledBack(db(), async (tx) => {
      const user = await createUser(tx.rows);
      const id = await saveCard(tx, user, 'tok_1', 2027);
      expect(await saveCard(tx, user, 'tok_1', 2032)).toBe(id);
      expect(await cards(tx, user)).toEqual([{ id, expiry_year: 2032, is_default: true }]);
    });
  });

  it('have one default, which moves and is inherited', async () => {
    await rolledBack(db(), async (tx) => {
      const user = await createUser(tx.rows);
      const first = await saveCard(tx, user, 'tok_1', 2031);
      const second = await saveCard(tx, user, 'tok_2', 2032);
      const defaults = async () =>
        (await cards(tx, user)).filter((card) => card.is_default).map(({ id }) => id);
      expect(await defaults()).toEqual([first]);
      await tx.as(user, () => tx.rows('select public.set_default_card($1)', [second]));
      expect(await defaults()).toEqual([second]);
      await tx.as(user, () => tx.rows('select public.delete_card($1)', [second]));
      expect(await defaults()).toEqual([first]);
    });
  });

  it.each(['set_default_card', 'delete_card'])('of somebody else are unknown to %s', async (name) => {
    await rolledBack(db(), async (tx) => {
      const [asha, ravi] = [await createUser(tx.rows), await createUser(tx.rows)];
      const id = await saveCard(tx, asha, 'tok_1');
      expect(await tx.as(ravi, () => tx.refusal(`select public.${name}($1)`, [id]))).toMatchObject({
        code: 'PT404',
        hint: 'UNKNOWN_CARD',
      });
      expect(await cards(tx, asha)).toHaveLength(1);
    });
  });

  it('are ten at most', async () => {
    await rolledBack(db(), async (tx) => {
      const user = await createUser(tx.rows);
      for (let index = 0; index < 10; index += 1) await saveCard(tx, user, `tok_${index}`);
      const eleventh = await tx.refusal(
        `select public.save_card_token($1, 'tok_x', 'visa', '4242', 1, 2030, '')`,
        [user.id],
      );
      expect(eleventh).toMatchObject({ code: 'PT422', hint: 'CARD_LIMIT' });
    });
  });

  it('leave a token to revoke when they go, one by one or with their account, unless they come back', async () => {
    await rolledBack(db(), async (tx) => {
      const user = await createUser(tx.rows);
      const due = () => tx.rows('select token from private.card_revocations where customer = $1', [user.id]);
      const forget = async (id: string) => tx.as(user, () => tx.rows('select public.delete_card($1)', [id]));
      await forget(await saveCard(tx, user, 'tok_1'));
      expect(await due()).toEqual([{ token: 'tok_1' }]);
      await saveCard(tx, user, 'tok_1');
      expect(await due()).toEqual([]);
      await tx.rows('delete from auth.users where id = $1', [user.id]);
      expect(await due()).toEqual([{ token: 'tok_1' }]);
    });
  });

  it('are revoked by one worker at a time, again and again until it is done', async () => {
    await rolledBack(db(), async (tx) => {
      const user = await createUser(tx.rows);
      const id = await saveCard(tx, user, 'tok_1');
      await tx.as(user, () => tx.rows('select public.delete_card($1)', [id]));
      const take = () => tx.rows('select customer, token from public.take_card_revocations(10)');
      const finish = (error: string | null) =>
        tx.rows('select public.finish_card_revocation(r.id, $1) from private.card_revocations r', [error]);
      const waits = () =>
        tx.value(`select extract(epoch from next_attempt_at - now())::integer from private.card_revocations`);

      for (const seconds of [10, 20, 40]) {
        expect(await take()).toEqual([{ customer: user.id, token: 'tok_1' }]);
        expect(await take()).toEqual([]);
        await finish('the provider is down');
        expect(await waits()).toBe(seconds);
        await tx.rows('update private.card_revocations set next_attempt_at = now()');
      }
      await finish(null);
      expect(await take()).toEqual([]);
      for (const caller of ['anon', user] as const)
        expect(
          await tx.as(caller, () => tx.refusal('select public.take_card_revocations(10)')),
        ).toMatchObject({ code: '42501' });
    });
  });

  it('tell their owner by mail that one was added', async () => {
    await rolledBack(db(), async (tx) => {
      const user = await createUser(tx.rows);
      await saveCard(tx, user, 'tok_1');
      expect(
        await tx.rows('select kind, payload from private.outbox where recipient = $1', [user.email]),
      ).toEqual([{ kind: 'account/card-saved', payload: { brand: 'visa', last4: '4242' } }]);
    });
  });
});
