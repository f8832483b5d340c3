import type { ReactNode } from 'react';
import { useAuth } from '@shop/kernel/react';
import { Spinner, TitledPage } from '@shop/ui';
import { deniedText } from './deniedText';

/**
 * Shows its children to admins and says 'Access Denied' to everybody else, signed-out visitors included
 * (spec §2). It hides the interface alone: what admins may do is decided by the database.
 */
export function AdminOnly({ children }: { children: ReactNode }) {
  const { user, restoring } = useAuth();
  if (restoring) return <Spinner label="Checking access" />;
  if (user?.role !== 'admin') return <TitledPage {...deniedText} />;
  return children;
}
