import type { SubmitEvent } from 'react';
import styled from 'styled-components';
import { useAuth } from '@shop/kernel/react';
import { Link, links } from '@shop/kernel/routing';
import { Alert, Button, PasswordField, s } from '@shop/ui';
import { textOf } from '../forms/textOf';
import { useSubmission } from '../forms/useSubmission';
import { newPasswordError } from '../new-password/newPasswordError';

export function NewPasswordForm() {
  const { session, user } = useAuth();
  const { state, run, refuse } = useSubmission();

  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const password = textOf(event.currentTarget, 'password');
    const error = newPasswordError(password, textOf(event.currentTarget, 'confirmPassword'));
    if (error) refuse(error);
    else void run(() => session.updatePassword(password));
  };

  if (state.status === 'succeeded')
    return (
      <Stack>
        <Alert tone="success">Your password is changed. You are signed in.</Alert>
        <Button as={Link} to={links.home()} $variant="primary">
          Continue Shopping
        </Button>
      </Stack>
    );

  return (
    <Stack as="form" onSubmit={handleSubmit}>
      {state.status === 'failed' && <Alert tone="error">{state.message}</Alert>}
      {/* Lets password managers know whose password this is. */}
      <input type="hidden" name="username" autoComplete="username" value={user?.email ?? ''} readOnly />
      <PasswordField
        label="New Password"
        name="password"
        autoComplete="new-password"
        hint="At least 6 characters"
        required
      />
      <PasswordField
        label="Confirm New Password"
        name="confirmPassword"
        autoComplete="new-password"
        required
      />
      <Button
        type="submit"
        $variant="primary"
        $size="large"
        disabled={state.status === 'submitting'}
        aria-busy={state.status === 'submitting'}
      >
        Save New Password
      </Button>
    </Stack>
  );
}

const Stack = styled.div`
  display: grid;
  gap: ${s('space.16')};
`;
