import type { GalleryStates } from '../../gallery/galleryStates';
import { Kept } from '../../gallery/Kept';
import { ChipGroup } from './ChipGroup';

export const states: GalleryStates = {
  'one chosen, one sold out': () => (
    <Kept initial="M">
      {(value, keep) => (
        <ChipGroup
          legend="Size"
          options={[
            { value: 'S', label: 'S' },
            { value: 'M', label: 'M', note: '2 left' },
            { value: 'L', label: 'L', disabled: true },
          ]}
          value={value}
          onChange={keep}
        />
      )}
    </Kept>
  ),
  'any of them': () => (
    <ChipGroup
      legend="Sizes it comes in"
      options={['S', 'M', 'L'].map((size) => ({ value: size, label: size }))}
      values={['S', 'L']}
      onToggle={() => undefined}
    />
  ),
  'none chosen, with a fault': () => (
    <ChipGroup
      legend="Frame"
      options={[{ value: '18', label: '18 inch' }]}
      value={undefined}
      onChange={() => undefined}
      error="Please select a variant"
    />
  ),
};
