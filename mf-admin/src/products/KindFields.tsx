import styled from 'styled-components';
import { categories } from '@shop/kernel/domain';
import { s, SelectField, TextField } from '@shop/ui';
import { Panel } from '../panel/Panel';
import { Stack } from '../panel/Stack';
import { type Taxonomy, typeOptions } from '../taxonomy/taxonomy';
import { FieldPair } from './FieldPair';
import type { ProductFieldsProps } from './productRecord';

interface Props extends ProductFieldsProps {
  taxonomy: Taxonomy;
  category: string;
  type: string;
  colour: string;
  onCategory: (category: string) => void;
  onType: (type: string) => void;
  onColour: (colour: string) => void;
}

/** What kind of thing it is: category, type in it, main colour, and the style that it shares with other colours. */
export function KindFields({ taxonomy, product, errors, category, type, colour, ...change }: Props) {
  const hexes = taxonomy.colours.flatMap(({ hex }) => hex ?? []);
  const { hex } = taxonomy.colours.find(({ id }) => id === colour) ?? {};
  return (
    <Panel title="What kind">
      <Stack>
        <SelectField
          label="Category"
          name="category_id"
          value={category}
          onChange={(event) => change.onCategory(event.target.value)}
          error={errors.category_id}
          options={categories.map(({ id, name }) => ({ value: id, label: name }))}
        />
        <SelectField
          label="Type"
          name="type_id"
          value={type}
          onChange={(event) => change.onType(event.target.value)}
          error={errors.type_id}
          options={[{ value: '', label: 'Choose…' }, ...typeOptions(taxonomy, category)]}
        />
        <FieldPair>
          <Colour>
            <SelectField
              label="Colour"
              name="colour_family"
              value={colour}
              onChange={(event) => change.onColour(event.target.value)}
              error={errors.colour_family}
              options={[
                { value: '', label: 'None' },
                ...taxonomy.colours.map(({ id, name }) => ({ value: id, label: name })),
              ]}
            />
            {colour && (
              <Swatch aria-hidden style={{ background: hex ?? `conic-gradient(${hexes.join()})` }} />
            )}
          </Colour>
          <TextField
            label="Style"
            name="style_id"
            hint="The same in products that differ by colour alone."
            defaultValue={product?.style_id ?? ''}
            required={false}
            maxLength={60}
            error={errors.style_id}
          />
        </FieldPair>
      </Stack>
    </Panel>
  );
}

const Colour = styled.div`
  position: relative;
`;

const Swatch = styled.span`
  position: absolute;
  top: 0;
  right: 0;
  width: 18px;
  height: 18px;
  border: 1px solid ${s('color.lineStrong')};
  border-radius: 50%;
`;
