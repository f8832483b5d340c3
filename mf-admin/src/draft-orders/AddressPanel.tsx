import { indianStates } from '@shop/kernel/domain';
import { usePlatform } from '@shop/kernel/react';
import { AddressFields, SelectField } from '@shop/ui';
import { Panel } from '../panel/Panel';
import { Stack } from '../panel/Stack';
import type { DraftErrors, DraftFields } from './draftRecord';
import type { SavedAddress, ShownAddress } from './shownAddress';

interface Props {
  shown: ShownAddress;
  /** Of the account that was chosen. */
  saved: readonly SavedAddress[];
  errors: DraftErrors;
  delivery: DraftFields['delivery'];
  onDelivery: (delivery: DraftFields['delivery']) => void;
  onSaved: (address: SavedAddress) => void;
  /** A whole PIN code was typed. */
  onPlace: () => void;
}

/** Where it goes, and how fast. */
export function AddressPanel({ shown, saved, errors, delivery, onDelivery, onSaved, onPlace }: Props) {
  const { delivery: places } = usePlatform();
  const placeOf = async (pin: string) => {
    const place = await places.to(pin);
    onPlace();
    return place;
  };
  return (
    <Panel title="Address and delivery">
      <Stack>
        {saved.length > 0 && (
          <SelectField
            label="Saved addresses"
            name="saved_address"
            value={shown.key}
            onChange={({ target }) => {
              const chosen = saved.find(({ id }) => id === target.value);
              if (chosen) onSaved(chosen);
            }}
            options={[
              ...(saved.some(({ id }) => id === shown.key)
                ? []
                : [{ value: shown.key, label: 'As it stands below' }]),
              ...saved.map(({ id, name, city, pincode }) => ({
                value: id,
                label: `${name}, ${city} ${pincode}`,
              })),
            ]}
          />
        )}
        <AddressFields
          key={shown.key}
          initial={shown.fields}
          errors={errors}
          states={indianStates}
          placeOf={placeOf}
        />
        <SelectField
          label="Delivery"
          name="delivery"
          value={delivery}
          onChange={({ target }) => onDelivery(target.value === 'express' ? 'express' : 'standard')}
          options={[
            { value: 'standard', label: 'Standard' },
            { value: 'express', label: 'Express' },
          ]}
        />
      </Stack>
    </Panel>
  );
}
