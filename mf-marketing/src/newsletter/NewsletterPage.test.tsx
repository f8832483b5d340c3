import { screen } from '@testing-library/react';
import { createTestPlatform, renderRoutes } from '@shop/kernel/testing';
import { routes } from '../routes';
import { createFormDatabase } from '../testing/createFormDatabase';

async function press(path: string, button: string, ...answers: Parameters<typeof createFormDatabase>) {
  const { calls, database } = createFormDatabase(...answers);
  const { platform } = createTestPlatform({ database });
  const { user } = await renderRoutes(routes, path, platform);
  expect(calls).toEqual([]);
  await user.click(screen.getByRole('button', { name: button }));
  return { calls, user };
}

test('confirms at a press and not at a visit', async () => {
  const { calls } = await press('/newsletter/confirm?token=abc', 'Confirm my subscription', {
    data: { outcome: 'confirmed' },
  });
  expect((await screen.findByRole('status')).textContent).toContain('confirmed');
  expect(calls).toEqual([{ name: 'confirm_newsletter', parameters: { p_token: 'abc' } }]);
});

test('says when a link is of no use', async () => {
  await press('/newsletter/confirm', 'Confirm my subscription', { data: { outcome: 'unknown' } });
  expect((await screen.findByRole('alert')).textContent).toContain('no longer valid');
});

test('says nothing of seven days of a link to unsubscribe, which does not run out', async () => {
  await press('/newsletter/unsubscribe', 'Unsubscribe', { data: { outcome: 'unknown' } });
  const { textContent } = await screen.findByRole('alert');
  expect(textContent).not.toContain('seven days');
  expect(textContent).toContain('We do not know this link');
});

test('unsubscribes, and can be pressed again after a failure', async () => {
  const { user } = await press(
    '/newsletter/unsubscribe?token=abc',
    'Unsubscribe',
    { error: { message: 'TypeError: Failed to fetch', code: '' } },
    { data: { outcome: 'unsubscribed' } },
  );
  expect((await screen.findByRole('alert')).textContent).toContain('try again');
  await user.click(screen.getByRole('button', { name: 'Unsubscribe' }));
  expect((await screen.findByRole('status')).textContent).toContain('You are unsubscribed');
});

test.each([
  ['confirmed', 'confirmed'],
  ['unknown', 'no longer valid'],
])('what comes of the press takes the focus, because the button goes: %s', async (outcome, text) => {
  await press('/newsletter/confirm?token=abc', 'Confirm my subscription', { data: { outcome } });
  await screen.findByRole('link', { name: 'Go to the shop' });
  expect(document.activeElement).not.toBe(document.body);
  expect(document.activeElement?.textContent).toContain(text);
});
