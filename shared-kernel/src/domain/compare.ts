import { fallbackDescription, fallbackFeatures, type Product } from './product';

/** Spec §9. */
export const compareLimit = 3;
/** Local-storage key and shape of the spec (§3): products keyed by id. */
export const compareStorageKey = 'compareProducts';

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

export type CompareList = Readonly<Record<string, ComparedProduct>>;

export type CompareCommand =
  { type: 'add'; product: ComparedProduct } | { type: 'remove'; id: string } | { type: 'clear' };

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
