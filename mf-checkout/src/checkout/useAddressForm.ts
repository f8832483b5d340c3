import { useState } from 'react';
import { DataError, isUnanswered, saveAddress } from '@shop/kernel/data';
import {
  type Address,
  type AddressDraft,
  addressErrors,
  type AddressField,
  readAddress,
} from '@shop/kernel/domain';
import { useAuth, usePlatform } from '@shop/kernel/react';
import { keepTyped, readTyped } from './typedAddress';

export type AddressErrors = Partial<Record<AddressField, string>>;

interface AddressForm {
  /** What the fields begin with: the address to change, or what was typed before a reload. */
  initial: Partial<AddressDraft>;
  /** Keeps a new address as far as it is typed. */
  remember: (form: HTMLFormElement) => void;
  saving: boolean;
  errors: AddressErrors;
  /** What is wrong with none of the fields: the limit is reached, or nothing answered. */
  failure: string;
  submit: (form: HTMLFormElement) => Promise<void>;
}

const notSaved = 'The address could not be saved. Please try again.';
const addressFields = ['type', 'name', 'phone', 'address', 'city', 'state', 'pincode'] as const;

/** Checks an address, saves it, and takes the server's objection to the field that it names. */
export function useAddressForm(
  address: Address | undefined,
  onSaved: (address: Address) => Promise<void>,
  onSaving: (saving: boolean) => void,
): AddressForm {
  const { connect } = usePlatform();
  const userId = useAuth().user?.id ?? '';
  const [initial] = useState(() => address ?? readTyped(sessionStorage, userId) ?? {});
  const [saving, setSaving] = useState(false);
  const [errors, setErrors] = useState<AddressErrors>({});
  const [failure, setFailure] = useState('');

  const refuse = (error: unknown) => {
    const refusal = error instanceof DataError ? error : undefined;
    const field = addressFields.find((name) => name === refusal?.details.field);
    if (refusal && field) setErrors({ [field]: refusal.message });
    else if (refusal && (refusal.code === 'ADDRESS_LIMIT' || isUnanswered(refusal)))
      setFailure(refusal.message);
    else setFailure(notSaved);
  };

  const submit = async (form: HTMLFormElement) => {
    const draft: AddressDraft = {
      ...readAddress(new FormData(form)),
      ...(address && { id: address.id, isDefault: address.isDefault }),
    };
    const found = addressErrors(draft);
    setErrors(found);
    setFailure('');
    if (Object.keys(found).length > 0) return;
    setSaving(true);
    onSaving(true);
    try {
      await onSaved(await saveAddress(await connect(), draft));
    } catch (error) {
      refuse(error);
    } finally {
      setSaving(false);
      onSaving(false);
    }
  };

  const remember = (form: HTMLFormElement) => {
    if (!address) keepTyped(sessionStorage, userId, readAddress(new FormData(form)));
  };

  return { initial, remember, saving, errors, failure, submit };
}
