import { useRef } from 'react';
import { pictureUrl, placeholderPicture, type Product } from '@shop/kernel/domain';
import { usePlatform, useStore, useToast } from '@shop/kernel/react';
import { compareListOf, isCompareFull, toCompared } from './compareList';

const thumbnailWidth = 320;

/**
 * Whether a product is being compared, and the button's action with its messages (spec §4 Compare, §8). `getWhole` says
 * all of it, once it is to be compared; it may reject with `DataError`.
 */
export function useCompareProduct(
  id: string,
  getWhole: () => Promise<Product | undefined>,
): { compared: boolean; toggle: () => void } {
  const compare = compareListOf(usePlatform());
  const list = useStore(compare);
  const showToast = useToast();
  const compared = Object.hasOwn(list, id);
  const isAsked = useRef(false);

  const refuseFourth = () => {
    if (isCompareFull(compare.get())) throw new Error('You can compare maximum 3 products at a time');
  };
  const add = async () => {
    if (isAsked.current) return;
    isAsked.current = true;
    try {
      refuseFourth();
      const product = await getWhole();
      if (!product) throw new Error('Product Not Found');
      // Others may have come while it was on its way.
      refuseFourth();
      const image = pictureUrl(product.pictures[0] ?? placeholderPicture, thumbnailWidth);
      compare.send({ type: 'add', product: toCompared(product, image) });
      showToast({ message: 'Product added to comparison!', tone: 'success' });
    } catch (error) {
      showToast({ message: error instanceof Error ? error.message : String(error), tone: 'error' });
    } finally {
      isAsked.current = false;
    }
  };

  const toggle = () => {
    if (compared) compare.send({ type: 'remove', id });
    else void add();
  };
  return { compared, toggle };
}
