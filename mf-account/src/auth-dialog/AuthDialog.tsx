import { useState } from 'react';
import type { AuthView, SlotProps } from '@shop/kernel/platform';
import { Dialog } from '@shop/ui';
import { ForgotPasswordForm } from './ForgotPasswordForm';
import { LoginForm } from './LoginForm';
import { RegisterForm } from './RegisterForm';

const titles: Record<AuthView, string> = {
  login: 'Sign in',
  register: 'Create your account',
  'forgot-password': 'Reset your password',
};

/**
 * Sign-in, sign-up and the request for a reset mail (spec §2, "Auth dialog"). Whoever opens it mounts it, and
 * every view is mounted afresh, so form, messages and view start clean each time (spec §4).
 */
export function AuthDialog({ view: openedWith, onClose }: SlotProps['auth-dialog']) {
  const [view, setView] = useState(openedWith);

  return (
    <Dialog title={titles[view]} onClose={onClose}>
      {view === 'login' && <LoginForm onSwitch={setView} onDone={onClose} />}
      {view === 'register' && <RegisterForm onSwitch={setView} onDone={onClose} />}
      {view === 'forgot-password' && <ForgotPasswordForm onSwitch={setView} />}
    </Dialog>
  );
}
