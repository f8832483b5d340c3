import type { ReactNode, RefObject } from 'react';
import styled from 'styled-components';
import { type Product, variantKind, variantNote } from '@shop/kernel/domain';
import { Alert, Button, ChipGroup, from, s, Stepper } from '@shop/ui';
import type { Purchase } from './usePurchase';

interface Props {
  product: Product;
  purchase: Purchase;
  /** Stands beside the variants' legend, such as the size chart. */
  variantAside?: ReactNode;
  /** Stands beside the button, such as the heart. */
  actions?: ReactNode;
  /** Of the bag button. */
  bagButton?: RefObject<HTMLButtonElement | null>;
}

/** Variant chips, quantity stepper and the bag button with the exact labels of spec §8. */
export function PurchaseForm({ product, purchase, variantAside, actions, bagButton }: Props) {
  const { chosen, quantity, limit, soldOut, error } = purchase;
  const kind = variantKind(product.variants, product.sizeTitle);
  return (
    <Form
      onSubmit={(event) => {
        event.preventDefault();
        purchase.submit();
      }}
    >
      {kind && (
        <div>
          <ChipGroup
            legend={`Select ${kind}`}
            options={product.variants.map((variant) => ({
              value: variant.id,
              label: variant.label,
              disabled: variant.stock === 0,
              note: variantNote(variant.stock),
            }))}
            value={chosen?.id ?? ''}
            onChange={purchase.choose}
            error={error?.field === 'variant' ? error.message : undefined}
          />
          {variantAside}
        </div>
      )}
      {error?.field === 'quantity' && <Alert tone="error">{error.message}</Alert>}
      <Actions>
        <Stepper
          label="Quantity"
          value={quantity}
          min={1}
          max={soldOut ? 1 : limit}
          onChange={purchase.setQuantity}
        />
        <BagButton
          ref={bagButton}
          type="submit"
          $size="large"
          disabled={soldOut}
          $alone={actions === undefined}
        >
          {soldOut ? 'OUT OF STOCK' : 'ADD TO BAG'}
        </BagButton>
        {actions}
      </Actions>
    </Form>
  );
}

const Form = styled.form`
  display: grid;
  gap: ${s('space.16')};
  padding-top: ${s('space.4')};
`;
const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${s('space.12')};

  > [role='group'] {
    min-height: 54px;
  }
`;
/** On phones below stepper and heart, in full width. */
const BagButton = styled(Button)<{ $alone: boolean }>`
  flex: ${({ $alone }) => ($alone ? '1 1 9.5rem' : '1 0 100%')};
  order: 1;
  padding-inline: ${s('space.12')};
  ${from('tablet')} {
    flex: 1 1 130px;
    order: 0;
  }
`;
