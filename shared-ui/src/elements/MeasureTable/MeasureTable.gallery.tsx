import type { GalleryStates } from '../../gallery/galleryStates';
import { MeasureTable } from './MeasureTable';

export const states: GalleryStates = {
  'a size chart': () => (
    <MeasureTable
      caption="Women, in inches"
      columns={['Size', 'Bust', 'Waist']}
      rows={[
        { name: 'S', cells: ['34', '28'] },
        { name: 'M', cells: ['36', '30'] },
      ]}
    />
  ),
};
