import { Button } from '../Button/Button';
import { EmptyState } from '../EmptyState/EmptyState';

interface Props {
  title: string;
  text?: string;
  onSignIn: () => void;
  /** Of its heading; `h1` where it is all that the page says. */
  level?: 'h1' | 'h2';
}

/** Stands where a page needs to know who is asking. */
export function SignInInvitation({ title, text, onSignIn, level }: Props) {
  return (
    <EmptyState
      icon="user"
      title={title}
      level={level}
      text={text}
      action={
        <Button type="button" $variant="primary" onClick={onSignIn}>
          Sign In
        </Button>
      }
    />
  );
}
