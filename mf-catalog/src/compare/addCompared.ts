import { pictureUrl, placeholderPicture, type Product } from '@shop/kernel/domain';
import type { Platform, ShopCommands } from '@shop/kernel/platform';
import { compareListOf, isCompareFull } from './compareList';
import { toCompared } from './toCompared';

const thumbnailWidth = 320;

/** Adds a product to those that are compared, and answers what to say of it (spec §4 Compare, §8). */
export function addCompared(platform: Platform, product: Product | undefined): ShopCommands['show-toast'] {
  const compare = compareListOf(platform);
  // Others may have come while it was on its way.
  if (isCompareFull(compare.get()))
    return { message: 'You can compare maximum 3 products at a time', tone: 'error' };
  if (!product) return { message: 'Product Not Found', tone: 'error' };
  const image = pictureUrl(product.pictures[0] ?? placeholderPicture, thumbnailWidth);
  compare.send({ type: 'add', product: toCompared(product, image) });
  return { message: 'Product added to comparison!', tone: 'success' };
}
