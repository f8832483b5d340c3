import styled from 'styled-components';
import { shop } from '@shop/kernel/domain';
import { useAction, useAuth } from '@shop/kernel/react';
import { Link, linkTo } from '@shop/kernel/routing';
import { PasswordField, s, TextField } from '@shop/ui';
import { textOf } from '../forms/textOf';
import { newPasswordError } from '../new-password/newPasswordError';
import { useDelayed } from '../timing/useDelayed';
import { AuthForm } from './AuthForm';
import type { AuthView } from './AuthView';
import { GoogleButton } from './GoogleButton';
import { successDelay } from './successDelay';
import { ViewSwitch } from './ViewSwitch';

interface Props {
  /** Filled in. */
  email?: string;
  onSwitch: (view: AuthView) => void;
  onDone: () => void;
}

export function RegisterForm({ email, onSwitch, onDone }: Props) {
  const { session } = useAuth();
  const action = useAction();
  useDelayed(action.succeeded, successDelay, onDone);

  const handleSubmit = async (form: HTMLFormElement) => {
    const password = textOf(form, 'password');
    const error = newPasswordError(password, textOf(form, 'confirmPassword'));
    if (error) return action.refuse(error);
    const account = { fullName: textOf(form, 'fullName'), email: textOf(form, 'email'), password };
    const { done } = await action.run(() => session.signUp(account));
    // A project without confirmation mails signs in at once: there is no link to wait for.
    if (done && session.get().status === 'signed-in') onDone();
  };

  return (
    <AuthForm
      action={action}
      success="Check your email for the confirmation link!"
      submitLabel="Create Account"
      onSubmit={handleSubmit}
      footer={
        <>
          <GoogleButton />
          <ViewSwitch
            question="Already have an account?"
            label="Sign in"
            onSwitch={() => onSwitch('login')}
          />
        </>
      }
    >
      <TextField label="Full Name" name="fullName" autoComplete="name" required />
      <TextField label="Email" name="email" type="email" autoComplete="email" defaultValue={email} required />
      <PasswordField
        label="Password"
        name="password"
        autoComplete="new-password"
        hint="At least 6 characters"
        required
      />
      <PasswordField label="Confirm Password" name="confirmPassword" autoComplete="new-password" required />
      <Terms>
        By creating an account you confirm that you are {shop.minimumAge} or older and agree to our{' '}
        <Link to={linkTo('terms-of-service')} target="_blank">
          Terms of Service
        </Link>{' '}
        and{' '}
        <Link to={linkTo('privacy-policy')} target="_blank">
          Privacy Policy
        </Link>
        .
      </Terms>
    </AuthForm>
  );
}

const Terms = styled.p`
  font-size: ${s('size.14')};
  color: ${s('color.ink2')};
`;
