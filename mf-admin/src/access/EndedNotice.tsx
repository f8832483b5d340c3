import { useAuth } from '@shop/kernel/react';
import { Alert, Button } from '@shop/ui';
import { useHasEnded } from './useHasEnded';

/** Beside what somebody is typing when their session ends; nothing while there is one. */
export function EndedNotice() {
  const { openDialog } = useAuth();
  if (!useHasEnded()) return null;
  return (
    <Alert tone="error">
      Your sign-in has ended. What you have typed is still here: sign in to go on.{' '}
      <Button type="button" $variant="quiet" $size="small" onClick={() => openDialog('login')}>
        Sign In
      </Button>
    </Alert>
  );
}
