import { callFunction, cancelOrder, type Database, DataError, isUnanswered } from '@shop/kernel/data';
import type { Order } from '@shop/kernel/domain';
import { leaveFor, useAction, useAuth, usePlatform, useToast } from '@shop/kernel/react';
import { useNavigate, useRevalidator } from '@shop/kernel/routing';
import { keepChoices } from '../checkout/checkoutChoices';
import { tabStorage } from '../memory/storages';
import { useOrderSource } from './useOrderSource';

interface PaymentActions {
  busy: boolean;
  /** Why the last action did not work. */
  problem: string | undefined;
  payOnline: () => Promise<void>;
  /** Lets this order go and leads back to where it was placed with cash chosen, where the new one is agreed to. */
  payCash: () => Promise<void>;
  cancel: () => Promise<void>;
}

const paymentFailure = (error: unknown) =>
  error instanceof DataError && !isUnanswered(error)
    ? error.message
    : 'The shop did not answer. Please try again.';

const cancelledTexts = {
  bag: ' Your bag is as it was.',
  draft: ' You can order it again here.',
  none: '',
};

/** What a shopper can do with an order that waits for its payment. */
export function usePayment({ number, payment }: Order): PaymentActions {
  const { bag } = usePlatform();
  const { user, guest } = useAuth();
  const source = useOrderSource(number);
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const showToast = useToast();
  const { busy, problem, run } = useAction({ describe: paymentFailure });

  const attempt = async (work: (db: Database) => Promise<unknown>) => {
    const { done } = await run(work);
    // The refusal may mean that the order was paid or ran out meanwhile, which the page then shows.
    if (!done) await revalidate();
  };

  const letGo = async (db: Database) => {
    await cancelOrder(db, number);
    await bag.refresh();
  };

  return {
    busy,
    problem,
    payOnline: () =>
      attempt(async (db) => {
        if (!payment) return;
        const shown = location.pathname;
        const { url, fields } = await callFunction(db, 'payments-start', { payment_id: payment.id });
        // Whoever has gone elsewhere meanwhile stays there.
        if (location.pathname !== shown) return;
        await leaveFor(url, fields);
        await revalidate();
      }),
    payCash: () =>
      attempt(async (db) => {
        await letGo(db);
        const shopper = user ?? guest;
        if (shopper) keepChoices(tabStorage(), shopper.id, { payment: 'cod' });
        await navigate(source.checkout, { replace: true });
      }),
    cancel: () =>
      attempt(async (db) => {
        await letGo(db);
        showToast({ message: `Order ${number} is cancelled.${cancelledTexts[source.kind]}`, tone: 'info' });
        await navigate(source.review, { replace: true });
      }),
  };
}
