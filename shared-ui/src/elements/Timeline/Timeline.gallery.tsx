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
  'waiting and ended': () => (
    <Timeline
      steps={[
        { title: 'Order Placed', done: true },
        { title: 'Waiting for Payment', done: false, mark: 'waiting' },
        { title: 'Cancelled', done: true, mark: 'ended' },
      ]}
    />
  ),
};
