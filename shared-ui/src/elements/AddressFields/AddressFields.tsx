import type { InputEvent } from 'react';
import styled from 'styled-components';
import { from } from '../../theme/from';
import { s } from '../../theme/s';
import { SelectField } from '../SelectField/SelectField';
import { TextArea } from '../TextArea/TextArea';
import { TextField } from '../TextField/TextField';
import { type PinPlace, usePinPlace } from './usePinPlace';

/** Those that can be wrong; a type of address is always chosen. */
const checkedFields = ['name', 'phone', 'address', 'pincode', 'city', 'state'] as const;

type CheckedField = (typeof checkedFields)[number];
type FieldTexts = Partial<Record<CheckedField | 'type', string>>;

interface Props {
  initial?: FieldTexts;
  errors: FieldTexts;
  states: readonly string[];
  /** Finds the place of a whole PIN code: its city and state are filled in. */
  placeOf?: (pin: string) => Promise<PinPlace>;
  /** Hears of each field that is changed or filled in: what was said about it holds no more. */
  onMend?: (field: CheckedField) => void;
}

const types = [
  { value: 'home', label: 'Home' },
  { value: 'office', label: 'Office' },
  { value: 'other', label: 'Other' },
];

/** The fields of an Indian address, with the names that browsers fill in by themselves. */
export function AddressFields({ initial, errors, states, placeOf, onMend }: Props) {
  const { note, handlePin, handleState } = usePinPlace(placeOf, initial);
  const handleInput = ({ target }: InputEvent<HTMLElement>) => {
    const changed = checkedFields.find((field) => field === (target as HTMLInputElement).name);
    if (changed) onMend?.(changed);
  };
  return (
    <Grid onInput={handleInput}>
      <TextField
        label="Full Name"
        name="name"
        autoComplete="shipping name"
        defaultValue={initial?.name}
        error={errors.name}
        required
      />
      <TextField
        label="Mobile Number"
        name="phone"
        type="tel"
        inputMode="tel"
        autoComplete="shipping tel-national"
        hint="10 digits; the courier calls this number."
        defaultValue={initial?.phone}
        error={errors.phone}
        required
      />
      <Wide>
        <TextArea
          label="Address"
          name="address"
          autoComplete="shipping street-address"
          hint="House number, street and area"
          rows={2}
          defaultValue={initial?.address}
          error={errors.address}
          required
        />
      </Wide>
      <TextField
        label="PIN Code"
        name="pincode"
        inputMode="numeric"
        autoComplete="shipping postal-code"
        defaultValue={initial?.pincode}
        onInput={(event) => void handlePin(event)}
        hint={note.hint}
        error={errors.pincode ?? note.refusal}
        required
      />
      <TextField
        label="City"
        name="city"
        autoComplete="shipping address-level2"
        defaultValue={initial?.city}
        error={errors.city}
        required
      />
      <SelectField
        label="State"
        name="state"
        options={[
          { value: '', label: 'Choose a state' },
          ...states.map((state) => ({ value: state, label: state })),
        ]}
        autoComplete="shipping address-level1"
        defaultValue={initial?.state ?? ''}
        onInput={handleState}
        error={errors.state ?? note.stateRefusal}
        required
      />
      <SelectField
        label="Type of address"
        name="type"
        options={types}
        defaultValue={initial?.type ?? 'home'}
        required
      />
    </Grid>
  );
}

const Grid = styled.div`
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
