import { discountPercent, formatRupees, variantKind } from '@shop/kernel/domain';
import type { ListingEntry } from './fetchListingEntries';

export const facetKeys = ['size', 'price', 'brand', 'discount', 'rating', 'stock'] as const;
export type FacetKey = (typeof facetKeys)[number];
export type FacetChoice = Readonly<Record<FacetKey, readonly string[]>>;

interface Facet {
  titleOf: (labels: readonly string[]) => string;
  /** Every value under which an entry is found; it matches a choice that names any of them. */
  valuesOf: (entry: ListingEntry) => string[];
  labelOf: (value: string) => string;
  /** Fixed order of the values; otherwise they come by label. */
  order?: readonly string[];
}

const priceSteps = [0, 500, 1000, 2000, 5000];
const discounts = ['50', '40', '30', '20', '10'];
const ratings = ['4', '3', '2'];

const priceFrom = (price: number) => String(priceSteps.findLast((step) => price >= step) ?? 0);

function priceLabel(value: string): string {
  const next = priceSteps.find((step) => step > Number(value));
  if (next === undefined) return `${formatRupees(Number(value))} and above`;
  return value === '0'
    ? `Under ${formatRupees(next)}`
    : `${formatRupees(Number(value))} to ${formatRupees(next - 1)}`;
}

const sizeOrder = ['XS', 'S', 'M', 'L', 'XL', 'XXL'];

export const facets: Record<FacetKey, Facet> = {
  size: {
    titleOf: (labels) =>
      variantKind(labels.map((label) => ({ label }))) === 'option' ? 'Size or option' : 'Size',
    valuesOf: ({ variants }) =>
      variants.filter(({ label, stock }) => label && stock > 0).map(({ label }) => label),
    labelOf: (value) => value,
  },
  price: {
    titleOf: () => 'Price',
    valuesOf: ({ price }) => [priceFrom(price)],
    labelOf: priceLabel,
    order: priceSteps.map(String),
  },
  brand: { titleOf: () => 'Brand', valuesOf: ({ brand }) => [brand], labelOf: (value) => value },
  discount: {
    titleOf: () => 'Discount',
    valuesOf: (entry) => discounts.filter((least) => discountPercent(entry) >= Number(least)),
    labelOf: (value) => `${value}% or more`,
    order: discounts,
  },
  rating: {
    titleOf: () => 'Rating',
    valuesOf: ({ rating }) => ratings.filter((least) => rating >= Number(least)),
    labelOf: (value) => `${value} stars and up`,
    order: ratings,
  },
  stock: {
    titleOf: () => 'Availability',
    valuesOf: ({ variants }) => (variants.some(({ stock }) => stock > 0) ? ['in'] : []),
    labelOf: () => 'In stock',
  },
};

const fits = (entry: ListingEntry, choice: FacetChoice, key: FacetKey) =>
  choice[key].length === 0 || facets[key].valuesOf(entry).some((value) => choice[key].includes(value));

/** The entries that match the choice of every facet but `except`. */
export const matching = (
  entries: readonly ListingEntry[],
  choice: FacetChoice,
  except?: FacetKey,
): ListingEntry[] =>
  entries.filter((entry) => facetKeys.every((key) => key === except || fits(entry, choice, key)));

/** The choice without values that nothing in the listing has: a mistyped address filters nothing. */
export function knownChoice(entries: readonly ListingEntry[], choice: FacetChoice): FacetChoice {
  const known = (key: FacetKey) => {
    const values = new Set(entries.flatMap(facets[key].valuesOf));
    return choice[key].filter((value) => values.has(value));
  };
  return Object.fromEntries(facetKeys.map((key) => [key, known(key)])) as unknown as FacetChoice;
}

export interface FacetOption {
  value: string;
  label: string;
  /** Entries that would match it, given the other facets' choice. */
  count: number;
}

export interface FacetGroup {
  key: FacetKey;
  title: string;
  options: FacetOption[];
}

function compareValues({ order = sizeOrder }: Facet) {
  // Here and not for the module: browsers that take the page over never sort.
  const byLabel = new Intl.Collator('en-IN', { numeric: true });
  const rank = (value: string) => (order.includes(value) ? order.indexOf(value) : order.length);
  return (a: FacetOption, b: FacetOption) =>
    rank(a.value) - rank(b.value) || byLabel.compare(a.label, b.label);
}

/** Every facet that can still tell entries apart, with the count of each value. */
export function facetGroups(entries: readonly ListingEntry[], choice: FacetChoice): FacetGroup[] {
  return facetKeys
    .map((key) => {
      const facet = facets[key];
      const counts = new Map<string, number>(entries.flatMap(facet.valuesOf).map((value) => [value, 0]));
      for (const value of matching(entries, choice, key).flatMap(facet.valuesOf)) {
        counts.set(value, (counts.get(value) ?? 0) + 1);
      }
      const options = [...counts].map(([value, count]) => ({ value, label: facet.labelOf(value), count }));
      const title = facet.titleOf(options.map(({ label }) => label));
      return { key, title, options: options.sort(compareValues(facet)) };
    })
    .filter(({ key, options }) => options.length > (key === 'stock' ? 0 : 1));
}
