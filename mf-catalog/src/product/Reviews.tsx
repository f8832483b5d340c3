import type { Product, Review } from '@shop/kernel/domain';
import { Badge, from, Rating, s } from '@shop/ui';
import styled from 'styled-components';
import { ratingShares } from './ratingShares';

const longDate = new Intl.DateTimeFormat('en-IN', { dateStyle: 'long', timeZone: 'UTC' });

/** The distribution of the reviews at hand, and the reviews themselves, newest first. */
export function Reviews({ product, reviews }: { product: Product; reviews: Review[] }) {
  return (
    <Columns>
      <Overall>
        <Score>{product.rating.toFixed(1)}</Score>
        <Rating value={product.rating} count={product.reviewCount} />
        {reviews.length > 0 && <Shares reviews={reviews} />}
      </Overall>
      {reviews.length === 0 ? (
        <p>No written reviews yet.</p>
      ) : (
        <List>
          {reviews.map((review) => (
            <ReviewItem key={review.id} review={review} />
          ))}
        </List>
      )}
    </Columns>
  );
}

function Shares({ reviews }: { reviews: Review[] }) {
  return (
    <Distribution aria-label="Written reviews by stars">
      {ratingShares(reviews).map(({ stars, count, percent }) => (
        <li key={stars}>
          <span>{stars} star</span>
          <Bar aria-hidden="true">
            <Fill style={{ width: `${percent}%` }} />
          </Bar>
          <span>{count}</span>
        </li>
      ))}
    </Distribution>
  );
}

function ReviewItem({ review }: { review: Review }) {
  return (
    <li>
      <Author>
        <strong>{review.userName}</strong>
        {review.verified && <Badge $tone="neem">Verified purchase</Badge>}
      </Author>
      <Rating value={review.rating} />
      <Comment>{review.comment}</Comment>
      <Day dateTime={review.date}>{longDate.format(new Date(review.date))}</Day>
    </li>
  );
}

const Columns = styled.div`
  display: grid;
  gap: ${s('space.32')};
  ${from('tablet')} {
    grid-template-columns: 240px 1fr;
  }
`;
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
  margin: 0;
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
const List = styled.ul`
  display: grid;
  align-content: start;
  gap: ${s('space.24')};
  padding: 0;
  margin: 0;
  list-style: none;
`;
const Author = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${s('space.8')};
  margin: 0;
`;
const Comment = styled.p`
  max-width: 68ch;
  margin: ${s('space.4')} 0;
`;
const Day = styled.time`
  color: ${s('color.ink3')};
  font-size: ${s('size.14')};
`;
