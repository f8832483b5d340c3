import { fetchProduct } from '@shop/kernel/data';
import { stockOf, variantKind } from '@shop/kernel/domain';
import { useAction, useToast } from '@shop/kernel/react';
import { useQuickView } from '../product-card/useQuickView';
import { useAddToBag } from '../purchase/useAddToBag';
import type { ComparedProduct } from './compareList';

/**
 * Puts a compared product into the bag. What the device kept knows neither sizes nor today's stock, so the product is read
 * when somebody asks; where there is a choice, the quick view has it.
 */
export function useTakeCompared({ id, name }: ComparedProduct): { busy: boolean; take: () => void } {
  const addToBag = useAddToBag();
  const openQuickView = useQuickView();
  const showToast = useToast();
  const { busy, run } = useAction({
    inToast: true,
    describe: () => 'The shop did not answer. Please try again.',
  });

  const take = () =>
    void run(async (db) => {
      const product = await fetchProduct(db, id);
      const [only] = product?.variants ?? [];
      if (!product || !only) showToast({ message: `${name} is no longer sold`, tone: 'error' });
      else if (stockOf(product).level === 'out')
        showToast({ message: `${name} is out of stock`, tone: 'error' });
      else if (variantKind(product.variants)) void openQuickView(id);
      else addToBag(product, only, 1);
    });

  return { busy, take };
}
