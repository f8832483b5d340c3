import { useAuth } from '@shop/kernel/react';
import { Button, EmptyState } from '@shop/ui';

/** Stands where a page needs to know who is asking. */
export function SignInInvitation({ title }: { title: string }) {
  const { openDialog } = useAuth();

  return (
    <EmptyState
      icon="user"
      title={title}
      action={
        <Button type="button" $variant="primary" onClick={() => openDialog('login')}>
          Sign In
        </Button>
      }
    />
  );
}
