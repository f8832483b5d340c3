import { type InputEvent, type Ref, useEffect, useImperativeHandle, useRef, useState } from 'react';
import { DataError, isUnanswered, saveAddress } from '@shop/kernel/data';
import { type Address, addressFields, indianStates, readAddress } from '@shop/kernel/domain';
import { useAction, useAuth, usePlatform } from '@shop/kernel/react';
import { ActionForm, AddressFields, Button } from '@shop/ui';
import { tabStorage } from '../memory/storages';
import type { Place } from '../ordering/quoteOrder';
import { AddressErrorSummary, type Lead } from './AddressErrorSummary';
import { keepTyped, readTyped } from './typedAddress';

/** What the button that places the order asks of a form that is open. */
export interface AddressFormHandle {
  /** The saved address; nothing where something is wrong, and then the first wrong field has the focus. */
  save: () => Promise<Address | undefined>;
}

interface Props {
  /** The address to change; a new one without it. */
  address?: Address;
  /** `isByButton`: by the form's own, not by the one that places the order. */
  onSaved: (address: Address, isByButton: boolean) => Promise<void>;
  onSaving: (saving: boolean) => void;
  /** What is promised to the PIN code that stands in the form, once it is whole. */
  onPlace: (place: Place | undefined) => void;
  ref: Ref<AddressFormHandle>;
}

/** A new or a changed address; a new one is kept as far as it is typed. */
export function AddressForm({ address, onSaved, onSaving, onPlace, ref }: Props) {
  const { delivery } = usePlatform();
  const { user, guest } = useAuth();
  const userId = (user ?? guest)?.id ?? '';
  // Not the action's: the summary of all errors takes the focus here, unless the order was to be placed.
  const formRef = useRef<HTMLFormElement>(null);
  const [lead, setLead] = useState<Lead>({ to: 'summary' });
  const { run, check, mend, busy, problem, errors } = useAction({
    fields: addressFields,
    describe: saveFailure,
  });
  const [initial] = useState(() => address ?? readTyped(tabStorage(), userId) ?? { phone: guest?.phone });

  const isChange = address !== undefined;
  // The button that was pressed for it is gone.
  useEffect(() => {
    if (isChange) formRef.current?.querySelector('input')?.focus();
  }, [isChange]);

  const save = async (form: HTMLFormElement, to: Lead['to']): Promise<Address | undefined> => {
    const { typed, errors: wrong } = readAddress(new FormData(form));
    if (!check(wrong)) {
      setLead({ to });
      return undefined;
    }
    const draft = { ...typed, ...(address && { id: address.id, isDefault: address.isDefault }) };
    onSaving(true);
    const outcome = await run(async (db) => {
      // Nobody waits for a parcel that is never sent; without an answer the order itself is asked.
      const place = await delivery.to(typed.pincode).catch(() => undefined);
      if (place?.serviceable === false) throw notServed(typed.pincode);
      const saved = await saveAddress(db, draft);
      await onSaved(saved, to === 'summary');
      return saved;
    });
    onSaving(false);
    if (!outcome.done) setLead({ to });
    return outcome.done ? outcome.value : undefined;
  };
  useImperativeHandle(ref, () => ({
    save: async () => (formRef.current ? save(formRef.current, 'field') : undefined),
  }));

  const askedPin = useRef('');
  const placeOf = async (pin: string) => {
    askedPin.current = pin;
    const place = await delivery.to(pin);
    // Somebody went on typing meanwhile, or chose a saved address.
    if (askedPin.current === pin && formRef.current) onPlace(place);
    return place;
  };
  const handleInput = ({ currentTarget: form }: InputEvent<HTMLFormElement>) => {
    if (!address) keepTyped(tabStorage(), userId, readAddress(new FormData(form)).typed);
  };

  return (
    <ActionForm
      action={{ formRef }}
      noValidate
      onSubmit={async (form) => void (await save(form, 'summary'))}
      onInput={handleInput}
    >
      <AddressErrorSummary errors={errors} problem={problem} form={formRef} lead={lead} />
      <AddressFields
        initial={initial}
        errors={errors}
        states={indianStates}
        placeOf={placeOf}
        onMend={mend}
      />
      <div>
        <Button type="submit" $variant="secondary" $busy={busy}>
          Save address
        </Button>
      </div>
    </ActionForm>
  );
}

const notServed = (pin: string) =>
  new DataError('UNSERVICEABLE_PIN', `We do not deliver to PIN code ${pin} yet.`, { field: 'pincode' });

/** What the database says of a field or of the limit helps; its other words do not. */
function saveFailure(error: unknown): string {
  const isTelling =
    error instanceof DataError &&
    (error.code === 'ADDRESS_LIMIT' ||
      isUnanswered(error) ||
      addressFields.some((field) => field === error.details.field));
  return isTelling ? error.message : 'The address could not be saved. Please try again.';
}
