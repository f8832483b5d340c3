import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { createTestPlatform, renderRoutes } from '@shop/kernel/testing';
import { routes } from '../routes';
import { createFormDatabase } from '../testing/createFormDatabase';

afterEach(() => sessionStorage.clear());

let sending = Promise.resolve();
beforeEach(() => (sending = Promise.resolve()));
jest.mock('../forms/pause', () => ({ pause: () => sending }));

const failure = { error: { message: 'TypeError: Failed to fetch', code: '' } };
const success = { data: { reference: 'TDC-4F7K2M' } };
const thanks = "Thank you for your message! We'll get back to you soon.";

async function openForm(...answers: Parameters<typeof createFormDatabase>) {
  const { calls, database } = createFormDatabase(...answers);
  const { platform, signIn, endSession } = createTestPlatform({ database });
  const { user, router } = await renderRoutes(routes, '/contact', platform);
  const form = within(screen.getByRole('form', { name: 'Write to us' }));
  const send = () => user.click(form.getByRole('button', { name: 'Send message' }));
  const fill = async () => {
    await user.type(form.getByLabelText('Name'), 'Asha Rao');
    await user.type(form.getByLabelText('Email'), 'asha@example.com');
    await user.selectOptions(form.getByLabelText('Subject'), 'feedback');
    await user.type(form.getByLabelText('Message'), 'The lamp is lovely');
  };
  return { calls, user, router, form, fill, send, signIn, endSession };
}

const submissionOf = ({ parameters }: { parameters: Record<string, unknown> }) => parameters.p_submission_id;

test('says beside each field what is missing, and sends nothing', async () => {
  const { calls, form, send } = await openForm(success);
  await send();
  for (const label of ['Name', 'Email', 'Subject', 'Message']) {
    expect(form.getByLabelText(label)).toHaveProperty('ariaInvalid', 'true');
  }
  expect(document.activeElement).toBe(form.getByLabelText('Name'));
  expect(calls).toEqual([]);
});

test('sends once, thanks with the reference and is empty again', async () => {
  const { calls, form, fill, send } = await openForm(success);
  await fill();
  await send();
  expect((await form.findByRole('status')).textContent).toContain(thanks);
  expect(form.getByRole('status').textContent).toContain('TDC-4F7K2M');
  expect(form.getByLabelText('Message')).toHaveProperty('value', '');
  expect(calls).toHaveLength(1);
  expect(calls[0]?.parameters.p_message).toMatchObject({
    name: 'Asha Rao',
    email: 'asha@example.com',
    subject: 'feedback',
    message: 'The lamp is lovely',
    channel: 'form',
    fax: '',
  });
});

test('keeps everything after a failure and sends the same again under the same id', async () => {
  const { calls, user, form, fill, send } = await openForm(failure, failure, success);
  await fill();
  await send();
  expect((await form.findByRole('alert')).textContent).toContain('please try again');
  expect(form.getByLabelText('Message')).toHaveProperty('value', 'The lamp is lovely');
  await send();
  await form.findByRole('alert');
  await user.type(form.getByLabelText('Message'), '!');
  await send();
  await form.findByRole('status');
  const [first, again, changed] = calls.map(submissionOf);
  expect(again).toBe(first);
  expect(changed).not.toBe(first);
});

test('keeps everything over a reload too, and what nobody answered is stored once', async () => {
  const { calls, fill, form, send } = await openForm(failure);
  await fill();
  await send();
  await form.findByRole('alert');
  cleanup();
  const reloaded = await openForm(success);
  expect(reloaded.form.getByLabelText('Subject')).toHaveProperty('value', 'feedback');
  expect(reloaded.form.getByLabelText('Message')).toHaveProperty('value', 'The lamp is lovely');
  await reloaded.send();
  await reloaded.form.findByRole('status');
  expect(reloaded.calls.map(submissionOf)).toEqual(calls.map(submissionOf));
  expect(sessionStorage).toHaveLength(0);
});

