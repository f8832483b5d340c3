import { onOneEngine, type Transaction } from '@shop/test-databases';
import { inOrderShop, type OrderShop } from './orderShop';
import { createStaff, createUser, createVariant, placeOrder, type TestUser } from './shopFixtures';

const saveSql = 'select public.save_garment_measures($1, $2::text::jsonb)';
const readSql = 'select public.get_garment_measures($1)';
const suggestSql = 'select public.suggest_size($1)';

const productOf = (variant: string) => variant.replace(/:.*/, '');

/** Gives the product of a variant these sizes. */
const addSizes = (tx: Transaction, variant: string, ...sizes: string[]) =>
  tx.rows(
    `insert into public.product_variants (id, product_id, label, position, stock)
     select $1 || ':' || lower(l), $1, l, n, 20 from unnest($2::text[]) with ordinality t (l, n) on conflict do nothing`,
    [productOf(variant), sizes],
  );

onOneEngine('what a piece measures', (db) => {
  const rows = [
    { size: 'M', measures: { length: '71.5', chest: '104' } },
    { size: 'S', measures: { chest: '100', length: '' } },
  ];
  const measured = [
    { size: 'S', measures: { chest: 100 } },
    { size: 'M', measures: { chest: 104, length: 71.5 } },
  ];

  it('is written by the staff, logged, and read by everybody once the product is published', async () => {
    await inOrderShop(db(), async (tx, { variant }) => {
      const product = productOf(variant);
      await addSizes(tx, variant, 'S', 'M');
      await tx.rows('update public.product_variants set position = 2 where id = $1', [variant]);
      const keeper = await createStaff(tx.rows, 'catalogue');
      expect(await tx.as(keeper, () => tx.value(saveSql, [product, JSON.stringify(rows)]))).toEqual(measured);
      expect(await tx.as('anon', () => tx.value(readSql, [product]))).toEqual(measured);
      expect(
        await tx.value(
          `select after from public.admin_actions where action = 'product/measured' and target = $1`,
          [product],
        ),
      ).toEqual({ S: { chest: 100 }, M: { chest: 104, length: 71.5 } });

      await tx.rows(`update public.products set status = 'draft' where id = $1`, [product]);
      expect(await tx.as('anon', () => tx.value(readSql, [product]))).toEqual([]);
      expect(await tx.as(keeper, () => tx.value('select public.get_admin_measures($1)', [product]))).toEqual(
        measured,
      );
    });
  });

  it('tells the second of two what the first has made of a size, and by whom', async () => {
    await inOrderShop(db(), async (tx, { variant }) => {
      const product = productOf(variant);
      await addSizes(tx, variant, 'S', 'M');
      const [one, two] = [await createStaff(tx.rows, 'catalogue'), await createStaff(tx.rows, 'catalogue')];
      const sql = 'select public.save_garment_measures($1, $2::text::jsonb, $3::text::jsonb)';
      const params = (m: object, opened: object, s = {}) => [
        product,
        JSON.stringify([
          { size: 'S', measures: s },
          { size: 'M', measures: m },
        ]),
        JSON.stringify(opened),
      ];
      const opened = { S: null, M: null };
      await tx.as(one, () => tx.rows(sql, params({ chest: '104', length: '71.5' }, opened)));
      expect(await tx.as(two, () => tx.refusal(sql, params({ chest: '106' }, opened)))).toMatchObject({
        hint: 'STALE',
        detail: { fields: { M: { chest: 104, length: 71.5 } }, by: one.email },
      });
      expect(await tx.value(readSql, [product])).toMatchObject([{ size: 'M', measures: { chest: 104 } }]);
      // Whoever writes the same, or has read what the first wrote, takes nothing from anybody; nor does another size.
      const theirs = { S: null, M: { chest: 104, length: 71.5 } };
      await tx.as(two, () => tx.rows(sql, params({ chest: '104.0', length: '71.5' }, opened)));
      await tx.as(two, () => tx.rows(sql, params({ chest: '106' }, theirs, { chest: '98' })));
      // What is empty now takes the first one's away as well.
      expect(
        await tx.as(one, () => tx.refusal(sql, params({ chest: '106' }, { ...theirs, M: { chest: 106 } }))),
      ).toMatchObject({ hint: 'STALE', detail: { fields: { S: { chest: 98 } }, by: two.email } });
      // A size that has gone meanwhile is nobody's any more.
      await tx.rows(`delete from public.product_variants where product_id = $1 and label = 'S'`, [product]);
      await tx.as(one, () =>
        tx.rows(sql, [product, '[]', JSON.stringify({ S: { chest: 98 }, M: { chest: 106 } })]),
      );
      expect(await tx.value(readSql, [product])).toEqual([]);
    });
  });

  it('goes with its size, and takes its new name', async () => {
    await inOrderShop(db(), async (tx, { variant }) => {
      const product = productOf(variant);
      await addSizes(tx, variant, 'S');
      const keeper = await createStaff(tx.rows, 'catalogue');
      await tx.as(keeper, () => tx.rows(saveSql, [product, JSON.stringify(rows)]));
      await tx.rows(`delete from public.product_variants where product_id = $1 and label = 'S'`, [product]);
      await tx.rows(`update public.product_variants set label = 'L' where id = $1`, [variant]);
      expect(await tx.as('anon', () => tx.value(readSql, [product]))).toEqual([
        { size: 'L', measures: { chest: 104, length: 71.5 } },
      ]);
    });
  });

  it.each([
    [[{ size: 'XL', measures: { chest: '104' } }], 'This product has no size XL.'],
    [[{ size: 'M', measures: { neck: '40' } }], /^Measures are: chest/],
    [[{ size: 'M', measures: { chest: '41 in' } }], /such as 104 or 71.5/],
    [[{ size: 'M', measures: { chest: '301' } }], /such as 104 or 71.5/],
    [[rows[0], rows[0]], 'A size stands here twice.'],
    [{}, 'A product has at most 50 sizes.'],
  ])('is refused with a reason where it is wrong (%#)', async (wrong, message) => {
    await inOrderShop(db(), async (tx, { variant }) => {
      const keeper = await createStaff(tx.rows, 'catalogue');
      expect(
        await tx.as(keeper, () => tx.refusal(saveSql, [productOf(variant), JSON.stringify(wrong)])),
      ).toMatchObject({ hint: 'INVALID_INPUT', message: expect.stringMatching(message) });
    });
  });

  it('is written by no shopper and by no other staff', async () => {
    await inOrderShop(db(), async (tx, { variant, shopper }) => {
      for (const user of [shopper, await createStaff(tx.rows, 'orders')])
        for (const sql of [
          `select public.save_garment_measures($1, '[]')`,
          'select public.get_admin_measures($1)',
        ])
          expect(await tx.as(user, () => tx.refusal(sql, [productOf(variant)]))).toMatchObject({
            hint: 'FORBIDDEN',
          });
    });
  });
});

