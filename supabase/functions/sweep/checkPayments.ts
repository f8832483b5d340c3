import type { FunctionContext } from '../_shared/edgeFunction';
import type { ProviderPayment } from '../_shared/paymentProvider';
import { isSilence } from '../_shared/providerCall';
import { eventOf, recordPayment, recordPaymentsOf } from '../_shared/recordPayments';

/** One after the other, every ten seconds: 1,800 in the quarter of an hour after which each is due again. */
const atOnce = 20;
/** Of a hundred attempts each; what lies beyond is in the next, shorter window. */
const mostPages = 50;

/**
 * Asks the provider about payments of which nothing was heard. Resolves with how many it asked about. Rejects in the end
 * where one of them could not be recorded.
 */
export async function checkPayments(context: FunctionContext): Promise<number> {
  const orders = await context.db.call('take_open_payments', { p_limit: atOnce });
  const problem = await tryEach(orders, (orderId) => recordPaymentsOf(context, orderId));
  if (problem) throw problem;
  return orders.length;
}

/**
 * Goes through the provider's own list of a time that is due and records what was never heard of: a second payment of
 * an order that was paid, or one for an order that nobody asks about any more. Resolves with how many these were.
 * Rejects in the end where one of them could not be recorded.
 */
export async function checkWindows(context: FunctionContext): Promise<number> {
  let found = 0;
  let problem: Error | undefined;
  for (const { from_at: from, to_at: to } of await context.db.call('take_payment_windows'))
    for (let page = 0; page < mostPages; page += 1) {
      const payments = await context.provider.listPayments(from, to, page);
      if (payments.length === 0) break;
      const unheard = await findUnheard(context, payments);
      problem = (await tryEach(unheard, (payment) => recordPayment(context, payment))) ?? problem;
      found += unheard.length;
    }
  if (problem) throw problem;
  return found;
}

async function findUnheard({ db }: FunctionContext, payments: ProviderPayment[]): Promise<ProviderPayment[]> {
  const byEvent = new Map(
    payments
      .filter(({ orderId }) => orderId !== '')
      .map((payment) => [eventOf(payment)?.id, payment] as const),
  );
  const ids = [...byEvent.keys()].filter((id) => id !== undefined);
  const unheard = ids.length > 0 ? await db.call('find_unheard_events', { p_event_ids: ids }) : [];
  return unheard.flatMap((id) => byEvent.get(id) ?? []);
}

/** Resolves with what kept `work` from one of the items, which keeps none of the others. Rejects when nobody answers any more. */
async function tryEach<Item>(
  items: Iterable<Item>,
  work: (item: Item) => Promise<unknown>,
): Promise<Error | undefined> {
  let problem: Error | undefined;
  for (const item of items)
    try {
      await work(item);
    } catch (error) {
      if (isSilence(error)) throw error;
      problem = error as Error;
    }
  return problem;
}
