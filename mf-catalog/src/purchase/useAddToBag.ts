import type { Product } from '@shop/kernel/domain';
import { useCart, useToast } from '@shop/kernel/react';
import { linkTo, useNavigate } from '@shop/kernel/routing';
import { toBagLine } from './toBagLine';

/** Adds to the bag and says so, or says that the bag already holds all there are. */
export function useAddToBag(): (
  product: Product,
  variant: Product['variants'][number],
  quantity: number,
) => void {
  const { lines, send } = useCart();
  const showToast = useToast();
  const navigate = useNavigate();

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
  };
}
