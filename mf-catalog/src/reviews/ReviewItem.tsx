import styled from 'styled-components';
import { formatDate } from '@shop/kernel/domain';
import { Badge, Rating, s } from '@shop/ui';
import type { Review } from './toReview';

/** One review; line breaks of its writer stay. */
export function ReviewItem({ review }: { review: Review }) {
  return (
    <li>
      <Author>
        <strong>{review.userName}</strong>
        {review.verified && <Badge $tone="neem">Verified purchase</Badge>}
      </Author>
      <Rating value={review.rating} />
      <Comment>{review.comment}</Comment>
      <Day dateTime={review.date}>{formatDate(review.date, 'day')}</Day>
    </li>
  );
}

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
  overflow-wrap: anywhere;
  white-space: pre-line;
`;
const Day = styled.time`
  color: ${s('color.ink3')};
  font-size: ${s('size.14')};
`;
