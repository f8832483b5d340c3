import { useEffect, useState } from 'react';
import { cancelOrder, DataError, startPayment } from '@shop/kernel/data';
import type { Order } from '@shop/kernel/domain';
import { usePlatform, useToast } from '@shop/kernel/react';
import { links, useNavigate, useRevalidator } from '@shop/kernel/routing';
import { keepChoices } from '../checkout/checkoutChoices';
import { leaveFor } from './leaveFor';

interface PaymentActions {
  busy: boolean;
  /** Why the last action did not work; empty when it did. */
  problem: string;
  payOnline: () => Promise<void>;
  /** Lets this order go and leads back to the checkout with cash chosen, where the new one is agreed to. */
  payCash: () => Promise<void>;
  cancel: () => Promise<void>;
}

const noAnswer = 'The shop did not answer. Please try again.';

/** What a shopper can do with an order that waits for its payment. */
export function usePayment({ number, payment }: Order): PaymentActions {
  const { connect, bag, bus } = usePlatform();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const showToast = useToast();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');

  // The browser's back button may bring this page back as it was left: on its way to the provider.
  useEffect(() => {
    const handleShow = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return;
      setBusy(false);
      void revalidate();
    };
    addEventListener('pageshow', handleShow);
    return () => removeEventListener('pageshow', handleShow);
  }, [revalidate]);

  const run = async (action: () => Promise<unknown>) => {
    if (busy) return;
    setBusy(true);
    setProblem('');
    try {
      await action();
    } catch (error) {
      setBusy(false);
      setProblem(error instanceof DataError && error.code !== 'NETWORK' ? error.message : noAnswer);
      // The refusal may mean that the order was paid or ran out meanwhile, which the page then shows.
      await revalidate();
    }
  };

  const letGo = async () => {
    await cancelOrder(await connect(), number);
    bus.publish('order/changed', { number });
    await bag.refresh();
  };

  return {
    busy,
    problem,
    payOnline: () =>
      run(async () => {
        if (payment) leaveFor(await startPayment(await connect(), payment.id));
      }),
    payCash: () =>
      run(async () => {
        await letGo();
        keepChoices(sessionStorage, { payment: 'cod' });
        await navigate(links.checkout(), { replace: true });
      }),
    cancel: () =>
      run(async () => {
        await letGo();
        showToast({ message: `Order ${number} is cancelled. Your bag is as it was.`, tone: 'info' });
        await navigate(links.cart(), { replace: true });
      }),
  };
}
