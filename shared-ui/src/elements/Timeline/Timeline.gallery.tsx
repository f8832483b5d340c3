import type { GalleryStates } from '../../gallery/galleryStates';
import { Timeline } from './Timeline';

export const states: GalleryStates = {
  'under way': () => (
    <Timeline
      steps={[
        { title: 'Order Placed', time: '22 Nov, 10:42', done: true },
        { title: 'Packed', done: true, detail: 'In Nagpur' },
        { title: 'Delivered', done: false },
      ]}
    />
  ),
};
