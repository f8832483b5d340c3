import { useState } from 'react';
import { type Answer, type Database, unwrap } from '@shop/kernel/data';
import { useAction, useAuth } from '@shop/kernel/react';
import {
  ActionLink,
  linkTo,
  type LoaderFunctionArgs,
  loadForShopper,
  platformOf,
  useSearchParams,
  useShopperData,
} from '@shop/kernel/routing';
import { Button } from '@shop/ui';
import { MailLink } from '../mail-link/MailLink';
import { InvitationText } from './InvitationText';

type Invitation = Answer<'get_invitation'>;

/** Read by visitors, too, who learn with which address to sign in; and again once they have. */
export async function loader(args: LoaderFunctionArgs) {
  const token = new URL(args.request.url).searchParams.get('token') ?? '';
  const read = (db: Database): Promise<Invitation> => unwrap(db.rpc('get_invitation', { p_token: token }));
  const loaded = await loadForShopper(args, ({ db }) => read(db));
  if (loaded.userId !== null) return { ...loaded, invitation: loaded.data };
  return { ...loaded, invitation: await read(await platformOf(args.context).connect()) };
}

/** Where the invitation to join the staff is accepted. One press decides, and not the visit. */
export function Component() {
  const { invitation } = useShopperData<typeof loader>();
  const [query] = useSearchParams();
  const { user, session, openDialog } = useAuth();
  const [outcome, setOutcome] = useState<Answer<'accept_invitation'>['outcome']>();
  const { busy, problem, run } = useAction();
  const leaving = useAction();
  const handlePress = () =>
    run(async (db) => {
      const answer = await unwrap(db.rpc('accept_invitation', { p_token: query.get('token') ?? '' }));
      // The token says who is on the staff, and the old one does not know yet.
      if (answer.outcome === 'accepted') await db.auth.refreshSession();
      setOutcome(answer.outcome);
    });

  const isOver = invitation.outcome === 'unknown' || (outcome !== undefined && outcome !== 'accepted');
  const isDone = outcome === 'accepted' || invitation.outcome === 'accepted';

  return (
    <MailLink
      icon="user"
      title="Join the staff"
      success={outcome === 'accepted' && 'Welcome. You are on the staff now.'}
      error={
        problem ??
        leaving.problem ??
        (isOver &&
          'This invitation is no longer valid. It works for seven days, and once; ask whoever invited you for a new one.')
      }
    >
      {isOver ? (
        <Button as={ActionLink} to={linkTo('home')} $variant="secondary">
          Go to the shop
        </Button>
      ) : isDone ? (
        <Button as={ActionLink} to={linkTo('admin')} $size="large">
          Open the dashboard
        </Button>
      ) : (
        <>
          <InvitationText invitation={invitation} />
          {!user ? (
            <>
              <p>
                Sign in with {invitation.email}. New here? Create an account with this address, confirm it,
                and press the link in our mail once more.
              </p>
              <Button type="button" $size="large" onClick={() => openDialog('login', invitation.email)}>
                Sign in
              </Button>
              <Button
                type="button"
                $variant="secondary"
                onClick={() => openDialog('register', invitation.email)}
              >
                Create an account
              </Button>
            </>
          ) : invitation.is_yours ? (
            <Button type="button" $size="large" $busy={busy} onClick={() => void handlePress()}>
              Join the staff
            </Button>
          ) : (
            <>
              <p>
                You are signed in as {user.email}, and the invitation is for {invitation.email}.
              </p>
              <Button
                type="button"
                $variant="secondary"
                $busy={leaving.busy}
                onClick={() => void leaving.run(() => session.signOut())}
              >
                Sign out
              </Button>
            </>
          )}
        </>
      )}
    </MailLink>
  );
}
