import { type SubmitEvent, useRef } from 'react';
import styled from 'styled-components';
import { type Address, indianStates } from '@shop/kernel/domain';
import { AddressFields, Alert, Button, s } from '@shop/ui';
import { AddressErrorSummary } from './AddressErrorSummary';
import { useAddressForm } from './useAddressForm';

interface Props {
  /** The address to change; a new one without it. */
  address?: Address;
  onSaved: (address: Address) => Promise<void>;
  onSaving: (saving: boolean) => void;
}

/** A new or a changed address. */
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
      <AddressFields initial={initial} errors={errors} states={indianStates} />
      <div>
        <Button type="submit" $variant="primary" disabled={saving} aria-busy={saving}>
          Save address
        </Button>
      </div>
    </Form>
  );
}

const Form = styled.form`
  display: grid;
  gap: ${s('space.16')};
`;
