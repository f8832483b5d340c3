import { fetchProduct } from '@shop/kernel/data';
import type { BagLine } from '@shop/kernel/domain';
import { useAction, useCart, usePlatform, useToast } from '@shop/kernel/react';
import { focusTitle } from '@shop/ui';

interface LineActions {
  remove: () => void;
  /** True while the product is looked up for the wishlist. */
  moving: boolean;
  moveToWishlist: () => Promise<void>;
}

/** The ways out of the bag. Both can be undone from the message that confirms them. */
export function useLineActions(line: BagLine): LineActions {
  const { send } = useCart();
  const { bag, wishlist } = usePlatform();
  const showToast = useToast();
  const { busy, run } = useAction({
    inToast: true,
    describe: () => 'The shop did not answer. Please try again.',
  });

  const takeOut = (message: string, undoMore?: () => void) => {
    const taken = bag.get().find(({ id }) => id === line.id);
    const undo = () => {
      if (taken) send({ type: 'add', line: taken });
      undoMore?.();
      focusTitle();
    };
    const action = { label: 'Undo', run: undo };
    send({ type: 'remove', id: line.id }, { message, tone: 'info', action });
  };

  const moveToWishlist = async () => {
    await run(async (db) => {
      // The wishlist shows a category, which the bag does not know.
      const product = await fetchProduct(db, line.productId);
      if (!product) return showToast({ message: `${line.name} is no longer sold`, tone: 'error' });
      const { id, name, price, category, inStock } = product;
      const wished = wishlist.get().some((item) => item.id === id);
      const item = { id, name, price, picture: product.pictures[0] ?? null, category, inStock };
      wishlist.send({ type: 'add', item });
      takeOut(`${name} moved to your wishlist`, () => {
        if (!wished) wishlist.send({ type: 'remove', id });
      });
    });
  };

  return { remove: () => takeOut(`${line.name} removed`), moving: busy, moveToWishlist };
}
