import styled from 'styled-components';
import type { Product } from '@shop/kernel/domain';
import { Rating, s } from '@shop/ui';
import { counted } from './counted';

interface Props {
  product: Pick<Product, 'rating' | 'reviewCount'>;
  /** Number of written reviews; absent while that is not known. */
  written: number | undefined;
}

/** Stars, mean, and apart from each other how many rated the piece and how many wrote about it. */
export const RatingLine = ({ product, written }: Props) => (
  <Line>
    <Rating value={product.rating} />
    {` · ${counted(product.reviewCount, 'rating')}`}
    {written !== undefined && ` · ${counted(written, 'review')}`}
  </Line>
);

const Line = styled.p`
  margin: 0;
  line-height: 1.4;
  color: ${s('color.ink3')};
  font-size: ${s('size.14')};
  > span {
    color: ${s('color.ink')};
    vertical-align: -0.1em;
  }
`;
