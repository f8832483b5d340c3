import type { GalleryStates } from '../../gallery/galleryStates';
import { PageTitle } from './PageTitle';

export const states: GalleryStates = {
  'a title': () => <PageTitle as="p">Women Collection</PageTitle>,
};
