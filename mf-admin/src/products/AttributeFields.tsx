import { lookUp } from '@shop/kernel/domain';
import { SelectField, TextField } from '@shop/ui';
import { Nothing } from '../panel/Nothing';
import { Panel } from '../panel/Panel';
import { Stack } from '../panel/Stack';
import { PickList } from '../pick-list/PickList';
import type { TypeAttribute } from '../taxonomy/taxonomy';
import { attributeField, type AttributeValues } from './attributeValues';

interface Props {
  attributes: readonly TypeAttribute[];
  values: AttributeValues;
  errors: Partial<Record<string, string>>;
  onChange: (values: AttributeValues) => void;
}

/** A field for every attribute that the product's type has. */
export function AttributeFields({ attributes, values, errors, onChange }: Props) {
  return (
    <Panel title="Attributes">
      {attributes.length === 0 ? (
        <Nothing>Choose a type, and what can be said of it stands here.</Nothing>
      ) : (
        <Stack>
          {attributes.map((attribute) => (
            <AttributeField
              key={attribute.id}
              attribute={attribute}
              values={lookUp(values, attribute.id) ?? []}
              error={lookUp(errors, attributeField(attribute))}
              onChange={(chosen) => onChange({ ...values, [attribute.id]: chosen })}
            />
          ))}
        </Stack>
      )}
    </Panel>
  );
}

interface FieldProps {
  attribute: TypeAttribute;
  values: readonly string[];
  error: string | undefined;
  onChange: (values: string[]) => void;
}

const yesNo = [
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
];

function AttributeField({ attribute, values, error, onChange }: FieldProps) {
  const { name, unit, kind, choices, isRequired } = attribute;
  const label = unit ? `${name} (${unit})` : name;
  const options =
    kind === 'yes_no' ? yesNo : choices.map(({ id, label: text }) => ({ value: id, label: text }));
  const set = (value: string) => onChange(value ? [value] : []);
  const field = {
    name: attributeField(attribute),
    error,
    value: values[0] ?? '',
    hint: isRequired ? 'Needed to publish.' : undefined,
  };
  if (attribute.takes_many) {
    return (
      <PickList
        legend={label}
        addLabel={`Add to ${name.toLowerCase()}`}
        name={field.name}
        options={options}
        chosen={values}
        onChange={onChange}
        error={error}
        hint={field.hint}
      />
    );
  }
  if (kind === 'choice' || kind === 'yes_no') {
    return (
      <SelectField
        {...field}
        label={label}
        onChange={(event) => set(event.target.value)}
        options={[{ value: '', label: 'Not said' }, ...options]}
      />
    );
  }
  return (
    <TextField
      {...field}
      label={label}
      inputMode={kind === 'number' ? 'decimal' : 'text'}
      maxLength={200}
      onChange={(event) => set(event.target.value)}
    />
  );
}
