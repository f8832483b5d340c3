import { seed } from '@shop/sample-catalogue/seed';
import { onEveryEngine, rolledBack, type Transaction } from '@shop/test-databases';

interface Found {
  total: number;
  exact: boolean;
  ids: string[];
}

const search = (tx: Transaction, query: string | null, limit = 48, offset = 0) =>
  tx.as('anon', () => tx.value<Found>('select public.search_products($1, $2, $3)', [query, limit, offset]));

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
  ])('finds by %p', async (query, id) => {
    await rolledBack(db(), async (tx) => {
      const found = await search(tx, query);
      expect(found.exact).toBe(true);
      expect(found.ids).toContain(id);
    });
  });

  it('puts what is named so before what only mentions it', async () => {
    await rolledBack(db(), async (tx) => {
      const { ids } = await search(tx, 'kurta', 5);
      const names = await tx.rows('select name from public.products where id = any ($1)', [ids]);
      for (const { name } of names) expect(name).toMatch(/kurt/i);
    });
  });

  it('forgives a slip of the finger and says that it did', async () => {
    await rolledBack(db(), async (tx) => {
      const found = await search(tx, 'jhumkka');
      expect(found.exact).toBe(false);
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
      expect(await search(tx, query)).toEqual({ total: 0, exact: false, ids: [] });
    });
  });

  it('pages without gaps, and bounds what it is asked for', async () => {
    await rolledBack(db(), async (tx) => {
      const all = await search(tx, 'men');
      expect(all.total).toBeGreaterThan(4);
      const pages = [await search(tx, 'men', 2, 0), await search(tx, 'men', 2, 2)];
      expect(pages.flatMap(({ ids }) => ids)).toEqual(all.ids.slice(0, 4));
      expect(pages.map(({ total }) => total)).toEqual([all.total, all.total]);
      expect((await search(tx, 'men', -5, -5)).ids).toHaveLength(1);
      expect(await search(tx, 'men', 2, 100_000)).toMatchObject({ total: all.total, ids: [] });
      expect((await search(tx, 'men', 1_000_000)).ids).toEqual(all.ids);
    });
  });

  it('hides drafts', async () => {
    await rolledBack(db(), async (tx) => {
      await tx.rows(`update public.products set status = 'draft' where id = 'neel-lotus-tee'`);
      expect((await search(tx, 'neel lotus crew tee')).ids).not.toContain('neel-lotus-tee');
    });
  });
});
