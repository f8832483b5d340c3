import fc from 'fast-check';
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
  /** Opens the account `years` and `days` ago, in days of India; a day earlier where that day is no day of other years. */
  const openedAgo = (tx: Transaction, user: TestUser, years: number, days = 0) =>
    tx.rows(
      `with today as (select (now() at time zone 'Asia/Kolkata')::date - $3::integer as day)
       update public.profiles set created_at = (
         day - case to_char(day, 'MMDD') when '0229' then 1 else 0 end - make_interval(years => $2) + interval '12 hours'
       ) at time zone 'Asia/Kolkata' from today where id = $1`,
      [user.id, years, days],
    );
  const lastRan = async (tx: Transaction, days: number) => {
    await tx.rows('delete from private.occasion_days');
    await tx.rows(
      `insert into private.occasion_days values ((now() at time zone 'Asia/Kolkata')::date - $1::integer)`,
      [days],
    );
  };
  const presents = async (tx: Transaction, user: TestUser) =>
    (await creditEntries(tx, user)).map(({ amount, kind }) => `${kind} ${amount}`);

  it.each([
    [500, 'occasion 50'],
    [10_000, 'occasion 100'],
    [25_000, 'occasion 150'],
    [50_000, 'occasion 200'],
  ])('after %d rupees is %s, once, with a mail to who wants it', async (spent, entry) => {
    await rolledBack(db(), async (tx) => {
      await lastRan(tx, 2);
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
      await lastRan(tx, 60);
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
      expect(await sweep(tx)).toBe(1);
      for (const shopper of [young, idle, longPast]) expect(await presents(tx, shopper)).toEqual([]);
      expect(await presents(tx, missed)).toEqual(['occasion 50']);
    });
  });

  it.each([
    ['2027-02-28', 1],
    ['2027-03-01', 0],
    ['2028-02-28', 0],
    ['2028-02-29', 1],
  ])('of an account of 29 February is on the 28th in other years: %s pays %d', async (day, paid) => {
    await rolledBack(db(), async (tx) => {
      const shopper = await shopperWith(tx, 500);
      // Late in the evening of the 29th in India.
      await tx.rows(`update public.profiles set created_at = '2024-02-29T18:00Z' where id = $1`, [
        shopper.id,
      ]);
      const pay = () => tx.value('select private.pay_anniversaries($1::date)', [day]);
      expect(await pay()).toBe(paid);
      expect(await pay()).toBe(0);
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

onOneEngine('store credit', (db) => {
  it('is booked once by event and never below nothing, whatever comes in whichever order', async () => {
    await rolledBack(db(), async (tx) => {
      const users = [await createUser(tx.rows), await createUser(tx.rows)];
      const booking = fc.record({
        who: fc.nat({ max: 1 }),
        amount: fc.integer({ min: -300, max: 300 }).filter((amount) => amount !== 0),
        event: fc.nat({ max: 9 }),
      });
      await tx.rows('savepoint before');
      await fc.assert(
        fc.asyncProperty(fc.array(booking, { maxLength: 15 }), async (bookings) => {
          await tx.rows('rollback to savepoint before');
          const balances = [0, 0];
          const booked = new Set<number>();
          for (const { who, amount, event } of bookings) {
            const params = [users[who]?.id, amount, `event:${event}`];
            const add = `select private.add_credit($1, $2, 'grant', 'A test', $3)`;
            const after = Number(balances[who]) + amount;
            if (booked.has(event)) expect(await tx.value(add, params)).toBe(false);
            else if (after < 0) expect(await tx.refusal(add, params)).toMatchObject({ hint: 'CREDIT_SHORT' });
            else {
              expect(await tx.value(add, params)).toBe(true);
              balances[who] = after;
              booked.add(event);
            }
          }
          for (const [who, user] of users.entries())
            expect(
              await tx.rows(
                `select coalesce(sum(e.amount), 0)::integer as sum, coalesce(max(a.balance), 0) as balance
                 from public.credit_accounts a left join public.credit_entries e using (user_id) where a.user_id = $1`,
                [user.id],
              ),
            ).toEqual([{ sum: balances[who], balance: balances[who] }]);
        }),
        { numRuns: 30 },
      );
    });
  });
});
