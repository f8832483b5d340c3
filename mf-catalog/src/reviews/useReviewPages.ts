import { useState } from 'react';
import type { Review } from '@shop/kernel/domain';
import { usePlatform } from '@shop/kernel/react';
import { fetchReviewPage } from './fetchReviewPage';

/** The first page of reviews and those that 'Show more' brings, each once even when a new one moves the others. */
export function useReviewPages(productId: string, first: Review[]) {
  const { connect } = usePlatform();
  const [later, setLater] = useState<Review[]>([]);
  const [state, setState] = useState<'idle' | 'loading' | 'failed'>('idle');
  const shown = [...new Map([...first, ...later].map((review) => [review.id, review])).values()];

  const showMore = async () => {
    setState('loading');
    try {
      const page = await fetchReviewPage(await connect(), productId, shown.length);
      setLater((known) => [...known, ...page]);
      setState('idle');
    } catch {
      setState('failed');
    }
  };
  return { shown, state, showMore };
}
