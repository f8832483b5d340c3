import type { GalleryStates } from '../../gallery/galleryStates';
import { Skeleton } from './Skeleton';

export const states: GalleryStates = {
  'a line and a picture': () => (
    <>
      <Skeleton height="1em" width="60%" />
      <Skeleton height="160px" />
    </>
  ),
};
