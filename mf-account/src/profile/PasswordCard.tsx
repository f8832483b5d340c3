import type { SubmitEvent } from 'react';
import styled from 'styled-components';
import { AuthError, type Session } from '@shop/kernel/platform';
import { useAuth, useToast } from '@shop/kernel/react';
import { Alert, Button, PasswordField, s, Surface } from '@shop/ui';
import { CardHeading } from '../card-heading/CardHeading';
import { textOf } from '../forms/textOf';
import { useSubmission } from '../forms/useSubmission';
import { newPasswordError } from '../new-password/newPasswordError';

/** Changes the password of whoever is signed in. */
export function PasswordCard({ email }: { email: string }) {
  const { session } = useAuth();
  const { state, run, refuse } = useSubmission();
  const showToast = useToast();

  const handleSubmit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const password = textOf(form, 'newPassword');
    const error = newPasswordError(password, textOf(form, 'confirmNewPassword'));
    if (error) return refuse(error);
    if (!(await run(() => changePassword(session, password, textOf(form, 'currentPassword'))))) return;
    form.reset();
    showToast({ tone: 'success', message: 'Your password is changed.' });
  };

  return (
    <Surface>
      <CardHeading>Change password</CardHeading>
      <Fields onSubmit={(event) => void handleSubmit(event)}>
        {state.status === 'failed' && <Alert tone="error">{state.message}</Alert>}
        {/* Lets password managers know whose password this is. */}
        <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
        <PasswordField
          label="Current Password"
          name="currentPassword"
          autoComplete="current-password"
          hint="Leave it empty if you have only signed in with Google so far."
          required={false}
        />
        <PasswordField
          label="New Password"
          name="newPassword"
          autoComplete="new-password"
          hint="At least 6 characters"
          required
        />
        <PasswordField
          label="Confirm New Password"
          name="confirmNewPassword"
          autoComplete="new-password"
          required
        />
        <div>
          <Button
            type="submit"
            $variant="secondary"
            disabled={state.status === 'submitting'}
            aria-busy={state.status === 'submitting'}
          >
            Change password
          </Button>
        </div>
      </Fields>
    </Surface>
  );
}

/** The service says the same of a wrong and of a missing password, in words that fit neither. */
async function changePassword(session: Session, password: string, current: string): Promise<void> {
  try {
    await session.updatePassword(password, current || undefined);
  } catch (error) {
    if (!(error instanceof AuthError) || !error.code?.startsWith('current_password')) throw error;
    throw new AuthError(
      current ? 'Your current password is not correct.' : 'Please enter your current password.',
      error.code,
    );
  }
}

const Fields = styled.form`
  display: grid;
  gap: ${s('space.16')};
`;
