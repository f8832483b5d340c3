import { act, screen, waitFor, within } from '@testing-library/react';
import { renderRoutes } from '@shop/kernel/testing';
import { routes } from '../routes';
import { createTestShop, Refusal } from '../testing/createTestShop';
import { fieldOf, type StaffForm, staffForms } from '../testing/staffForms';

const cases = Object.entries(staffForms);

/** The form on its page or in its dialog; `answer` is what the service says to what it sends. */
async function open(form: StaffForm, answer: () => unknown) {
  const { platform, calls } = await createTestShop({ ...form.loads, [form.calls]: answer }, 'admin');
  const { user } = await renderRoutes(routes, form.path, platform);
  if (form.opens) await user.click(await screen.findByRole('button', { name: form.opens }));
  const first = Object.keys(form.shows)[0] ?? '';
  await screen.findByLabelText(first);
  const place = () => (form.opens ? within(screen.getByRole('dialog', { hidden: true })) : screen);
  const button = () => place().getByRole('button', { name: form.submits, hidden: true });
  const fill = async () => {
    for (const [label, value] of Object.entries(form.types)) {
      const field = fieldOf(label);
      if (field instanceof HTMLSelectElement) await user.selectOptions(field, value);
      else {
        await user.clear(field);
        await user.type(field, value);
      }
    }
  };
  const sent = () => calls.filter(({ name }) => name === form.calls).map(({ args }) => args);
  return { user, button, fill, sent };
}

/** An answer that comes when the test says so. */
function later() {
  let resolve: (value: unknown) => void = () => undefined;
  const promise = new Promise((settle) => (resolve = settle));
  return { promise, resolve };
}

test.each(cases)('%s: shows what is saved', async (_, form) => {
  await open(form, () => null);
  const shown = Object.keys(form.shows).map((label) => [label, fieldOf(label).value]);
  expect(Object.fromEntries(shown)).toEqual(form.shows);
});

test.each(cases)('%s: sends exactly what was typed, once, and is busy meanwhile', async (_, form) => {
  const answer = later();
  const { user, button, fill, sent } = await open(form, () => answer.promise);
  await fill();
  await user.click(button());
  await waitFor(() => expect(button().getAttribute('aria-busy')).toBe('true'));
  await user.click(button());
  expect(sent()).toHaveLength(1);
  const { p_key, ...args } = sent()[0] ?? {};
  expect(args).toEqual(form.sends);
  expect(p_key === undefined || typeof p_key === 'string').toBe(true);
  await act(async () => answer.resolve(form.answer ?? {}));
  if (form.opens) await waitFor(() => expect(screen.queryByRole('dialog', { hidden: true })).toBeNull());
});

test.each(cases)('%s: keeps what was typed and says why when the service refuses', async (_, form) => {
  const { user, button, fill } = await open(form, () => {
    throw new Refusal('CONFLICT', 'Somebody else was faster.');
  });
  await fill();
  const typed = Object.keys(form.types).map((label) => [label, fieldOf(label).value]);
  await user.click(button());
  expect(await screen.findByText('Somebody else was faster.')).toBeTruthy();
  await waitFor(() => expect(button().getAttribute('aria-busy')).not.toBe('true'));
  expect(typed).toEqual(Object.keys(form.types).map((label) => [label, fieldOf(label).value]));
});

const withFields = cases.flatMap(([name, form]) => (form.field ? [[name, form, form.field] as const] : []));

test.each(withFields)(
  '%s: says what is wrong at the field, which takes the focus',
  async (_, form, field) => {
    const { user, button, fill } = await open(form, () => {
      throw new Refusal('INVALID_INPUT', 'This cannot be meant.', { field: field.name });
    });
    await fill();
    await user.click(button());
    const wrong = await screen.findByLabelText(field.label);
    await waitFor(() => expect(wrong.getAttribute('aria-invalid')).toBe('true'));
    const text = document.getElementById(wrong.getAttribute('aria-describedby')?.split(' ')[0] ?? '');
    expect(text?.textContent).toBe('This cannot be meant.');
    expect(document.activeElement).toBe(wrong);
  },
);

const withGaps = cases.filter(([, { shows }]) =>
  Object.entries(shows).some(([label, value]) => value === '' && !label.endsWith('(optional)')),
);

test.each(withGaps)('%s: sends nothing while a field that it needs is empty', async (_, form) => {
  const { user, button, sent } = await open(form, () => null);
  await user.click(button());
  expect(sent()).toEqual([]);
});
