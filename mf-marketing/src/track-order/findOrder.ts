import { type Database, DataError, unwrap } from '@shop/kernel/data';
import type { ShopSettings } from '@shop/kernel/domain';
import { demoTracking, isDemoNumber, type Tracking, trackingOf } from './tracking';

/**
 * Looks up a real order first: number and e-mail must both match. Otherwise, in beta, the demo rule answers
 * (spec §5). `undefined` when nothing is found. Throws `DataError`: TOO_MANY_ATTEMPTS, NETWORK.
 */
export async function findOrder(
  db: Database,
  { number, email, phase }: { number: string; email: string; phase: ShopSettings['phase'] },
): Promise<Tracking | undefined> {
  try {
    const order = await unwrap(db.rpc('track_order', { p_number: number, p_email: email }));
    return trackingOf(order);
  } catch (error) {
    if (!(error instanceof DataError) || error.code !== 'EMPTY') throw error;
  }
  return phase === 'beta' && isDemoNumber(number) ? demoTracking(number, Date.now()) : undefined;
}
