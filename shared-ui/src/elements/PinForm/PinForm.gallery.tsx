import type { GalleryStates } from '../../gallery/galleryStates';
import { PinForm } from './PinForm';

export const states: GalleryStates = {
  empty: () => <PinForm choose={() => Promise.resolve()} />,
  'with a PIN code': () => <PinForm initial="440001" choose={() => Promise.resolve()} />,
};
