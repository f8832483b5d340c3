import type { Answer } from '@shop/kernel/data';
import { formatRupees } from '@shop/kernel/domain';

type Quote = Answer<'quote_cancellation'>;

const ways: Record<keyof Quote['back'], (amount: string) => string> = {
  online: (amount) => `${amount} goes back the way you paid.`,
  cash: (amount) => `${amount} goes to your UPI ID, or into your store credit where there is none.`,
  gift_card: (amount) => `${amount} goes back onto your gift cards.`,
  credit: (amount) => `${amount} is store credit again.`,
};
const order = ['online', 'cash', 'gift_card', 'credit'] as const;

/** What cancelling comes to, in words: what goes back by which way, and what is still to be paid at the door. */
export function cancellationText(quote: Quote): string {
  const cash = quote.is_last
    ? 'Nothing is to be paid.'
    : `You pay ${formatRupees(quote.cash_after)} in cash instead of ${formatRupees(quote.cash_before)}.`;
  const money = [
    ...(quote.cash_before > quote.cash_after ? [cash] : []),
    ...order.flatMap((way) => {
      const amount = quote.back[way];
      return amount ? [ways[way](formatRupees(amount))] : [];
    }),
  ];
  return [
    ...(quote.is_last ? ['These are the last items, so the whole order is cancelled.'] : []),
    ...(money.length > 0 ? money : ['These items cost nothing, so nothing goes back.']),
  ].join(' ');
}
