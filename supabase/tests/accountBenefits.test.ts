import { type Caller, onOneEngine, rolledBack, type Transaction } from '@shop/test-databases';
import { creditEntries, deliverOrder } from './accountFixtures';
import { createCoupon } from './moneyFixtures';
import { createUser, createVariant, type TestUser } from './shopFixtures';

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();

/** What the coupon saves on goods of 1000 rupees, or why it does not count. */
async function tryCoupon(tx: Transaction, caller: Caller, code: string, variant: string): Promise<unknown> {
  const quote = await tx.as(caller, () =>
    tx.value<{ coupon: { saving: number } | null; coupon_problem: { code: string } | null }>(
      `select public.quote_order($1::text::jsonb, 'standard', $2)`,
      [JSON.stringify([{ variant_id: variant, quantity: 1 }]), code],
    ),
  );
  return quote.coupon?.saving ?? quote.coupon_problem?.code;
}

/** A shopper who was sent so many rupees of goods lately. */
async function shopperWith(tx: Transaction, spent: number): Promise<TestUser> {
  const user = await createUser(tx.rows);
  if (spent > 0) await deliverOrder(tx, user, { goods: spent, deliveredAt: daysAgo(40), silent: true });
  return user;
}

onOneEngine('benefits of insiders', (db) => {
  it.each([
    [0, ['COUPON_MEMBERS', 'COUPON_MEMBERS', 'COUPON_MEMBERS']],
    [9999, ['COUPON_MEMBERS', 'COUPON_MEMBERS', 'COUPON_MEMBERS']],
    [10_000, [50, 'COUPON_MEMBERS', 'COUPON_MEMBERS']],
    [25_000, [50, 80, 'COUPON_MEMBERS']],
    [50_000, [50, 80, 120]],
  ])('after %d rupees are extra savings of %p', async (spent, savings) => {
    await rolledBack(db(), async (tx) => {
      const variant = await createVariant(tx.rows, { price: 1000 });
      const shopper = await shopperWith(tx, spent);
      const tried = [];
      for (const code of ['SILVER5', 'GOLD8', 'PLATINUM12'])
        tried.push(await tryCoupon(tx, shopper, code, variant));
      expect(tried).toEqual(savings);
      expect(await tryCoupon(tx, 'anon', 'SILVER5', variant)).toBe('COUPON_SIGN_IN');
    });
  });

  it.each([
    [0, 0],
    [10_000, 1],
    [25_000, 2],
    [50_000, 3],
  ])('after %d rupees are coupons %d days early', async (spent, days) => {
    await rolledBack(db(), async (tx) => {
      const variant = await createVariant(tx.rows, { price: 1000 });
      const shopper = await shopperWith(tx, spent);
      const [now, tooEarly] = [
        await createCoupon(tx.rows, { validFrom: days, validUntil: 9 }),
        await createCoupon(tx.rows, { validFrom: days + 1, validUntil: 9 }),
      ];
      expect(await tryCoupon(tx, shopper, now, variant)).toBe(100);
      expect(await tryCoupon(tx, shopper, tooEarly, variant)).toBe('COUPON_NOT_YET');
      if (days > 0) expect(await tryCoupon(tx, 'anon', now, variant)).toBe('COUPON_NOT_YET');
    });
  });
});

onOneEngine('the anniversary’s present', (db) => {
  const sweep = (tx: Transaction) => tx.value<number>('select public.pay_occasions()');
  /** Opens the account `years` and `days` ago, in days of India. */
  const openedAgo = (tx: Transaction, user: TestUser, years: number, days = 0) =>
    tx.rows(
      `update public.profiles set created_at = (
         ((now() at time zone 'Asia/Kolkata')::date - $3::integer - make_interval(years => $2)) + interval '12 hours'
       ) at time zone 'Asia/Kolkata' where id = $1`,
      [user.id, years, days],
    );
  const presents = async (tx: Transaction, user: TestUser) =>
    (await creditEntries(tx, user)).map(({ amount, kind }) => `${kind} ${amount}`);

  it.each([
    [500, 'occasion 50'],
    [10_000, 'occasion 100'],
    [25_000, 'occasion 150'],
    [50_000, 'occasion 200'],
  ])('after %d rupees is %s, once, with a mail to who wants it', async (spent, entry) => {
    await rolledBack(db(), async (tx) => {
      await tx.rows('delete from private.occasion_days');
      const shopper = await shopperWith(tx, spent);
      await openedAgo(tx, shopper, 2);
      await tx.as(shopper, () => tx.rows(`select public.set_mail_choice('occasions', true, '2026-11-01')`));
      const silent = await shopperWith(tx, spent);
      await openedAgo(tx, silent, 2);
      expect(await sweep(tx)).toBe(2);
      expect(await sweep(tx)).toBe(0);
      await tx.rows('delete from private.occasion_days');
      expect(await sweep(tx)).toBe(0);
      expect(await presents(tx, shopper)).toEqual([entry]);
      expect(await presents(tx, silent)).toEqual([entry]);
      expect(await tx.rows('select from private.outbox where recipient = $1', [silent.email])).toEqual([]);
      expect(
        await tx.rows('select kind, payload from private.outbox where recipient = $1', [shopper.email]),
      ).toEqual([
        {
          kind: 'account/occasion',
          payload: { amount: Number(entry.split(' ')[1]), years: 2, stop_token: expect.any(String) },
        },
      ]);
    });
  });

  it('waits for a year, wants a delivery, and makes up for days on which nothing ran', async () => {
    await rolledBack(db(), async (tx) => {
      await tx.rows('delete from private.occasion_days');
      const [young, idle, missed, longPast] = [
        await shopperWith(tx, 500),
        await shopperWith(tx, 0),
        await shopperWith(tx, 500),
        await shopperWith(tx, 500),
      ];
      await openedAgo(tx, young, 0);
      await openedAgo(tx, idle, 1);
      await openedAgo(tx, missed, 1, 3);
      await openedAgo(tx, longPast, 1, 40);
      await tx.rows(
        `insert into private.occasion_days values ((now() at time zone 'Asia/Kolkata')::date - 60)`,
      );
      expect(await sweep(tx)).toBe(1);
      for (const shopper of [young, idle, longPast]) expect(await presents(tx, shopper)).toEqual([]);
      expect(await presents(tx, missed)).toEqual(['occasion 50']);
    });
  });

  it('is never above 200 rupees, whoever books it', async () => {
    await rolledBack(db(), async (tx) => {
      const user = await createUser(tx.rows);
      expect(
        await tx.refusal(`select private.add_credit($1, 201, 'occasion', 'A present', 'test:occasion')`, [
          user.id,
        ]),
      ).toMatchObject({ code: '23514' });
    });
  });
});
