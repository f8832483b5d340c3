import { useState } from 'react';
import { unwrap } from '@shop/kernel/data';
import { useAction } from '@shop/kernel/react';
import { Link, linkTo, useSearchParams } from '@shop/kernel/routing';
import { Button } from '@shop/ui';
import { MailLink } from '../mail-link/MailLink';
import { mailTexts } from '../privacy/mailChoices';

/** Where the links of optional mails lead. One press decides, and not the visit: mail programs open links by themselves. */
export function Component() {
  const [query] = useSearchParams();
  const [said, setSaid] = useState<string>();
  const [isUnknown, setUnknown] = useState(false);
  const { busy, problem, run } = useAction({ describe: () => 'That did not work. Please try again.' });

  const handlePress = () =>
    void run(async (db) => {
      const { outcome, choice } = await unwrap(db.rpc('stop_mails', { p_token: query.get('token') ?? '' }));
      if (outcome === 'unknown') setUnknown(true);
      else setSaid(`${mailTexts[choice].label}: no more of these mails come to you.`);
    });

  return (
    <MailLink
      icon="mail"
      title="Stop these mails?"
      success={said}
      error={isUnknown ? 'This link is not known any more. Your account shows every kind of mail.' : problem}
    >
      {!said && !isUnknown && (
        <>
          <p>Mails of this kind end at once. Those about your orders still come.</p>
          <Button type="button" $size="large" $busy={busy} onClick={handlePress}>
            Stop these mails
          </Button>
        </>
      )}
      <p>
        <Link to={linkTo('account-privacy')}>All your mails and what you agreed to</Link>
      </p>
    </MailLink>
  );
}
