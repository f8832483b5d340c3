import type { ReactNode } from 'react';
import { useAuth } from '@shop/kernel/react';
import { Spinner, TitledPage } from '@shop/ui';
import { deniedText } from './deniedText';
import { SignInAgain } from './SignInAgain';
import { useHasEnded } from './useHasEnded';

interface Props {
  /** What is there was loaded before the session ended, and waits for the next sign-in. */
  isKept: boolean;
  children: ReactNode;
}

/**
 * Shows its children to admins and says 'Access Denied' to everybody else, signed-out visitors included
 * (spec §2). Whose session ended without them signs in again where they are. It hides the interface alone: what
 * admins may do is decided by the database.
 */
export function AdminOnly({ isKept, children }: Props) {
  const { user, restoring } = useAuth();
  const hasEnded = useHasEnded();
  if (restoring) return <Spinner label="Checking access" />;
  if (hasEnded && !isKept) return <SignInAgain />;
  if (!isKept && user?.role !== 'admin') return <TitledPage {...deniedText} />;
  return children;
}
