import { callFunction } from './callFunction';
import type { Database } from './database';

/**
 * Opens a payment at the provider and answers with the address of the provider's page, where the browser goes next.
 * Asking twice leads to the same page. Throws `DataError`: PAYMENT_CLOSED, UNKNOWN_PAYMENT.
 */
export async function startPayment(db: Database, paymentId: string): Promise<string> {
  const { url } = await callFunction(db, 'payments-start', { payment_id: paymentId });
  return url;
}
