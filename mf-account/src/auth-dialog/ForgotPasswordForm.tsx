import { useAction, useAuth } from '@shop/kernel/react';
import { TextField } from '@shop/ui';
import { textOf } from '../forms/textOf';
import { useDelayed } from '../timing/useDelayed';
import { AuthForm } from './AuthForm';
import type { AuthView } from './AuthView';
import { successDelay } from './successDelay';
import { ViewSwitch } from './ViewSwitch';

interface Props {
  onSwitch: (view: AuthView) => void;
}

export function ForgotPasswordForm({ onSwitch }: Props) {
  const { session } = useAuth();
  const action = useAction();
  const returnToLogin = () => onSwitch('login');
  useDelayed(action.succeeded, successDelay, returnToLogin);

  return (
    <AuthForm
      action={action}
      success="Password reset email sent! Check your inbox."
      submitLabel="Send Reset Email"
      onSubmit={async (form) => {
        await action.run(() => session.sendPasswordReset(textOf(form, 'email')));
      }}
      footer={<ViewSwitch question="Remembered it?" label="Back to sign in" onSwitch={returnToLogin} />}
    >
      <TextField label="Email" name="email" type="email" autoComplete="email" required />
    </AuthForm>
  );
}
