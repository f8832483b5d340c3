import styled from 'styled-components';
import { type useAction, useAuth } from '@shop/kernel/react';
import { Button, s } from '@shop/ui';

/** Leaves for Google; the session carries the visitor's bag across. */
export function GoogleButton({ run }: Pick<ReturnType<typeof useAction<never>>, 'run'>) {
  const { session, loading } = useAuth();
  const handleClick = () => void run(() => session.signInWithGoogle());

  return (
    <>
      <Divider aria-hidden="true">or</Divider>
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