onOneEngine('the size that somebody is suggested', (db) => {
  /** A delivered order of one piece, so many days ago. */
  const receive = async (tx: Transaction, { shopper, draft }: OrderShop, variant: string, days: number) => {
    const lines = [{ variant_id: variant, quantity: 1 }];
    const { order_id: id } = await placeOrder(tx, shopper, { ...draft, key: undefined, lines });
    await tx.rows(
      `update public.orders set status = 'delivered', delivered_at = now() - $2 * interval '1 day' where id = $1`,
      [id, days],
    );
    return id;
  };
  const sendBack = (tx: Transaction, order: string, variant: string, reason: string, state = 'refunded') =>
    tx.rows(
      `with r as (insert into public.returns (order_id, kind, reason, state) values ($1, 'return', $3, $4) returning id)
       insert into public.return_lines (return_id, variant_id, quantity) select r.id, $2, 1 from r`,
      [order, variant, reason, state],
    );
  const suggest = (tx: Transaction, user: TestUser, variant: string) =>
    tx.as(user, () => tx.value(suggestSql, [productOf(variant)]));

  it('is the one they kept most, once it can no longer come back', async () => {
    await inOrderShop(db(), async (tx, shop) => {
      await addSizes(tx, shop.variant, 'S', 'M', 'L');
      const other = await createVariant(tx.rows);
      expect(await suggest(tx, shop.shopper, shop.variant)).toBeNull();
      await receive(tx, shop, other, 2);
      expect(await suggest(tx, shop.shopper, shop.variant)).toBeNull();
      await receive(tx, shop, other, 30);
      expect(await suggest(tx, shop.shopper, shop.variant)).toEqual({
        ...{ size: 'M', kept: 1, of: 'Test pieces', small: null, large: null },
      });
      expect(await suggest(tx, await createUser(tx.rows), shop.variant)).toBeNull();
      expect(await tx.as('anon', () => tx.refusal(suggestSql, ['x']))).toMatchObject({
        hint: 'SIGN_IN_REQUIRED',
      });
    });
  });

  it.each([
    ['Too small', 'refunded', { size: 'L', kept: 0, small: 'M', large: null }],
    ['too large', 'requested', { size: 'S', kept: 0, small: null, large: 'M' }],
    ['Changed my mind', 'refunded', null],
    ['Too small', 'rejected', { size: 'M', kept: 1, small: null, large: null }],
  ])('follows what came back as %s (%s)', async (reason, state, found) => {
    await inOrderShop(db(), async (tx, shop) => {
      await addSizes(tx, shop.variant, 'S', 'M', 'L', 'XL');
      const other = await createVariant(tx.rows);
      await sendBack(tx, await receive(tx, shop, other, 30), other, reason, state);
      const suggested = await suggest(tx, shop.shopper, shop.variant);
      if (found) expect(suggested).toEqual({ ...found, of: 'Test pieces' });
      else expect(suggested).toBeNull();
    });
  });

  it('is what was kept, whatever came back of the size below it', async () => {
    await inOrderShop(db(), async (tx, shop) => {
      await addSizes(tx, shop.variant, 'S', 'M', 'L');
      await sendBack(tx, await receive(tx, shop, shop.variant, 40), shop.variant, 'Too small');
      await receive(tx, shop, shop.variant.replace(/:m$/, ':l'), 30);
      expect(await suggest(tx, shop.shopper, shop.variant)).toMatchObject({ size: 'L', kept: 1, small: 'M' });
    });
  });

  it('comes from the nearest kind of thing, and from no other system of sizes', async () => {
    await inOrderShop(db(), async (tx, shop) => {
      await addSizes(tx, shop.variant, 'S', 'M', 'L');
      const far = await createVariant(tx.rows);
      await addSizes(tx, far, 'L');
      await tx.rows(
        `insert into public.product_types (id, category_id, parent_id, name, size_system)
         values ('test-coats', 'test', 'test-things', 'Test coats', 'letters')`,
      );
      await tx.rows(`update public.products set type_id = 'test-coats' where id = $1`, [productOf(far)]);
      await receive(tx, shop, far.replace(/:m$/, ':l'), 30);
      expect(await suggest(tx, shop.shopper, shop.variant)).toMatchObject({ size: 'L', of: 'Test things' });
      await receive(tx, shop, shop.variant, 30);
      expect(await suggest(tx, shop.shopper, shop.variant)).toMatchObject({ size: 'M', of: 'Test pieces' });
    });
  });
});
