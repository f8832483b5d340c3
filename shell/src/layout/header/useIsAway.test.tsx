import { act, render, screen } from '@testing-library/react';
import { useIsAway } from './useIsAway';

function Header({ count }: { count: number }) {
  return <p>{useIsAway(count) ? 'away' : 'here'}</p>;
}

const scrollTo = (y: number) =>
  act(() => {
    Object.assign(window, { scrollY: y });
    dispatchEvent(new Event('scroll'));
  });

afterEach(() => scrollTo(0));

test('a header goes for who reads on, and comes for who turns back', () => {
  render(<Header count={0} />);
  scrollTo(100);
  expect(screen.queryByText('here')).not.toBeNull();
  scrollTo(400);
  expect(screen.queryByText('away')).not.toBeNull();
  scrollTo(395);
  expect(screen.queryByText('away')).not.toBeNull();
  scrollTo(350);
  expect(screen.queryByText('here')).not.toBeNull();
});

test('news bring it back', () => {
  const { rerender } = render(<Header count={0} />);
  scrollTo(400);
  rerender(<Header count={1} />);
  expect(screen.queryByText('here')).not.toBeNull();
});
