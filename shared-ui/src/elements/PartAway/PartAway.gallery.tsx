import type { GalleryStates } from '../../gallery/galleryStates';
import { PartAway } from './PartAway';

export const states: GalleryStates = {
  'beside what was pressed': () => <PartAway onRetry={() => undefined} />,
};
