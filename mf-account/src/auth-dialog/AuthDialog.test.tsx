import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderRoutes } from '@shop/kernel/testing';
import { AuthRefusal, createTestShop } from '../testing/createTestShop';
import { AuthDialog } from './AuthDialog';
import type { AuthView } from './AuthView';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));

async function open(view: AuthView) {
  const shop = createTestShop();
  const onClose = jest.fn();
  const element = <AuthDialog view={view} onClose={onClose} />;
  await renderRoutes([{ path: '/', element }], '/', shop.platform);
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
  /** Presses a button and lets the fake service answer. */
  const press = async (name: string) => {
    await user.click(button(name));
    await pass(0);
  };
  return { ...shop, onClose, user, button, press };
}

type Opened = Awaited<ReturnType<typeof open>>;

async function fill({ user }: Opened, texts: Record<string, string>) {
  for (const [label, text] of Object.entries(texts)) await user.type(screen.getByLabelText(label), text);
}

const account = { 'Full Name': 'Asha Rao', Email: 'asha@example.com', Password: 'marigold' };

describe('login', () => {
  test('a successful login closes the dialog', async () => {
    const opened = await open('login');
    await fill(opened, { Email: 'asha@example.com', Password: 'marigold' });
    await opened.press('Sign In');

    expect(opened.calls).toEqual([
      ['signInWithPassword', { email: 'asha@example.com', password: 'marigold' }],
    ]);
    expect(opened.onClose).toHaveBeenCalledTimes(1);
  });

  test('the service’s refusal is shown in its own words and the dialog stays', async () => {
    const opened = await open('login');
    opened.answer('signInWithPassword', () => {
      throw new AuthRefusal('Invalid login credentials');
    });
    await fill(opened, { Email: 'asha@example.com', Password: 'wrong' });
    await opened.press('Sign In');

    expect(screen.getByRole('alert').textContent).toBe('Invalid login credentials');
    expect(opened.onClose).not.toHaveBeenCalled();
  });

  test('anything else that goes wrong reads as the spec says', async () => {
    const opened = await open('login');
    opened.answer('signInWithPassword', () => {
      throw new TypeError('x is undefined');
    });
    await fill(opened, { Email: 'asha@example.com', Password: 'marigold' });
    await opened.press('Sign In');
    expect(screen.getByRole('alert').textContent).toBe('An unexpected error occurred');
  });

  test('the button is disabled while the service is asked', async () => {
    const opened = await open('login');
    let finish: () => void = () => undefined;
    opened.answer('signInWithPassword', () => new Promise<void>((resolve) => (finish = resolve)));
    await fill(opened, { Email: 'asha@example.com', Password: 'marigold' });
    await opened.press('Sign In');

    expect(opened.button('Sign In').disabled).toBe(true);
    await act(() => Promise.resolve(finish()));
    expect(opened.calls).toHaveLength(1);
  });

  test('the password can be shown, and fields say what they are to password managers', async () => {
    const { press } = await open('login');
    const password = screen.getByLabelText<HTMLInputElement>('Password');
    expect(password.autocomplete).toBe('current-password');
    await press('Show password');
    expect(password.type).toBe('text');
    await press('Hide password');
    expect(password.type).toBe('password');
  });

  test('Google keeps the visitor’s bag for the way back', async () => {
    const opened = await open('login');
    const carry = jest.spyOn(opened.platform.bag, 'carryAcross');
    await opened.press('Continue with Google');
    expect(carry).toHaveBeenCalledTimes(1);
    expect(opened.calls).toEqual([
      [
        'signInWithOAuth',
        { provider: 'google', options: { redirectTo: 'https://shop.example/auth/callback' } },
      ],
    ]);
  });
});

test.each([
  ['login', 'Sign In'],
  ['register', 'Create Account'],
] as const)('leaving for Google from %s ends nothing else of the dialog', async (view, submit) => {
  const opened = await open(view);
  await opened.press('Continue with Google');
  // The browser is on its way there, or came back by its button.
  expect(opened.button(submit).disabled).toBe(false);
  expect(screen.queryByText('Check your email for the confirmation link!')).toBeNull();
  await pass(2000);
  expect(opened.onClose).not.toHaveBeenCalled();
});

test('Google that cannot be had is said so', async () => {
  const opened = await open('register');
  opened.answer('signInWithOAuth', () => {
    throw new AuthRefusal('Unsupported provider');
  });
  await opened.press('Continue with Google');
  expect(screen.getByRole('alert').textContent).toBe('Unsupported provider');
});

describe('register', () => {
  test.each([
    ['marigolds', 'Passwords do not match'],
    ['rose', 'Password must be at least 6 characters long', 'rose'],
  ])('confirming with %s: %s', async (confirmation, message, password = 'marigold') => {
    const opened = await open('register');
    await fill(opened, { ...account, Password: password, 'Confirm Password': confirmation });
    await opened.press('Create Account');
    expect(screen.getByRole('alert').textContent).toBe(message);
    expect(opened.calls).toEqual([]);
  });

  test('carries the bag across, says to check the mail, and closes after 2 seconds', async () => {
    const opened = await open('register');
    const carry = jest.spyOn(opened.platform.bag, 'carryAcross');
    await fill(opened, { ...account, 'Confirm Password': 'marigold' });
    await opened.press('Create Account');

    expect(carry).toHaveBeenCalledTimes(1);
    expect(opened.calls[0]).toMatchObject([
      'signUp',
      { email: 'asha@example.com', options: { data: { full_name: 'Asha Rao' } } },
    ]);
    expect(screen.getByRole('status').textContent).toBe('Check your email for the confirmation link!');
    await pass(1999);
    expect(opened.onClose).not.toHaveBeenCalled();
    await pass(1);
    expect(opened.onClose).toHaveBeenCalledTimes(1);
  });

  test('a project that signs in at once closes at once', async () => {
    const opened = await open('register');
    opened.answer('signUp', opened.signIn);
    await fill(opened, { ...account, 'Confirm Password': 'marigold' });
    await opened.press('Create Account');
    expect(opened.onClose).toHaveBeenCalled();
  });

  test('links the terms and the privacy policy', async () => {
    await open('register');
    const href = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
    expect(href('Terms of Service')).toBe('/terms-of-service');
    expect(href('Privacy Policy')).toBe('/privacy-policy');
  });
});

describe('forgot password', () => {
  test('sends the mail and returns to login after 2 seconds', async () => {
    const opened = await open('login');
    await opened.press('Forgot your password?');
    await fill(opened, { Email: 'asha@example.com' });
    await opened.press('Send Reset Email');

    expect(screen.getByRole('status').textContent).toBe('Password reset email sent! Check your inbox.');
    await pass(1999);
    expect(screen.queryByRole('button', { name: 'Sign In' })).toBeNull();
    await pass(1);
    expect(opened.button('Sign In')).toBeTruthy();
    expect(opened.onClose).not.toHaveBeenCalled();
  });
});

test('switching views starts with clean fields and without messages', async () => {
  const opened = await open('login');
  opened.answer('signInWithPassword', () => {
    throw new AuthRefusal('Invalid login credentials');
  });
  await fill(opened, { Email: 'asha@example.com', Password: 'wrong' });
  await opened.press('Sign In');
  await opened.press('Sign up');
  await opened.press('Sign in');

  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('');
});

test('typing goes into the first field at once', async () => {
  await open('login');
  expect(document.activeElement).toBe(screen.getByLabelText('Email'));
});

test('closing is asked for by the dialog', async () => {
  const { onClose } = await open('login');
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(onClose).toHaveBeenCalledTimes(1);
});
