import styled from 'styled-components';
import type { Product } from '@shop/kernel/domain';
import { Alert, Button, from, s } from '@shop/ui';
import { type ReviewCounts, writtenReviews } from './fetchReviewCounts';
import { RatingOverview } from './RatingOverview';
import { ReviewItem } from './ReviewItem';
import type { Review } from './toReview';
import { useReviewPages } from './useReviewPages';
import { WriteReview } from './WriteReview';

interface Props {
  product: Product;
  /** The newest reviews. */
  reviews: Review[];
  counts: ReviewCounts;
}

/** Rating and distribution, the reviews newest first, and the way to write one. */
export function Reviews({ product, reviews, counts }: Props) {
  const { shown, busy, problem, showMore } = useReviewPages(product.id, reviews);
  const written = writtenReviews(counts);
  return (
    <Columns>
      <Aside>
        <RatingOverview product={product} written={written} />
        <WriteReview productId={product.id} />
      </Aside>
      <Written>
        {shown.length === 0 && <p>No written reviews yet.</p>}
        <List>
          {shown.map((review) => (
            <ReviewItem key={review.id} review={review} />
          ))}
        </List>
        <Alert tone="error">{problem}</Alert>
        {shown.length < written && (
          <Button type="button" $variant="secondary" $busy={busy} onClick={() => void showMore()}>
            Show more
          </Button>
        )}
      </Written>
    </Columns>
  );
}

const Columns = styled.div`
  display: grid;
  gap: ${s('space.32')};
  grid-template-columns: minmax(0, 1fr);
  ${from('tablet')} {
    gap: ${s('space.48')};
    grid-template-columns: minmax(240px, 1fr) minmax(0, 2fr);
  }
`;
const Aside = styled.div`
  display: grid;
  align-content: start;
  gap: ${s('space.24')};
`;
const Written = styled.div`
  display: grid;
  align-content: start;
  justify-items: start;
  gap: ${s('space.24')};
  p:first-child {
    margin: 0;
  }
`;
const List = styled.ul`
  display: grid;
  gap: ${s('space.24')};
  padding: 0;
  margin: 0;
  list-style: none;
`;
