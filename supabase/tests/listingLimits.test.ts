import { onEveryEngine, rolledBack, type Transaction } from '@shop/test-databases';
import { addProducts, list, type ListingQuestion, testProduct } from './listingFixtures';
import { createUser } from './shopFixtures';

// The same rules as with ten thousand, which take half a minute to write.
const setLimits = (tx: Transaction, { counted, ranked }: { counted: number; ranked: number }) =>
  tx.rows(`
    create or replace function private.listing_limit(p_of text) returns integer language plpgsql stable set search_path = ''
    as $$ begin return case p_of when 'counted' then ${counted} else ${ranked} end; end; $$`);

const many = Array.from({ length: 120 }, (_, n) =>
  testProduct({
    id: `p${String(n).padStart(3, '0')}`,
    name: n % 2 === 0 ? 'Gulmohar Saree' : 'Gulmohar Dupatta',
    brand: n % 3 === 0 ? 'Neelkothi' : 'Rangrez',
    // The dearest were written first.
    price: 5000 - n,
    originalPrice: 6000,
    position: n,
  }),
);

onEveryEngine('lists and searches of more than is counted', (db) => {
  const inShop = (test: (tx: Transaction) => Promise<void>) =>
    rolledBack(db(), async (tx) => {
      await setLimits(tx, { counted: 72, ranked: 20 });
      await addProducts(tx.rows, many);
      await tx.rows('select public.index_products(1000)');
      await tx.rows('analyze');
      await test(tx);
    });

  it('say that there are more, and end with the last page of those that are counted', async () => {
    await inShop(async (tx) => {
      expect(await list(tx, { page: 3 })).toMatchObject({ total: 72, more: true, pages: 3, page: 3 });
      const beyond = await list(tx, { page: 99 });
      expect(beyond.page).toBe(3);
      expect(beyond.products.map(({ id }) => id)).toEqual(many.slice(48, 72).map(({ id }) => id));
      expect(await list(tx, { filters: { brand: ['Neelkothi'] } })).toMatchObject({ total: 40, more: false });
    });
  });

  it('sort all that is called so, and not the first that were found', async () => {
    await inShop(async (tx) => {
      const found = await list(tx, { search: 'gulmohar', sort: 'price-low' });
      expect(found).toMatchObject({ total: 72, more: true, exact: true, corrected: null });
      expect(found.products.map(({ id }) => id)).toEqual(
        many
          .toReversed()
          .slice(0, 24)
          .map(({ id }) => id),
      );
      const slip = await list(tx, { search: 'gulmohr', sort: 'price-low' });
      expect(slip).toMatchObject({ exact: false, corrected: 'gulmohar' });
      expect(slip.products).toEqual(found.products);
    });
  });

  it.each(['featured', 'price-high'])(
    'find the same by the index as by reading, in the order of %s',
    async (sort) => {
      await inShop(async (tx) => {
        const questions: ListingQuestion[] = [
          { search: 'gulmohar sarees', sort },
          { search: 'gulmohar saree', sort, filters: { brand: ['Rangrez'], price: ['2000'] } },
          { search: 'gulm', sort, max: 4950, page: 2 },
          { search: 'sari neelkothi', sort, type: 'sarees' },
          { search: 'gulmohar saree under 4950', sort },
          { search: 'red gulmohar above 4900', sort, max: 4990 },
          { search: 'gulmohar 4900 to 4960', sort, filters: { brand: ['Neelkothi'] } },
          { search: 'under 4940', sort, type: 'sarees' },
          { search: 'above 4940', sort },
          { search: 'lotus', sort },
        ];
        // Some are not in the index yet, some are there as they were.
        await tx.rows(
          `update public.products set name = 'Lotus Saree', price = 4999 where id in ('p003', 'p004')`,
        );
        await tx.rows(`update public.products set status = 'archived' where id = 'p010'`);
        const byIndex = [];
        for (const question of questions) byIndex.push(await list(tx, question));
        await setLimits(tx, { counted: 1000, ranked: 1_000_000 });
        for (const [n, question] of questions.entries()) {
          const { products, ...read } = await list(tx, question);
          const { products: indexed, ...answer } = byIndex[n]!;
          if (!answer.more) expect({ n, ...answer }).toEqual({ n, ...read });
          if (sort !== 'featured' && !answer.more) expect(indexed).toEqual(products);
        }
      });
    },
  );

  it('are counted no further for the staff, and exported to the last', async () => {
    await inShop(async (tx) => {
      const admin = await createUser(tx.rows, { app: { role: 'admin' } });
      const ask = (args: string) =>
        tx.as(admin, () =>
          tx.value<{ total: number; more: boolean; rows: { id: string }[] }>(
            `select public.list_admin_products(${args})`,
          ),
        );
      for (const query of ['', 'gulm']) {
        expect(await ask(`'${query}', p_sort => 'position'`)).toMatchObject({ total: 72, more: true });
        const exported = await ask(`'${query}', p_sort => 'position', p_offset => 20, p_limit => 500`);
        expect(exported.rows.map(({ id }) => id)).toEqual(many.slice(20).map(({ id }) => id));
      }
      expect(await ask(`'neelk gulm'`)).toMatchObject({ total: 40, more: false });
    });
  });

  it('are counted as published, whatever the index knows of them', async () => {
    await inShop(async (tx) => {
      const change = [
        `update public.products set status = 'draft' where id in ('p001', 'p002')`,
        `update public.products set price = price - 1 where id = 'p003'`,
        `select public.index_products(1000)`,
        `update public.products set status = 'published' where id = 'p001'`,
        `delete from public.products where id = 'p004'`,
      ];
      for (const sql of change) {
        await tx.rows(sql);
        const published = await tx.value(
          `select count(*)::integer from public.products where status = 'published'`,
        );
        expect(await tx.as('anon', () => tx.value('select public.count_products()'))).toBe(published);
      }
      await addProducts(tx.rows, [testProduct({ id: 'new' })]);
      expect(await tx.as('anon', () => tx.value('select public.count_products()'))).toBe(119);
      await tx.rows('select public.index_products(1000)');
      expect(await tx.as('anon', () => tx.value('select public.count_products()'))).toBe(119);
    });
  });

  it('are cut into sitemaps without a gap', async () => {
    await inShop(async (tx) => {
      const parts = (size: number) =>
        tx.as('anon', () => tx.value<string[]>('select public.list_sitemap_parts($1)', [size]));
      const part = (after: string, size: number) =>
        tx.as('anon', () => tx.value<{ id: string }[]>('select public.list_sitemap($1, $2)', [after, size]));
      await tx.rows(`update public.products set status = 'draft' where id = 'p001'`);
      const listed = [];
      for (const after of ['', ...(await parts(50))]) listed.push(await part(after, 50));
      expect(listed.map(({ length }) => length)).toEqual([50, 50, 19]);
      expect(listed.flat().map(({ id }) => id)).toEqual(
        many.map(({ id }) => id).filter((id) => id !== 'p001'),
      );
      expect(await parts(119)).toEqual([]);
      expect(await parts(0)).toHaveLength(118);
      expect(await part('zzz', 50)).toEqual([]);
    });
  });
});
