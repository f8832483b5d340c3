import { wholePicture } from './cardPicture';
import type { CardProduct } from './CardProduct';

/** As `useWishlist` keeps it. */
export const toWishlistItem = ({ id, name, price, category, pictures: [picture] }: CardProduct) => ({
  id,
  name,
  price,
  picture: picture ? wholePicture(picture, name) : null,
  category,
});
