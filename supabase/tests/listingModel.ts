import { discountPercent } from '@shop/kernel/domain';
import { type ListingQuestion, type TestProduct, testTypes } from './listingFixtures';

const priceSteps = [0, 500, 1000, 2000, 5000];
const facetsOf: Record<string, (product: TestProduct) => string[]> = {
  type: ({ type }) => [type],
  size: ({ sizes }) => Object.keys(sizes).filter((label) => label && sizes[label]),
  colour: ({ colour }) => (colour ? [colour] : []),
  price: ({ price }) => [String(priceSteps.findLast((step) => price >= step))],
  brand: ({ brand }) => [brand],
  material: ({ materials }) => materials,
  pattern: ({ pattern }) => (pattern ? [pattern] : []),
  discount: (product) =>
    ['50', '40', '30', '20', '10'].filter((least) => discountPercent(product) >= Number(least)),
  rating: ({ rating }) => ['4', '3', '2'].filter((least) => rating >= Number(least)),
  stock: ({ sizes }) => (Object.values(sizes).some(Boolean) ? ['in'] : []),
};

const sorts: Record<string, (a: TestProduct, b: TestProduct) => number> = {
  newest: (a, b) => b.day - a.day,
  'price-low': (a, b) => a.price - b.price,
  'price-high': (a, b) => b.price - a.price,
  rating: (a, b) => b.rating - a.rating,
};

interface ModelListing {
  ids: string[];
  total: number;
  page: number;
  pages: number;
  /** What was asked and something here has, by facet. */
  choice: Record<string, string[]>;
  /** How many would be found, by facet and value, where a value is on offer. */
  counts: Record<string, Record<string, number>>;
}

/** A list as anybody would write it who has all products in memory. */
export function modelListing(products: TestProduct[], question: ListingQuestion): ModelListing {
  const { category, filters = {}, max, sort, page } = question;
  const shelf = products.filter(
    (product) => product.status === 'published' && (!category || product.category === category),
  );
  // A type of another category, or of none, is not asked for.
  const type = Object.entries(testTypes).some(
    ([id, of]) =>
      (id === question.type || of.group === question.type) && (!category || of.category === category),
  )
    ? question.type
    : null;
  const offered = shelf.filter(
    (product) => !type || product.type === type || testTypes[product.type].group === type,
  );
  const choice = Object.fromEntries(
    Object.entries(filters)
      .map(([key, values]): [string, string[]] => {
        const known = new Set(offered.flatMap((product) => facetsOf[key]?.(product) ?? []));
        return [key, values.filter((value) => known.has(value)).toSorted()];
      })
      .filter(([, values]) => values.length > 0),
  );
  // Beside a type the others are offered, as if it had been chosen; not beside a group, which is no choice among its types.
  const isChosen = Boolean(type && Object.hasOwn(testTypes, type) && !choice.type);
  if (isChosen && type && offered.length > 0) choice.type = [type];
  const among = (facet?: string) => (isChosen && facet === 'type' ? shelf : offered);
  const matching = (except?: string) =>
    among(except).filter(
      (product) =>
        (max == null || product.price <= max) &&
        Object.entries(choice).every(
          ([key, values]) =>
            key === except || facetsOf[key]?.(product).some((value) => values.includes(value)),
        ),
    );
  const byPlace = (a: TestProduct, b: TestProduct) => a.position - b.position || (a.id < b.id ? -1 : 1);
  const found = matching().toSorted((a, b) => sorts[sort ?? '']?.(a, b) || byPlace(a, b));
  const pages = Math.max(1, Math.ceil(found.length / 24));
  const shown = Math.min(Math.max(page ?? 1, 1), pages);
  const counts = Object.fromEntries(
    Object.entries(facetsOf).map(([key, valuesOf]) => {
      const of: Record<string, number> = {};
      for (const value of among(key).flatMap(valuesOf)) of[value] = 0;
      for (const value of matching(key).flatMap(valuesOf)) of[value] = (of[value] ?? 0) + 1;
      return [key, of];
    }),
  );
  return {
    ids: found.slice((shown - 1) * 24, shown * 24).map(({ id }) => id),
    total: found.length,
    page: shown,
    pages,
    choice,
    counts,
  };
}
