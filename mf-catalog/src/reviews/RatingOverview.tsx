import styled from 'styled-components';
import type { Product } from '@shop/kernel/domain';
import { Rating, s } from '@shop/ui';
import type { ReviewCounts } from './fetchReviewCounts';
import { ratingShares } from './ratingShares';

/** The product's rating in figures, and how the written reviews are distributed. */
export function RatingOverview({ product, counts }: { product: Product; counts: ReviewCounts }) {
  const shares = ratingShares(counts);
  return (
    <Overall>
      <Score>{product.rating.toFixed(1)}</Score>
      <Rating value={product.rating} count={product.reviewCount} />
      {shares.some(({ count }) => count > 0) && (
        <Distribution aria-label="Written reviews by stars">
          {shares.map(({ stars, count, percent }) => (
            <li key={stars}>
              <span>{stars} star</span>
              <Bar aria-hidden="true">
                <Fill style={{ width: `${percent}%` }} />
              </Bar>
              <span>{count}</span>
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
    grid-template-columns: 4em 1fr 2em;
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
