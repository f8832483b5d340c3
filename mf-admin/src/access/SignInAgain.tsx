import { useAuth } from '@shop/kernel/react';
import { SignInInvitation } from '@shop/ui';

/** Where nothing can be shown of a dashboard whose session has ended. */
export function SignInAgain() {
  const { openDialog } = useAuth();
  return (
    <SignInInvitation
      level="h1"
      title="Your sign-in has ended"
      text="Please sign in again to go on."
      onSignIn={() => openDialog('login')}
    />
  );
}
