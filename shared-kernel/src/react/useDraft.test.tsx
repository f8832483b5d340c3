import { cleanup, render as renderBare, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactElement, useRef, useState } from 'react';
import type { Platform } from '../platform/createPlatform';
import { createDrafts } from '../platform/drafts';
import { PlatformProvider } from './PlatformProvider';
import { useDraft } from './useDraft';

function ReviewForm({ name = 'review' }: { name?: string }) {
  const form = useRef<HTMLFormElement>(null);
  const [stars, setStars] = useState('');
  useDraft(form, name);
  return (
    <form ref={form}>
      <input aria-label="Text" name="text" />
      <textarea aria-label="Long" name="long" />
      <select aria-label="Reason" name="reason">
        <option value="">Choose</option>
        <option value="size">Size</option>
      </select>
      <input
        aria-label="Five"
        type="radio"
        name="stars"
        value="5"
        checked={stars === '5'}
        onChange={() => setStars('5')}
      />
      <input
        aria-label="One"
        type="radio"
        name="stars"
        value="1"
        checked={stars === '1'}
        onChange={() => setStars('1')}
      />
      {stars === '5' && <input aria-label="Praise" name="praise" />}
      <input aria-label="Agree" type="checkbox" name="agree" />
      <input aria-label="Password" type="password" name="password" />
      <input aria-label="Card" name="card" autoComplete="cc-number" />
      <input aria-label="Trap" name="fax" tabIndex={-1} />
      <button type="reset">Clear</button>
      <output>{stars}</output>
    </form>
  );
}

/** Whose name may come late. */
function Named({ name }: { name: string | undefined }) {
  const form = useRef<HTMLFormElement>(null);
  useDraft(form, name);
  return (
    <form ref={form}>
      <input aria-label="Text" name="text" />
      <textarea aria-label="Long" name="long" />
    </form>
  );
}

const drafts = createDrafts();
const render = (form: ReactElement) =>
  renderBare(<PlatformProvider platform={{ drafts } as Platform}>{form}</PlatformProvider>);
const shown = (name?: string) => (
  <PlatformProvider platform={{ drafts } as Platform}>
    <Named name={name} />
  </PlatformProvider>
);
const valueOf = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value;
const isTicked = (label: string) => screen.getByLabelText<HTMLInputElement>(label).checked;

async function fillIn() {
  const user = userEvent.setup();
  render(<ReviewForm />);
  for (const label of ['Text', 'Long', 'Password', 'Card', 'Trap'])
    await user.type(screen.getByLabelText(label), `my ${label}`);
  await user.selectOptions(screen.getByLabelText('Reason'), 'size');
  await user.click(screen.getByLabelText('Five'));
  await user.type(screen.getByLabelText('Praise'), 'lovely');
  await user.click(screen.getByLabelText('Agree'));
  return user;
}

afterEach(() => sessionStorage.clear());

test('what was typed and chosen is there again after a reload', async () => {
  await fillIn();
  cleanup();
  render(<ReviewForm />);
  expect([valueOf('Text'), valueOf('Long'), valueOf('Reason')]).toEqual(['my Text', 'my Long', 'size']);
  expect([isTicked('Five'), isTicked('One'), isTicked('Agree')]).toEqual([true, false, true]);
  expect(screen.getByRole('status').textContent).toBe('5');
  expect(await screen.findByDisplayValue('lovely')).toBeDefined();
});

test('a name that comes late replaces nothing that was typed by then, and keeps it', async () => {
  await fillIn();
  cleanup();
  const { rerender } = renderBare(shown());
  await userEvent.type(screen.getByLabelText('Text'), 'newer');
  rerender(shown('review'));
  expect([valueOf('Text'), valueOf('Long')]).toEqual(['newer', 'my Long']);
  cleanup();
  render(<ReviewForm />);
  expect([valueOf('Text'), valueOf('Long')]).toEqual(['newer', 'my Long']);
});

test('passwords, cards and what no person fills in are never kept', async () => {
  await fillIn();
  expect(JSON.stringify(Object.entries(sessionStorage))).toContain('my Long');
  for (const label of ['my Password', 'my Card', 'my Trap'])
    expect(JSON.stringify(Object.entries(sessionStorage))).not.toContain(label);
});

test('another form begins empty, and a form that was cleared stays so', async () => {
  const user = await fillIn();
  cleanup();
  render(<ReviewForm name="another" />);
  expect(valueOf('Text')).toBe('');
  cleanup();
  render(<ReviewForm />);
  await user.click(screen.getByRole('button', { name: 'Clear' }));
  cleanup();
  render(<ReviewForm />);
  expect(valueOf('Text')).toBe('');
});

test('signing out forgets every form, and nothing else of the tab', async () => {
  await fillIn();
  sessionStorage.setItem('scroll-places', '[]');
  drafts.forgetAll();
  expect(Object.keys(sessionStorage)).toEqual(['scroll-places']);
});
