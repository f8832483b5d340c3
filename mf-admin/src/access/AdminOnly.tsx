import { useAuth } from '@shop/kernel/react';
import { Spinner, TitledPage } from '@shop/ui';
import type { ReactNode } from 'react';

/**
 * Shows its children to admins and says 'Access Denied' to everybody else, signed-out visitors included
 * (spec §2). It hides the interface alone: what admins may do is decided by the database.
 */
export function AdminOnly({ children }: { children: ReactNode }) {
  const { user, restoring } = useAuth();
  if (restoring) return <Spinner label="Checking access" />;
  if (user?.role !== 'admin')
    return <TitledPage title="Access Denied" intro="You don't have permission to access this page." />;
  return children;
}
