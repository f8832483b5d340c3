import { useRef, useState } from 'react';
import { DataError, isUnanswered, saveAddress } from '@shop/kernel/data';
import { type Address, addressFields, indianStates, readAddress } from '@shop/kernel/domain';
import { useAction, useAuth } from '@shop/kernel/react';
import { ActionForm, AddressFields, Alert, Button } from '@shop/ui';
import { AddressErrorSummary } from './AddressErrorSummary';
import { keepTyped, readTyped } from './typedAddress';

interface Props {
  /** The address to change; a new one without it. */
  address?: Address;
  onSaved: (address: Address) => Promise<void>;
  onSaving: (saving: boolean) => void;
}

/** A new or a changed address; a new one is kept as far as it is typed. */
export function AddressForm({ address, onSaved, onSaving }: Props) {
  const userId = useAuth().user?.id ?? '';
  // Not the action's: the summary of all errors takes the focus here, not the first wrong field.
  const formRef = useRef<HTMLFormElement>(null);
  const { run, check, busy, problem, errors } = useAction({ fields: addressFields, describe: saveFailure });
  const [initial] = useState(() => address ?? readTyped(sessionStorage, userId) ?? {});

  const handleSubmit = async (form: HTMLFormElement) => {
    const { typed, errors: wrong } = readAddress(new FormData(form));
    if (!check(wrong)) return;
    const draft = { ...typed, ...(address && { id: address.id, isDefault: address.isDefault }) };
    onSaving(true);
    await run(async (db) => onSaved(await saveAddress(db, draft)));
    onSaving(false);
  };
  const handleInput = (form: HTMLFormElement) => {
    if (!address) keepTyped(sessionStorage, userId, readAddress(new FormData(form)).typed);
  };

  return (
    <ActionForm
      action={{ formRef }}
      noValidate
      onSubmit={handleSubmit}
      onInput={({ currentTarget }) => handleInput(currentTarget)}
    >
      <AddressErrorSummary errors={errors} form={formRef} />
      <Alert tone="error">{problem}</Alert>
      <AddressFields initial={initial} errors={errors} states={indianStates} />
      <div>
        <Button type="submit" $variant="primary" $busy={busy}>
          Save address
        </Button>
      </div>
    </ActionForm>
  );
}

/** What the database says of a field or of the limit helps; its other words do not. */
function saveFailure(error: unknown): string {
  const isTelling =
    error instanceof DataError &&
    (error.code === 'ADDRESS_LIMIT' ||
      isUnanswered(error) ||
      addressFields.some((field) => field === error.details.field));
  return isTelling ? error.message : 'The address could not be saved. Please try again.';
}
