import type { ReactNode } from 'react';
import { useAuth, useStore } from '@shop/kernel/react';
import { SignInInvitation, Spinner, TitledPage } from '@shop/ui';
import { deniedText } from './deniedText';

/**
 * Shows its children to admins and says 'Access Denied' to everybody else, signed-out visitors included
 * (spec §2). Whose session ended without them signs in again where they are. It hides the interface alone: what
 * admins may do is decided by the database.
 */
export function AdminOnly({ children }: { children: ReactNode }) {
  const { user, restoring, session, openDialog } = useAuth();
  const state = useStore(session);
  if (restoring) return <Spinner label="Checking access" />;
  if (state.status === 'signed-out' && state.isUnasked)
    return (
      <SignInInvitation
        level="h1"
        title="Your sign-in has ended"
        text="Please sign in again to go on."
        onSignIn={() => openDialog('login')}
      />
    );
  if (user?.role !== 'admin') return <TitledPage {...deniedText} />;
  return children;
}
