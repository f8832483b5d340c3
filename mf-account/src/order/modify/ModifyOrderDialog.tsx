import { startTransition, useEffect, useEffectEvent, useState } from 'react';
import { type Answer, fetchAddresses, unwrap } from '@shop/kernel/data';
import type { Address, Order } from '@shop/kernel/domain';
import { useAction } from '@shop/kernel/react';
import { useChange } from '@shop/kernel/routing';
import { ActionForm, Alert, Button, Dialog, Spinner } from '@shop/ui';
import { type ExchangeOption, fetchExchanges } from '../fetchExchanges';
import { changeText } from './changeText';
import { ModifyFields } from './ModifyFields';
import { readChanges } from './readChanges';

/** What there is to choose from. */
interface Choices {
  addresses: Address[];
  sizes: ExchangeOption[];
}

/** Changes a placed order within its hour: the shop says first what that comes to, and then does it. */
export function ModifyOrderDialog({ order, onClose }: { order: Order; onClose: () => void }) {
  // What is only asked leaves the page as it is.
  const asking = useAction();
  const action = useChange();
  const [choices, setChoices] = useState<Choices>();
  const [quote, setQuote] = useState<Answer<'quote_order_change'>>();

  const load = useEffectEvent(async () => {
    const asked = await asking.run((db) => Promise.all([fetchAddresses(db), fetchExchanges(db, order)]));
    if (!asked.done) return;
    const [addresses, sizes] = asked.value;
    // With the end of the asking, here and below: only then may something be chosen.
    startTransition(() => setChoices({ addresses, sizes }));
  });
  useEffect(() => void load(), []);

  /** What was said was about another choice. */
  const handleChange = () => {
    setQuote(undefined);
    asking.refuse(undefined);
    action.refuse(undefined);
  };

  const handleSubmit = async (form: HTMLFormElement) => {
    const wanted = { p_number: order.number, p_changes: readChanges(form, order) };
    if (!quote) {
      action.refuse(undefined);
      const asked = await asking.run((db) => unwrap(db.rpc('quote_order_change', wanted)));
      if (!asked.done) return;
      if (asked.value.note === '') asking.refuse('Nothing is changed yet.');
      else startTransition(() => setQuote(asked.value));
      return;
    }
    const outcome = await action.run(
      (db) => unwrap(db.rpc('modify_order', { ...wanted, p_expected_due: quote.amount_due })),
      `Order ${order.number} is changed.`,
    );
    if (outcome.done) onClose();
    // Without an answer it may be done: asked anew what it comes to, the shop would say that nothing changes.
    else if (outcome.failure?.kind !== 'unanswered') setQuote(undefined);
  };

  return (
    <Dialog title="Change this order" onClose={onClose} $width="560px">
      <Alert tone="error">{asking.problem}</Alert>
      {!choices && asking.busy && <Spinner label="Loading what can be changed" />}
      {choices && (
        <ActionForm action={action} onSubmit={handleSubmit} onChange={handleChange}>
          <Alert tone="error">{action.problem}</Alert>
          {/* Or the answer would be about another choice than the one in sight. */}
          <ModifyFields order={order} {...choices} disabled={asking.busy} />
          {quote && <Alert tone="info">{changeText(quote, order)}</Alert>}
          <Button type="submit" $variant="primary" $size="large" $busy={action.busy || asking.busy}>
            {quote ? 'Change the order' : 'See what it comes to'}
          </Button>
        </ActionForm>
      )}
    </Dialog>
  );
}
