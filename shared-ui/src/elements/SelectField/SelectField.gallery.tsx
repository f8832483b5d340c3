import type { GalleryStates } from '../../gallery/galleryStates';
import { SelectField } from './SelectField';

const options = [
  { value: '', label: 'Choose' },
  { value: 'goa', label: 'Goa' },
];

export const states: GalleryStates = {
  'at rest': () => <SelectField label="State" name="state" options={options} hint="Where it is delivered" />,
  'with a fault': () => (
    <SelectField label="Reason" name="reason" options={options} error="Choose a reason." />
  ),
  optional: () => <SelectField label="Occasion" name="occasion" options={options} required={false} />,
};
