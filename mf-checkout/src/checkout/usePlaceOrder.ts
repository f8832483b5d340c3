import { startTransition, useRef, useState } from 'react';
import { placeOrder } from '@shop/kernel/data';
import { usePlatform } from '@shop/kernel/react';
import { links, useNavigate, useRevalidator } from '@shop/kernel/routing';
import { forgetAttempt, keepAttempt, type OrderAttempt } from './orderAttempt';
import { refusalText } from './refusalText';

export interface PlaceOrder {
  placing: boolean;
  /** Why the last attempt was refused; empty when none was. */
  refusal: string;
  /** Sends an order once, however often it is called while the answer is awaited. */
  place: (attempt: OrderAttempt) => Promise<void>;
  /** Gives up an unanswered order and looks at the bag afresh. */
  startOver: () => Promise<void>;
}

/** Sends orders and follows each possible answer: placed, refused, or none at all. */
export function usePlaceOrder(): PlaceOrder {
  const { connect, bag, bus } = usePlatform();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const inFlight = useRef(false);
  const [placing, setPlacing] = useState(false);
  const [refusal, setRefusal] = useState('');

  const send = async (attempt: OrderAttempt) => {
    const lines = bag.get();
    const nameOf = (variantId: string) =>
      lines.find(({ id }) => id === variantId)?.name ?? 'One of the items';
    try {
      const { number } = await placeOrder(await connect(), attempt.request);
      forgetAttempt(sessionStorage);
      bus.publish('order/placed', { number });
      // Away first: the emptied bag would send this page to the cart.
      await navigate(links.orderPlaced(number), { replace: true });
      await bag.refresh();
    } catch (error) {
      const text = refusalText(error, nameOf);
      if (text) {
        forgetAttempt(sessionStorage);
        setRefusal(text);
        await bag.refresh();
      }
      await revalidate();
    }
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
