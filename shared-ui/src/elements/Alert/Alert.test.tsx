import { render, screen } from '@testing-library/react';
import { Alert } from './Alert';

test('an error interrupts, other messages wait for a pause', () => {
  render(
    <>
      <Alert tone="error">The card was declined.</Alert>
      <Alert tone="info">Two days longer in the hills.</Alert>
    </>,
  );
  expect(screen.getByRole('alert').textContent).toBe('The card was declined.');
  expect(screen.getByRole('status').textContent).toBe('Two days longer in the hills.');
});

test('says nothing where there is nothing to say', () => {
  render(<Alert tone="error">{undefined}</Alert>);
  expect(screen.queryByRole('alert')).toBeNull();
});

test('says nothing either where each of several things is not there to say', () => {
  const problem: string | undefined = undefined;
  const isStale = false;
  render(
    <Alert tone="error">
      {problem}
      {isStale && <button>Show what they saved</button>}
    </Alert>,
  );
  expect(screen.queryByRole('alert')).toBeNull();
});
