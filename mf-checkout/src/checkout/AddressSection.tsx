import { type Ref, useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import type { Address } from '@shop/kernel/domain';
import { useRevalidator } from '@shop/kernel/routing';
import { Button, ChoiceCards, s } from '@shop/ui';
import type { Place } from '../ordering/quoteOrder';
import { AddressForm, type AddressFormHandle } from './AddressForm';
import { CheckoutSection } from './CheckoutSection';
import type { ReadyCheckout } from './loadCheckout';

interface Props {
  addresses: Address[];
  /** Id of the chosen address. */
  selected: string | undefined;
  /** What is promised to each PIN code of the addresses. */
  places: ReadyCheckout['places'];
  onSelect: (id: string | undefined) => void;
  /** Called with true while a new address is being saved and with false once it is chosen or refused. */
  onSaving: (saving: boolean) => void;
  onPlace: (place: Place | undefined) => void;
  /** The form, while one is open. */
  formRef: Ref<AddressFormHandle>;
}

const newAddress = 'new';

/** Where the parcel goes: one of the saved addresses, or a new one that is saved first. */
export function AddressSection({ addresses, places, selected, onSelect, onSaving, onPlace, formRef }: Props) {
  const { revalidate } = useRevalidator();
  const [wantsNew, setWantsNew] = useState(selected === undefined);
  const [editing, setEditing] = useState(false);
  const chosen = addresses.find(({ id }) => id === selected);
  // The chosen one may be deleted in another tab.
  const adding = wantsNew || !chosen;
  const isOpen = adding || editing;
  const wasPressed = useRef(false);
  const choices = useRef<HTMLDivElement>(null);

  // The form goes once the address is among the others, and takes its button along. Who went elsewhere meanwhile stays there.
  useEffect(() => {
    if (isOpen || !wasPressed.current) return;
    wasPressed.current = false;
    if (document.activeElement === document.body)
      choices.current?.querySelector<HTMLElement>('[type="radio"]:checked')?.focus();
  }, [isOpen]);

  const handleChoice = (value: string) => {
    setWantsNew(value === newAddress);
    setEditing(false);
    onSelect(value === newAddress ? undefined : value);
  };

  const handleSaved = async (address: Address, isByButton: boolean) => {
    wasPressed.current = isByButton;
    await revalidate();
    handleChoice(address.id);
  };

  return (
    <CheckoutSection number={1} title="Delivery address">
      <Stack ref={choices}>
        {addresses.length > 0 && (
          <ChoiceCards
            legend="Deliver to"
            name="address"
            options={[
              ...addresses.map((address) => {
                const isServed = places.get(address.pincode)?.serviceable !== false;
                return {
                  value: address.id,
                  label: address.name,
                  description: isServed
                    ? addressText(address)
                    : `${addressText(address)}. We do not deliver to this PIN code yet.`,
                  trailing: typeNames[address.type],
                  disabled: !isServed,
                };
              }),
              { value: newAddress, label: 'Deliver to another address' },
            ]}
            value={adding ? newAddress : (selected ?? '')}
            onChange={handleChoice}
          />
        )}
        {!isOpen && (
          <Edit>
            <Button type="button" $variant="quiet" $size="small" $flush onClick={() => setEditing(true)}>
              Edit this address
            </Button>
          </Edit>
        )}
        {isOpen && (
          <AddressForm
            key={editing ? chosen?.id : newAddress}
            address={editing ? chosen : undefined}
            onSaved={handleSaved}
            onSaving={onSaving}
            onPlace={onPlace}
            ref={formRef}
          />
        )}
      </Stack>
    </CheckoutSection>
  );
}

const typeNames: Record<Address['type'], string> = { home: 'Home', office: 'Office', other: 'Other' };

const addressText = ({ address, city, state, pincode, phone }: Address) =>
  `${address}, ${city}, ${state} ${pincode} · +91\u00a0${phone}`;

const Edit = styled.div`
  margin: calc(-1 * ${s('space.16')}) 0 calc(-1 * ${s('space.8')});
`;

const Stack = styled.div`
  display: grid;
  gap: ${s('space.24')};
`;
