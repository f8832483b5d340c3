import type { GalleryStates } from '../../gallery/galleryStates';
import { Rating } from './Rating';

export const states: GalleryStates = {
  'with reviews': () => <Rating value={4.8} count={21300} />,
  'without reviews': () => <Rating value={0} />,
};
