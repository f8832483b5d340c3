import styled from 'styled-components';
import { useAction, useAuth } from '@shop/kernel/react';
import { ActionLink, linkTo } from '@shop/kernel/routing';
import { ActionForm, Alert, Button, PasswordField, s } from '@shop/ui';
import { textOf } from '../forms/textOf';
import { newPasswordError } from '../new-password/newPasswordError';

export function NewPasswordForm() {
  const { session, user } = useAuth();
  const action = useAction();

  const handleSubmit = async (form: HTMLFormElement) => {
    const password = textOf(form, 'password');
    const error = newPasswordError(password, textOf(form, 'confirmPassword'));
    if (error) return action.refuse(error);
    await action.run(() => session.updatePassword(password));
  };

  if (action.succeeded)
    return (
      <Stack>
        <Alert tone="success">Your password is changed. You are signed in.</Alert>
        <Button as={ActionLink} to={linkTo('home')} $variant="primary">
          Continue Shopping
        </Button>
      </Stack>
    );

  return (
    <ActionForm action={action} onSubmit={handleSubmit}>
      <Alert tone="error">{action.problem}</Alert>
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
      <Button type="submit" $variant="primary" $size="large" $busy={action.busy}>
        Save New Password
      </Button>
    </ActionForm>
  );
}

const Stack = styled.div`
  display: grid;
  gap: ${s('space.16')};
`;
