import { render, screen } from '@testing-library/react';
import { EmptyState } from './EmptyState';

test('is a heading of the level its page needs', () => {
  const { rerender } = render(<EmptyState icon="bag" title="Your cart is empty" />);
  expect(screen.getByRole('heading', { level: 2, name: 'Your cart is empty' })).toBeTruthy();
  rerender(
    <EmptyState icon="bag" title="Your cart is empty" level="h1" action={<a href="/">Start Shopping</a>} />,
  );
  expect(screen.getByRole('heading', { level: 1, name: 'Your cart is empty' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Start Shopping' })).toBeTruthy();
});
