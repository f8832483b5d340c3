import styled from 'styled-components';
import { Button, s, TextField } from '@shop/ui';
import { FieldRows } from '../panel/FieldRows';
import { RemoveButton } from '../panel/RemoveButton';
import type { SizeSystem } from '../taxonomy/taxonomy';
import type { VariantRecord } from './productRecord';
import { SizePicker } from './SizePicker';

interface Props {
  variants: readonly VariantRecord[];
  /** Of the product's type; absent while none is chosen. */
  system: SizeSystem | undefined;
  onChange: (variants: VariantRecord[]) => void;
}

/** Choices of a product. Stock is set here for new ones only; later it is adjusted with a reason. */
export function VariantFields({ variants, system, onChange }: Props) {
  const replace = (index: number, change: Partial<VariantRecord>) =>
    onChange(variants.map((variant, each) => (each === index ? { ...variant, ...change } : variant)));
  const isFree = !system || system.is_open;
  return (
    <List>
      {system && system.sizes.length > 0 && (
        <SizePicker system={system} variants={variants} onChange={onChange} />
      )}
      <FieldRows>
        {variants.map((variant, index) => {
          // A label from before the type had its sizes can still be taken out of the product, or changed.
          const isKnown = !variant.label || system?.sizes.includes(variant.label);
          return (
            <Row key={variant.id ?? index}>
              <TextField
                label={`Variant ${index + 1}`}
                name={`variant-${index}`}
                value={variant.label}
                placeholder="No choice"
                maxLength={60}
                readOnly={!isFree && isKnown}
                onChange={(event) => replace(index, { label: event.target.value })}
              />
              <TextField
                label="Stock"
                name={`stock-${index}`}
                type="number"
                min={0}
                step={1}
                readOnly={variant.id !== undefined}
                value={variant.stock}
                onChange={(event) =>
                  replace(index, { stock: Math.max(0, Math.trunc(event.target.valueAsNumber) || 0) })
                }
              />
              <RemoveButton
                label={`Remove variant ${variant.label || index + 1}`}
                icon="trash"
                disabled={variants.length === 1}
                onClick={() => onChange(variants.filter((_, each) => each !== index))}
              />
            </Row>
          );
        })}
      </FieldRows>
      {isFree && (
        <Button
          type="button"
          $variant="quiet"
          $size="small"
          onClick={() => onChange([...variants, { label: '', stock: 0 }])}
        >
          Add a variant
        </Button>
      )}
    </List>
  );
}

const List = styled.div`
  display: grid;
  gap: ${s('space.8')};
  justify-items: start;
`;

const Row = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 84px 44px;
  gap: ${s('space.8')};
  align-items: end;
  width: 100%;
`;
