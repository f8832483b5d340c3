import { useState } from 'react';
import { fetchProduct } from '@shop/kernel/data';
import type { BagLine } from '@shop/kernel/domain';
import { useCart, usePlatform, useToast } from '@shop/kernel/react';

interface LineActions {
  remove: () => void;
  /** True while the product is looked up for the wishlist. */
  moving: boolean;
  moveToWishlist: () => Promise<void>;
}

/** The ways out of the bag. Both can be undone from the message that confirms them. */
export function useLineActions(line: BagLine): LineActions {
  const { send } = useCart();
  const { connect, bag, wishlist } = usePlatform();
  const showToast = useToast();
  const [moving, setMoving] = useState(false);

  const takeOut = (message: string, undoMore?: () => void) => {
    const taken = bag.get().find(({ id }) => id === line.id);
    send({ type: 'remove', id: line.id });
    const undo = () => {
      if (taken) send({ type: 'add', line: taken });
      undoMore?.();
    };
    showToast({ message, tone: 'info', action: { label: 'Undo', run: undo } });
  };

  const moveToWishlist = async () => {
    setMoving(true);
    try {
      // The wishlist shows a category, which the bag does not know.
      const product = await fetchProduct(await connect(), line.productId);
      if (!product) return showToast({ message: `${line.name} is no longer sold`, tone: 'error' });
      const { id, name, price, category, inStock } = product;
      const wished = wishlist.get().some((item) => item.id === id);
      const item = { id, name, price, picture: product.pictures[0] ?? null, category, inStock };
      wishlist.send({ type: 'add', item });
      takeOut(`${name} moved to your wishlist`, () => {
        if (!wished) wishlist.send({ type: 'remove', id });
      });
    } catch {
      showToast({ message: 'The shop did not answer. Please try again.', tone: 'error' });
    } finally {
      setMoving(false);
    }
  };

  return { remove: () => takeOut(`${line.name} removed`), moving, moveToWishlist };
}
