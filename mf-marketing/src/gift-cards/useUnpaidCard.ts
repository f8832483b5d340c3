import { useEffect, useMemo } from 'react';
import { useSearchParams } from '@shop/kernel/routing';
import { useHydrated } from '../hydration/useHydrated';
import { forgetDraft, type GiftCardDraft, readDraft } from './giftCardDraft';

/** The card whose payment failed or was left, so that nobody writes it twice; nothing after a payment. */
export function useUnpaidCard(): GiftCardDraft | undefined {
  const [query] = useSearchParams();
  const hydrated = useHydrated();
  const outcome = query.get('outcome');

  useEffect(() => {
    if (outcome === 'paid') forgetDraft();
  }, [outcome]);

  return useMemo(
    () => (hydrated && (outcome === 'failed' || outcome === 'cancelled') ? readDraft() : undefined),
    [hydrated, outcome],
  );
}
