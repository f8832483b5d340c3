import { categories } from '@shop/kernel/domain';
import { SelectField } from '@shop/ui';
import { Panel } from '../panel/Panel';
import { Stack } from '../panel/Stack';
import { PickList } from '../pick-list/PickList';
import { ProductPick } from '../pick-list/ProductPick';
import { pathOptions, type Taxonomy } from '../taxonomy/taxonomy';
import { type Scope, type ScopeChoice, scopeNames } from './promotionRecord';

interface Props {
  title: string;
  /** Of the field; that of what is chosen is the same with `_ids`. */
  name: 'scope' | 'get_scope';
  label: string;
  hint?: string;
  /** What can be chosen, and its words. */
  scopes: Readonly<Partial<Record<Scope | '', string>>>;
  taxonomy: Taxonomy;
  collections: readonly { id: string; title: string }[];
  choice: ScopeChoice;
  error: string | undefined;
  onChange: (choice: ScopeChoice) => void;
}

/** Which products it is for, or what it gives. */
export function ScopeFields({ choice, error, onChange, ...props }: Props) {
  const { scope, ids, products } = choice;
  const options = optionsOf(props.taxonomy, props.collections, scope);
  return (
    <Panel title={props.title}>
      <Stack>
        <SelectField
          label={props.label}
          name={props.name}
          hint={props.hint}
          value={scope}
          error={options || scope === 'product' ? undefined : error}
          onChange={(event) => onChange({ scope: event.target.value as Scope | '', ids: [], products: [] })}
          options={Object.entries(props.scopes).map(([value, label]) => ({ value, label }))}
        />
        {scope === 'product' && (
          <ProductPick
            legend="Products picked by hand"
            products={products}
            most={500}
            error={error}
            onChange={(picked) => onChange({ scope, ids: picked.map(({ id }) => id), products: picked })}
          />
        )}
        {scope && options && (
          <PickList
            legend={`Products of any of these ${scopeNames[scope].toLowerCase()}`}
            addLabel="Add"
            name={`${props.name}_ids`}
            options={options}
            chosen={ids}
            error={error}
            onChange={(chosen) => onChange({ scope, ids: chosen, products: [] })}
          />
        )}
      </Stack>
    </Panel>
  );
}

function optionsOf(
  taxonomy: Taxonomy,
  collections: Props['collections'],
  scope: Scope | '',
): { value: string; label: string }[] | undefined {
  if (scope === 'category') return categories.map(({ id, name }) => ({ value: id, label: name }));
  if (scope === 'type') return pathOptions(taxonomy);
  if (scope === 'colour') return taxonomy.colours.map(({ id, name }) => ({ value: id, label: name }));
  if (scope === 'collection') return collections.map(({ id, title }) => ({ value: id, label: title }));
  if (scope === 'attribute')
    return taxonomy.attributes.flatMap(({ id, name, choices }) =>
      choices.map((choice) => ({ value: `${id}:${choice.id}`, label: `${name}: ${choice.label}` })),
    );
  return undefined;
}
