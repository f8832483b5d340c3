import { useEffect, useMemo } from 'react';
import { usePlatform } from '@shop/kernel/react';
import { useSearchParams } from '@shop/kernel/routing';
import { useHydrated } from '../hydration/useHydrated';
import type { GiftCardField } from './giftCardRules';

/** What was written on a card whose payment is under way. */
export type UnpaidCard = Partial<Record<GiftCardField, string>>;

/** Kept beside the form's own draft, which is forgotten once the form is sent. */
const name = 'gift-card unpaid';

/** The card whose payment failed or was left, so that nobody writes it twice; nothing after a payment. */
export function useUnpaidCard(): { card: UnpaidCard | undefined; keep: (card: UnpaidCard) => void } {
  const { drafts } = usePlatform();
  const [query] = useSearchParams();
  const hydrated = useHydrated();
  const outcome = query.get('outcome');

  useEffect(() => {
    if (outcome === 'paid') drafts.forget(name);
  }, [drafts, outcome]);

  const card = useMemo(() => {
    const kept =
      hydrated && (outcome === 'failed' || outcome === 'cancelled') ? drafts.read(name) : undefined;
    return kept && Object.fromEntries(Object.entries(kept).map(([field, [value]]) => [field, value]));
  }, [drafts, hydrated, outcome]);

  return {
    card,
    keep: (written) =>
      drafts.keep(
        name,
        Object.fromEntries(Object.entries(written).map(([field, value]) => [field, [value]])),
      ),
  };
}
