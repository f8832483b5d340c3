import styled from 'styled-components';
import { discountPercent, formatRupees, type Product } from '@shop/kernel/domain';
import { s, visuallyHidden } from '@shop/ui';

interface Props {
  product: Pick<Product, 'price' | 'originalPrice'>;
  size?: 'card' | 'page';
  /** Adds 'N% OFF' after the struck price. */
  withPercent?: boolean;
}

/** Price, struck original price and percent off, as far as there is a discount. */
export function Price({ product, size = 'card', withPercent = false }: Props) {
  const percent = discountPercent(product);
  return (
    <Row $size={size}>
      <Now>{formatRupees(product.price)}</Now>
      {percent > 0 && (
        <Was>
          <Hidden>Original price </Hidden>
          {formatRupees(product.originalPrice)}
        </Was>
      )}
      {percent > 0 && withPercent && <Off>{`${percent}% OFF`}</Off>}
    </Row>
  );
}

const Row = styled.p<{ $size: 'card' | 'page' }>`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: ${s('space.4')} ${s('space.8')};
  margin: 0;
  font-size: ${({ $size }) => ($size === 'page' ? s('size.28') : s('size.16'))};
  font-variant-numeric: tabular-nums;
`;
const Now = styled.strong`
  font-weight: 700;
`;
const Was = styled.s`
  color: ${s('color.ink3')};
  font-size: 0.8em;
`;
const Off = styled.span`
  color: ${s('color.neem')};
  font-size: 0.62em;
  font-weight: 700;
`;
const Hidden = styled.span`
  ${visuallyHidden}
`;
