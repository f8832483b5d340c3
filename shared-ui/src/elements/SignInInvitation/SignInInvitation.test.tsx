import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SignInInvitation } from './SignInInvitation';

test('its button asks for the sign-in', async () => {
  const signIn = jest.fn();
  render(<SignInInvitation title="Please log in to view your profile" level="h1" onSignIn={signIn} />);
  expect(screen.getByRole('heading', { level: 1, name: 'Please log in to view your profile' })).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Sign In' }));
  expect(signIn).toHaveBeenCalledTimes(1);
});
