import { useAction, useAuth } from '@shop/kernel/react';
import { PasswordField, TextField } from '@shop/ui';
import { textOf } from '../forms/textOf';
import { AuthForm } from './AuthForm';
import type { AuthView } from './AuthView';
import { GoogleButton } from './GoogleButton';
import { TextButton } from './TextButton';
import { ViewSwitch } from './ViewSwitch';

interface Props {
  /** Filled in. */
  email?: string;
  onSwitch: (view: AuthView) => void;
  onDone: () => void;
}

export function LoginForm({ email, onSwitch, onDone }: Props) {
  const { session } = useAuth();
  const action = useAction();

  const handleSubmit = async (form: HTMLFormElement) => {
    const { done } = await action.run(() => session.signIn(textOf(form, 'email'), textOf(form, 'password')));
    if (done) onDone();
  };

  return (
    <AuthForm
      action={action}
      submitLabel="Sign In"
      onSubmit={handleSubmit}
      footer={
        <>
          <GoogleButton />
          <ViewSwitch question="New here?" label="Sign up" onSwitch={() => onSwitch('register')} />
        </>
      }
    >
      <TextField label="Email" name="email" type="email" autoComplete="email" defaultValue={email} required />
      <PasswordField label="Password" name="password" autoComplete="current-password" required />
      <TextButton type="button" $align="end" onClick={() => onSwitch('forgot-password')}>
        Forgot your password?
      </TextButton>
    </AuthForm>
  );
}
