import { useState } from 'react';
import { type Answer, unwrap } from '@shop/kernel/data';
import { useAction } from '@shop/kernel/react';
import { ActionLink, linkTo, useSearchParams } from '@shop/kernel/routing';
import { Button } from '@shop/ui';
import { MailLink } from '../mail-link/MailLink';

function stoppedText(others: number): string {
  if (others === 0) return 'Stopped. You are not waiting for anything else.';
  return `Stopped. You still wait for ${others === 1 ? 'one more thing' : `${others} more things`}.`;
}

/** Ends the alert of a mail without an account, and then, if one likes, all others of its reader. */
export function Component() {
  const [query] = useSearchParams();
  const [answer, setAnswer] = useState<Answer<'stop_alert'>>();
  // Each button has its own: the second one stands there while the first is about to be done.
  const one = useAction();
  const rest = useAction();
  const stop = (isAll: boolean) =>
    void (isAll ? rest : one).run(async (db) =>
      setAnswer(await unwrap(db.rpc('stop_alert', { p_token: query.get('token') ?? '', p_all: isAll }))),
    );
  const others = answer?.others ?? 0;

  return (
    <MailLink
      icon="mail"
      title="No more mails about this?"
      success={answer?.outcome === 'stopped' && stoppedText(others)}
      error={
        one.problem ??
        rest.problem ??
        (answer?.outcome === 'unknown' && 'This link is an old one: nobody waits by it any more.')
      }
    >
      {!answer && (
        <>
          <p>We stop at once. Orders and their mails are not touched.</p>
          <Button type="button" $size="large" $busy={one.busy} onClick={() => stop(false)}>
            Stop
          </Button>
        </>
      )}
      {others > 0 && (
        <Button type="button" $variant="secondary" $busy={rest.busy} onClick={() => stop(true)}>
          Stop all of them
        </Button>
      )}
      {answer && (
        <Button as={ActionLink} to={linkTo('home')} $variant="quiet">
          Go to the shop
        </Button>
      )}
    </MailLink>
  );
}
