import type { Product } from '@shop/kernel/domain';
import { useWishlist } from '@shop/kernel/react';
import { IconButton, s } from '@shop/ui';
import styled from 'styled-components';
import { toWishlistItem } from './toWishlistItem';

/** The heart: filled red while the product is on the wishlist (spec §2, Product card). */
export function WishButton({ product }: { product: Product }) {
  const wishlist = useWishlist();
  const wished = wishlist.has(product.id);
  return (
    <Heart
      icon="heart"
      label={`${wished ? 'Remove from' : 'Add to'} wishlist: ${product.name}`}
      aria-pressed={wished}
      $wished={wished}
      onClick={() => wishlist.toggle(toWishlistItem(product))}
    />
  );
}

const Heart = styled(IconButton)<{ $wished: boolean }>`
  background: ${s('color.surface')};
  color: ${({ $wished }) => ($wished ? s('color.kumkum') : s('color.ink2'))};
  svg {
    fill: ${({ $wished }) => ($wished ? 'currentColor' : 'none')};
  }
`;
