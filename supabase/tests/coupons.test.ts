import { type Caller, onOneEngine, type Transaction } from '@shop/test-databases';
import { createCoupon } from './moneyFixtures';
import { everything, inOrderShop, totalOfOne } from './orderShop';
import { setVisitorAddress } from './setVisitorAddress';
import { createUser, orderParams, placeOrder, placeOrderSql } from './shopFixtures';

const quoteSql = 'select public.quote_order($1::text::jsonb, $2, $3) as quote';

interface Quote {
  saving: number;
  total: number;
  coupon: { id: string; title: string; saving: number } | null;
  coupon_problem: { code: string; message: string } | null;
}

const quote = (tx: Transaction, caller: Caller, lines: unknown, code: string | null) =>
  tx.as(caller, () => tx.value<Quote>(quoteSql, [JSON.stringify(lines), 'standard', code]));

const problems: [string, Parameters<typeof createCoupon>[1]][] = [
  ['COUPON_NOT_YET', { validFrom: 1, validUntil: 2 }],
  ['COUPON_EXPIRED', { validFrom: -2, validUntil: -1 }],
  ['COUPON_MINIMUM', { minOrder: 501 }],
];

onOneEngine('coupons', (db) => {
  it('are read from no more of what was typed than a code could be', async () => {
    const { rows } = await db().query('select private.coupon_code($1) as code', [
      ` wel come${' '.repeat(200)}${'x'.repeat(1000)}`,
    ]);
    expect(rows).toEqual([{ code: 'WELCOME' }]);
  });

  it('take off what they say, also when typed with spaces and in small letters', async () => {
    await inOrderShop(db(), async (tx, { shopper, draft }) => {
      const code = await createCoupon(tx.rows, { value: 45 });
      expect(await quote(tx, shopper, draft.lines, ` ${code.toLowerCase()} `)).toMatchObject({
        coupon: { id: code, title: 'Test coupon', saving: 45 },
        coupon_problem: null,
        saving: 45,
        total: 600,
      });
    });
  });

  it.each(problems)(
    'are quoted with %s and refused by an order, which writes nothing',
    async (hint, draft) => {
      await inOrderShop(db(), async (tx, shop) => {
        const coupon = await createCoupon(tx.rows, draft);
        expect(await quote(tx, shop.shopper, shop.draft.lines, coupon)).toMatchObject({
          coupon: null,
          coupon_problem: { code: hint },
          total: totalOfOne,
        });
        const before = await everything(tx);
        const refusal = await tx.as(shop.shopper, () =>
          tx.refusal(placeOrderSql, orderParams({ ...shop.draft, coupon })),
        );
        expect(refusal).toMatchObject({ code: 'PT422', hint });
        expect(await everything(tx)).toEqual(before);
      });
    },
  );

  it('are deleted until an order has used them, and are switched off from then on', async () => {
    await inOrderShop(db(), async (tx, { shopper, draft }) => {
      const admin = await createUser(tx.rows, { app: { role: 'admin' } });
      const [used, unused] = [await createCoupon(tx.rows), await createCoupon(tx.rows)];
      const { number } = await placeOrder(tx, shopper, { ...draft, coupon: used, total: totalOfOne - 100 });
      const remove = 'select public.delete_coupon($1)';
      const inUse = { code: 'PT409', hint: 'COUPON_IN_USE' };
      expect(await tx.as(admin, () => tx.refusal(remove, [used]))).toMatchObject(inUse);
      // A use that was given back is in the books all the same.
      await tx.as(shopper, () => tx.rows('select public.cancel_order($1)', [number]));
      expect(await tx.as(admin, () => tx.refusal(remove, [used]))).toMatchObject(inUse);
      expect(await tx.as(admin, () => tx.value(remove, [unused]))).toBe(unused);
    });
  });

  it('are unknown when nobody made them or somebody switched them off', async () => {
    await inOrderShop(db(), async (tx, { shopper, draft }) => {
      const code = await createCoupon(tx.rows);
      await tx.rows(`update public.coupons set active = false where id = $1`, [code]);
      for (const wrong of [code, 'NOTHING']) {
        expect(await quote(tx, shopper, draft.lines, wrong)).toMatchObject({
          coupon_problem: { code: 'COUPON_UNKNOWN' },
        });
      }
      expect(await quote(tx, shopper, draft.lines, ' ')).toMatchObject({
        coupon: null,
        coupon_problem: null,
      });
    });
  });

  it('that nobody made are answered by an order as its refusal, which keeps the guess and nothing else', async () => {
    await inOrderShop(db(), async (tx, { shopper, draft }) => {
      const before = await everything(tx);
      const key = '11111111-1111-4111-8111-111111111111';
      const place = (wanted: { coupon?: string }) =>
        tx.as(shopper, () => tx.value(placeOrderSql, orderParams({ ...draft, ...wanted, key })));
      expect(await place({ coupon: 'NOTHING' })).toEqual({
        ...{ code: 'PT422', hint: 'COUPON_UNKNOWN', details: null },
        message: 'This coupon code is not valid.',
      });
      expect(await tx.value(`select current_setting('response.status', true)`)).toBe('422');
      expect(await everything(tx)).toEqual(before);
      expect(await tx.rows(`select 1 from private.throttle_hits where bucket = 'coupon/guess'`)).toHaveLength(
        1,
      );
      // The same request without it is no other order.
      expect(await place({})).toMatchObject({ status: 'placed' });
    });
  });

  it('are guessed at so often and no more, by prices and orders together', async () => {
    await inOrderShop(db(), async (tx, { shopper, draft }) => {
      const code = await createCoupon(tx.rows, { value: 45 });
      const problem = async (caller: Caller, wanted: string) =>
        (await quote(tx, caller, draft.lines, wanted)).coupon_problem?.code;
      const place = (coupon: string) =>
        [placeOrderSql, orderParams({ ...draft, coupon, total: 600 })] as const;
      for (let guess = 0; guess < 30; guess += 1) {
        if (guess % 2) await tx.as(shopper, () => tx.rows(...place(`GUESS${guess}`)));
        // A page prices a bag as often as it changes.
        else for (let again = 0; again < 3; again += 1) await problem(shopper, `guess ${guess}`);
      }
      expect(await problem(shopper, code)).toBe('TOO_MANY_ATTEMPTS');
      expect(await tx.as(shopper, () => tx.refusal(...place(code)))).toMatchObject({
        ...{ code: 'PT429', hint: 'TOO_MANY_ATTEMPTS' },
      });
      expect(await quote(tx, shopper, draft.lines, null)).toMatchObject({ coupon_problem: null });
      // Nobody else has guessed, at the same address or anywhere.
      expect(await problem(await createUser(tx.rows), code)).toBeUndefined();
      await tx.rows(`update private.throttle_hits set hit_at = hit_at - interval '15 minutes'`);
      expect(await problem(shopper, code)).toBeUndefined();
    });
  });

  it('are guessed at by a whole network of visitors before one of them is asked to wait', async () => {
    await inOrderShop(db(), async (tx, { draft }) => {
      const code = await createCoupon(tx.rows, { value: 45 });
      const problem = async () => (await quote(tx, 'anon', draft.lines, code)).coupon_problem?.code;
      await setVisitorAddress(tx, '203.0.113.7');
      const guess = `insert into private.throttle_hits (bucket, key)
        select 'coupon/guess', private.client_key() from generate_series(1, $1)`;
      await tx.rows(guess, [299]);
      expect(await problem()).toBeUndefined();
      await tx.rows(guess, [1]);
      expect(await problem()).toBe('TOO_MANY_ATTEMPTS');
    });
  });

  it('end after their total number of uses, and after those of one shopper', async () => {
    await inOrderShop(db(), async (tx, { shopper, draft }) => {
      const other = await createUser(tx.rows);
      const once = await createCoupon(tx.rows, { value: 45, perUserLimit: 1 });
      const rare = await createCoupon(tx.rows, { value: 45, totalLimit: 1 });
      await placeOrder(tx, shopper, { ...draft, coupon: once, total: 600 });
      await placeOrder(tx, shopper, { ...draft, coupon: rare, total: 600 });
      const codeOf = async (caller: Caller, code: string) =>
        (await quote(tx, caller, draft.lines, code)).coupon_problem?.code;
      expect(await codeOf(shopper, once)).toBe('COUPON_ALREADY_USED');
      expect(await codeOf(other, once)).toBeUndefined();
      expect(await codeOf('anon', once)).toBe('COUPON_SIGN_IN');
      expect(await codeOf(other, rare)).toBe('COUPON_USED_UP');
      expect(await codeOf('anon', rare)).toBe('COUPON_USED_UP');
    });
  });

  it('that count for no further order are told, to whom and why', async () => {
    await inOrderShop(db(), async (tx, { shopper, draft }) => {
      const other = await createUser(tx.rows);
      const once = await createCoupon(tx.rows, { value: 45, perUserLimit: 1, minOrder: 400 });
      const rare = await createCoupon(tx.rows, { value: 45, totalLimit: 1 });
      const held = await createCoupon(tx.rows, { value: 45, perUserLimit: 1 });
      const former = await createCoupon(tx.rows, { value: 45, perUserLimit: 1 });
      await placeOrder(tx, shopper, { ...draft, coupon: once, total: 600 });
      await placeOrder(tx, shopper, { ...draft, coupon: rare, total: 600 });
      await tx.rows(
        `insert into private.former_benefits
         select private.hash_token(lower(u.email)), $2, 1 from auth.users u where u.id = $1`,
        [shopper.id, former],
      );
      // An order that waits for its payment gives its coupon to the next.
      await placeOrder(tx, shopper, { ...draft, method: 'online', coupon: held, total: 600 });
      const spentFor = (caller: Caller) => tx.as(caller, () => tx.value('select public.get_spent_coupons()'));
      expect(await spentFor(shopper)).toEqual({
        [once]: 'COUPON_ALREADY_USED',
        [former]: 'COUPON_ALREADY_USED',
        [rare]: 'COUPON_USED_UP',
      });
      expect(await spentFor(other)).toEqual({ [rare]: 'COUPON_USED_UP' });
      expect(await spentFor('anon')).toEqual({ [rare]: 'COUPON_USED_UP' });
    });
  });

  it('can be used again when the order is cancelled', async () => {
    await inOrderShop(db(), async (tx, { shopper, draft }) => {
      const coupon = await createCoupon(tx.rows, { value: 45, perUserLimit: 1, totalLimit: 1 });
      for (let n = 0; n < 2; n += 1) {
        const { number } = await placeOrder(tx, shopper, { ...draft, coupon, total: 600 });
        await tx.as(shopper, () => tx.rows('select public.cancel_order($1)', [number]));
      }
      expect(await tx.rows('select state from public.coupon_uses')).toEqual([
        { state: 'released' },
        { state: 'released' },
      ]);
    });
  });

  it('of the spec are there with their dates, and one that works', async () => {
    const { rows } = await db().query(`select id, type, value, min_order, max_discount, per_user_limit,
      valid_until at time zone 'Asia/Kolkata' < '2026-01-01' as ended from public.coupons
      where id not like 'TEST%' and insider_tier is null order by id`);
    expect(rows).toEqual([
      {
        id: 'FLAT100',
        type: 'flat',
        value: 100,
        min_order: 1000,
        max_discount: null,
        per_user_limit: null,
        ended: true,
      },
      {
        id: 'FREESHIP',
        type: 'shipping',
        value: 0,
        min_order: 1,
        max_discount: 50,
        per_user_limit: null,
        ended: true,
      },
      {
        id: 'MEGA50',
        type: 'percentage',
        value: 50,
        min_order: 800,
        max_discount: 500,
        per_user_limit: null,
        ended: true,
      },
      {
        id: 'NAMASTE10',
        type: 'percentage',
        value: 10,
        min_order: 500,
        max_discount: 150,
        per_user_limit: 3,
        ended: false,
      },
      {
        id: 'WELCOME20',
        type: 'percentage',
        value: 20,
        min_order: 500,
        max_discount: 200,
        per_user_limit: 1,
        ended: true,
      },
    ]);
  });
});
