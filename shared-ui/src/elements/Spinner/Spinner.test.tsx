import { render, screen } from '@testing-library/react';
import { Spinner } from './Spinner';

test('says what is under way', () => {
  render(<Spinner label="Completing sign in..." />);
  expect(screen.getByRole('status').textContent).toBe('Completing sign in...');
});
