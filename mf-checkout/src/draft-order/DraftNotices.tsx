import { formatRupees } from '@shop/kernel/domain';
import { Alert } from '@shop/ui';
import type { Quote } from '../ordering/quoteOrder';
import type { LinkedDraft } from './loadDraft';

interface Props {
  draft: LinkedDraft;
  quote: Quote;
}

/** What has changed since the draft was written, in its products and in its price. */
export function DraftNotices({ draft, quote }: Props) {
  const { seen_due: seenDue } = draft;
  const price = quote.amountDue + quote.credit.used;
  return (
    <>
      {draft.problems.map(({ code, stops, message }) => (
        <Alert key={code + message} tone={stops ? 'error' : 'info'}>
          {message}
        </Alert>
      ))}
      {seenDue !== null && seenDue !== price && (
        <Alert tone="info">
          The price has changed since we talked: {formatRupees(seenDue)} then, {formatRupees(price)} now.
          {price > seenDue && creditText(quote, price - seenDue)}
        </Alert>
      )}
    </>
  );
}

/** What a higher price means for whoever has store credit. */
function creditText({ credit }: Quote, difference: number): string {
  if (credit.used > 0) return ` Your store credit pays ${formatRupees(credit.used)} of it.`;
  return credit.balance >= difference ? ' Your store credit would cover the difference.' : '';
}
