import type { GalleryStates } from '../../gallery/galleryStates';
import { AddressFields } from './AddressFields';

export const states: GalleryStates = {
  empty: () => <AddressFields errors={{}} states={['Goa', 'Maharashtra']} />,
  'filled in, with faults': () => (
    <AddressFields
      initial={{
        name: 'Asha Rao',
        phone: '98',
        address: '12 Lotus Lane',
        pincode: '44',
        city: 'Nagpur',
        state: 'Goa',
      }}
      errors={{ phone: 'Enter the 10 digits of a mobile number.', pincode: 'A PIN code has six digits.' }}
      states={['Goa', 'Maharashtra']}
    />
  ),
};
