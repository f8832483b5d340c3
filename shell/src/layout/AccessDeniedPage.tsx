import { useEffect } from 'react';
import { PageHead, useAuth } from '@shop/kernel/react';
import { ActionLink, linkTo } from '@shop/kernel/routing';
import { Button, EmptyState } from '@shop/ui';

interface Props {
  /** Asks for the page again once an admin has signed in; the same function in every render. */
  onAdmitted: () => void;
}

/** What everybody but admins sees of the dashboard, signed-out visitors included (spec §2). */
export function AccessDeniedPage({ onAdmitted }: Props) {
  const { user, restoring, openDialog } = useAuth();
  const isAdmin = user?.role === 'admin';

  useEffect(() => {
    if (isAdmin) onAdmitted();
  }, [isAdmin, onAdmitted]);

  return (
    <>
      <PageHead title="Access Denied" noIndex />
      <EmptyState
        level="h1"
        icon="alert"
        title="Access Denied"
        text="You don't have permission to access this page."
        action={
          <>
            {!user && !restoring && <Button onClick={() => openDialog('login')}>Sign In</Button>}
            <Button as={ActionLink} to={linkTo('home')} $variant="secondary">
              Return to Home
            </Button>
          </>
        }
      />
    </>
  );
}
