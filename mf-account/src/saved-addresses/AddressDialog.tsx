import { type SubmitEvent, useRef } from 'react';
import styled from 'styled-components';
import { saveAddress } from '@shop/kernel/data';
import {
  type Address,
  type AddressDraft,
  addressErrors,
  indianStates,
  readAddress,
} from '@shop/kernel/domain';
import { useDraft, useToast } from '@shop/kernel/react';
import { AddressFields, Alert, Button, CheckboxField, Dialog, s } from '@shop/ui';
import { useAction } from '../forms/useAction';
import { useFieldErrors } from '../forms/useFieldErrors';

interface Props {
  /** Absent for a new one. */
  address?: Address;
  onClose: () => void;
}

/** Adds or changes one address. Refused by browser or database, it names the field and keeps what was typed. */
export function AddressDialog({ address, onClose }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const action = useAction();
  const { errors, check } = useFieldErrors(form, action.failure);
  const showToast = useToast();
  const forget = useDraft(form, `address ${address?.id ?? 'new'}`);

  const handleClose = () => {
    forget();
    onClose();
  };
  const handleSubmit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    // The default address stays the default: its checkbox is disabled and sends nothing.
    const isDefault = address?.isDefault || fields.has('isDefault');
    const draft: AddressDraft = { ...readAddress(fields), id: address?.id, isDefault };
    if (!check(addressErrors(draft))) return;
    if (!(await action.run((db) => saveAddress(db, draft)))) return;
    showToast({ tone: 'success', message: 'The address is saved.' });
    handleClose();
  };

  return (
    <Dialog title={address ? 'Edit address' : 'Add address'} onClose={handleClose} $width="640px">
      <Form ref={form} noValidate onSubmit={(event) => void handleSubmit(event)}>
        {action.failure && !action.failure.field && <Alert tone="error">{action.failure.message}</Alert>}
        <AddressFields initial={address} errors={errors} states={indianStates} />
        <CheckboxField
          label="Use as my default address"
          name="isDefault"
          defaultChecked={address?.isDefault ?? false}
          disabled={address?.isDefault}
        />
        <Button type="submit" $variant="primary" $size="large" disabled={action.busy} aria-busy={action.busy}>
          Save address
        </Button>
      </Form>
    </Dialog>
  );
}

const Form = styled.form`
  display: grid;
  gap: ${s('space.16')};
`;
