import { useAuth } from '@shop/kernel/react';
import { Button, EmptyState } from '@shop/ui';

interface Props {
  title: string;
  text?: string;
}

/** Stands where a page needs to know who is asking. */
export function SignInInvitation({ title, text }: Props) {
  const { openDialog } = useAuth();

  return (
    <EmptyState
      icon="user"
      title={title}
      text={text}
      action={
        <Button type="button" $variant="primary" onClick={() => openDialog('login')}>
          Sign In
        </Button>
      }
    />
  );
}
