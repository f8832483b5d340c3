import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ToastRegion } from './ToastRegion';

test('the region is there before any message', () => {
  render(<ToastRegion toasts={[]} onDismiss={jest.fn()} />);
  expect(screen.getByRole('region', { name: 'Notifications' })).toBeDefined();
});

test('an action runs and takes its message away', async () => {
  const onDismiss = jest.fn();
  const run = jest.fn();
  render(
    <ToastRegion
      onDismiss={onDismiss}
      toasts={[{ id: 7, message: 'Removed', tone: 'success', action: { label: 'Undo', run } }]}
    />,
  );
  const region = within(screen.getByRole('region', { name: 'Notifications' }));
  await userEvent.click(region.getByRole('button', { name: 'Undo' }));
  expect(run).toHaveBeenCalledTimes(1);
  expect(onDismiss).toHaveBeenCalledWith(7);
});

test('errors interrupt, other messages wait', () => {
  render(
    <ToastRegion
      onDismiss={jest.fn()}
      toasts={[
        { id: 1, message: 'Added', tone: 'success' },
        { id: 2, message: 'Not saved', tone: 'error' },
      ]}
    />,
  );
  const urgency = (text: string) => screen.getByText(text).closest('[aria-live]')?.getAttribute('aria-live');
  expect([urgency('Added'), urgency('Not saved')]).toEqual(['polite', 'assertive']);
});

test('what a message offers is the next stop of the keyboard, and from it one goes on where one was', async () => {
  const toasts = [
    { id: 1, message: 'Added', tone: 'success' as const, action: { label: 'View bag', run: jest.fn() } },
  ];
  const page = (shown: typeof toasts) => (
    <>
      <button>Add</button>
      <button>Next</button>
      <ToastRegion toasts={shown} onDismiss={jest.fn()} />
    </>
  );
  const { rerender } = render(page([]));
  screen.getByRole('button', { name: 'Add' }).focus();
  rerender(page(toasts));
  await userEvent.tab();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'View bag' }));
  await userEvent.tab();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Dismiss' }));
  await userEvent.tab();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Next' }));
});

test('Escape leads back from a message to where one was, Shift and Tab as well', async () => {
  const toast = {
    id: 1,
    message: 'Added',
    tone: 'success',
    action: { label: 'View bag', run: jest.fn() },
  } as const;
  const { rerender } = render(<button>Add</button>);
  screen.getByRole('button', { name: 'Add' }).focus();
  for (const [id, keys] of ['{Escape}', '{Shift>}{Tab}{/Shift}'].entries()) {
    rerender(
      <>
        <button>Add</button>
        <ToastRegion toasts={[{ ...toast, id }]} onDismiss={jest.fn()} />
      </>,
    );
    await userEvent.tab();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'View bag' }));
    await userEvent.keyboard(keys);
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Add' }));
  }
});

test.each([
  ['stands on the foot of the screen', innerHeight, 68],
  ['floats a little above it', innerHeight - 8, 76],
  ['has gone up with its page', innerHeight - 300, 8],
])('messages stand above a bar that %s', (_, bottom, place) => {
  const bar = document.body.appendChild(document.createElement('div'));
  bar.dataset.footBar = '';
  bar.getBoundingClientRect = () => new DOMRect(0, bottom - 60, 360, 60);
  render(<ToastRegion onDismiss={jest.fn()} toasts={[{ id: 1, message: 'Added', tone: 'info' }]} />);
  expect(screen.getByRole('region', { name: 'Notifications' }).style.bottom).toBe(`${place}px`);
  bar.remove();
});

/** Tells who watches an element that its size is another. */
const watchSizes = () => {
  const observed = new Map<Element, () => void>();
  const observer = jest.spyOn(globalThis, 'ResizeObserver').mockImplementation((tell) => {
    const handle = () => tell([], {} as ResizeObserver);
    return { observe: (bar) => observed.set(bar, handle), unobserve: () => {}, disconnect: () => {} };
  });
  return {
    resize: (bar: Element) => act(() => observed.get(bar)?.()),
    restore: () => observer.mockRestore(),
  };
};

test('messages rise when a bar comes under them whose code was not there', () => {
  const { resize, restore } = watchSizes();
  render(<ToastRegion onDismiss={jest.fn()} toasts={[{ id: 1, message: 'Added', tone: 'info' }]} />);
  const region = screen.getByRole('region', { name: 'Notifications' });
  expect(region.style.bottom).toBe('8px');
  const bar = document.body.appendChild(document.createElement('div'));
  bar.dataset.footBar = '';
  bar.getBoundingClientRect = () => new DOMRect(0, innerHeight - 60, 360, 60);
  resize(document.body);
  expect(region.style.bottom).toBe('68px');
  bar.remove();
  restore();
});

test('messages rise when a bar under them grows after they have come', () => {
  const { resize, restore } = watchSizes();
  const bar = document.body.appendChild(document.createElement('div'));
  bar.dataset.footBar = '';
  let height = 60;
  bar.getBoundingClientRect = () => new DOMRect(0, innerHeight - height, 360, height);
  render(<ToastRegion onDismiss={jest.fn()} toasts={[{ id: 1, message: 'Added', tone: 'info' }]} />);
  const region = screen.getByRole('region', { name: 'Notifications' });
  expect(region.style.bottom).toBe('68px');
  height = 120;
  resize(bar);
  expect(region.style.bottom).toBe('128px');
  bar.remove();
  restore();
});

test('no message goes while somebody is on it', async () => {
  const onHold = jest.fn();
  render(
    <ToastRegion
      onHold={onHold}
      onDismiss={jest.fn()}
      toasts={[{ id: 1, message: 'Added', tone: 'info' }]}
    />,
  );
  screen.getByRole('button', { name: 'Dismiss' }).focus();
  expect(onHold).toHaveBeenLastCalledWith(true);
  await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(onHold).toHaveBeenLastCalledWith(false);
});

test('a pointer that passes over a message does not let it go under the keyboard', async () => {
  const onHold = jest.fn();
  render(
    <ToastRegion
      onHold={onHold}
      onDismiss={jest.fn()}
      toasts={[{ id: 1, message: 'Added', tone: 'info' }]}
    />,
  );
  act(() => screen.getByRole('button', { name: 'Dismiss' }).focus());
  await userEvent.hover(screen.getByText('Added'));
  await userEvent.unhover(screen.getByText('Added'));
  expect(onHold).toHaveBeenLastCalledWith(true);
  act(() => screen.getByRole('button', { name: 'Dismiss' }).blur());
  expect(onHold).toHaveBeenLastCalledWith(false);
  await userEvent.hover(screen.getByText('Added'));
  await userEvent.unhover(screen.getByText('Added'));
  expect(onHold).toHaveBeenLastCalledWith(false);
});
