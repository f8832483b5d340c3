import { useState } from 'react';
import styled from 'styled-components';
import type { SlotProps } from '@shop/kernel/platform';
import { ClothStrip, Dialog, s } from '@shop/ui';
import type { AuthView } from './AuthView';
import { ForgotPasswordForm } from './ForgotPasswordForm';
import { LoginForm } from './LoginForm';
import { RegisterForm } from './RegisterForm';

const titles: Record<AuthView, string> = {
  login: 'Sign in',
  register: 'Create your account',
  'forgot-password': 'Reset your password',
};

const intros: Record<AuthView, string> = {
  login: 'Your bag and your orders, on every device.',
  register: 'One account for your bag, your addresses and your orders.',
  'forgot-password': 'Tell us your e-mail address, and we send a link to choose a new password.',
};

/**
 * Sign-in, sign-up and the request for a reset mail (spec §2, "Auth dialog"). Whoever opens it mounts it, and
 * every view is mounted afresh, so form, messages and view start clean each time (spec §4).
 */
export function AuthDialog({ view: openedWith, email, onClose }: SlotProps['auth-dialog']) {
  const [view, setView] = useState(openedWith);

  return (
    <Dialog title={titles[view]} onClose={onClose}>
      <ClothStrip $print="spark" />
      <Intro>{intros[view]}</Intro>
      {view === 'login' && <LoginForm email={email} onSwitch={setView} onDone={onClose} />}
      {view === 'register' && <RegisterForm email={email} onSwitch={setView} onDone={onClose} />}
      {view === 'forgot-password' && <ForgotPasswordForm onSwitch={setView} />}
    </Dialog>
  );
}

const Intro = styled.p`
  padding-block: ${s('space.16')};
  color: ${s('color.ink2')};
`;
