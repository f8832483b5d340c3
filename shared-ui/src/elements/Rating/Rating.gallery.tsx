import type { GalleryStates } from '../../gallery/galleryStates';
import { Rating } from './Rating';

export const states: GalleryStates = {
  'with ratings': () => <Rating value={4.8} count={21300} />,
  'without ratings': () => <Rating value={0} />,
};
