import type { Product } from '@shop/kernel/domain';
import { useCart, usePlatform, useToast } from '@shop/kernel/react';
import { linkTo, useNavigate, useRevalidator } from '@shop/kernel/routing';
import { forgetPreview } from '../preview/productPreviews';
import { askIfSoldOut } from './askIfSoldOut';
import { toBagLine } from './toBagLine';

/**
 * Adds to the bag and says so, or says that the bag already holds all there are. What was sold out since the page was
 * loaded is taken out again, said so, and the page shows what there is instead; `onSoldOut` does the same for what is no
 * page.
 */
export function useAddToBag(
  onSoldOut?: () => void,
): (product: Product, variant: Product['variants'][number], quantity: number) => void {
  const { lines, send } = useCart();
  const showToast = useToast();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const { connect } = usePlatform();

  return (product, variant, quantity) => {
    const bag = linkTo('cart');
    const way = { action: { label: 'View bag', run: () => void navigate(bag) }, about: bag };
    const held = lines.find(({ id }) => id === variant.id)?.quantity ?? 0;
    if (held >= variant.stock) {
      showToast({ message: `Your bag already holds all ${variant.stock} in stock`, tone: 'info', ...way });
      return;
    }
    const said = { message: `${product.name} added to your bag`, tone: 'success', ...way } as const;
    send({ type: 'add', line: toBagLine(product, variant, quantity) }, said);
    void askIfSoldOut(connect, variant.id).then((soldOut) => {
      if (!soldOut) return;
      send({ type: 'remove', id: variant.id });
      showToast({
        message: `${product.name} was sold out a moment ago. It is not in your bag.`,
        tone: 'error',
      });
      forgetPreview(product.id);
      onSoldOut?.();
      void revalidate();
    });
  };
}
