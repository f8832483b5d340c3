import { useRef } from 'react';
import type { Product } from '@shop/kernel/domain';
import { usePlatform, useStore, useToast } from '@shop/kernel/react';
import { retryOnce } from '@shop/kernel/routing';
import { compareListOf } from './compareList';

/** With the tray, which what is added shows in. */
const adding = () => import(/* webpackChunkName: "compared" */ './addCompared');

/**
 * Whether a product is being compared, and the button's action with its messages (spec §4 Compare, §8). `getWhole` says
 * all of it, once it is to be compared; it may reject with `DataError`.
 */
export function useCompareProduct(
  id: string,
  getWhole: () => Promise<Product | undefined>,
): { compared: boolean; toggle: () => void } {
  const platform = usePlatform();
  const compare = compareListOf(platform);
  const compared = Object.hasOwn(useStore(compare), id);
  const showToast = useToast();
  const isAsked = useRef(false);

  const add = async () => {
    if (isAsked.current) return;
    isAsked.current = true;
    try {
      const [{ addCompared }, product] = await Promise.all([retryOnce(adding), getWhole()]);
      showToast(addCompared(platform, product));
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
