import { categories } from '@shop/kernel/domain';
import { SelectField } from '@shop/ui';
import { Panel } from '../panel/Panel';
import { Stack } from '../panel/Stack';
import { PickList } from '../pick-list/PickList';
import { pathOptions, type Taxonomy } from '../taxonomy/taxonomy';
import { ProductPick } from './ProductPick';
import type { FieldsProps } from './promotionFields';
import { type Scope, scopeNames } from './promotionRecord';

interface Props extends FieldsProps {
  taxonomy: Taxonomy;
  scope: Scope;
  ids: readonly string[];
  onScope: (scope: Scope) => void;
  onIds: (ids: string[]) => void;
}

/** Which products it is for. */
export function ScopeFields({ taxonomy, promotion, errors, scope, ids, onScope, onIds }: Props) {
  const options = optionsOf(taxonomy, scope);
  return (
    <Panel title="On which products">
      <Stack>
        <SelectField
          label="Products"
          name="scope"
          value={scope}
          onChange={(event) => onScope(event.target.value as Scope)}
          options={Object.entries(scopeNames).map(([value, label]) => ({ value, label }))}
        />
        {scope === 'product' && (
          <ProductPick
            ids={ids}
            known={promotion?.products ?? []}
            error={errors.scope_ids}
            onChange={onIds}
          />
        )}
        {options && (
          <PickList
            legend={`For products of any of these ${scopeNames[scope].toLowerCase()}`}
            addLabel="Add"
            name="scope_ids"
            options={options}
            chosen={ids}
            error={errors.scope_ids}
            onChange={onIds}
          />
        )}
      </Stack>
    </Panel>
  );
}

function optionsOf(taxonomy: Taxonomy, scope: Scope): { value: string; label: string }[] | undefined {
  if (scope === 'category') return categories.map(({ id, name }) => ({ value: id, label: name }));
  if (scope === 'type') return pathOptions(taxonomy);
  if (scope === 'colour') return taxonomy.colours.map(({ id, name }) => ({ value: id, label: name }));
  if (scope === 'attribute')
    return taxonomy.attributes.flatMap(({ id, name, choices }) =>
      choices.map((choice) => ({ value: `${id}:${choice.id}`, label: `${name}: ${choice.label}` })),
    );
  return undefined;
}
