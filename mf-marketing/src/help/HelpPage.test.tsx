import { screen, within } from '@testing-library/react';
import { createTestPlatform, renderRoutes } from '@shop/kernel/testing';
import { routes } from '../routes';
import { createFormDatabase } from '../testing/createFormDatabase';

jest.mock('../forms/pause', () => ({ pause: () => Promise.resolve() }));

async function open(...answers: Parameters<typeof createFormDatabase>) {
  HTMLDialogElement.prototype.showModal = function show() {
    this.open = true;
  };
  const { calls, database } = createFormDatabase(...answers);
  const { platform } = createTestPlatform({ database });
  const { user } = await renderRoutes(routes, '/help', platform);
  return { calls, user, search: screen.getByRole('searchbox', { name: 'Search the answers' }) };
}

const sections = () =>
  ['Orders', 'Delivery', 'Returns and refunds', 'Payment', 'Account'].filter((name) =>
    screen.queryByRole('heading', { level: 2, name }),
  );

test('searches questions and answers whatever their case, and hides empty sections', async () => {
  const { user, search } = await open();
  expect(sections()).toHaveLength(5);
  await user.type(search, 'eXpReSs');
  expect(sections()).toEqual(['Delivery']);
  expect(screen.getByRole('status').textContent).toBe('2 answers');
  await user.clear(search);
  expect(sections()).toHaveLength(5);
});

test('finds the refund by its name', async () => {
  const { user, search } = await open();
  await user.type(search, 'REFUND');
  expect(screen.getByText('When do I get my money back?')).toBeTruthy();
});

test('says when nothing matches', async () => {
  const { user, search } = await open();
  await user.type(search, 'zebra');
  expect(sections()).toEqual([]);
  expect(screen.getByRole('alert').textContent).toBe('No results found');
});

test('takes a message where the chat is', async () => {
  const { calls, user } = await open({ data: { reference: 'TDC-4F7K2M' } });
  await user.click(screen.getByRole('button', { name: 'Start a chat' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Live chat' }));
  await user.type(dialog.getByLabelText('Name'), 'Asha');
  await user.type(dialog.getByLabelText('Email'), 'asha@example.com');
  await user.selectOptions(dialog.getByLabelText('Subject'), 'other');
  await user.type(dialog.getByLabelText('Message'), 'Hello');
  await user.click(dialog.getByRole('button', { name: 'Send message' }));
  expect((await dialog.findByRole('status')).textContent).toContain('Thank you for your message!');
  expect(calls[0]?.parameters.p_message).toMatchObject({ channel: 'chat', message: 'Hello' });
});

test('leads to where an account is deleted at once', async () => {
  await open();
  const answer = screen.getByText('How do I delete my account?').closest('details');
  const link = within(answer!).getByRole('link', { name: 'Privacy', hidden: true });
  expect(link.getAttribute('href')).toBe('/profile/privacy');
  expect(answer!.textContent).not.toContain('Write to');
});
