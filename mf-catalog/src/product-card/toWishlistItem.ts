import type { WishlistItem } from '@shop/kernel/domain';
import { wholePicture } from './cardPicture';
import type { CardProduct } from './CardProduct';

export const toWishlistItem = ({
  id,
  name,
  price,
  category,
  pictures: [picture],
}: CardProduct): WishlistItem => ({
  id,
  name,
  price,
  picture: picture ? wholePicture(picture, name) : null,
  category,
});
