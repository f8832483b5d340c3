import { spreadRatings } from '@shop/sample-catalogue/seed';
import type { Row, Transaction } from '@shop/test-databases';

/** A product of the test catalogue, as a plain model of lists sees it. */
export interface TestProduct {
  id: string;
  category: 'women' | 'men';
  type: 'sarees' | 'women-kurtas' | 'women-mojaris' | 'men-tees' | 'men-jeans';
  price: number;
  originalPrice: number;
  brand: string;
  rating: number;
  position: number;
  /** Days after the first of January. */
  day: number;
  colour: string | null;
  materials: string[];
  pattern: string | null;
  status: 'published' | 'draft';
  /** Stock by label; '' where the type has no sizes. */
  sizes: Record<string, number>;
  name: string;
}

/** Where types belong, and what their products can be told apart by. */
export const testTypes = {
  sarees: { category: 'women', group: 'women-indian-wear', system: 'none', labels: [''] },
  'women-kurtas': {
    category: 'women',
    group: 'women-indian-wear',
    system: 'letters',
    labels: ['S', 'M', 'L'],
  },
  'women-mojaris': {
    category: 'women',
    group: 'women-footwear',
    system: 'uk-shoes',
    labels: ['UK 4', 'UK 5'],
  },
  'men-tees': { category: 'men', group: 'men-topwear', system: 'letters', labels: ['M', 'L', 'XL'] },
  'men-jeans': { category: 'men', group: 'men-bottomwear', system: 'waist', labels: ['30', '32'] },
} as const satisfies Record<TestProduct['type'], object>;

/** A published saree that nobody would mistake for another, with changes. */
export const testProduct = (changes: Partial<TestProduct> & { id: string }): TestProduct => ({
  category: 'women',
  type: 'sarees',
  price: 900,
  originalPrice: 1200,
  brand: 'Neelkothi',
  rating: 4.2,
  position: 1,
  day: 1,
  colour: 'red',
  materials: ['silk'],
  pattern: 'zari',
  status: 'published',
  sizes: { '': 3 },
  name: 'Test piece',
  ...changes,
});

const slug = (label: string) => label.toLowerCase().replaceAll(' ', '-') || 'one';

const writeProducts = `
  insert into public.products (id, name, price, original_price, category_id, type_id, colour_family, brand, sku, position,
    earlier_ratings, status, published_at)
  select r.id, r.name, r.price, r."originalPrice", r.category, r.type, r.colour, r.brand, r.id, r.position, r.ratings,
    r.status, timestamptz '2026-01-01 00:00Z' + make_interval(days => r.day)
  from jsonb_to_recordset($1::text::jsonb) as r (id text, name text, price integer, "originalPrice" integer, category text,
    type text, colour text, brand text, position integer, ratings integer[], status text, day integer)`;
const writeVariants = `
  insert into public.product_variants (id, product_id, label, stock)
  select r.id, r.product, r.label, r.stock
  from jsonb_to_recordset($1::text::jsonb) as r (id text, product text, label text, stock integer)`;
const writeValues = `
  insert into public.product_attributes (product_id, attribute_id, kind, choice_id)
  select r.product, r.attribute, 'choice', r.choice
  from jsonb_to_recordset($1::text::jsonb) as r (product text, attribute text, choice text)`;

/** Adds products with variants and values. */
export async function addProducts(rows: Transaction['rows'], products: TestProduct[]): Promise<void> {
  const write = (sql: string, json: unknown) => rows(sql, [JSON.stringify(json)]);
  await write(
    writeProducts,
    products.map((product) => ({
      ...product,
      ratings: spreadRatings(product.rating, product.rating > 0 ? 10 : 0),
    })),
  );
  await write(
    writeVariants,
    products.flatMap(({ id, sizes }) =>
      Object.entries(sizes).map(([label, stock]) => ({
        id: `${id}:${slug(label)}`,
        product: id,
        label,
        stock,
      })),
    ),
  );
  await write(
    writeValues,
    products.flatMap(({ id, materials, pattern }) => [
      ...materials.map((choice) => ({ product: id, attribute: 'material', choice })),
      ...(pattern ? [{ product: id, attribute: 'pattern', choice: pattern }] : []),
    ]),
  );
}

export interface ListingQuestion {
  category?: string | null;
  type?: string | null;
  search?: string | null;
  filters?: Record<string, string[]>;
  max?: number | null;
  sort?: string | null;
  page?: number | null;
  described?: boolean;
}

export interface Listing {
  products: (Row & { id: string })[];
  total: number;
  more: boolean;
  page: number;
  pages: number;
  facets: { key: string; part: string; title: string; kind: string; options: Row[] }[];
  choice: Record<string, string[]>;
  exact: boolean;
  corrected: string | null;
  mentioned: boolean;
  left_out: string[];
  type: { id: string; name: string } | null;
}

const listSql = 'select public.list_products($1, $2, $3, $4::text::jsonb, $5, $6, $7, $8)';
const listParams = (question: ListingQuestion) => [
  question.category ?? null,
  question.type ?? null,
  question.search ?? null,
  JSON.stringify(question.filters ?? {}),
  question.max ?? null,
  question.sort ?? 'featured',
  question.page ?? 1,
  question.described ?? false,
];

/** Asks as a visitor. */
export const list = (tx: Transaction, question: ListingQuestion = {}): Promise<Listing> =>
  tx.as('anon', () => tx.value<Listing>(listSql, listParams(question)));

export const refusedListing = (tx: Transaction, question: ListingQuestion) =>
  tx.as('anon', () => tx.refusal(listSql, listParams(question)));
