import { categories as departments } from '@shop/kernel/domain';
import { normaliseStock, seed } from '@shop/sample-catalogue/seed';
import { onEveryEngine, rolledBack } from '@shop/test-databases';

onEveryEngine('the seed', (db) => {
  beforeAll(() => seed((sql, params) => db().query(sql, params)));

  it('fills every category, at least 120 products in all', async () => {
    await rolledBack(db(), async (tx) => {
      const categories = await tx.rows(
        `select c.id, c.name, c.image, count(p.id)::integer as products from public.categories c
         left join public.products p on p.category_id = c.id group by c.id order by c.position`,
      );
      expect(categories.map(({ id, name }) => ({ id, name }))).toEqual(departments);
      for (const { products, image } of categories) {
        expect(products).toBeGreaterThanOrEqual(12);
        expect(image).toMatch(/\/main$/);
      }
      expect(await tx.value('select count(*)::integer from public.products')).toBeGreaterThanOrEqual(120);
    });
  });

  it('shows visitors a first page that mixes all categories', async () => {
    await rolledBack(db(), async (tx) => {
      const firstPage = `select distinct category_id from
        (select category_id from public.products order by position limit 48) p`;
      expect(await tx.as('anon', () => tx.rows(firstPage))).toHaveLength(8);
    });
  });

  it('gives every product a variant, three pictures, features and a unique place', async () => {
    await rolledBack(db(), async (tx) => {
      const poor = `select p.id from public.products p where
        jsonb_array_length(p.images) <> 3 or cardinality(p.features) not between 3 and 5 or length(p.description) < 60
        or not exists (select 1 from public.product_variants v where v.product_id = p.id)`;
      expect(await tx.rows(poor)).toEqual([]);
      const places = 'select position from public.products group by position having count(*) > 1';
      expect(await tx.rows(places)).toEqual([]);
    });
  });

  it('says of every product what it is: type, colour, and every value that its type needs', async () => {
    await rolledBack(db(), async (tx) => {
      const untold = `select p.id, h.id as missing from public.products p
        left join lateral private.attributes_of_type(p.type_id) h on h.is_required
        where p.type_id is null or p.colour_family is null or not exists (
          select 1 from public.product_attributes v where v.product_id = p.id and v.attribute_id = h.id
        )`;
      expect(await tx.rows(untold)).toEqual([]);
    });
  });

  it('sells sizes of the type alone, in their order', async () => {
    await rolledBack(db(), async (tx) => {
      const strays = `select v.id from public.product_variants v
        join public.products p on p.id = v.product_id join public.product_types t on t.id = p.type_id
        join public.size_systems s on s.id = t.size_system
        left join public.sizes z on z.system_id = s.id and z.label = v.label
        where v.label <> '' and not s.is_open and (z.label is null or exists (
          select 1 from public.product_variants o join public.sizes y on y.system_id = s.id and y.label = o.label
          where o.product_id = p.id and o.position < v.position and y.position > z.position
        ))`;
      expect(await tx.rows(strays)).toEqual([]);
    });
  });

  it('has styles of one type in several colours', async () => {
    await rolledBack(db(), async (tx) => {
      const styles = await tx.rows(
        `select count(*)::integer as products, count(distinct type_id)::integer as types,
           count(distinct colour_family)::integer as colours
         from public.products where style_id is not null group by style_id`,
      );
      expect(styles.length).toBeGreaterThan(0);
      for (const { products, types, colours } of styles) {
        expect(products).toBeGreaterThan(1);
        expect([types, colours]).toEqual([1, products]);
      }
    });
  });

  it('sells out the ids whose character sum divides by 23, and stocks the others', async () => {
    await rolledBack(db(), async (tx) => {
      const products = await tx.rows(
        `select product_id as id, sum(stock)::integer as stock from public.product_variants group by 1`,
      );
      const soldOut = products.filter(({ stock }) => stock === 0).map(({ id }) => String(id));
      expect(soldOut.length).toBeGreaterThan(0);
      const byRule = products
        .map(({ id }) => String(id))
        .filter((id) => normaliseStock({ id }).stockCount === 0);
      expect(soldOut.sort()).toEqual(byRule.sort());
    });
  });

  it('has four verified reviews of known products, rated 4 or 5', async () => {
    await rolledBack(db(), async (tx) => {
      const reviews = await tx.rows('select rating, verified from public.reviews');
      expect(reviews).toHaveLength(4);
      for (const { rating, verified } of reviews) {
        expect(verified).toBe(true);
        expect([4, 5]).toContain(rating);
      }
    });
  });

  it('runs again without doubling anything and without touching the stock', async () => {
    await rolledBack(db(), async (tx) => {
      const counts = () =>
        tx.rows(`select (select count(*) from public.products)::integer as products,
          (select count(*) from public.product_variants)::integer as variants,
          (select count(*) from public.reviews)::integer as reviews`);
      const before = await counts();
      await tx.rows(`update public.product_variants set stock = 1 where id = 'neel-lotus-tee:m'`);
      await tx.rows(`update public.products set price = 1 where id = 'neel-lotus-tee'`);
      await seed(async (sql, params) => ({ rows: await tx.rows(sql, params) }));
      expect(await counts()).toEqual(before);
      expect(await tx.value(`select stock from public.product_variants where id = 'neel-lotus-tee:m'`)).toBe(
        1,
      );
      expect(await tx.value(`select price from public.products where id = 'neel-lotus-tee'`)).toBe(499);
    });
  });
});
