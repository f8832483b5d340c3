/** What a shop is asked. */
export interface Question {
  name: string;
  /** Milliseconds at a million products (p95). */
  target: number;
  sql: string;
  params: (turn: number) => unknown[];
}

const list = (name: string, target: number, ask: (turn: number) => unknown[]): Question => ({
  name,
  target,
  // Category, type, search, filters, max, sort, page.
  sql: 'select public.list_products($1, $2, $3, $4::text::jsonb, $5, $6, $7)',
  params: ask,
});
const nothing = '{}';
const filters = JSON.stringify({ colour: ['red', 'blue'], price: ['500', '1000'], rating: ['4'] });
const one = <Value>(values: readonly Value[], turn: number) => values[turn % values.length];
const departments = ['women', 'men', 'kids', 'beauty'] as const;
const words = ['kamal red', 'lotus kurta', 'mor blue sarees', 'red'] as const;
const slips = ['kamall red', 'lotuss', 'gulmohr blue', 'paisly'] as const;
const begun = ['kam', 'lotu', 'sar', 'jhum', 'neel'] as const;

/** Of visitors. */
export const questions: Question[] = [
  list('category, first page, all facets', 60, (n) => [
    one(departments, n),
    null,
    null,
    nothing,
    null,
    'featured',
    1,
  ]),
  list('type, first page, all facets', 60, () => ['women', 'sarees', null, nothing, null, 'featured', 1]),
  list('whole shop, first page', 60, () => [null, null, null, nothing, null, 'newest', 1]),
  list('three filters and a sort', 150, (n) => [
    one(departments, n),
    null,
    null,
    filters,
    null,
    'price-low',
    1,
  ]),
  list('three filters, whole shop', 150, () => [null, null, null, filters, null, 'rating', 1]),
  list('price cap', 150, (n) => [one(departments, n), null, null, nothing, 999, 'featured', 1]),
  list('page 100', 60, (n) => [one(departments, n), null, null, nothing, null, 'featured', 100]),
  list('search, exact', 150, (n) => [null, null, one(words, n), nothing, null, 'featured', 1]),
  list('search, typing error', 150, (n) => [null, null, one(slips, n), nothing, null, 'featured', 1]),
  { name: 'suggest', target: 30, sql: 'select public.suggest($1)', params: (n) => [one(begun, n)] },
  {
    name: 'product page',
    target: 10,
    sql: `select to_jsonb(p) from (
      select p.id, p.name, p.description, p.price, p.original_price, p.images, p.features,
        (select jsonb_agg(jsonb_build_object('id', v.id, 'label', v.label, 'stock', v.stock)) from public.product_variants v where v.product_id = p.id)
      from public.products p where p.id = $1
    ) p`,
    params: (n) => [`g${1 + n * 7}`],
  },
  {
    name: 'similar',
    target: 10,
    sql: 'select public.similar_products($1)',
    params: (n) => [`g${1 + n * 7}`],
  },
];

/** Of the staff, in a shop with as many orders as products. */
export const staffQuestions: Question[] = [
  { name: 'staff, products', target: 150, sql: 'select public.list_admin_products()', params: () => [] },
  {
    name: 'staff, products by words',
    target: 150,
    sql: 'select public.list_admin_products($1)',
    params: (n) => [one(['kamal red', 'g-12', 'neel kothi', 'lotus'], n)],
  },
  { name: 'staff, orders', target: 150, sql: 'select public.list_admin_orders()', params: () => [] },
  {
    name: 'staff, orders by words',
    target: 150,
    sql: 'select public.list_admin_orders($1)',
    params: (n) => [one(['shopper77@example.com', 'BD1234', 'asha family12', '9000'], n)],
  },
  {
    name: 'staff, overview of 30 days',
    target: 150,
    sql: 'select public.get_admin_overview(current_date - 29, current_date)',
    params: () => [],
  },
];
