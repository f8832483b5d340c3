import type { GalleryStates } from '../../gallery/galleryStates';
import { BrandMark } from './BrandMark';

export const states: GalleryStates = {
  'in the header': () => <BrandMark size={40} />,
  large: () => <BrandMark size={128} />,
};
