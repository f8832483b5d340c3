import { useRef, useState } from 'react';
import { unwrap } from '@shop/kernel/data';
import { useAction } from '@shop/kernel/react';
import { staffFailure } from '../calls/staffFailure';
import type { DraftFields, PricedDraft } from './draftRecord';

/**
 * The database's price of a draft that is being changed. What is changed while it is asked is asked afterwards, so the
 * last answer is always of the form as it stands.
 */
export function usePricing(initial: PricedDraft) {
  const [priced, setPriced] = useState(initial);
  const { busy, problem, run } = useAction({ describe: staffFailure });
  const wanted = useRef<DraftFields>(undefined);

  /** Answers the price, or nothing where an earlier call is still at it and will ask this as well. */
  const ask = async (draft: DraftFields): Promise<PricedDraft | undefined> => {
    wanted.current = draft;
    let last: PricedDraft | undefined;
    while (wanted.current) {
      const outcome = await run(async (db) => {
        const next = wanted.current ?? draft;
        wanted.current = undefined;
        return unwrap(db.rpc('price_draft_order', { p_draft: next }));
      });
      if (outcome.done) {
        last = outcome.value;
        setPriced(last);
      }
      // Another call is at it and asks this as well; one that failed goes on with what came meanwhile.
      else if (!outcome.failure) return last;
    }
    return last;
  };

  return { priced, busy, problem, ask };
}
