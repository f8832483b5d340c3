import { Button } from '../Button/Button';
import { EmptyState } from '../EmptyState/EmptyState';

interface SignInInvitationProps {
  title: string;
  text?: string;
  onSignIn: () => void;
}

/** Stands where a page needs to know who is asking. */
export function SignInInvitation({ title, text, onSignIn }: SignInInvitationProps) {
  return (
    <EmptyState
      icon="user"
      title={title}
      text={text}
      action={
        <Button type="button" $variant="primary" onClick={onSignIn}>
          Sign In
        </Button>
      }
    />
  );
}
