import { useState } from 'react';
import styled from 'styled-components';
import { ActionForm, Button, s, SelectField, TextField } from '@shop/ui';
import { formText } from '../forms/formText';
import { Panel } from '../panel/Panel';
import { statusNames } from '../products/productRecord';
import type { CellKey } from './cells';
import type { Operation, Rounding } from './operation';

interface Props {
  count: number;
  /** Columns whose value is set by words: types and attributes. */
  texts: readonly { id: string; label: string }[];
  onApply: (operation: Operation) => void;
}

const roundings = [
  { value: 'nine', label: 'to a price that ends in 9' },
  { value: 'rupee', label: 'to the rupee' },
  { value: 'ten', label: 'to ₹10' },
  { value: 'fifty', label: 'to ₹50' },
  { value: 'hundred', label: 'to ₹100' },
];

/** A whole number with or without a sign, a rupee sign and commas between Indian or thousands groups. */
const signed = String.raw`[+−\-]?(₹\s*)?(\d{1,6}|\d{1,3}(,\d{2,3})?,\d{3})`;

/** One change of all selected products, shown in their cells and saved with them. */
export function OperationForm({ count, texts, onApply }: Props) {
  const [field, setField] = useState('price');
  const isMoney = field === 'price' || field === 'original_price';
  const handleSubmit = (form: HTMLFormElement) => {
    onApply(readOperation(field, new FormData(form)));
    // It is in the cells now: pressed once more, it would be applied on top.
    for (const input of form.querySelectorAll('input')) input.value = '';
  };
  return (
    <Panel title={`Change all ${count}`}>
      <Form onSubmit={handleSubmit}>
        <SelectField
          label="What"
          name="field"
          value={field}
          onChange={(event) => setField(event.target.value)}
          options={[
            { value: 'price', label: 'Price' },
            { value: 'original_price', label: 'Original price' },
            { value: 'stock', label: 'Stock' },
            { value: 'badges', label: 'Badges' },
            { value: 'status', label: 'State' },
            { value: 'publish_at', label: 'Publish on' },
            ...texts.map(({ id, label }) => ({ value: id, label })),
          ]}
        />
        {isMoney && (
          <>
            <SelectField
              label="How"
              name="how"
              options={[
                { value: 'percent', label: 'by percent' },
                { value: 'rupees', label: 'by rupees' },
                { value: 'set', label: 'set to rupees' },
              ]}
            />
            <TextField
              label="Amount"
              name="amount"
              required
              inputMode="decimal"
              pattern={`${signed}(\\.\\d{1,2})?`}
              hint="−10 is less"
            />
            <SelectField label="Rounded" name="rounding" options={roundings} />
          </>
        )}
        {field === 'stock' && (
          <TextField
            label="Pieces"
            name="amount"
            required
            inputMode="numeric"
            pattern={signed}
            hint="+5 for each variant"
          />
        )}
        {field === 'badges' && (
          <>
            <SelectField
              label="How"
              name="how"
              options={[
                { value: 'add', label: 'set' },
                { value: 'remove', label: 'take away' },
              ]}
            />
            <TextField label="Badge" name="text" required maxLength={40} pattern="[^,]+" />
          </>
        )}
        {field === 'status' && (
          <SelectField
            label="State"
            name="text"
            options={Object.entries(statusNames).map(([value, label]) => ({ value, label }))}
          />
        )}
        {field === 'publish_at' && (
          <TextField label="When (IST)" name="text" type="datetime-local" required />
        )}
        {field.startsWith('attributes.') && (
          <TextField
            label="Value"
            name="text"
            maxLength={200}
            hint="Several with commas; nothing takes it away"
          />
        )}
        <Button type="submit" $variant="secondary">
          Apply to all
        </Button>
      </Form>
    </Panel>
  );
}

const numberOf = (form: FormData) =>
  Number(
    formText(form, 'amount')
      .replace('−', '-')
      .replaceAll(/[₹,\s]/g, ''),
  );

function readOperation(field: string, form: FormData): Operation {
  if (field === 'price' || field === 'original_price')
    return {
      kind: 'money',
      field,
      how: formText(form, 'how') as 'percent' | 'rupees' | 'set',
      amount: numberOf(form),
      rounding: formText(form, 'rounding') as Rounding,
    };
  if (field === 'stock') return { kind: 'stock', pieces: numberOf(form) };
  if (field === 'badges')
    return {
      kind: 'badge',
      how: formText(form, 'how') as 'add' | 'remove',
      badge: formText(form, 'text').trim(),
    };
  return { kind: 'set', key: field as CellKey, text: formText(form, 'text').trim() };
}

const Form = styled(ActionForm)`
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 150px), 1fr));
  gap: ${s('space.12')};
  align-items: start;

  > button {
    align-self: start;
    min-height: 48px;
    margin-top: ${s('space.24')};
  }
`;
