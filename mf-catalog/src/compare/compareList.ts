import { lookUp, type Product } from '@shop/kernel/domain';
import type { Platform } from '@shop/kernel/platform';
import { fallbackDescription, fallbackFeatures } from '../product/fallbackTexts';
import { isAmount, isName, isRecord, isText } from '../stored/shapes';

/** Spec §9. */
export const compareLimit = 3;

export type ComparedProduct = Pick<
  Product,
  | 'id'
  | 'name'
  | 'price'
  | 'originalPrice'
  | 'category'
  | 'brand'
  | 'rating'
  | 'reviewCount'
  | 'description'
  | 'features'
> & { image: string };

/** Products keyed by id, as the device keeps them (spec §3). */
export type CompareList = Readonly<Record<string, ComparedProduct>>;

type CompareCommand =
  | { type: 'add'; product: ComparedProduct }
  | { type: 'remove'; id: string }
  | { type: 'clear' };

export const isCompareFull = (list: CompareList): boolean => Object.keys(list).length >= compareLimit;

/** Fills in the default features and description of the spec (§3, "Compare list"). */
export function toCompared(product: Omit<ComparedProduct, 'image'>, image: string): ComparedProduct {
  return {
    id: product.id,
    name: product.name,
    price: product.price,
    originalPrice: product.originalPrice,
    category: product.category,
    brand: product.brand,
    rating: product.rating,
    reviewCount: product.reviewCount,
    description: product.description || fallbackDescription,
    features: product.features.length > 0 ? product.features : fallbackFeatures,
    image,
  };
}

/** A fourth product and a duplicate change nothing (spec §4, §5). */
export function reduceCompare(list: CompareList, command: CompareCommand): CompareList {
  switch (command.type) {
    case 'add':
      if (Object.hasOwn(list, command.product.id) || isCompareFull(list)) return list;
      return { ...list, [command.product.id]: command.product };
    case 'remove':
      return Object.fromEntries(Object.entries(list).filter(([id]) => id !== command.id));
    case 'clear':
      return {};
  }
}

/** How each field of a compared product may look when it comes back from the device. */
const fields: { [Name in keyof ComparedProduct]: (value: unknown) => boolean } = {
  id: isName,
  name: isName,
  price: isAmount,
  originalPrice: isAmount,
  category: isText,
  brand: isText,
  rating: (value) => typeof value === 'number' && value >= 0 && value <= 5,
  reviewCount: isAmount,
  description: isText,
  features: (value) => Array.isArray(value) && value.every(isText),
  image: isText,
};

/** A compared product as it was stored, without what else stood there, or `undefined`. */
export function parseComparedProduct(value: unknown): ComparedProduct | undefined {
  if (!isRecord(value)) return undefined;
  const stored = Object.entries(fields).map(
    ([name, accepts]) => [name, lookUp(value, name), accepts] as const,
  );
  if (!stored.every(([, content, accepts]) => accepts(content))) return undefined;
  return Object.fromEntries(stored.map(([name, content]) => [name, content])) as ComparedProduct;
}

/** The compare list as it was stored, by its rule: at most three. `undefined` when it is no record. */
function parseCompareList(value: unknown): CompareList | undefined {
  if (!isRecord(value)) return undefined;
  const products = Object.values(value).map(parseComparedProduct);
  return products.reduce<CompareList>(
    (list, product) => (product ? reduceCompare(list, { type: 'add', product }) : list),
    {},
  );
}

/** What this device compares. */
export const compareListOf = ({ deviceStore }: Pick<Platform, 'deviceStore'>) =>
  deviceStore<CompareList, CompareCommand>({
    key: 'compareProducts',
    initial: {},
    reduce: reduceCompare,
    parse: parseCompareList,
  });
