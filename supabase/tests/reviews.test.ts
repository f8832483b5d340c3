import {
  type Caller,
  onEveryEngine,
  request,
  rolledBack,
  type TestDatabase,
  type Transaction,
} from '@shop/test-databases';
import { inOrderShop } from './orderShop';
import { createUser, createVariant, placeOrder, type TestUser } from './shopFixtures';

const goodComment = 'Soft cloth, true colour.';
const writeSql = 'select public.write_review($1, $2, $3) as review';
const productOf = (variant: string) => variant.split(':')[0] ?? '';

const canReview = (tx: Transaction, caller: Caller, product: string) =>
  tx.as(caller, () => tx.value<string>('select public.can_review($1)', [product]));
const write = (tx: Transaction, caller: Caller, product: string, rating = 5, comment = goodComment) =>
  tx.as(caller, () => tx.value<Record<string, unknown>>(writeSql, [product, rating, comment]));
const refused = (tx: Transaction, caller: Caller, ...params: unknown[]) =>
  tx.as(caller, () => tx.refusal(writeSql, params));
const deliver = (tx: Transaction) => tx.rows(`update public.orders set status = 'delivered'`);

/** A shop in which the shopper has one product delivered. */
const inDeliveredShop = (
  db: TestDatabase,
  test: (tx: Transaction, people: { shopper: TestUser; product: string }) => Promise<void>,
) =>
  inOrderShop(db, async (tx, { shopper, variant, draft }) => {
    await placeOrder(tx, shopper, draft);
    await deliver(tx);
    await test(tx, { shopper, product: productOf(variant) });
  });

