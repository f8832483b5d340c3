import type { GalleryStates } from '../../gallery/galleryStates';
import { TitledPage } from './TitledPage';

export const states: GalleryStates = {
  'a short page': () => (
    <TitledPage title="Shipping" intro="Within India only.">
      <p>Orders are processed within 24 hours.</p>
    </TitledPage>
  ),
};
