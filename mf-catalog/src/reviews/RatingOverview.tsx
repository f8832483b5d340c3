import styled from 'styled-components';
import { formatCount, type Product } from '@shop/kernel/domain';
import { s } from '@shop/ui';
import { RatingLine } from './RatingLine';
import { ratingShares } from './ratingShares';

interface Props {
  product: Product;
  /** Number of written reviews. */
  written: number;
}

/** The product's rating in figures, and how the ratings that it comes from are distributed. */
export function RatingOverview({ product, written }: Props) {
  const shares = ratingShares(product.ratings ?? []);
  return (
    <Overall>
      <Score>{product.rating.toFixed(1)}</Score>
      <RatingLine product={product} written={written} />
      {shares.some(({ count }) => count > 0) && (
        <Distribution aria-label="Ratings by stars">
          {shares.map(({ stars, count, percent }) => (
            <li key={stars}>
              <span>{stars} star</span>
              <Bar aria-hidden="true">
                <Fill style={{ width: `${percent}%` }} />
              </Bar>
              <span>{formatCount(count)}</span>
            </li>
          ))}
        </Distribution>
      )}
    </Overall>
  );
}

const Overall = styled.div`
  display: grid;
  align-content: start;
  gap: ${s('space.8')};
`;
const Score = styled.p`
  margin: 0;
  font-family: ${s('font.display')};
  font-size: ${s('size.48')};
  line-height: 1;
`;
const Distribution = styled.ul`
  display: grid;
  gap: ${s('space.4')};
  padding: 0;
  margin: ${s('space.8')} 0 0;
  font-size: ${s('size.14')};
  list-style: none;
  li {
    display: grid;
    align-items: center;
    gap: ${s('space.8')};
    grid-template-columns: 4em 1fr 4em;
  }
`;
const Bar = styled.span`
  height: 8px;
  overflow: hidden;
  border-radius: ${s('radius.round')};
  background: ${s('color.sunk')};
`;
const Fill = styled.span`
  display: block;
  height: 100%;
  background: ${s('color.star')};
`;
