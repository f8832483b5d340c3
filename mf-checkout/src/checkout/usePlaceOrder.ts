import { startTransition, useRef, useState } from 'react';
import { type OrderReceipt, placeOrder, startPayment } from '@shop/kernel/data';
import { usePlatform } from '@shop/kernel/react';
import { links, useNavigate, useRevalidator } from '@shop/kernel/routing';
import { leaveFor } from '../payment/leaveFor';
import { forgetAttempt, keepAttempt, type OrderAttempt } from './orderAttempt';
import { refusalText } from './refusalText';

export interface PlaceOrder {
  placing: boolean;
  /** Why the last attempt was refused; empty when none was. */
  refusal: string;
  /** Sends an order once, however often it is called while the answer is awaited. */
  place: (attempt: OrderAttempt) => Promise<void>;
  /** Gives up an order that is still unanswered, if there is one, and looks at the bag afresh. */
  startOver: () => Promise<void>;
}

/** Sends orders and follows each possible answer: placed, waiting for a payment, refused, or none at all. */
export function usePlaceOrder(): PlaceOrder {
  const { connect, bag, bus } = usePlatform();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const inFlight = useRef(false);
  const [placing, setPlacing] = useState(false);
  const [refusal, setRefusal] = useState('');

  /** To the payment page first, so that the provider's back button leads there and not to a second order. */
  const pay = async (number: string, paymentId: string) => {
    await navigate(links.orderPayment(number), { replace: true });
    try {
      leaveFor(await startPayment(await connect(), paymentId));
    } catch {
      bus.publish('toast/requested', {
        message: 'The payment page did not open. Please try again.',
        tone: 'error',
      });
    }
  };

  const follow = async ({ number, status, paymentId }: OrderReceipt) => {
    forgetAttempt(sessionStorage);
    if (status === 'pending_payment' && paymentId) return pay(number, paymentId);
    if (status === 'expired' || status === 'cancelled') return navigate(links.orderPayment(number));
    bus.publish('order/placed', { number });
    // Away first: the emptied bag would send this page to the cart.
    await navigate(links.orderPlaced(number), { replace: true });
  };

  const send = async (attempt: OrderAttempt) => {
    const lines = bag.get();
    const nameOf = (variantId: string) =>
      lines.find(({ id }) => id === variantId)?.name ?? 'One of the items';
    let receipt: OrderReceipt;
    try {
      receipt = await placeOrder(await connect(), attempt.request);
    } catch (error) {
      const text = refusalText(error, nameOf);
      if (text) {
        forgetAttempt(sessionStorage);
        setRefusal(text);
        await bag.refresh();
      }
      await revalidate();
      return;
    }
    await follow(receipt);
  };

  const place = async (attempt: OrderAttempt) => {
    if (inFlight.current) return;
    inFlight.current = true;
    setPlacing(true);
    setRefusal('');
    keepAttempt(sessionStorage, attempt);
    await send(attempt);
    inFlight.current = false;
    // The router shows what it loaded in a transition; not before that may the button work again.
    startTransition(() => setPlacing(false));
  };

  const startOver = async () => {
    forgetAttempt(sessionStorage);
    await bag.refresh();
    await revalidate();
  };

  return { placing, refusal, place, startOver };
}
