import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PartAway } from './PartAway';

test('it is announced, and its button tries again', async () => {
  const retry = jest.fn();
  render(<PartAway onRetry={retry} />);
  expect(screen.getByRole('alert').textContent).toContain('This part did not load.');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(retry).toHaveBeenCalledTimes(1);
});
