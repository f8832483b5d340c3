import type { GalleryStates } from '../../gallery/galleryStates';
import { Spinner } from './Spinner';

export const states: GalleryStates = {
  'under way': () => <Spinner label="Completing sign in..." />,
};
