import styled from 'styled-components';
import { formatDate } from '@shop/kernel/domain';
import { Badge, Rating, s } from '@shop/ui';
import { fitLabel } from './fits';
import { HelpfulVote } from './HelpfulVote';
import { ReviewPhotos } from './ReviewPhotos';
import type { Review } from './toReview';
import type { ReviewMarks } from './voteReview';

interface Props {
  review: Review;
  marks: ReviewMarks | undefined;
}

/** One review; line breaks of its writer stay. */
export function ReviewItem({ review, marks }: Props) {
  return (
    <li>
      <Author>
        <strong>{review.userName}</strong>
        {review.verified && <Badge $tone="neem">Verified purchase</Badge>}
      </Author>
      <Rating value={review.rating} />
      {review.size && (
        <Bought>
          {[`Bought ${review.size}`, review.fit && fitLabel(review.fit)].filter(Boolean).join(' · ')}
        </Bought>
      )}
      <Comment>{review.comment}</Comment>
      <ReviewPhotos review={review} />
      <Day dateTime={review.date}>{formatDate(review.date, 'day')}</Day>
      <HelpfulVote review={review} marks={marks} />
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
const Bought = styled.p`
  margin: ${s('space.4')} 0 0;
  color: ${s('color.ink2')};
  font-size: ${s('size.14')};
`;
const Day = styled.time`
  color: ${s('color.ink3')};
  font-size: ${s('size.14')};
`;
