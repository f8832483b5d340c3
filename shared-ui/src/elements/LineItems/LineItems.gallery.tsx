import type { GalleryStates } from '../../gallery/galleryStates';
import { samplePicture } from '../../gallery/samplePicture';
import { LineItems } from './LineItems';

const picture = { src: samplePicture, fallbackSrc: samplePicture };

export const states: GalleryStates = {
  'two lines': () => (
    <LineItems
      label="Items of the order"
      items={[
        { id: '1', picture, title: 'Lotus saree', detail: 'Free size, 1 piece', amount: '₹2,499' },
        { id: '2', picture, title: 'Neel tee', amount: '₹499' },
      ]}
    />
  ),
};
