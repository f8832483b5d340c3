import { useRef, useState } from 'react';
import styled from 'styled-components';
import { unwrap } from '@shop/kernel/data';
import { categories, formatCount, formatRupees } from '@shop/kernel/domain';
import { useAction } from '@shop/kernel/react';
import { Alert, Button, s, SelectField, TextField } from '@shop/ui';
import { staffFailure } from '../calls/staffFailure';
import { pathOptions, type Taxonomy } from '../taxonomy/taxonomy';
import { attributeOf, chosenOf, type CollectionRule, readRule, unshownOf } from './collectionRecord';

interface Props {
  rule: CollectionRule | null | undefined;
  taxonomy: Taxonomy;
}

/** What joins a collection by itself, and a look at what that would be now. */
export function RuleFields({ rule, taxonomy }: Props) {
  const frameRef = useRef<HTMLDivElement>(null);
  const action = useAction({ describe: staffFailure });
  const [preview, setPreview] = useState<{
    count: number;
    products: { id: string; name: string; price: number }[];
  }>();
  // A preview is of the rule in sight.
  const changes = useRef(0);
  const handleChange = () => {
    changes.current += 1;
    setPreview(undefined);
  };
  const handlePreview = () => {
    const form = frameRef.current?.closest('form');
    if (form)
      void action.run(async (db) => {
        const asked = changes.current;
        setPreview(undefined);
        const found = await unwrap(
          db.rpc('preview_collection', { p_rule: readRule(new FormData(form), rule) }),
        );
        if (changes.current === asked) setPreview(found);
      });
  };
  const paths = pathOptions(taxonomy);
  const attributes = taxonomy.attributes.flatMap(({ id, name, choices }) =>
    choices.map((choice) => ({ value: `${id}=${choice.id}`, label: `${name}: ${choice.label}` })),
  );
  const unshown = unshownOf(rule).map(
    (choice) =>
      attributes.find(({ value }) => value === choice)?.label ??
      paths.find(({ value }) => `type=${value}` === choice)?.label ??
      choice.replace('=', ': '),
  );
  return (
    <Fields ref={frameRef} onChange={handleChange}>
      <SelectField
        label="Category"
        name="category"
        defaultValue={rule?.category ?? ''}
        options={withAny(categories.map(({ id, name }) => ({ value: id, label: name })))}
      />
      <SelectField
        label="Type or group"
        name="type"
        defaultValue={chosenOf(rule, 'type')}
        options={withAny(paths, chosenOf(rule, 'type'))}
      />
      <SelectField
        label="Attribute"
        name="attribute"
        defaultValue={attributeOf(rule)}
        options={withAny(attributes, attributeOf(rule))}
      />
      <SelectField
        label="Discount"
        name="discount"
        defaultValue={chosenOf(rule, 'discount')}
        options={withAny(
          ['10', '20', '30', '40', '50'].map((value) => ({ value, label: `${value}% or more` })),
          chosenOf(rule, 'discount'),
        )}
      />
      <TextField label="From ₹" name="min" type="number" min={1} required={false} defaultValue={rule?.min} />
      <TextField label="Up to ₹" name="max" type="number" min={1} required={false} defaultValue={rule?.max} />
      <TextField label="Badge" name="badge" maxLength={40} required={false} defaultValue={rule?.badge} />
      <TextField
        label="New since (days)"
        name="days"
        type="number"
        min={1}
        max={3650}
        required={false}
        defaultValue={rule?.days}
      />
      <Preview>
        {unshown.length > 0 && (
          <span>
            It also asks for {unshown.join(', ')}. This form has no field for that and leaves it as it is.
          </span>
        )}
        <Button type="button" $variant="secondary" $size="small" $busy={action.busy} onClick={handlePreview}>
          Preview
        </Button>
        <Alert tone="error">{action.problem}</Alert>
        {preview && (
          <div role="status">
            <strong>
              {formatCount(preview.count)} {preview.count === 1 ? 'product' : 'products'}
            </strong>
            <ul>
              {preview.products.map(({ id, name, price }) => (
                <li key={id}>
                  {name}, {formatRupees(price)}
                </li>
              ))}
            </ul>
          </div>
        )}
      </Preview>
    </Fields>
  );
}

interface Choice {
  value: string;
  label: string;
}

/** With what is chosen, even where nothing is called so any more: a list without it would say that any will do. */
const withAny = (options: readonly Choice[], chosen = ''): Choice[] => [
  { value: '', label: 'Any' },
  ...(options.some(({ value }) => value === chosen) || chosen === ''
    ? options
    : [...options, { value: chosen, label: chosen }]),
];

const Fields = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 160px), 1fr));
  gap: ${s('space.12')};
`;

const Preview = styled.div`
  display: grid;
  grid-column: 1 / -1;
  gap: ${s('space.8')};
  justify-items: start;
  font-size: ${s('size.14')};

  ul {
    margin: ${s('space.4')} 0 0;
    padding-left: ${s('space.16')};
  }
`;
