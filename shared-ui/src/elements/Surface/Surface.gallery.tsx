import type { GalleryStates } from '../../gallery/galleryStates';
import { Surface } from './Surface';

export const states: GalleryStates = {
  'a card': () => <Surface style={{ padding: 24 }}>On paper, with a line around it</Surface>,
};
