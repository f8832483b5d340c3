import { useEffect, useState } from 'react';
import { useAuth, usePlatform } from '@shop/kernel/react';
import { fetchReviewMarks, type ReviewMarks } from './voteReview';

/** The shopper's own marks on the reviews, once they are looked at; visitors have none, and nothing is asked for them. */
export function useReviewMarks(productId: string, isOpen: boolean): ReviewMarks | undefined {
  const { user } = useAuth();
  const { connect } = usePlatform();
  const [marks, setMarks] = useState<{ of: string; marks: ReviewMarks }>();
  const of = user && `${user.id} ${productId}`;

  useEffect(() => {
    if (!isOpen || !of) return;
    let isLate = false;
    connect()
      .then((db) => fetchReviewMarks(db, productId))
      .then(
        (found) => isLate || setMarks({ of, marks: found }),
        // The reviews are read without them, and a vote that is cast twice counts once.
        () => undefined,
      );
    return () => {
      isLate = true;
    };
  }, [connect, isOpen, of, productId]);
  return marks && marks.of === of ? marks.marks : undefined;
}
