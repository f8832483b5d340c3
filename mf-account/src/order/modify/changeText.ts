import type { Answer } from '@shop/kernel/data';
import { formatRupees, type Order, promisedDays } from '@shop/kernel/domain';

/** What a change comes to, in words: the days, and what is paid more, less or back. */
export function changeText(
  quote: Answer<'quote_order_change'>,
  { amountDue, payment }: Pick<Order, 'amountDue' | 'payment'>,
): string {
  const days = promisedDays({ promisedFrom: quote.promised_from, promisedTo: quote.promised_to });
  return `Arrives ${days}. ${moneyText(quote, amountDue, payment?.method === 'cod')}`;
}

function moneyText(quote: Answer<'quote_order_change'>, before: number, isCash: boolean): string {
  if (quote.refund > 0) return `${formatRupees(quote.refund)} goes back the way you paid.`;
  if (quote.amount_due === before) return 'The price stays as it is.';
  return `You pay ${formatRupees(quote.amount_due)}${isCash ? ' in cash' : ''} instead of ${formatRupees(before)}.`;
}
