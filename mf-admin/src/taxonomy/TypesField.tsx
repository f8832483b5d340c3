import { CheckboxField } from '@shop/ui';
import { PickList } from '../pick-list/PickList';
import { type Attribute, pathOptions, type Taxonomy } from './taxonomy';

interface Props {
  label: string;
  taxonomy: Taxonomy;
  types: Attribute['types'];
  error: string | undefined;
  onChange: (types: Attribute['types']) => void;
}

/** The types that have an attribute, and for which of them a product needs it. */
export function TypesField({ label, taxonomy, types, error, onChange }: Props) {
  const handleChosen = (chosen: string[]) =>
    onChange(
      chosen.map(
        (type_id) => types.find((type) => type.type_id === type_id) ?? { type_id, is_required: false },
      ),
    );
  const needed = (typeId: string) =>
    types.some(({ type_id, is_required }) => type_id === typeId && is_required);

  return (
    <PickList
      legend={label}
      addLabel="Add a type or a group"
      name="types"
      options={pathOptions(taxonomy)}
      chosen={types.map(({ type_id }) => type_id)}
      onChange={handleChosen}
      error={error}
      renderDetail={(typeId) => (
        <CheckboxField
          name={`needed-${typeId}`}
          label="needed to publish"
          checked={needed(typeId)}
          onChange={(event) =>
            onChange(
              types.map((type) =>
                type.type_id === typeId ? { ...type, is_required: event.target.checked } : type,
              ),
            )
          }
        />
      )}
    />
  );
}