onEveryEngine('reviews', (db) => {
  it('are for shoppers whose order of the piece was delivered, once', async () => {
    await inOrderShop(db(), async (tx, { shopper, variant, draft }) => {
      const product = productOf(variant);
      const other = productOf(await createVariant(tx.rows));
      expect(await canReview(tx, 'anon', product)).toBe('signed_out');
      expect(await canReview(tx, shopper, product)).toBe('not_bought');
      await placeOrder(tx, shopper, draft);
      expect(await canReview(tx, shopper, product)).toBe('not_bought');
      await deliver(tx);
      expect(await canReview(tx, shopper, product)).toBe('yes');
      expect(await canReview(tx, shopper, other)).toBe('not_bought');
      expect(await canReview(tx, await createUser(tx.rows), product)).toBe('not_bought');
      await write(tx, shopper, product);
      expect(await canReview(tx, shopper, product)).toBe('already');
    });
  });

  it('refuses visitors, strangers and second reviews by name', async () => {
    await inDeliveredShop(db(), async (tx, { shopper, product }) => {
      const stranger = await createUser(tx.rows);
      const unknown = 'no-such-piece';
      const refusals = [
        await refused(tx, 'anon', product, 5, goodComment),
        await refused(tx, stranger, product, 5, goodComment),
        await refused(tx, shopper, unknown, 5, goodComment),
      ];
      await write(tx, shopper, product);
      refusals.push(await refused(tx, shopper, product, 1, goodComment));
      expect(refusals.map(({ code, hint }) => `${code} ${hint}`)).toEqual([
        'PT401 SIGN_IN_REQUIRED',
        'PT403 NOT_BOUGHT',
        'PT403 NOT_BOUGHT',
        'PT409 ALREADY_REVIEWED',
      ]);
      expect(await tx.value('select count(*)::integer from public.reviews')).toBe(1);
    });
  });

  it.each([
    ['rating', null, goodComment],
    ['rating', 0, goodComment],
    ['rating', 6, goodComment],
    ['comment', 5, null],
    ['comment', 5, '   too short  '],
    ['comment', 5, 'x'.repeat(2001)],
    ['comment', 5, 'A bell rings here: \u0007'],
  ])('names the field %s that is wrong in (%s, %s)', async (field, rating, comment) => {
    await inDeliveredShop(db(), async (tx, { shopper, product }) => {
      expect(await refused(tx, shopper, product, rating, comment)).toMatchObject({
        code: 'PT422',
        hint: 'INVALID_REVIEW',
        detail: { field },
      });
    });
  });

  it('keeps the text as it was written, and of the name only first name and initial', async () => {
    await inDeliveredShop(db(), async (tx, { shopper, product }) => {
      const comment = `<script>alert('ja')</script>\nतीन बार धोया`;
      expect(await write(tx, shopper, product, 4, `  ${comment} \n`)).toMatchObject({
        user_name: 'Asha R.',
        rating: 4,
        comment,
        verified: true,
        product_id: product,
        reviewed_on: await tx.value(`select ((now() at time zone 'Asia/Kolkata')::date)::text`),
      });
      expect(await tx.value('select user_id from public.reviews')).toBe(shopper.id);
    });
  });

  it.each([
    ['Asha Rao', 'Asha R.'],
    ['  Meera  van der Berg ', 'Meera B.'],
    ['Madhu', 'Madhu'],
    ['', 'A shopper'],
    [null, 'A shopper'],
  ])('prints the name %p as %p', async (name, printed) => {
    await rolledBack(db(), async (tx) => {
      expect(await tx.value('select private.review_name($1)', [name])).toBe(printed);
    });
  });

  it('count into the rating next to the earlier figures, and out of it again', async () => {
    await inDeliveredShop(db(), async (tx, { shopper, product }) => {
      const figures = () =>
        tx.rows(`select rating::float, review_count from public.products where id = $1`, [product]);
      await tx.rows(`update public.products set earlier_ratings = '{0,0,0,5,5}' where id = $1`, [product]);
      expect(await figures()).toEqual([{ rating: 4.5, review_count: 10 }]);
      await write(tx, shopper, product, 1);
      // (4.5 × 10 + 1) ÷ 11 = 4.18
      expect(await figures()).toEqual([{ rating: 4.2, review_count: 11 }]);
      const distribution = () => tx.value('select ratings from public.products where id = $1', [product]);
      expect(await distribution()).toEqual([1, 0, 0, 5, 5]);
      const counted = () => tx.as('anon', () => tx.value('select public.count_reviews($1)', [product]));
      expect(await counted()).toEqual({ '1': 1 });
      await tx.rows('delete from public.reviews');
      expect(await figures()).toEqual([{ rating: 4.5, review_count: 10 }]);
      expect(await counted()).toEqual({});
      expect(await distribution()).toEqual([0, 0, 0, 5, 5]);
    });
  });

  it('earn 25 rupees of credit each, for five of them a month in India', async () => {
    await inDeliveredShop(db(), async (tx, { shopper, product }) => {
      const rewards = [];
      for (let review = 1; review <= 6; review += 1) {
        const piece = productOf(await createVariant(tx.rows));
        await tx.rows(`update public.order_lines set product_id = $1`, [piece]);
        rewards.push((await write(tx, shopper, piece))?.reward);
      }
      expect(rewards).toEqual([25, 25, 25, 25, 25, 0]);
      const balance = 'select balance from public.credit_accounts where user_id = $1';
      expect(await tx.value(balance, [shopper.id])).toBe(125);
      // Last month's rewards leave room in this one.
      await tx.rows('alter table public.credit_entries disable trigger user');
      await tx.rows(`update public.credit_entries set created_at =
        (date_trunc('month', now() at time zone 'Asia/Kolkata') at time zone 'Asia/Kolkata') - interval '1 second'`);
      await tx.rows(`update public.order_lines set product_id = $1`, [product]);
      expect(await write(tx, shopper, product)).toMatchObject({ reward: 25 });
    });
  });

  it('lets one of two reviews at once through and counts both of two shoppers', async () => {
    const run = async (sql: string, params?: unknown[]) => (await db().query(sql, params)).rows;
    const product = productOf(await createVariant(run));
    const shoppers = [await createUser(run), await createUser(run)];
    for (const shopper of shoppers) {
      await run(
        `with o as (
           insert into public.orders (number, user_id, email, status, delivery, subtotal, gst, shipping, platform_fee,
             total, gst_percent, promised_from, promised_to, ship_to)
           values ($1, $2, $3, 'delivered', 'standard', 500, 90, 50, 5, 645, 18, now(), now(), '{}') returning id
         )
         insert into public.order_lines (order_id, position, product_id, variant_id, name, variant_label, unit_price,
           quantity, line_total)
         select id, 1, $4, $4 || ':m', 'Test piece', 'M', 500, 1, 500 from o`,
        [
          `TD${shopper.id.replaceAll('-', '').slice(0, 10).toUpperCase()}`,
          shopper.id,
          shopper.email,
          product,
        ],
      );
    }
    const [first] = shoppers;
    const answers = await Promise.allSettled(
      [...shoppers, first!].map((shopper) => request(db(), shopper, writeSql, [product, 4, goodComment])),
    );
    const hints = answers.map((answer) => (answer.status === 'rejected' ? answer.reason.hint : 'written'));
    expect(hints.sort()).toEqual(['ALREADY_REVIEWED', 'written', 'written']);
    const [figures] = await run('select rating::float, review_count from public.products where id = $1', [
      product,
    ]);
    expect(figures).toEqual({ rating: 4, review_count: 2 });
  });
});
