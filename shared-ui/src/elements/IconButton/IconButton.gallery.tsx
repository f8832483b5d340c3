import type { GalleryStates } from '../../gallery/galleryStates';
import { IconButton } from './IconButton';

export const states: GalleryStates = {
  'at rest': () => <IconButton label="Add to wishlist" icon="heart" />,
  filled: () => <IconButton label="Remove from wishlist" icon="heart" filled />,
  disabled: () => <IconButton label="Decrease quantity" icon="minus" disabled />,
};