test('a message whose answer comes after its page was left is not there to be sent again', async () => {
  let answer: () => void = () => undefined;
  sending = new Promise<void>((resolve) => (answer = resolve));
  const { calls, router, fill, send } = await openForm(success);
  await fill();
  await send();
  await act(() => router.navigate('/about'));
  answer();
  await act(() => new Promise((resolve) => setTimeout(resolve)));
  expect(calls).toHaveLength(1);
  await act(() => router.navigate('/contact'));
  expect(screen.getByLabelText('Message')).toHaveProperty('value', '');
  expect(sessionStorage).toHaveLength(0);
});

test('what is typed while a message is sent stays, and is sent as another one', async () => {
  let answer: () => void = () => undefined;
  sending = new Promise<void>((resolve) => (answer = resolve));
  const { calls, user, form, fill, send } = await openForm(success, success);
  await fill();
  await send();
  await user.type(form.getByLabelText('Message'), '. And the tray?');
  await act(async () => answer());
  await form.findByRole('status');
  expect(form.getByLabelText('Message')).toHaveProperty('value', 'The lamp is lovely. And the tray?');
  await send();
  await waitFor(() => expect(calls).toHaveLength(2));
  expect(calls.map(({ parameters }) => parameters.p_message)).toMatchObject([
    { message: 'The lamp is lovely' },
    { message: 'The lamp is lovely. And the tray?' },
  ]);
  await waitFor(() => expect(form.getByLabelText('Message')).toHaveProperty('value', ''));
});

test('what somebody has typed whose session ends is there for them again, and for nobody else', async () => {
  const before = await openForm(failure);
  await act(async () => before.signIn());
  await before.fill();
  await before.send();
  await before.form.findByRole('alert');
  await act(async () => before.endSession());
  cleanup();
  const visitor = await openForm(success);
  expect(visitor.form.getByLabelText('Message')).toHaveProperty('value', '');
  await act(async () => visitor.signIn());
  expect(visitor.form.getByLabelText('Message')).toHaveProperty('value', 'The lamp is lovely');
  await visitor.send();
  await visitor.form.findByRole('status');
  const sent = [before, visitor].map(({ calls }) =>
    calls.filter(({ name }) => name === 'send_contact_message'),
  );
  expect(sent.map((calls) => calls.length)).toEqual([1, 1]);
  expect(sent[1]?.map(submissionOf)).toEqual(sent[0]?.map(submissionOf));
});

test('shows a refusal of the database beside its field', async () => {
  const refusal = { error: { message: 'Please check', hint: 'INVALID_FIELD', details: '{"field":"email"}' } };
  const { form, fill, send } = await openForm(refusal);
  await fill();
  await send();
  expect((await form.findByRole('alert')).textContent).toBe('Please check this field');
  expect(form.getByLabelText('Email')).toHaveProperty('ariaInvalid', 'true');
});

test('says that it was too often', async () => {
  const { form, fill, send } = await openForm({ error: { message: 'x', hint: 'TOO_MANY_ATTEMPTS' } });
  await fill();
  await send();
  expect((await form.findByRole('alert')).textContent).toContain('several times');
});

test('opens the question that the address names, one at a time, and closes it at a second press', async () => {
  const scrollIntoView = jest.fn();
  Element.prototype.scrollIntoView = scrollIntoView;
  const { platform } = createTestPlatform({ database: createFormDatabase().database });
  const { user } = await renderRoutes(routes, '/contact#abroad', platform);
  expect(scrollIntoView).toHaveBeenCalledTimes(1);
  const open = () => screen.queryAllByRole('group').filter((group) => (group as HTMLDetailsElement).open);
  expect(open().map((group) => group.textContent)).toEqual([expect.stringContaining('outside India')]);
  await user.click(screen.getByText('What is your return policy?'));
  expect(location.hash).toBe('#returns');
  expect(scrollIntoView).toHaveBeenCalledTimes(1);
  expect(open()).toHaveLength(1);
  await user.click(screen.getByText('What is your return policy?'));
  await waitFor(() => expect(open()).toEqual([]));
  expect(location.hash).toBe('');
});
