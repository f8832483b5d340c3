import type { Product } from '@shop/kernel/domain';
import { useWishlist } from '@shop/kernel/react';
import { DiscButton } from './DiscButton';
import { toWishlistItem } from './toWishlistItem';

/** The heart: filled red while the product is on the wishlist (spec §2, Product card). */
export function WishButton({ product }: { product: Product }) {
  const wishlist = useWishlist();
  const wished = wishlist.has(product.id);
  return (
    <DiscButton
      icon="heart"
      label={`${wished ? 'Remove from' : 'Add to'} wishlist: ${product.name}`}
      aria-pressed={wished}
      $tone={wished ? 'wished' : 'plain'}
      onClick={() => wishlist.toggle(toWishlistItem(product))}
    />
  );
}
