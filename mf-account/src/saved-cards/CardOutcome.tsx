import { useEffect, useState } from 'react';
import { useSearchParams } from '@shop/kernel/routing';
import { Alert } from '@shop/ui';

const messages = [
  ['added', { tone: 'success', text: 'Your card is saved.' }],
  ['cancelled', { tone: 'info', text: 'No card was added.' }],
  [
    'failed',
    {
      tone: 'error',
      text: 'Your card was not saved, because 10 is the most we keep. Please delete one first.',
    },
  ],
] as const;

/** What came of the visit to the payment partner's page; the address forgets it, so that a reload does not repeat it. */
export function CardOutcome() {
  const [query, setQuery] = useSearchParams();
  const [message] = useState(() => messages.find(([outcome]) => outcome === query.get('outcome'))?.[1]);
  const isTold = query.has('outcome');

  useEffect(() => {
    if (isTold) setQuery({}, { replace: true });
  }, [isTold, setQuery]);

  return message && <Alert tone={message.tone}>{message.text}</Alert>;
}
