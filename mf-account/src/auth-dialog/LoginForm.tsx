import type { AuthView } from '@shop/kernel/platform';
import { useAuth } from '@shop/kernel/react';
import { PasswordField, TextField } from '@shop/ui';
import { textOf } from '../forms/textOf';
import { useSubmission } from '../forms/useSubmission';
import { AuthForm } from './AuthForm';
import { GoogleButton } from './GoogleButton';
import { TextButton } from './TextButton';
import { ViewSwitch } from './ViewSwitch';

interface Props {
  onSwitch: (view: AuthView) => void;
  onDone: () => void;
}

export function LoginForm({ onSwitch, onDone }: Props) {
  const { session } = useAuth();
  const { state, run } = useSubmission();

  const handleSubmit = async (form: HTMLFormElement) => {
    if (await run(() => session.signIn(textOf(form, 'email'), textOf(form, 'password')))) onDone();
  };

  return (
    <AuthForm
      state={state}
      submitLabel="Sign In"
      onSubmit={(form) => void handleSubmit(form)}
      footer={
        <>
          <GoogleButton run={run} />
          <ViewSwitch question="New here?" label="Sign up" onSwitch={() => onSwitch('register')} />
        </>
      }
    >
      <TextField label="Email" name="email" type="email" autoComplete="email" required />
      <PasswordField label="Password" name="password" autoComplete="current-password" required />
      <TextButton type="button" $align="end" onClick={() => onSwitch('forgot-password')}>
        Forgot your password?
      </TextButton>
    </AuthForm>
  );
}
