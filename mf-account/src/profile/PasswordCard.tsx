import { AuthError, type Platform } from '@shop/kernel/platform';
import { useAction, useAuth } from '@shop/kernel/react';
import { ActionForm, Alert, Button, PasswordField, Surface } from '@shop/ui';
import { CardHeading } from '../card-heading/CardHeading';
import { textOf } from '../forms/textOf';
import { newPasswordError } from '../new-password/newPasswordError';

/** Changes the password of whoever is signed in. */
export function PasswordCard({ email }: { email: string }) {
  const { session } = useAuth();
  const action = useAction();

  const handleSubmit = async (form: HTMLFormElement) => {
    const password = textOf(form, 'newPassword');
    const error = newPasswordError(password, textOf(form, 'confirmNewPassword'));
    if (error) return action.refuse(error);
    const { done } = await action.run(
      () => changePassword(session, password, textOf(form, 'currentPassword')),
      'Your password is changed.',
    );
    if (done) form.reset();
  };

  return (
    <Surface>
      <CardHeading>Change password</CardHeading>
      <ActionForm action={action} onSubmit={handleSubmit}>
        <Alert tone="error">{action.problem}</Alert>
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
          <Button type="submit" $variant="secondary" $busy={action.busy}>
            Change password
          </Button>
        </div>
      </ActionForm>
    </Surface>
  );
}

/** The service says the same of a wrong and of a missing password, in words that fit neither. */
async function changePassword(
  session: Platform['session'],
  password: string,
  current: string,
): Promise<void> {
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
