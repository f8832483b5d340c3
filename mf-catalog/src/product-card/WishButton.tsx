import { useWishlist } from '@shop/kernel/react';
import type { CardProduct } from './CardProduct';
import { corners } from './corners';
import { DiscButton } from './DiscButton';
import { toWishlistItem } from './toWishlistItem';

interface Props {
  product: CardProduct;
  /** `bordered` beside a large button, otherwise a disc upon the corner of the picture. */
  look?: 'disc' | 'bordered';
}

/** The heart: filled red while the product is on the wishlist (spec §2, Product card). */
export function WishButton({ product, look = 'disc' }: Props) {
  const wishlist = useWishlist();
  const wished = wishlist.has(product.id);
  return (
    <DiscButton
      icon="heart"
      filled={wished}
      label={`${wished ? 'Remove from' : 'Add to'} wishlist: ${product.name}`}
      $bordered={look === 'bordered'}
      $inset={look === 'disc' ? corners.top : undefined}
      onClick={() => wishlist.toggle(toWishlistItem(product))}
    />
  );
}
