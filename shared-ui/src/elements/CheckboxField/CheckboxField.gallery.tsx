import type { GalleryStates } from '../../gallery/galleryStates';
import { CheckboxField } from './CheckboxField';

export const states: GalleryStates = {
  empty: () => <CheckboxField name="gift" label="This is a gift" />,
  checked: () => <CheckboxField name="checked" label="Save this address" defaultChecked />,
  'with a fault': () => (
    <CheckboxField
      name="terms"
      label={
        <>
          I accept the <a href="#terms">terms</a>
        </>
      }
      error="Accept the terms to go on."
    />
  ),
  disabled: () => <CheckboxField name="off" label="Express delivery" disabled />,
};
