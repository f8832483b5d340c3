import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { newsletterTexts } from '@shop/kernel/domain';
import { PlatformProvider } from '@shop/kernel/react';
import { createTestPlatform } from '@shop/kernel/testing';
import { NewsletterForm } from './NewsletterForm';

type Answer = { data: unknown; error: { message: string; code?: string; hint?: string } | null };

const checkMail: Answer = { data: { outcome: 'check_mail' }, error: null };
const offline: Answer = { data: null, error: { message: 'TypeError: Failed to fetch', code: '' } };

/** The form as a person meets it who came to the page three seconds ago. */
function open(...answers: Answer[]) {
  const calls: [string, Record<string, unknown>][] = [];
  const rpc = (name: string, parameters: Record<string, unknown>) => {
    calls.push([name, parameters]);
    return Promise.resolve(answers[calls.length - 1]);
  };
  const { platform } = createTestPlatform({ database: { rpc } });
  const loaded = performance.now();
  const clock = jest.spyOn(performance, 'now').mockReturnValue(loaded - 3000);
  render(
    <PlatformProvider platform={platform}>
      <NewsletterForm />
    </PlatformProvider>,
  );
  clock.mockReturnValue(loaded);
  const email = screen.getByLabelText<HTMLInputElement>('Newsletter e-mail address');
  const button = screen.getByRole('button', { name: 'Subscribe' });
  return { calls, email, button, user: userEvent.setup() };
}

afterEach(() => jest.restoreAllMocks());

test('says to what one agrees and sends nothing but addresses', async () => {
  const { calls, email, button, user } = open(checkMail);
  expect(screen.getByText(newsletterTexts.consent.text)).toBeDefined();
  await user.type(email, 'not an address');
  await user.click(button);
  expect(screen.getByRole('alert').textContent).toContain('e-mail address');
  expect(calls).toEqual([]);
});

test('asks to look into the mailbox, and is empty again', async () => {
  const { calls, email, button, user } = open(checkMail);
  await user.type(email, 'asha@example.com');
  await user.click(button);
  expect((await screen.findByRole('status')).textContent).toContain('check your mail');
  expect(email.value).toBe('');
  expect(calls).toEqual([
    [
      'subscribe_newsletter',
      {
        p_email: 'asha@example.com',
        p_consent_version: newsletterTexts.consent.version,
        p_elapsed_ms: 3000,
        p_fax: '',
      },
    ],
  ]);
});

test('is sent as soon when the clock of the device is set back by a day meanwhile', async () => {
  const { calls, email, button, user } = open(checkMail);
  jest.spyOn(Date, 'now').mockReturnValue(Date.now() - 86_400_000);
  await user.type(email, 'asha@example.com');
  await user.click(button);
  expect((await screen.findByRole('status')).textContent).toContain('check your mail');
  expect(calls[0]?.[1]).toMatchObject({ p_elapsed_ms: 3000 });
});

test('keeps the address when it could not be sent', async () => {
  const { email, button, user } = open(offline, checkMail);
  await user.type(email, 'asha@example.com');
  await user.click(button);
  expect((await screen.findByRole('alert')).textContent).toContain('try again');
  expect(email.value).toBe('asha@example.com');
  await user.click(button);
  expect(await screen.findByRole('status')).toBeDefined();
});
