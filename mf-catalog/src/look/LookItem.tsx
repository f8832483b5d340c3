import styled from 'styled-components';
import { formatRupees } from '@shop/kernel/domain';
import { Link, linkTo } from '@shop/kernel/routing';
import { focusRing, from, s, SelectField } from '@shop/ui';
import { ProductPicture } from '../product-card/ProductPicture';
import { isSoldOut, kindOf, type LookPiece } from './lookChoice';

interface Props {
  piece: LookPiece;
  /** It is the page's own product, which needs no way to it. */
  isHere: boolean;
  /** Id of the chosen variant; empty where it is left out, absent while nothing was chosen. */
  chosen: string | undefined;
  onChoose: (variantId: string) => void;
}

/** One product of a look: what it is and costs, and which size of it. */
export function LookItem({ piece, isHere, chosen, onChoose }: Props) {
  const { id, name, price, image, variants } = piece;
  const soldOut = isSoldOut(piece);
  const kind = kindOf(piece) ?? 'piece';
  const isSingle = variants.length === 1;
  const label = isSingle ? `Add ${name}` : `${kind[0]?.toUpperCase()}${kind.slice(1)} of ${name}`;

  return (
    <Item>
      <Frame $soldOut={soldOut}>
        <ProductPicture picture={image ?? undefined} sizes="(min-width: 600px) 240px, 96px" alt="" />
      </Frame>
      <Words>
        {isHere ? <strong>{name}</strong> : <Name to={linkTo('product', { id })}>{name}</Name>}
        <Price>{formatRupees(price)}</Price>
        {soldOut ? (
          <SoldOut>Out of stock</SoldOut>
        ) : (
          <SelectField
            label={label}
            name={`look-${id}`}
            value={chosen ?? ''}
            onChange={({ target }) => onChoose(target.value)}
            options={[
              { value: '', label: isSingle ? 'No' : `Choose ${kind}` },
              ...variants
                .filter(({ stock }) => stock > 0)
                .map((variant) => ({ value: variant.id, label: variant.label || 'Yes' })),
            ]}
          />
        )}
      </Words>
    </Item>
  );
}

const Item = styled.li`
  display: grid;
  gap: ${s('space.12')};
  grid-template-columns: 96px minmax(0, 1fr);
  padding: ${s('space.12')};
  border: 1px solid ${s('color.line')};
  border-radius: ${s('radius.card')};
  background: ${s('color.surface')};
  ${from('tablet')} {
    grid-template-columns: minmax(0, 1fr);
    grid-template-rows: auto 1fr;
  }
`;
const Frame = styled.div<{ $soldOut: boolean }>`
  overflow: hidden;
  border-radius: ${s('radius.control')};

  img {
    filter: ${({ $soldOut }) => ($soldOut ? 'grayscale(1) opacity(0.6)' : 'none')};
  }
`;
const Words = styled.div`
  display: grid;
  align-content: start;
  gap: ${s('space.4')};
`;
const Name = styled(Link)`
  color: ${s('color.ink')};
  font-weight: 550;
  line-height: 1.3;
  text-decoration: none;

  &:hover {
    color: ${s('color.madder')};
  }
  &:focus-visible {
    ${focusRing}
  }
`;
const Price = styled.strong`
  font-variant-numeric: tabular-nums;
`;
const SoldOut = styled.p`
  margin: 0;
  color: ${s('color.kumkum')};
  font-weight: 600;
`;
