import { useEffect, useMemo, useState } from 'react';
import { usePlatform } from '@shop/kernel/react';
import { useSearchParams } from '@shop/kernel/routing';
import { useDraftName } from '../forms/useDraftName';
import { useHydrated } from '../hydration/useHydrated';
import type { GiftCardField } from './giftCardRules';

/** What was written on a card whose payment is under way. */
export type UnpaidCard = Partial<Record<GiftCardField, string>>;

/** Kept beside the form's own draft, which is forgotten once the form is sent; of an account under a name of its own. */
const name = 'gift-card unpaid';

interface UnpaidCards {
  /** The card whose payment failed or was left, also by the back button, so that nobody writes it twice; nothing after a payment. */
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
  const known = useDraftName(name);
  const own = hydrated ? known : undefined;

  useEffect(() => {
    if (own === undefined || outcome !== 'paid') return;
    drafts.forget(own);
    drafts.forget(name);
  }, [drafts, own, outcome]);

  // Browsers may keep a page that was left as it was: with a form that was emptied when it was sent.
  const [returns, setReturns] = useState(0);
  useEffect(() => {
    const handleShow = ({ persisted }: PageTransitionEvent) => persisted && setReturns((count) => count + 1);
    addEventListener('pageshow', handleShow);
    return () => removeEventListener('pageshow', handleShow);
  }, []);

  // Read once for each outcome and return: the effect above forgets it.
  const { kept } = useMemo(
    // Or what a visitor has written who signed in since.
    () => ({
      outcome,
      returns,
      kept: own === undefined ? undefined : (drafts.read(own) ?? drafts.read(name)),
    }),
    [drafts, own, outcome, returns],
  );
  const card = useMemo(() => {
    if (!kept || outcome === 'paid' || outcome === 'pending') return undefined;
    return Object.fromEntries(Object.entries(kept).map(([field, [value]]) => [field, value]));
  }, [kept, outcome]);

  return {
    card,
    outcome,
    isOwn: kept !== undefined,
    keep: (written) =>
      own &&
      drafts.keep(own, Object.fromEntries(Object.entries(written).map(([field, value]) => [field, [value]]))),
  };
}
