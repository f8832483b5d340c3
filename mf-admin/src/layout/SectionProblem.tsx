import { useEffect, useEffectEvent } from 'react';
import { DataError, isUnanswered } from '@shop/kernel/data';
import { useAuth, useServiceAway } from '@shop/kernel/react';
import { Link, useLocation, useRevalidator, useRouteError } from '@shop/kernel/routing';
import { Button, EmptyState, TitledPage } from '@shop/ui';
import { deniedText } from '../access/deniedText';
import { SignInAgain } from '../access/SignInAgain';
import { sessionEnded } from '../access/staffLoader';

/** What a section shows when its data did not come. */
export function SectionProblem() {
  const error = useRouteError();
  const { revalidate, state } = useRevalidator();
  const { pathname } = useLocation();
  const code = error instanceof DataError ? error.code : '';
  // The token says admin, the database says no: the role was taken or the account was blocked.
  if (code === 'FORBIDDEN') return <TitledPage {...deniedText} />;
  if (code === sessionEnded) return <Ended onSignedIn={() => void revalidate()} />;
  // Trying again would find it no more.
  if (code === 'EMPTY' || code.startsWith('UNKNOWN_'))
    return (
      <EmptyState
        icon="search"
        title="Not found"
        text="It may have been removed, or the address has a slip."
        action={
          <Button as={Link} to={pathname.replace(/\/[^/]+$/, '')} $variant="secondary">
            See the list
          </Button>
        }
      />
    );
  if (isUnanswered(error)) return <Away onRetry={() => void revalidate()} />;
  return (
    <EmptyState
      icon="alert"
      title="This did not load"
      text={error instanceof DataError ? error.message : 'Something in this section broke.'}
      action={
        <Button type="button" disabled={state === 'loading'} onClick={() => void revalidate()}>
          Try again
        </Button>
      }
    />
  );
}

function Ended({ onSignedIn }: { onSignedIn: () => void }) {
  const { user } = useAuth();
  const goOn = useEffectEvent(onSignedIn);
  useEffect(() => {
    if (user) goOn();
  }, [user]);
  return <SignInAgain />;
}

function Away({ onRetry }: { onRetry: () => void }) {
  const { title, text, isTrying, tryNow } = useServiceAway('page', onRetry);
  return (
    <div role="status">
      <EmptyState
        icon="package"
        title={title}
        text={text}
        action={
          <Button type="button" aria-busy={isTrying} onClick={tryNow}>
            Try now
          </Button>
        }
      />
    </div>
  );
}
