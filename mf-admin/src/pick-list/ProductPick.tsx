import { useId, useRef } from 'react';
import { Alert, IconButton } from '@shop/ui';
import { Group, Legend } from './Group';
import { moved } from './moved';
import { PickedRows } from './PickedRows';
import { ProductSearch } from './ProductSearch';

/** A product that was chosen, as far as it is shown. */
export interface PickedProduct {
  id: string;
  name: string;
}

interface Props {
  legend: string;
  products: readonly PickedProduct[];
  onChange: (products: PickedProduct[]) => void;
  /** Their order is what the shop shows: it can be changed. */
  isOrdered?: boolean;
  /** How many there may be. */
  most: number;
  error: string | undefined;
}

/** Products picked by hand: those that are chosen, and a search for more. */
export function ProductPick({ legend, products, onChange, isOrdered = false, most, error }: Props) {
  const id = useId();
  const group = useRef<HTMLFieldSetElement>(null);
  // The button that was pressed is gone; whoever uses a keyboard goes on from the search.
  const change = (next: PickedProduct[]) => {
    onChange(next);
    // Which goes, too, where no more fit.
    (next.length < most ? group.current?.querySelector('input') : group.current)?.focus();
  };
  return (
    <Group ref={group} tabIndex={-1} aria-labelledby={id} aria-invalid={error ? true : undefined}>
      <Legend id={id}>{legend}</Legend>
      <Alert tone="error">{error}</Alert>
      {products.length > 0 && (
        <PickedRows aria-label="Chosen products">
          {products.map((product, index) => (
            <li key={product.id}>
              <span>{product.name}</span>
              {isOrdered && (
                <>
                  <IconButton
                    label={`Move ${product.name} forward`}
                    icon="chevron-left"
                    atEnd={index === 0}
                    onClick={() => onChange(moved(products, index, -1))}
                  />
                  <IconButton
                    label={`Move ${product.name} back`}
                    icon="chevron-right"
                    atEnd={index === products.length - 1}
                    onClick={() => onChange(moved(products, index, 1))}
                  />
                </>
              )}
              <IconButton
                label={`Remove ${product.name}`}
                icon="close"
                onClick={() => change(products.filter((each) => each.id !== product.id))}
              />
            </li>
          ))}
        </PickedRows>
      )}
      {products.length < most && (
        <ProductSearch
          without={products.map((product) => product.id)}
          onAdd={({ id: added, name }) => change([...products, { id: added, name }])}
        />
      )}
    </Group>
  );
}
