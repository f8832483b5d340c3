import { render, screen, within } from '@testing-library/react';
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
