import { useRef, type SubmitEvent } from 'react';
import styled from 'styled-components';
import { indianStates, type Address, type AddressType } from '@shop/kernel/domain';
import { Alert, Button, from, s, SelectField, TextArea, TextField } from '@shop/ui';
import { AddressErrorSummary } from './AddressErrorSummary';
import { useAddressForm } from './useAddressForm';

interface Props {
  /** The address to change; a new one without it. */
  address?: Address;
  onSaved: (address: Address) => Promise<void>;
  onSaving: (saving: boolean) => void;
}

const states = [
  { value: '', label: 'Choose a state' },
  ...indianStates.map((state) => ({ value: state, label: state })),
];

const types: { value: AddressType; label: string }[] = [
  { value: 'home', label: 'Home' },
  { value: 'office', label: 'Office' },
  { value: 'other', label: 'Other' },
];

/** A new or a changed address. Field names are those of the domain, `autoComplete` those of browsers. */
export function AddressForm({ address, onSaved, onSaving }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const { initial, remember, saving, errors, failure, submit } = useAddressForm(address, onSaved, onSaving);

  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    void submit(event.currentTarget);
  };

  return (
    <Form
      ref={form}
      noValidate
      onSubmit={handleSubmit}
      onInput={({ currentTarget }) => remember(currentTarget)}
    >
      <AddressErrorSummary errors={errors} form={form} />
      {failure && <Alert tone="error">{failure}</Alert>}
      <TextField
        label="Full Name"
        name="name"
        autoComplete="shipping name"
        defaultValue={initial.name}
        required
        error={errors.name}
      />
      <TextField
        label="Mobile Number"
        name="phone"
        type="tel"
        inputMode="tel"
        autoComplete="shipping tel-national"
        defaultValue={initial.phone}
        hint="10 digits; the courier calls this number."
        required
        error={errors.phone}
      />
      <Wide>
        <TextArea
          label="Address"
          name="address"
          autoComplete="shipping street-address"
          defaultValue={initial.address}
          hint="House number, street and area"
          rows={2}
          required
          error={errors.address}
        />
      </Wide>
      <TextField
        label="PIN Code"
        name="pincode"
        inputMode="numeric"
        autoComplete="shipping postal-code"
        defaultValue={initial.pincode}
        required
        error={errors.pincode}
      />
      <TextField
        label="City"
        name="city"
        autoComplete="shipping address-level2"
        defaultValue={initial.city}
        required
        error={errors.city}
      />
      <SelectField
        label="State"
        name="state"
        options={states}
        autoComplete="shipping address-level1"
        defaultValue={initial.state ?? ''}
        required
        error={errors.state}
      />
      <SelectField
        label="Type of address"
        name="type"
        options={types}
        defaultValue={initial.type ?? ('home' satisfies AddressType)}
        required
      />
      <Wide>
        <Button type="submit" $variant="primary" disabled={saving} aria-busy={saving}>
          Save address
        </Button>
      </Wide>
    </Form>
  );
}

const Form = styled.form`
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
