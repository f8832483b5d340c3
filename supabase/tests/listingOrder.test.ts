import { onEveryEngine, rolledBack } from '@shop/test-databases';

onEveryEngine('the index of lists', (db) => {
  it('is put in the order in which lists read it, once, and says the same', async () => {
    await rolledBack(db(), async (tx) => {
      await tx.rows(
        `insert into private.listing_chunks (chunk, category_id) select n, 'women' from generate_series(0, 29) as n`,
      );
      // As sweeps write it: all values of a chunk, then those of the next.
      await tx.rows(
        `insert into private.listing_bits (value, chunk, bits)
         select -v, n, (n * 100 + v)::bit(8192) from generate_series(0, 29) as n cross join generate_series(0, 19) as v
         order by n, v`,
      );
      const all = `select md5(string_agg(value || ' ' || chunk || ' ' || bits, ',' order by value, chunk)) from private.listing_bits`;
      const pages = () =>
        tx.value<number>(
          `select sum(v.pages)::integer from (
             select count(distinct (b.ctid::text::point)[0]) as pages from private.listing_bits b group by b.value
           ) v`,
        );
      const order = (args = '') =>
        tx.as('service_role', () => tx.value(`select public.order_index(${args})`));
      const before = await tx.value(all);
      expect(await pages()).toBeGreaterThan(300);

      expect(await order('31')).toBe(false);
      expect(await order()).toBe(true);
      expect(await pages()).toBeLessThan(130);
      expect(await tx.value(all)).toBe(before);
      expect(await order()).toBe(false);
    });
  });
});
