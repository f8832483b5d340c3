import { useState } from 'react';
import { type Answer, unwrap } from '@shop/kernel/data';
import { useAction } from '@shop/kernel/react';
import { ActionLink, linkTo, useSearchParams } from '@shop/kernel/routing';
import { Button } from '@shop/ui';
import { MailLink } from '../mail-link/MailLink';

type Outcome = Answer<'confirm_alert'>;

function doneText(outcome: Extract<Outcome, { outcome: 'confirmed' }>): string {
  if (outcome.available)
    return outcome.kind === 'stock' ? 'It is back already.' : 'The price has fallen already.';
  return outcome.kind === 'stock'
    ? 'Done. We write to you when it is back.'
    : 'Done. We write to you when the price falls.';
}

/** Whoever has the mailbox says that they want to be told: the second half of the double opt-in. */
export function Component() {
  const [query] = useSearchParams();
  const [outcome, setOutcome] = useState<Outcome>();
  const { busy, problem, run } = useAction();
  const handlePress = () =>
    run(async (db) =>
      setOutcome(await unwrap(db.rpc('confirm_alert', { p_token: query.get('token') ?? '' }))),
    );
  const isConfirmed = outcome?.outcome === 'confirmed';

  return (
    <MailLink
      icon="clock"
      title="Shall we tell you?"
      success={isConfirmed && doneText(outcome)}
      error={
        problem ??
        (outcome?.outcome === 'unknown' &&
          'This link is no longer valid. Links work for seven days; you can ask again on the page of the product.')
      }
    >
      {outcome ? (
        <Button
          as={ActionLink}
          to={isConfirmed ? linkTo('product', { id: outcome.product_id }) : linkTo('home')}
          $variant="secondary"
        >
          {isConfirmed ? 'See the product' : 'Go to the shop'}
        </Button>
      ) : (
        <>
          <p>One mail when it is so, and one press in it ends them.</p>
          <Button type="button" $size="large" $busy={busy} onClick={() => void handlePress()}>
            Yes, tell me
          </Button>
        </>
      )}
    </MailLink>
  );
}
