import {
  type Caller,
  onOneEngine,
  request,
  rolledBack,
  type TestDatabase,
  type Transaction,
} from '@shop/test-databases';
import { inOrderShop } from './orderShop';
import { packed } from './parcelFixtures';
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
const deliver = (tx: Transaction) =>
  tx.rows(`update public.orders set status = 'delivered', delivered_at = now()`);

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

onOneEngine('reviews', (db) => {
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

  it('are open for the pieces of the first parcel while the rest is on its way', async () => {
    await inOrderShop(db(), async (tx, shop) => {
      const { shopper, variant } = shop;
      const { other, ship, step } = await packed(tx, shop);
      await tx.rows(
        `update public.products set type_id = (
            select t.id from public.product_types t join public.size_systems y on y.id = t.size_system
            where not y.is_open and t.category_id = products.category_id limit 1)
          where id = $1`,
        [productOf(variant)],
      );
      await tx.rows(`update public.order_lines set variant_label = 'M' where variant_id = $1`, [variant]);
      await ship({ [variant]: 1 }, 'AWB-1');
      await ship({ [other]: 1 }, 'AWB-2');
      expect(await canReview(tx, shopper, productOf(variant))).toBe('not_bought');
      for (const state of ['out_for_delivery', 'delivered']) await step(1, state);
      expect(await canReview(tx, shopper, productOf(variant))).toBe('yes');
      expect(await canReview(tx, shopper, productOf(other))).toBe('not_bought');
      const sized = 'select private.bought_size($1, $2)';
      expect(await tx.value(sized, [shopper.id, productOf(variant)])).toBe('M');
      expect(await tx.value(sized, [shopper.id, productOf(other)])).toBeNull();
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
           insert into public.orders (number, user_id, email, status, delivered_at, delivery, subtotal, gst, shipping, platform_fee,
             total, gst_percent, promised_from, promised_to, ship_to)
           values ($1, $2, $3, 'delivered', now(), 'standard', 500, 90, 50, 5, 645, 18, now(), now(), '{}') returning id
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

  describe('lists', () => {
    /** Reviews of sample people: stars, days ago, votes. */
    const fill = async (tx: Transaction) => {
      const product = productOf(await createVariant(tx.rows));
      await tx.rows(
        `insert into public.reviews (product_id, user_name, rating, comment, reviewed_on, helpful)
         select $1, 'R' || n, 3 + n % 3, 'A comment on it', current_date - n, case n when 7 then 9 when 2 then 4 else 0 end
         from generate_series(1, 12) n`,
        [product],
      );
      return product;
    };
    interface Page {
      total: number;
      rows: { user_name: string; rating: number }[];
    }
    const list = async (tx: Transaction, product: string, ...rest: unknown[]) => {
      const [rating = null, sort = 'newest', offset = 0, pictured = false] = rest;
      const page = await tx.as('anon', () =>
        tx.value<Page>('select public.get_reviews($1, $2, $3, $4, $5)', [
          product,
          rating,
          pictured,
          sort,
          offset,
        ]),
      );
      return { total: page?.total, names: page?.rows.map((row) => row.user_name) };
    };

    it('the newest or the most helpful first, of all stars or of some, five at a time', async () => {
      await rolledBack(db(), async (tx) => {
        const product = await fill(tx);
        expect(await list(tx, product)).toEqual({ total: 12, names: ['R1', 'R2', 'R3', 'R4', 'R5'] });
        expect((await list(tx, product, null, 'newest', 10)).names).toEqual(['R11', 'R12']);
        expect((await list(tx, product, null, 'helpful')).names).toEqual(['R7', 'R2', 'R1', 'R3', 'R4']);
        expect(await list(tx, product, 4)).toEqual({ total: 4, names: ['R1', 'R4', 'R7', 'R10'] });
        expect((await list(tx, product, 4, 'helpful')).names).toEqual(['R7', 'R1', 'R4', 'R10']);
        expect(await list(tx, product, 1)).toEqual({ total: 0, names: [] });
        expect((await list(tx, product, null, 'newest', -3)).names).toHaveLength(5);
        expect(await list(tx, 'no-such-piece')).toEqual({ total: 0, names: [] });
        const counts = await tx.as('anon', () => tx.value('select public.count_reviews($1)', [product]));
        expect(counts).toEqual({ '3': 4, '4': 4, '5': 4 });
      });
    });
  });

  describe('photos', () => {
    interface Photo {
      id: string;
      name: string;
    }
    const add = (tx: Transaction, user: TestUser, product: string) =>
      tx.as('service_role', () =>
        tx.value<Photo>('select public.add_review_photo($1, $2, $3, 800, 600)', [user.id, product, 'jpg']),
      );
    const writeSqlWith = 'select public.write_review($1, 5, $2, $3::uuid[]) as review';
    const writeWith = (tx: Transaction, user: TestUser, product: string, photos: unknown[]) =>
      tx.as(user, () => tx.value<{ id: string }>(writeSqlWith, [product, goodComment, photos]));
    const moderate = (tx: Transaction, admin: TestUser, photo: Photo | undefined, state: string) =>
      tx.as(admin, () => tx.value('select public.moderate_photo($1, $2)', [photo?.id, state]));
    /** What the moderator's page uploads before it approves. */
    const publish = (tx: Transaction, photo: Photo | undefined) =>
      tx.rows(
        `insert into storage.objects (bucket_id, name, created_at)
         select 'product-images', 'reviews/' || $1 || '-' || w || '.webp', now() - interval '2 days' from unnest(array[320, 960]) w`,
        [photo?.id],
      );
    const pictured = async (tx: Transaction, product: string) =>
      tx.as('anon', () =>
        tx.value<{ total: number; pictured: number; rows: { photos: { id: string }[] }[] }>(
          'select public.get_reviews($1, null, true)',
          [product],
        ),
      );

    it('are public once they are approved, and no longer when they are refused', async () => {
      await inDeliveredShop(db(), async (tx, { shopper, product }) => {
        const admin = await createUser(tx.rows, { app: { role: 'admin' } });
        const [first, second] = [await add(tx, shopper, product), await add(tx, shopper, product)];
        await writeWith(tx, shopper, product, [first?.id, second?.id]);
        expect(await pictured(tx, product)).toMatchObject({ total: 0, pictured: 0, rows: [] });
        for (const caller of ['anon', shopper, admin] satisfies Caller[])
          expect(await tx.as(caller, () => tx.rows('select id from public.review_photos'))).toEqual([]);

        const missing = await tx.as(admin, () =>
          tx.refusal(`select public.moderate_photo($1, 'approved')`, [first?.id]),
        );
        expect(missing).toMatchObject({ hint: 'PHOTO_MISSING' });
        await publish(tx, first);
        await moderate(tx, admin, first, 'approved');
        await moderate(tx, admin, second, 'refused');
        expect(await pictured(tx, product)).toMatchObject({
          total: 1,
          pictured: 1,
          rows: [{ photos: [{ id: first?.id, width: 800, height: 600 }] }],
        });
        expect(await tx.as('anon', () => tx.rows('select id from public.review_photos'))).toEqual([
          { id: first?.id },
        ]);
        await moderate(tx, admin, first, 'refused');
        expect(await pictured(tx, product)).toMatchObject({ total: 0, pictured: 0 });
        const log = await tx.rows(
          `select action from public.admin_actions where action like 'review/%' order by id`,
        );
        expect(log.map(({ action }) => action)).toEqual([
          'review/photo-approved',
          'review/photo-refused',
          'review/photo-refused',
        ]);
      });
    });

    it("are the sender's own, for this product, at most four, each in one review", async () => {
      await inDeliveredShop(db(), async (tx, { shopper, product }) => {
        const stranger = await createUser(tx.rows);
        const admin = await createUser(tx.rows, { app: { role: 'admin' } });
        const notBought = await tx.as('service_role', () =>
          tx.refusal('select public.add_review_photo($1, $2, $3, 8, 8)', [stranger.id, product, 'jpg']),
        );
        expect(notBought).toMatchObject({ hint: 'NOT_BOUGHT' });
        const photos: (string | undefined)[] = [];
        for (let n = 0; n < 5; n += 1) photos.push((await add(tx, shopper, product))?.id);
        await tx.rows(`update public.review_photos set user_id = $1 where id = $2`, [stranger.id, photos[4]]);
        const refusedWith = (ids: unknown[]) =>
          tx.as(shopper, () => tx.refusal(writeSqlWith, [product, goodComment, ids]));
        for (const ids of [[photos[4]], [crypto.randomUUID()], [photos[0], photos[0]]])
          expect(await refusedWith(ids)).toMatchObject({
            hint: 'INVALID_REVIEW',
            detail: { field: 'photos' },
          });
        await tx.rows(`update public.review_photos set user_id = $1`, [shopper.id]);
        expect(await refusedWith(photos)).toMatchObject({ detail: { field: 'photos' } });
        await writeWith(tx, shopper, product, photos.slice(0, 4));
        expect(
          await tx.value('select count(*)::integer from public.review_photos where review_id is not null'),
        ).toBe(4);
        // Nobody moderates what belongs to no review, and nobody but the staff moderates.
        const loose = await tx.as(admin, () =>
          tx.refusal(`select public.moderate_photo($1, 'refused')`, [photos[4]]),
        );
        expect(loose).toMatchObject({ hint: 'UNKNOWN_PHOTO' });
        for (const sql of [
          'select public.list_admin_reviews()',
          `select public.moderate_photo(gen_random_uuid(), 'approved')`,
          `select public.remove_review(gen_random_uuid(), 'No reason')`,
        ]) {
          expect(await tx.as(shopper, () => tx.refusal(sql))).toMatchObject({ hint: 'FORBIDDEN' });
          expect(await tx.as('anon', () => tx.refusal(sql))).toMatchObject({ hint: 'SIGN_IN_REQUIRED' });
        }
      });
    });

    it('go with the review that the staff takes down and with the account, and their files after them', async () => {
      await inDeliveredShop(db(), async (tx, { shopper, product }) => {
        const admin = await createUser(tx.rows, { app: { role: 'admin' } });
        const photo = await add(tx, shopper, product);
        const review = await writeWith(tx, shopper, product, [photo?.id]);
        await tx.rows(
          `insert into storage.objects (bucket_id, name, created_at) values ('review-uploads', $1, now() - interval '2 days')`,
          [photo?.name],
        );
        await publish(tx, photo);
        const unused = async () => {
          await tx.rows(`delete from private.chores where name = 'unused_pictures'`);
          const rows = await tx.rows('select bucket, name from public.take_unused_pictures(100)');
          return rows
            .filter(({ name }) => String(name).includes(photo?.id ?? '?'))
            .map(({ bucket }) => bucket);
        };
        // Waiting: the upload is needed, and what nobody approved is not.
        expect(await unused()).toEqual(['product-images', 'product-images']);
        await moderate(tx, admin, photo, 'approved');
        expect(await unused()).toEqual(['review-uploads']);
        await tx.as(admin, () =>
          tx.rows('select public.remove_review($1, $2)', [review?.id, 'Names another shopper']),
        );
        expect(await unused()).toEqual(['product-images', 'product-images', 'review-uploads']);
        expect(
          await tx.value('select count(*)::integer from public.reviews where id = $1', [review?.id]),
        ).toBe(0);
        const leaving = await createUser(tx.rows);
        await add(tx, shopper, product);
        await tx.rows('update public.review_photos set user_id = $1', [leaving.id]);
        await tx.rows('delete from auth.users where id = $1', [leaving.id]);
        expect(await tx.value('select count(*)::integer from public.review_photos')).toBe(0);
      });
    });

    it('are forgotten a day later when no review was written', async () => {
      await inDeliveredShop(db(), async (tx, { shopper, product }) => {
        const [old, fresh] = [await add(tx, shopper, product), await add(tx, shopper, product)];
        await tx.rows(
          `update public.review_photos set created_at = now() - interval '25 hours' where id = $1`,
          [old?.id],
        );
        expect(
          await tx.as(shopper, () => tx.refusal(writeSqlWith, [product, goodComment, [old?.id]])),
        ).toMatchObject({ detail: { field: 'photos' } });
        await tx.rows('select * from public.take_unused_pictures(100)');
        expect(await tx.rows('select id from public.review_photos')).toEqual([{ id: fresh?.id }]);
      });
    });

    it('are uploaded by nobody but the server, and read by their sender and the staff', async () => {
      await inDeliveredShop(db(), async (tx, { shopper, product }) => {
        const admin = await createUser(tx.rows, { app: { role: 'admin' } });
        const stranger = await createUser(tx.rows);
        const photo = await add(tx, shopper, product);
        const insert = `insert into storage.objects (bucket_id, name) values ('review-uploads', $1)`;
        for (const caller of ['anon', shopper, stranger] satisfies Caller[])
          expect(await tx.as(caller, () => tx.refusal(insert, [photo?.name]))).toMatchObject({
            code: '42501',
          });
        await tx.rows(insert, [photo?.name]);
        const seen = (caller: Caller) =>
          tx.as(caller, () => tx.rows(`select name from storage.objects where bucket_id = 'review-uploads'`));
        expect(await seen('anon')).toEqual([]);
        expect(await seen(stranger)).toEqual([]);
        expect(await seen(shopper)).toEqual([{ name: photo?.name }]);
        expect(await seen(admin)).toEqual([{ name: photo?.name }]);
      });
    });
  });

  describe('the fit', () => {
    const writeFit = 'select public.write_review($1, 5, $2, $3::uuid[], $4) as review';
    const give = (tx: Transaction, shopper: Caller, product: string, fit: string) =>
      tx.as(shopper, () => tx.value<Record<string, unknown>>(writeFit, [product, goodComment, [], fit]));

    it('is said with the size that was received, and summed up', async () => {
      await inDeliveredShop(db(), async (tx, { shopper, product }) => {
        expect(await give(tx, shopper, product, 'small')).toMatchObject({ fit: 'small', size: 'M' });
        const page = await tx.as('anon', () => tx.value('select public.get_reviews($1)', [product]));
        expect(page).toMatchObject({
          fit: { small: 1, true: 0, large: 0 },
          rows: [{ fit: 'small', size: 'M' }],
        });
      });
    });

    it('is none of three words, or of what has no sizes: refused', async () => {
      await inDeliveredShop(db(), async (tx, { shopper, product }) => {
        const refusedFit = (fit: string) =>
          tx.as(shopper, () => tx.refusal(writeFit, [product, goodComment, [], fit]));
        await tx.rows('update public.size_systems set is_open = true');
        expect(await refusedFit('true')).toMatchObject({ hint: 'INVALID_REVIEW', detail: { field: 'fit' } });
        await tx.rows('update public.size_systems set is_open = false');
        expect(await refusedFit('tight')).toMatchObject({ hint: 'INVALID_REVIEW', detail: { field: 'fit' } });
      });
    });
  });

  describe('votes', () => {
    const vote = (tx: Transaction, caller: Caller, review: unknown, helpful = true) =>
      tx.as(caller, () => tx.value<number>('select public.vote_review($1, $2)', [review, helpful]));
    const voteRefused = (tx: Transaction, caller: Caller, review: unknown) =>
      tx.as(caller, () => tx.refusal('select public.vote_review($1, true)', [review]));
    const marks = (tx: Transaction, caller: Caller, product: string) =>
      tx.as(caller, () => tx.value('select public.get_my_review_marks($1)', [product]));

    it('count one for each shopper however often they say it, and go with their account', async () => {
      await inDeliveredShop(db(), async (tx, { shopper, product }) => {
        const review = (await write(tx, shopper, product))?.id;
        const [first, second] = [await createUser(tx.rows), await createUser(tx.rows)];
        expect(await vote(tx, first, review)).toBe(1);
        expect(await vote(tx, first, review)).toBe(1);
        expect(await vote(tx, second, review)).toBe(2);
        expect(await marks(tx, first, product)).toEqual({ own: null, voted: [review] });
        expect(await marks(tx, shopper, product)).toEqual({ own: review, voted: [] });
        expect(await vote(tx, first, review, false)).toBe(1);
        expect(await vote(tx, first, review, false)).toBe(1);
        expect(await marks(tx, first, product)).toEqual({ own: null, voted: [] });
        await tx.rows('delete from auth.users where id = $1', [second.id]);
        expect(await tx.value('select helpful from public.reviews where id = $1', [review])).toBe(0);
      });
    });

    it("are refused to visitors, for one's own review and for none, and read by nobody", async () => {
      await inDeliveredShop(db(), async (tx, { shopper, product }) => {
        const review = (await write(tx, shopper, product))?.id;
        const stranger = await createUser(tx.rows);
        await vote(tx, stranger, review);
        const refusals = [
          await voteRefused(tx, 'anon', review),
          await voteRefused(tx, shopper, review),
          await voteRefused(tx, stranger, crypto.randomUUID()),
        ];
        expect(refusals.map(({ code, hint }) => `${code} ${hint}`)).toEqual([
          'PT401 SIGN_IN_REQUIRED',
          'PT403 OWN_REVIEW',
          'PT404 UNKNOWN_REVIEW',
        ]);
        expect(await tx.value('select count(*)::integer from public.review_votes')).toBe(1);
        for (const caller of ['anon', stranger, shopper] satisfies Caller[]) {
          await tx.as(caller, async () => {
            expect(await tx.refusal('select * from public.review_votes')).toMatchObject({ code: '42501' });
          });
        }
      });
    });

    it('at once all count', async () => {
      const run = async (sql: string, params?: unknown[]) => (await db().query(sql, params)).rows;
      const product = productOf(await createVariant(run));
      const [review] = await run(
        `insert into public.reviews (product_id, user_name, rating, comment, reviewed_on)
         values ($1, 'Asha', 5, 'Good cloth', current_date) returning id`,
        [product],
      );
      const voters = await Promise.all(Array.from({ length: 6 }, () => createUser(run)));
      await Promise.all(
        [...voters, ...voters].map((voter) =>
          request(db(), voter, 'select public.vote_review($1, true)', [review?.id]),
        ),
      );
      expect(await run('select helpful from public.reviews where id = $1', [review?.id])).toEqual([
        { helpful: 6 },
      ]);
    });
  });
});
