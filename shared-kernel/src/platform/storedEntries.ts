import type { BagCommand, BagLine } from '../domain/bag';
import type { Picture } from '../domain/picture';
import type { WishlistCommand, WishlistItem } from '../domain/wishlist';

/*
 * What the device remembers may be of another version or tampered with, so each entry is looked at whole: one
 * that is none is dropped, and no page ever shows ₹NaN.
 */

type Fields = Record<string, unknown>;

const isRecord = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isText = (value: unknown): value is string => typeof value === 'string';
const isName = (value: unknown): value is string => isText(value) && value !== '';
const isRupees = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0;
const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) > 0;
const isListOf = <Item>(value: unknown, isItem: (item: unknown) => item is Item): value is Item[] =>
  Array.isArray(value) && value.every(isItem);

const isPicture = (value: unknown): value is Picture =>
  isRecord(value) &&
  isName(value.path) &&
  isText(value.alt) &&
  isCount(value.width) &&
  isCount(value.height) &&
  isListOf(value.widths, isCount);
const isPictureOrNone = (value: unknown): value is Picture | null => value === null || isPicture(value);

/** A bag line as it was stored, or `undefined`. */
export function parseBagLine(value: unknown): BagLine | undefined {
  if (!isRecord(value)) return undefined;
  const { id, productId, name, price, picture, variant, quantity, maxStock } = value;
  if (!isName(id) || !isName(productId) || !isName(name) || !isText(variant)) return undefined;
  if (!isRupees(price) || !isCount(quantity) || quantity > 99 || !isPictureOrNone(picture)) return undefined;
  if (maxStock !== undefined && !isRupees(maxStock)) return undefined;
  return { id, productId, name, price, picture, variant, quantity, maxStock };
}

/** A wishlist item as it was stored, or `undefined`. */
export function parseWishlistItem(value: unknown): WishlistItem | undefined {
  if (!isRecord(value)) return undefined;
  const { id, name, price, picture, category, inStock } = value;
  if (!isName(id) || !isName(name) || !isText(category) || !isRupees(price)) return undefined;
  if (!isPictureOrNone(picture) || (inStock !== undefined && typeof inStock !== 'boolean')) return undefined;
  return { id, name, price, picture, category, inStock };
}

/** A change of the bag as it was stored, or `undefined`. */
export function parseBagCommand(value: unknown): BagCommand | undefined {
  if (!isRecord(value)) return undefined;
  const { type, id, quantity } = value;
  if (type === 'clear') return { type };
  if (type === 'remove' && isName(id)) return { type, id };
  if (type === 'add-all' && isName(id) && Array.isArray(value.lines)) {
    const lines = value.lines.map(parseBagLine).filter((each) => each !== undefined);
    return { type, id, lines };
  }
  if (type === 'set-quantity' && isName(id) && isRupees(quantity) && quantity <= 99)
    return { type, id, quantity };
  const line = type === 'add' || type === 'put' ? parseBagLine(value.line) : undefined;
  return line && { type: type === 'add' ? 'add' : 'put', line };
}

/** A change of the wishlist as it was stored, or `undefined`. */
export function parseWishlistCommand(value: unknown): WishlistCommand | undefined {
  if (!isRecord(value)) return undefined;
  const { type, id } = value;
  if (type === 'clear') return { type };
  if (type === 'remove' && isName(id)) return { type, id };
  const item = type === 'add' ? parseWishlistItem(value.item) : undefined;
  return item && { type: 'add', item };
}
