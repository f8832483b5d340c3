import { useRef, useState } from 'react';
import type { Database } from '@shop/kernel/data';
import { useAction, usePlatform } from '@shop/kernel/react';
import { useRevalidator } from '@shop/kernel/routing';
import { keepBought } from '../guest/boughtBag';
import { deviceStorage, tabStorage } from '../memory/storages';
import { findPlacedOrder } from '../ordering/findPlacedOrder';
import { type OrderReceipt, placeOrder } from '../ordering/placeOrder';
import { useFollowOrder } from '../ordering/useFollowOrder';
import { forgetAttempt, keepAttempt, type OrderAttempt } from './orderAttempt';
import { refusalText } from './refusalText';

export interface PlaceOrder {
  /** Also once an order is made, until the page that it leads to shows. */
  placing: boolean;
  /** Why the last attempt was refused. */
  refusal: string | undefined;
  /** Sends an order once, however often it is called while the answer is awaited. */
  place: (attempt: OrderAttempt) => Promise<void>;
  /**
   * Gives up an order that is still unanswered, if there is one, and looks at the bag afresh. A guest's may have been
   * placed all the same, and its pieces are in their bag: then this leads to it.
   */
  startOver: (attempt?: OrderAttempt) => Promise<void>;
}

/** Sends orders and follows each possible answer: placed, waiting for a payment, refused, or none at all. */
export function usePlaceOrder(): PlaceOrder {
  const { bag, session } = usePlatform();
  const follow = useFollowOrder();
  const { revalidate } = useRevalidator();
  const { busy, problem, run, refuse } = useAction();
  // The way to what was ordered may be overtaken by another load and its promise end before the page shows: a press then
  // would be a second order. The button shows it by the state; a press before that meets the reference.
  const made = useRef(false);
  const [isMade, setMade] = useState(false);

  const isGuest = () => session.get().status !== 'signed-in';

  /** The server empties an account's bag; a guest's is on the device alone. */
  const rememberBought = (number: string, { request: { lines } }: OrderAttempt) => {
    if (isGuest()) keepBought(deviceStorage(), { number, lines });
  };

  const send = async (db: Database, attempt: OrderAttempt) => {
    const lines = bag.get();
    const nameOf = (variantId: string) =>
      lines.find(({ id }) => id === variantId)?.name ?? 'One of the items';
    let receipt: OrderReceipt;
    try {
      receipt = await placeOrder(db, attempt.request);
    } catch (error) {
      const text = refusalText(error, nameOf);
      if (text) {
        forgetAttempt(tabStorage());
        refuse(text);
        await bag.refresh();
      }
      await revalidate();
      return;
    }
    rememberBought(receipt.number, attempt);
    forgetAttempt(tabStorage());
    made.current = true;
    setMade(true);
    await follow(receipt);
  };

  const place = async (attempt: OrderAttempt) => {
    if (made.current) return;
    await run(async (db) => {
      keepAttempt(tabStorage(), attempt);
      await send(db, attempt);
    });
  };

  const startOver = async (attempt?: OrderAttempt) => {
    await run(async (db) => {
      const placed = attempt && isGuest() && (await findPlacedOrder(db, attempt.request, attempt.sentAt));
      forgetAttempt(tabStorage());
      if (placed) rememberBought(placed.number, attempt);
      // One that waits for its payment is led to by the checkout itself.
      if (placed && placed.status !== 'pending_payment') {
        await follow({ ...placed, paymentId: null });
        return;
      }
      await bag.refresh();
      await revalidate();
    });
  };

  return { placing: busy || isMade, refusal: problem, place, startOver };
}
