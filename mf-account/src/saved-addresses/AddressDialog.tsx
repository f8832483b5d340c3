import { useState } from 'react';
import { saveAddress } from '@shop/kernel/data';
import { type Address, addressFields, indianStates, readAddress } from '@shop/kernel/domain';
import { useAuth, useDraft, usePlatform } from '@shop/kernel/react';
import { useChange } from '@shop/kernel/routing';
import { ActionForm, AddressFields, Alert, Button, CheckboxField, Dialog } from '@shop/ui';

interface Props {
  /** Absent for a new one. */
  address?: Address;
  onClose: () => void;
}

/** Adds or changes one address. Refused by browser or database, it names the field and keeps what was typed. */
export function AddressDialog({ address, onClose }: Props) {
  const { delivery } = usePlatform();
  const action = useChange({ fields: addressFields, staleBy: ['UNKNOWN_ADDRESS'] });
  const { user } = useAuth();
  // Of whoever began it: their session may end meanwhile, and another account be next in this tab.
  const [name] = useState(user ? `address ${address?.id ?? 'new'} ${user.id}` : undefined);
  const forget = useDraft(action.formRef, name);

  const handleClose = () => {
    forget();
    onClose();
  };
  const handleSubmit = async (form: HTMLFormElement) => {
    const fields = new FormData(form);
    // The default address stays the default: its checkbox is disabled and sends nothing.
    const isDefault = address?.isDefault || fields.has('isDefault');
    const { typed, errors } = readAddress(fields);
    if (!action.check(errors)) return;
    const draft = { ...typed, id: address?.id, isDefault };
    const { done } = await action.run((db) => saveAddress(db, draft), 'The address is saved.');
    if (done) handleClose();
  };

  return (
    <Dialog title={address ? 'Edit address' : 'Add address'} onClose={handleClose} $width="640px">
      <ActionForm action={action} noValidate onSubmit={handleSubmit}>
        <Alert tone="error">{action.problem}</Alert>
        <AddressFields
          initial={address}
          errors={action.errors}
          states={indianStates}
          placeOf={delivery.to}
          onMend={action.mend}
        />
        <CheckboxField
          label="Use as my default address"
          name="isDefault"
          defaultChecked={address?.isDefault ?? false}
          disabled={address?.isDefault}
        />
        <Button type="submit" $variant="primary" $size="large" $busy={action.busy}>
          Save address
        </Button>
      </ActionForm>
    </Dialog>
  );
}
