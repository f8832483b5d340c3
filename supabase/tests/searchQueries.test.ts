import { seed } from '@shop/sample-catalogue/seed';
import { onOneEngine, rolledBack, type Row, type Transaction } from '@shop/test-databases';
import { list } from './listingFixtures';
import { shopperQueries } from './searchQueries';
import type { Answered, ShopperQuery } from './shopperQuery';

interface Suggested {
  products: { id: string; name: string; price: number }[];
  types: { id: string }[];
  corrected: string | null;
  mentioned: boolean;
  left_out: string[];
}

interface Answer {
  ids: string[];
  total: number;
  exact: boolean;
  corrected: string | null;
  mentioned: boolean;
  left_out: string[];
}

/** All pages of a search. */
async function searchAll(tx: Transaction, search: string): Promise<Answer> {
  const { products, ...first } = await list(tx, { search });
  const ids = products.map(({ id }) => id);
  for (let page = 2; page <= first.pages; page += 1)
    ids.push(...(await list(tx, { search, page })).products.map(({ id }) => id));
  return { ids, ...first };
}

function howAnswered({ ids, exact, mentioned, left_out }: Answer): Answered {
  if (ids.length === 0) return 'nothing';
  if (left_out.length > 0) return 'fewer';
  if (mentioned) return 'mentioned';
  return exact ? 'found' : 'spelled';
}

onOneEngine('what shoppers type', (db) => {
  let known: Map<string, { of: Set<string>; price: number }>;

  beforeAll(async () => {
    await seed((sql, params) => db().query(sql, params));
    const { rows } = await db().query('select id, category_id, type_id, brand, price from public.products');
    known = new Map(
      (rows as (Row & Record<'id' | 'category_id' | 'type_id' | 'brand', string>)[]).map(
        ({ id, category_id, type_id, brand, price }) => [
          id,
          {
            of: new Set([id, category_id, type_id, brand.toLowerCase().replaceAll(' ', '-')]),
            price: Number(price),
          },
        ],
      ),
    );
  });

  const isOf = (id: string, names: string) => names.split(' ').some((name) => known.get(id)?.of.has(name));

  function expectAnswer({ first, never, answered = 'found', price }: ShopperQuery, answer: Answer) {
    const { ids, total } = answer;
    expect(howAnswered(answer)).toBe(answered);
    expect(total).toBe(ids.length);
    expect(new Set(ids).size).toBe(total);
    expect(ids.slice(0, 3).filter((id) => !isOf(id, first))).toEqual([]);
    const isUnwanted = (id: string) =>
      isOf(id, never ?? '') || (never?.split(' ').includes('others') === true && !isOf(id, first));
    expect(ids.filter(isUnwanted)).toEqual([]);
    const [lowest, highest] = price ?? [0, Infinity];
    expect(
      ids.map((id) => known.get(id)?.price ?? NaN).filter((costs) => !(costs >= lowest && costs <= highest)),
    ).toEqual([]);
  }

  it.each(shopperQueries.map((query) => [query.typed, query] as const))('%s', async (typed, query) => {
    await rolledBack(db(), async (tx) => {
      const answer = await searchAll(tx, typed);
      expectAnswer(query, answer);

      const suggested = await tx.as('anon', () => tx.value<Suggested>('select public.suggest($1)', [typed]));
      const { corrected, mentioned, left_out } = answer;
      expect(suggested).toMatchObject({ corrected, mentioned, left_out });
      expect(suggested.products.map(({ id }) => id)).toEqual(answer.ids.slice(0, 5));
      // A group holds types of which something was found.
      const { rows } = await db().query('select id, parent_id from public.product_types');
      const found = rows.filter(({ id }) => answer.ids.some((product) => isOf(product, String(id))));
      const kinds = new Set(found.flatMap(({ id, parent_id }) => [id, parent_id]));
      expect(suggested.types.filter(({ id }) => !kinds.has(id))).toEqual([]);

      // What was corrected is an answer of its own, and the same one.
      if (corrected !== null) expect((await searchAll(tx, corrected)).ids).toEqual(answer.ids);
    });
  });
});
