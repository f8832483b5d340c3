import { useState } from 'react';
import { DataError } from '@shop/kernel/data';
import { shop } from '@shop/kernel/domain';
import { useAction, usePlatform } from '@shop/kernel/react';
import { pause } from '../forms/pause';
import { findOrder } from './findOrder';
import type { Tracking } from './tracking';

/** How long "Tracking..." shows at least, in milliseconds (spec §4, Tracking). */
const shortestLook = 1500;

const notFound = 'Order not found. Please check your order number and email.';

function trackingFailure(error: unknown): string {
  const code = error instanceof DataError ? error.code : '';
  if (code === 'UNKNOWN_ORDER') return notFound;
  return code === 'TOO_MANY_ATTEMPTS'
    ? `That was too often. Please wait a few minutes, or call ${shop.contact.phone}.`
    : 'We could not look it up just now. Please try again.';
}

export interface OrderTracking {
  action: ReturnType<typeof useAction<'number' | 'email'>>;
  /** The parcel that was found last. */
  tracking: Tracking | undefined;
  track: (number: string, email: string) => Promise<void>;
}

/** Looks a parcel up; the same message whatever did not match. */
export function useTracking(): OrderTracking {
  const { settings } = usePlatform();
  const [tracking, setTracking] = useState<Tracking>();
  const action = useAction({ fields: ['number', 'email'], describe: trackingFailure });

  const track = async (number: string, email: string) => {
    setTracking(undefined);
    await action.run(async (db) => {
      const look = findOrder(db, { number, email, phase: settings.phase });
      const [answer] = await Promise.allSettled([look, pause(shortestLook)]);
      if (answer.status === 'rejected') throw answer.reason;
      if (!answer.value) throw new DataError('UNKNOWN_ORDER', notFound);
      setTracking(answer.value);
    });
  };

  return { action, tracking, track };
}
