import { type Ref, useState } from 'react';
import styled from 'styled-components';
import type { Address } from '@shop/kernel/domain';
import { useRevalidator } from '@shop/kernel/routing';
import { Alert, Button, ChoiceCards, s } from '@shop/ui';
import { AddressForm } from './AddressForm';
import { CheckoutSection } from './CheckoutSection';

interface Props {
  addresses: Address[];
  /** Id of the chosen address. */
  selected: string | undefined;
  /** True when the order was to be placed without one. */
  missing: boolean;
  onSelect: (id: string | undefined) => void;
  /** Called with true while a new address is being saved and with false once it is chosen or refused. */
  onSaving: (saving: boolean) => void;
  ref?: Ref<HTMLElement>;
}

const newAddress = 'new';

/** Where the parcel goes: one of the saved addresses, or a new one that is saved first. */
export function AddressSection({ addresses, selected, missing, onSelect, onSaving, ref }: Props) {
  const { revalidate } = useRevalidator();
  const [adding, setAdding] = useState(selected === undefined);
  const [editing, setEditing] = useState(false);
  const chosen = addresses.find(({ id }) => id === selected);

  const handleChoice = (value: string) => {
    setAdding(value === newAddress);
    setEditing(false);
    onSelect(value === newAddress ? undefined : value);
  };

  const handleSaved = async (address: Address) => {
    await revalidate();
    handleChoice(address.id);
  };

  return (
    <CheckoutSection ref={ref} number={1} title="Delivery address">
      <Stack>
        {missing && <Alert tone="error">Choose or save a delivery address first.</Alert>}
        {addresses.length > 0 && (
          <ChoiceCards
            legend="Deliver to"
            name="address"
            options={[
              ...addresses.map((address) => ({
                value: address.id,
                label: address.name,
                description: addressText(address),
                trailing: typeNames[address.type],
              })),
              { value: newAddress, label: 'Deliver to another address' },
            ]}
            value={adding ? newAddress : (selected ?? '')}
            onChange={handleChoice}
          />
        )}
        {chosen && !adding && !editing && (
          <Edit>
            <Button type="button" $variant="quiet" $size="small" onClick={() => setEditing(true)}>
              Edit this address
            </Button>
          </Edit>
        )}
        {(adding || editing) && (
          <AddressForm
            key={editing ? chosen?.id : newAddress}
            address={editing ? chosen : undefined}
            onSaved={handleSaved}
            onSaving={onSaving}
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
  margin: -${s('space.16')} 0 -${s('space.8')} -${s('space.12')};
`;

const Stack = styled.div`
  display: grid;
  gap: ${s('space.24')};
`;
