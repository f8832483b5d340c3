import { useState } from 'react';
import { useAction } from '@shop/kernel/react';
import { fetchReviewPage } from './fetchReviewPage';
import type { Review } from './toReview';

/** The first page of reviews and those that 'Show more' brings, each once even when a new one moves the others. */
export function useReviewPages(productId: string, first: Review[]) {
  const { busy, problem, run } = useAction({ describe: () => 'The shop did not answer. Please try again.' });
  const [later, setLater] = useState<Review[]>([]);
  const shown = [...new Map([...first, ...later].map((review) => [review.id, review])).values()];

  const showMore = () =>
    run(async (db) => {
      const page = await fetchReviewPage(db, productId, shown.length);
      setLater((known) => [...known, ...page]);
    });
  return { shown, busy, problem, showMore };
}
