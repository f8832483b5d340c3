import { useEffect, useMemo } from 'react';
import { usePlatform } from '@shop/kernel/react';
import { useSearchParams } from '@shop/kernel/routing';
import { useHydrated } from '../hydration/useHydrated';
import type { GiftCardField } from './giftCardRules';

/** What was written on a card whose payment is under way. */
export type UnpaidCard = Partial<Record<GiftCardField, string>>;

/** Kept beside the form's own draft, which is forgotten once the form is sent. */
const name = 'gift-card unpaid';

interface UnpaidCards {
  /** The card whose payment failed or was left, so that nobody writes it twice; nothing after a payment. */
  card: UnpaidCard | undefined;
  /** How the payment ended, of any text that the address may hold. */
  outcome: string | null;
  /** Whether the payment was this tab's: anybody may open the address of an outcome, and once more after it was seen. */
  isOwn: boolean;
  keep: (card: UnpaidCard) => void;
}

/** The card that this tab went to pay for, and how that ended. */
export function useUnpaidCard(): UnpaidCards {
  const { drafts } = usePlatform();
  const [query] = useSearchParams();
  const hydrated = useHydrated();
  const outcome = query.get('outcome');

  useEffect(() => {
    if (hydrated && outcome === 'paid') drafts.forget(name);
  }, [drafts, hydrated, outcome]);

  // Read once for an outcome: the effect above forgets it.
  const kept = useMemo(
    () => (hydrated && outcome !== null ? drafts.read(name) : undefined),
    [drafts, hydrated, outcome],
  );
  const card = useMemo(() => {
    if (!kept || (outcome !== 'failed' && outcome !== 'cancelled')) return undefined;
    return Object.fromEntries(Object.entries(kept).map(([field, [value]]) => [field, value]));
  }, [kept, outcome]);

  return {
    card,
    outcome,
    isOwn: kept !== undefined,
    keep: (written) =>
      drafts.keep(
        name,
        Object.fromEntries(Object.entries(written).map(([field, value]) => [field, [value]])),
      ),
  };
}
