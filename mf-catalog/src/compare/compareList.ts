import { lookUp, type Product } from '@shop/kernel/domain';
import type { Platform } from '@shop/kernel/platform';
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

/** What is compared of a product, without what else it has. */
export const comparedFields = (product: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(
    Object.keys(fields).map((name) => [name, lookUp(product, name)]),
  ) as unknown as ComparedProduct;

/** A compared product as it was stored, or `undefined`. */
export function parseComparedProduct(value: unknown): ComparedProduct | undefined {
  if (!isRecord(value)) return undefined;
  const product = comparedFields(value);
  return Object.entries(fields).every(([name, accepts]) => accepts(lookUp(product, name)))
    ? product
    : undefined;
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
