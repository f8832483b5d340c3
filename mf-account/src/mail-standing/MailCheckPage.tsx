import { useState } from 'react';
import { type Answer, unwrap } from '@shop/kernel/data';
import { useAction } from '@shop/kernel/react';
import { ActionLink, linkTo, useSearchParams } from '@shop/kernel/routing';
import { Button } from '@shop/ui';
import { MailLink } from '../mail-link/MailLink';

/** Whoever reads the mail says that it arrived: mails come to that address again. */
export function Component() {
  const [query] = useSearchParams();
  const [outcome, setOutcome] = useState<Answer<'confirm_mail_check'>['outcome']>();
  const { busy, problem, run } = useAction();
  const handlePress = () =>
    void run(async (db) =>
      setOutcome((await unwrap(db.rpc('confirm_mail_check', { p_token: query.get('token') ?? '' }))).outcome),
    );
  return (
    <MailLink
      icon="mail"
      title="Did our mail arrive?"
      success={
        outcome === 'confirmed' &&
        'Good. Mails about your orders come to you again; the others are under Privacy in your account.'
      }
      error={
        problem ??
        (outcome === 'unknown' &&
          'This link is no longer valid, or your mails come to you already. Your account says which.')
      }
    >
      {outcome ? (
        <Button as={ActionLink} to={linkTo('account-privacy')} $variant="secondary">
          Your mails
        </Button>
      ) : (
        <>
          <p>One press tells us that this address reaches you.</p>
          <Button type="button" $size="large" $busy={busy} onClick={handlePress}>
            Yes, it has arrived
          </Button>
        </>
      )}
    </MailLink>
  );
}
