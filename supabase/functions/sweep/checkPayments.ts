import type { FunctionContext } from '../_shared/edgeFunction';
import { recordPaymentsOf } from '../_shared/recordPayments';

const atOnce = 10;

/** Asks the provider about payments of which nothing was heard. Resolves with how many it asked about. */
export async function checkPayments(context: FunctionContext): Promise<number> {
  const orders = await context.db.call('take_open_payments', { p_limit: atOnce });
  for (const orderId of orders) await recordPaymentsOf(context, orderId);
  return orders.length;
}
