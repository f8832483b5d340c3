import type { GalleryStates } from '../../gallery/galleryStates';
import { Kept } from '../../gallery/Kept';
import { Tabs } from './Tabs';

export const states: GalleryStates = {
  'three panels': () => (
    <Kept initial="description">
      {(selected, select) => (
        <Tabs
          label="About this product"
          selected={selected}
          onSelect={select}
          tabs={[
            { id: 'description', label: 'Description', content: 'Soft cotton' },
            { id: 'features', label: 'Features', content: 'Block printed by hand' },
            { id: 'reviews', label: 'Reviews', content: 'Lovely' },
          ]}
        />
      )}
    </Kept>
  ),
};
