import { seed } from '@shop/sample-catalogue/seed';
import { onEveryEngine, rolledBack, type Transaction } from '@shop/test-databases';
import { list } from './listingFixtures';
import { createUser } from './shopFixtures';

interface Found {
  total: number;
  exact: boolean;
  corrected: string | null;
  ids: string[];
}

async function search(tx: Transaction, words: string | null, page = 1): Promise<Found> {
  const { total, exact, corrected, products } = await list(tx, { search: words ?? '', page });
  return { total, exact, corrected, ids: products.map(({ id }) => id) };
}

onEveryEngine('search', (db) => {
  beforeAll(() => seed((sql, params) => db().query(sql, params)));

  it.each([
    ['Neel Lotus Crew Tee', 'neel-lotus-tee'],
    ['neel-lotus', 'neel-lotus-tee'],
    ['  LOTUS   tee ', 'neel-lotus-tee'],
    ['t-shirt lotus', 'neel-lotus-tee'],
    ['sari', 'firozi-silk-saree'],
    ['silk sarees', 'firozi-silk-saree'],
    ['cycle', 'chameli-city-bike'],
    ['earrings', 'ruby-jhumka'],
    ['jhum', 'ruby-jhumka'],
    ['jhilmil tokri ring', 'ruby-ring'],
    ['gulabi anarkali', 'rani-anarkali'],
    ['reshmi saree', 'firozi-silk-saree'],
    ['joota', 'school-sneakers'],
  ])('finds by %p', async (query, id) => {
    await rolledBack(db(), async (tx) => {
      const found = await search(tx, query);
      expect(found.exact).toBe(true);
      expect(found.ids).toContain(id);
    });
  });

  it('puts what is named so before what only mentions it', async () => {
    await rolledBack(db(), async (tx) => {
      const { ids } = await search(tx, 'kurta');
      const names = await tx.rows('select name from public.products where id = any ($1)', [ids.slice(0, 5)]);
      for (const { name } of names) expect(name).toMatch(/kurt/i);
    });
  });

  it('forgives a slip of the finger and says that it did', async () => {
    await rolledBack(db(), async (tx) => {
      const found = await search(tx, 'jhumkka');
      expect(found).toMatchObject({ exact: false, corrected: 'jhumka' });
      expect(found.ids).toContain('ruby-jhumka');
    });
  });

  it.each([
    null,
    '',
    '   ',
    '!!!',
    '%',
    `'; drop table products; --`,
    '\\',
    ':* & |',
    '(',
    'zzzzqqqq',
    'x'.repeat(5000),
  ])('answers %p with nothing and without an error', async (query) => {
    await rolledBack(db(), async (tx) => {
      expect(await search(tx, query)).toEqual({ total: 0, exact: false, corrected: null, ids: [] });
    });
  });

  it('keeps to the pages there are', async () => {
    await rolledBack(db(), async (tx) => {
      const first = await search(tx, 'cotton');
      expect(first.total).toBeGreaterThan(4);
      expect(await search(tx, 'cotton', 100_000)).toEqual(first);
    });
  });

  it('suggests products, types and brands while somebody types, and no draft', async () => {
    await rolledBack(db(), async (tx) => {
      const suggest = (words: string) =>
        tx.as('anon', () =>
          tx.value<Record<string, { id?: string; name?: string }[]>>('select public.suggest($1)', [words]),
        );
      const found = await suggest('jhum');
      expect(found.products).toHaveLength(5);
      expect(found.types).toMatchObject([{ id: 'jhumkas', category: 'imitation-jewellery' }]);
      expect((await suggest('neelk')).brands).toMatchObject([{ name: 'Neelkothi' }]);
      expect(await suggest('jhumkka')).toMatchObject({ corrected: 'jhumka' });
      for (const words of ['', '%', `'"; --`, 'x'.repeat(10_000), 'zzzzqqqq'])
        expect(await suggest(words)).toMatchObject({ products: [], types: [], brands: [] });
      await tx.rows(`update public.products set status = 'draft' where brand = 'Neelkothi'`);
      expect((await suggest('neelk')).brands).toEqual([]);
      await tx.rows(`update public.products set status = 'draft' where type_id = 'jhumkas'`);
      const after = await suggest('jhum');
      expect(after.types).toEqual([]);
      expect(after.products?.map(({ id }) => id)).not.toContain('ruby-jhumka');
    });
  });

  it('has synonyms from a table that admins alone edit', async () => {
    await rolledBack(db(), async (tx) => {
      const save = (words: string[]) =>
        tx.value<string[]>('select public.save_synonyms($1, $2)', ['angavastram', words]);
      expect((await search(tx, 'angavastram')).total).toBe(0);
      const admin = await createUser(tx.rows, { app: { role: 'admin' } });
      expect(await tx.as(admin, () => save(['Angavastram', 'dupatta', 'dupatta']))).toEqual([
        'angavastram',
        'dupatta',
      ]);
      expect(await search(tx, 'angavastram')).toMatchObject({ exact: true });
      expect((await search(tx, 'angavastram')).total).toBeGreaterThan(0);
      expect(
        await tx.as('anon', () => tx.refusal(`select public.save_synonyms('a1', '{b,c}')`)),
      ).toMatchObject({
        hint: 'SIGN_IN_REQUIRED',
      });
      expect(await tx.as(admin, () => tx.refusal(`select public.save_synonyms('a1', '{b2}')`))).toMatchObject(
        {
          hint: 'INVALID_INPUT',
          detail: { field: 'words' },
        },
      );
    });
  });

  it('hides drafts', async () => {
    await rolledBack(db(), async (tx) => {
      await tx.rows(`update public.products set status = 'draft' where id = 'neel-lotus-tee'`);
      expect((await search(tx, 'neel lotus crew tee')).ids).not.toContain('neel-lotus-tee');
    });
  });
});
