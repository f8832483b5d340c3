import fc from 'fast-check';
import { spreadRatings } from '@shop/sample-catalogue/seed';
import { onEveryEngine, rolledBack, type Transaction } from '@shop/test-databases';
import {
  addProducts,
  list,
  type Listing,
  type ListingQuestion,
  type TestProduct,
  testTypes,
} from './listingFixtures';
import { modelListing } from './listingModel';

const typeIds = Object.keys(testTypes) as TestProduct['type'][];
const brands = ['Neelkothi', 'Rangrez', 'Zardoz'];
const colours = ['red', 'blue', 'multicolour'];
const materials = ['silk', 'cotton', 'linen'];
const patterns = ['zari', 'floral'];

const productDraft = fc
  .record({
    type: fc.constantFrom(...typeIds),
    price: fc.constantFrom(1, 450, 499, 500, 900, 1000, 2500, 5200),
    more: fc.constantFrom(0, 1, 45, 300, 5200),
    brand: fc.constantFrom(...brands),
    rating: fc.constantFrom(0, 1.9, 2, 3.9, 4, 4.8),
    position: fc.integer({ min: 0, max: 20 }),
    day: fc.integer({ min: 0, max: 5 }),
    colour: fc.option(fc.constantFrom(...colours)),
    materials: fc.subarray(materials),
    pattern: fc.option(fc.constantFrom(...patterns)),
    status: fc.constantFrom(
      'published' as const,
      'published' as const,
      'published' as const,
      'draft' as const,
    ),
    stocks: fc.array(fc.constantFrom(0, 0, 4), { minLength: 3, maxLength: 3 }),
  })
  .map(({ more, stocks, ...draft }) => ({
    ...draft,
    category: testTypes[draft.type].category,
    originalPrice: draft.price + more,
    sizes: Object.fromEntries(testTypes[draft.type].labels.map((label, n) => [label, stocks[n] ?? 0])),
    name: 'Test piece',
  }));

const catalogue = fc
  .array(productDraft, { minLength: 0, maxLength: 60 })
  .map((drafts): TestProduct[] => drafts.map((draft, n) => ({ ...draft, id: `piece-${n}` })));

const values = (...known: string[]) =>
  fc.uniqueArray(fc.constantFrom(...known, 'nothing-has-this'), { maxLength: 3 });
const question: fc.Arbitrary<ListingQuestion> = fc.record({
  category: fc.constantFrom(null, 'women', 'men', 'kids'),
  type: fc.option(fc.constantFrom('women-indian-wear', 'men-topwear', 'no-such-type', ...typeIds), {
    freq: 3,
  }),
  filters: fc.record(
    {
      size: values('M', 'S', 'UK 4', '30'),
      price: values('0', '500', '5000'),
      brand: values(...brands),
      colour: values(...colours),
      material: values(...materials),
      pattern: values(...patterns),
      discount: values('50', '30', '10'),
      rating: values('4', '2'),
      stock: values('in'),
      type: values(...typeIds),
    },
    { requiredKeys: [] },
  ),
  max: fc.option(fc.constantFrom(450, 499, 900, 6000)),
  sort: fc.constantFrom('featured', 'newest', 'price-low', 'price-high', 'rating', 'nonsense'),
  page: fc.constantFrom(1, 1, 2, 3, 999),
});

/** What both say of a list. A facet may be left out where it tells nothing apart; what it says has to be right. */
function compared({ products, facets, choice, ...rest }: Listing, model: ReturnType<typeof modelListing>) {
  const said = facets.flatMap(({ key, options }) => options.map(({ value, count }) => [key, value, count]));
  return {
    listed: { ids: products.map(({ id }) => id), total: rest.total, page: rest.page, pages: rest.pages },
    choice: Object.fromEntries(Object.entries(choice).map(([key, chosen]) => [key, chosen.toSorted()])),
    said,
    expected: said.map(([key, value]) => [key, value, model.counts[String(key)]?.[String(value)]]),
  };
}

/** What may happen to a catalogue between two questions. */
const change = fc.oneof(
  fc.record({ kind: fc.constant('index' as const), limit: fc.integer({ min: 1, max: 60 }) }),
  fc.record({
    kind: fc.constant('price' as const),
    which: fc.nat(59),
    price: fc.integer({ min: 1, max: 6000 }),
    more: fc.constantFrom(0, 45, 700, 5200),
  }),
  fc.record({
    kind: fc.constant('rating' as const),
    which: fc.nat(59),
    rating: fc.constantFrom(0, 1.9, 3.9, 4.8),
  }),
  fc.record({ kind: fc.constant('place' as const), which: fc.nat(59), position: fc.nat(20) }),
  fc.record({ kind: fc.constant('stock' as const), which: fc.nat(59), stock: fc.constantFrom(0, 1) }),
  fc.record({
    kind: fc.constant('status' as const),
    which: fc.nat(59),
    status: fc.constantFrom('published' as const, 'draft' as const),
  }),
  fc.record({ kind: fc.constant('delete' as const), which: fc.nat(59) }),
);
type Change = typeof change extends fc.Arbitrary<infer Value> ? Value : never;

/** Makes a change in the database and in the model's products. */
async function apply({ rows }: Transaction, products: TestProduct[], made: Change): Promise<void> {
  if (made.kind === 'index') {
    await rows('select public.index_products($1)', [made.limit]);
    return;
  }
  const product = products[made.which % Math.max(products.length, 1)];
  if (!product) return;
  if (made.kind === 'price') {
    Object.assign(product, { price: made.price, originalPrice: made.price + made.more });
    await rows('update public.products set price = $2, original_price = $3 where id = $1', [
      product.id,
      product.price,
      product.originalPrice,
    ]);
  } else if (made.kind === 'rating') {
    product.rating = made.rating;
    await rows('update public.products set earlier_ratings = $2 where id = $1', [
      product.id,
      spreadRatings(made.rating, made.rating > 0 ? 10 : 0),
    ]);
  } else if (made.kind === 'place') {
    product.position = made.position;
    await rows('update public.products set position = $2 where id = $1', [product.id, made.position]);
  } else if (made.kind === 'stock') {
    for (const label of Object.keys(product.sizes)) product.sizes[label] = made.stock;
    await rows('update public.product_variants set stock = $2 where product_id = $1', [
      product.id,
      made.stock,
    ]);
  } else if (made.kind === 'status') {
    product.status = made.status;
    await rows('update public.products set status = $2 where id = $1', [product.id, made.status]);
  } else {
    products.splice(products.indexOf(product), 1);
    await rows('delete from public.products where id = $1', [product.id]);
  }
}

onEveryEngine('lists, as a model in memory has them', (db) => {
  it('hold the same products, counts and choice, whatever changed and whatever the index knows of it', async () => {
    const steps = fc.array(fc.tuple(change, question), { minLength: 12, maxLength: 12 });
    await fc.assert(
      fc.asyncProperty(catalogue, steps, async (drafts, asked) => {
        const products = structuredClone(drafts);
        await rolledBack(db(), async (tx) => {
          await addProducts(tx.rows, products);
          for (const [made, question] of asked) {
            await apply(tx, products, made);
            const model = modelListing(products, question);
            const { listed, choice, said, expected } = compared(await list(tx, question), model);
            const { ids, total, page, pages } = model;
            expect(listed).toEqual({ ids, total, page, pages });
            expect(choice).toEqual(model.choice);
            expect(said).toEqual(expected);
          }
        });
      }),
      // A catalogue costs seconds; a failing one is small enough to read as it is.
      { numRuns: 8, endOnFailure: true },
    );
  });
});
