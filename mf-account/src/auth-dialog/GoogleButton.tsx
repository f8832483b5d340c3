import styled from 'styled-components';
import { useAction, useAuth } from '@shop/kernel/react';
import { Alert, Button, s } from '@shop/ui';

/**
 * Leaves for Google; the session carries the visitor's bag across. An action of its own: that somebody left is no success of the
 * form above, and it can be sent when they come back by the browser's button.
 */
export function GoogleButton() {
  const { session, loading } = useAuth();
  const { run, problem } = useAction();
  const handleClick = () => void run(() => session.signInWithGoogle());

  return (
    <>
      <Divider aria-hidden="true">or</Divider>
      <Alert tone="error">{problem}</Alert>
      <Button
        type="button"
        $variant="secondary"
        $size="large"
        $block
        disabled={loading}
        onClick={handleClick}
      >
        Continue with Google
      </Button>
    </>
  );
}

const Divider = styled.div`
  display: flex;
  align-items: center;
  gap: ${s('space.12')};
  font-size: ${s('size.14')};
  color: ${s('color.ink3')};

  &::before,
  &::after {
    content: '';
    flex: 1;
    border-top: 1px solid ${s('color.line')};
  }
`;
