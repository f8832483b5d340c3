import { useState } from 'react';
import { type Product, stockOf, variantKind } from '@shop/kernel/domain';
import { clampQuantity } from './clampQuantity';
import { type PurchaseError, purchaseError } from './purchaseError';
import { useAddToBag } from './useAddToBag';

export interface Purchase {
  chosen: Product['variants'][number] | undefined;
  choose: (variantId: string) => void;
  quantity: number;
  /** Pieces that may be taken: the variant's stock, or the product's while none is chosen. */
  limit: number;
  setQuantity: (quantity: number) => void;
  soldOut: boolean;
  error: PurchaseError | undefined;
  /** Puts the choice into the bag, or shows what is missing. */
  submit: () => void;
}

/** The shopper's choice of variant and quantity on the product page and in quick view (spec §4, §5). */
export function usePurchase(product: Product, onSoldOut?: () => void): Purchase {
  const addToBag = useAddToBag(onSoldOut);
  const [variantId, setVariantId] = useState<string>();
  const [wanted, setWanted] = useState(1);
  const [error, setError] = useState<PurchaseError>();

  const chosen = variantKind(product.variants)
    ? // It may have been sold out since it was chosen.
      product.variants.find(({ id, stock }) => id === variantId && stock > 0)
    : product.variants[0];
  const limit = chosen?.stock ?? product.stockCount;
  const quantity = clampQuantity(wanted, limit);

  return {
    chosen,
    quantity,
    limit,
    error,
    soldOut: stockOf(product).level === 'out',
    choose: (id) => {
      setVariantId(id);
      setError(undefined);
    },
    setQuantity: setWanted,
    submit: () => {
      const problem = purchaseError(chosen, quantity);
      setError(problem);
      if (chosen && !problem) addToBag(product, chosen, quantity);
    },
  };
}
