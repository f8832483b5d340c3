import type { GalleryStates } from '../../gallery/galleryStates';
import { SummaryList } from './SummaryList';

export const states: GalleryStates = {
  'a bill': () => (
    <SummaryList
      rows={[
        { label: 'Subtotal', value: '₹2,499' },
        { label: 'Coupon', value: '−₹100', tone: 'neem' },
        { label: 'To pay', value: '₹2,399', strong: true },
      ]}
    />
  ),
};
