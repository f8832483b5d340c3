import { useState } from 'react';
import { DataError } from '@shop/kernel/data';
import { shop } from '@shop/kernel/domain';
import { usePlatform } from '@shop/kernel/react';
import { pause } from '../forms/pause';
import { findOrder } from './findOrder';
import type { Tracking } from './tracking';

export type TrackingState =
  | { status: 'idle' | 'loading' }
  | { status: 'found'; tracking: Tracking }
  | { status: 'failed'; message: string };

/** How long "Tracking..." shows at least, in milliseconds (spec §4, Tracking). */
const shortestLook = 1500;

const notFound = 'Order not found. Please check your order number and email.';

const failureText = (error: unknown) =>
  error instanceof DataError && error.code === 'TOO_MANY_ATTEMPTS'
    ? `That was too often. Please wait a few minutes, or call ${shop.contact.phone}.`
    : 'We could not look it up just now. Please try again.';

/** Idle, then loading, then a result or a message; the same message whatever did not match. */
export function useTracking() {
  const { connect, settings } = usePlatform();
  const [state, setState] = useState<TrackingState>({ status: 'idle' });

  const track = async (number: string, email: string) => {
    setState({ status: 'loading' });
    const look = async () => findOrder(await connect(), { number, email, phase: settings.phase });
    const [answer] = await Promise.allSettled([look(), pause(shortestLook)]);
    if (answer.status === 'rejected') setState({ status: 'failed', message: failureText(answer.reason) });
    else if (answer.value) setState({ status: 'found', tracking: answer.value });
    else setState({ status: 'failed', message: notFound });
  };

  return { state, track };
}
