import styled from 'styled-components';
import { formatCount, type Product } from '@shop/kernel/domain';
import { focusRing, s, visuallyHidden } from '@shop/ui';
import { type ReviewCounts, writtenReviews } from './fetchReviewCounts';
import { RatingLine } from './RatingLine';
import { ratingShares } from './ratingShares';

interface Props {
  product: Product;
  counts: ReviewCounts;
  /** Of the reviews that are shown, if not all are. */
  chosen: number | undefined;
  onChoose: (stars: number | undefined) => void;
}

/**
 * The product's rating in figures, and how the ratings that it comes from are distributed. Where somebody wrote with their
 * stars, pressing the row shows these reviews alone, and pressing it again all of them.
 */
export function RatingOverview({ product, counts, chosen, onChoose }: Props) {
  const shares = ratingShares(product.ratings ?? []);
  return (
    <Overall>
      <Score>{product.rating.toFixed(1)}</Score>
      <RatingLine product={product} written={writtenReviews(counts)} />
      {shares.some(({ count }) => count > 0) && (
        <Distribution aria-label="Ratings by stars">
          {shares.map(({ stars, count, percent }) => {
            const written = counts[stars] ?? 0;
            const bar = (
              <>
                <span>{stars} star</span>
                <Bar aria-hidden="true">
                  <Fill style={{ width: `${percent}%` }} />
                </Bar>{' '}
                <span>{formatCount(count)}</span>
              </>
            );
            return (
              <li key={stars}>
                {written > 0 ? (
                  <Row
                    as="button"
                    type="button"
                    aria-pressed={chosen === stars}
                    onClick={() => onChoose(chosen === stars ? undefined : stars)}
                  >
                    {bar}
                    <Hidden> show {formatCount(written)} written</Hidden>
                  </Row>
                ) : (
                  <Row>{bar}</Row>
                )}
              </li>
            );
          })}
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
`;
const Row = styled.div`
  display: grid;
  align-items: center;
  gap: ${s('space.8')};
  width: 100%;
  min-height: 32px;
  padding: 0 ${s('space.8')};
  border: 0;
  border-radius: ${s('radius.control')};
  background: none;
  color: inherit;
  font: inherit;
  text-align: start;
  grid-template-columns: 4em 1fr 4em;
  button& {
    position: relative;
    cursor: pointer;
    text-decoration: underline;
    text-decoration-color: ${s('color.lineStrong')};
    text-underline-offset: 3px;
  }
  /* A finger's target is higher than the row. */
  button&::before {
    content: '';
    position: absolute;
    inset: -4px 0;
  }
  button&:hover {
    background: ${s('color.sunk')};
  }
  &[aria-pressed='true'] {
    background: ${s('color.sunk')};
    font-weight: 650;
  }
  &:focus-visible {
    ${focusRing}
  }
`;
const Hidden = styled.span`
  ${visuallyHidden}
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
