import { unwrap } from '@shop/kernel/data';
import { useAction, useAuth, usePlatform } from '@shop/kernel/react';
import { useRevalidator } from '@shop/kernel/routing';
import { refusalText } from '../checkout/refusalText';
import { tabStorage } from '../memory/storages';
import type { OrderRequest } from '../ordering/placeOrder';
import type { Quote } from '../ordering/quoteOrder';
import { useFollowOrder } from '../ordering/useFollowOrder';
import { keepDraftLink } from './draftLink';
import type { LinkedDraft } from './loadDraft';

/**
 * Places a draft by its link: for the account that is signed in, or as a guest with the contact that the draft was made
 * with. The draft is its own idempotency key, so that pressing again after a lost answer finds the order.
 */
export function usePlaceDraft({ id, key, revision, email, ship_to: shipTo }: LinkedDraft) {
  const { session } = usePlatform();
  const { user, guest } = useAuth();
  const { revalidate } = useRevalidator();
  const follow = useFollowOrder();
  const { busy, problem, run, refuse } = useAction();

  const place = (quote: Quote, method: OrderRequest['paymentMethod']) =>
    run(async (db) => {
      if (!user && !guest) await session.continueAsGuest({ email, phone: shipTo.phone });
      try {
        const row = await unwrap(
          db.rpc('place_linked_draft', {
            p_id: id,
            p_key: key,
            p_revision: revision,
            p_payment_method: method,
            p_expected_due: quote.amountDue,
            p_promotions: quote.promotions.map((promotion) => promotion.id),
            p_credit: quote.credit.used,
          }),
        );
        keepDraftLink(tabStorage(), { number: row.number, id, key });
        await follow({ number: row.number, status: row.status, paymentId: row.payment_id });
      } catch (error) {
        const nameOf = (variant: string) =>
          quote.lines.find(({ variantId }) => variantId === variant)?.name ?? 'One of the items';
        const text = refusalText(error, nameOf);
        if (!text) throw error;
        refuse(text);
        await revalidate();
      }
    });

  return { busy, problem, place };
}
