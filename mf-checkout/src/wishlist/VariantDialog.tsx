import { type SubmitEvent, useState } from 'react';
import styled from 'styled-components';
import { formatRupees, type Product, variantKind, variantNote } from '@shop/kernel/domain';
import { Button, ChipGroup, Dialog, s } from '@shop/ui';
import { LinePicture } from '../line-picture/LinePicture';

interface Props {
  product: Product;
  /** What the button does, in words. */
  action: string;
  onChoose: (variant: Product['variants'][number]) => void;
  onClose: () => void;
}

/** Asks for the variant that a saved product goes into the bag as. */
export function VariantDialog({ product, action, onChoose, onClose }: Props) {
  const [chosenId, setChosenId] = useState<string>();
  const [missing, setMissing] = useState(false);

  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const variant = product.variants.find(({ id }) => id === chosenId);
    if (variant) onChoose(variant);
    else setMissing(true);
  };

  return (
    <Dialog title="Choose yours" onClose={onClose} $width="420px">
      <Form noValidate onSubmit={handleSubmit}>
        <What>
          <LinePicture path={product.pictures[0]?.path} width={72} />
          <p>
            <strong>{product.name}</strong>
            <br />
            {formatRupees(product.price)}
          </p>
        </What>
        <ChipGroup
          legend={`Select ${variantKind(product.variants, product.sizeTitle)}`}
          options={product.variants.map(({ id, label, stock }) => ({
            value: id,
            label,
            disabled: stock === 0,
            note: variantNote(stock),
          }))}
          value={chosenId}
          onChange={(id) => {
            setChosenId(id);
            setMissing(false);
          }}
          error={missing ? 'Please select a variant' : undefined}
        />
        <Button type="submit" $variant="primary" $block>
          {action}
        </Button>
      </Form>
    </Dialog>
  );
}

const Form = styled.form`
  display: grid;
  gap: ${s('space.24')};
`;

const What = styled.div`
  display: flex;
  gap: ${s('space.16')};
  align-items: center;
`;
