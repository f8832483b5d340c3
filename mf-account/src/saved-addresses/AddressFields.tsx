import styled from 'styled-components';
import { indianStates, type Address, type AddressField } from '@shop/kernel/domain';
import { from, s, SelectField, TextArea, TextField } from '@shop/ui';

const states = [
  { value: '', label: 'Choose a state' },
  ...indianStates.map((state) => ({ value: state, label: state })),
];

const types = [
  { value: 'home', label: 'Home' },
  { value: 'office', label: 'Office' },
  { value: 'other', label: 'Other' },
];

interface Props {
  address?: Address;
  errors: Partial<Record<AddressField, string>>;
}

/** The fields of an address, named as in the domain. */
export function AddressFields({ address, errors }: Props) {
  return (
    <Grid>
      <TextField
        label="Full Name"
        name="name"
        autoComplete="shipping name"
        defaultValue={address?.name}
        error={errors.name}
        required
      />
      <TextField
        label="Mobile Number"
        name="phone"
        type="tel"
        inputMode="tel"
        autoComplete="shipping tel-national"
        hint="10 digits; the courier calls this number."
        defaultValue={address?.phone}
        error={errors.phone}
        required
      />
      <Wide>
        <TextArea
          label="Address"
          name="address"
          autoComplete="shipping street-address"
          hint="House number, street and area"
          rows={2}
          defaultValue={address?.address}
          error={errors.address}
          required
        />
      </Wide>
      <TextField
        label="PIN Code"
        name="pincode"
        inputMode="numeric"
        autoComplete="shipping postal-code"
        defaultValue={address?.pincode}
        error={errors.pincode}
        required
      />
      <TextField
        label="City"
        name="city"
        autoComplete="shipping address-level2"
        defaultValue={address?.city}
        error={errors.city}
        required
      />
      <SelectField
        label="State"
        name="state"
        options={states}
        autoComplete="shipping address-level1"
        defaultValue={address?.state ?? ''}
        error={errors.state}
        required
      />
      <SelectField
        label="Type of address"
        name="type"
        options={types}
        defaultValue={address?.type ?? 'home'}
        required
      />
    </Grid>
  );
}

const Grid = styled.div`
  display: grid;
  gap: ${s('space.16')};
  align-items: start;

  ${from('tablet')} {
    grid-template-columns: 1fr 1fr;
  }
`;

const Wide = styled.div`
  grid-column: 1 / -1;
`;
