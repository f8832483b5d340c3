import { render } from '@testing-library/react';
import { IconBadge } from './IconBadge';

test('shows a count, at most 99, and nothing at 0', () => {
  const { container, rerender } = render(<IconBadge count={3} />);
  expect(container.textContent).toBe('3');
  rerender(<IconBadge count={120} />);
  expect(container.textContent).toBe('99+');
  rerender(<IconBadge count={0} />);
  expect(getComputedStyle(container.firstElementChild!).display).toBe('none');
});
