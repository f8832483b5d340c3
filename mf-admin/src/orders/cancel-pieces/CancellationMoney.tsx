import type { Answer } from '@shop/kernel/data';
import { formatRupees } from '@shop/kernel/domain';
import { Alert, SummaryList } from '@shop/ui';

type Quote = Answer<'quote_admin_cancellation'>;

const ways: [keyof Quote['back'], string][] = [
  ['online', 'Back through the payment provider'],
  ['cash', 'Back by UPI, or as store credit'],
  ['gift_card', 'Back onto gift cards'],
  ['credit', 'Back as store credit'],
];

/** What goes back, by which way, and what remains to be collected at the door. */
export function CancellationMoney({ quote }: { quote: Quote }) {
  const back = ways.flatMap(([way, label]) => {
    const amount = quote.back[way];
    return amount ? [{ label, amount }] : [];
  });
  const cash = quote.cash_before > 0 ? [{ label: 'Cash still to collect', amount: quote.cash_after }] : [];
  return (
    <>
      {quote.is_last && (
        <Alert tone="info">
          Nothing stays of this order, so all that it took goes back, delivery and fee included. This is
          final.
        </Alert>
      )}
      <SummaryList
        rows={[
          { label: 'Off the order', amount: quote.amount },
          ...back,
          ...cash,
          { label: 'The order comes to', amount: quote.total },
        ].map(({ label, amount }) => ({ label, value: formatRupees(amount) }))}
      />
    </>
  );
}
