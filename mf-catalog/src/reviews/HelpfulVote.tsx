import { useState } from 'react';
import styled from 'styled-components';
import { formatCount } from '@shop/kernel/domain';
import { useAction, useAuth } from '@shop/kernel/react';
import { focusRing, Icon, s } from '@shop/ui';
import type { Review } from './toReview';
import { type ReviewMarks, voteReview } from './voteReview';

interface Props {
  review: Review;
  /** Absent for visitors, and until they are there. */
  marks: ReviewMarks | undefined;
}

/** How many found a review helpful, and the way to say so oneself; the database has the last word on both. */
export function HelpfulVote({ review, marks }: Props) {
  const { user, openDialog } = useAuth();
  const { run, busy } = useAction({ inToast: true });
  const [said, setSaid] = useState<{ by: string; voted: boolean; count: number }>();
  const isKnown = marks?.voted.includes(review.id) ?? false;
  const { voted, count } = said && said.by === user?.id ? said : { voted: isKnown, count: review.helpful };

  const handlePress = async () => {
    if (!user) return openDialog('login');
    if (busy) return;
    const next = { by: user.id, voted: !voted, count: count + (voted ? -1 : 1) };
    setSaid(next);
    const outcome = await run((db) => voteReview(db, review.id, next.voted));
    setSaid(outcome.done ? { ...next, count: outcome.value } : { by: user.id, voted, count });
  };

  return (
    <Line>
      {marks?.own !== review.id && (
        <Vote
          type="button"
          aria-pressed={voted}
          aria-label={`Helpful: the review by ${review.userName}`}
          onClick={() => void handlePress()}
        >
          <Icon name={voted ? 'check' : 'plus'} size={16} />
          Helpful
        </Vote>
      )}
      <span role="status">{count > 0 && helpfulText(count)}</span>
    </Line>
  );
}

const helpfulText = (count: number) =>
  `${formatCount(count)} ${count === 1 ? 'person' : 'people'} found this helpful`;

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${s('space.4')} ${s('space.12')};
  margin-top: ${s('space.8')};
  color: ${s('color.ink2')};
  font-size: ${s('size.14')};
`;
const Vote = styled.button`
  display: inline-flex;
  align-items: center;
  gap: ${s('space.8')};
  min-height: 44px;
  padding: 0 ${s('space.16')};
  border: 1px solid ${s('color.lineStrong')};
  border-radius: ${s('radius.round')};
  background: ${s('color.surface')};
  color: ${s('color.ink')};
  cursor: pointer;
  &[aria-pressed='true'] {
    border-color: ${s('color.neem')};
    color: ${s('color.neem')};
  }
  &:focus-visible {
    ${focusRing}
  }
`;
