import { act, render, screen } from '@testing-library/react';
import { useIsAway } from './useIsAway';

function Header({ count }: { count: number }) {
  return <p>{useIsAway(count) ? 'away' : 'here'}</p>;
}

const scrollTo = (y: number, height = 4000) =>
  act(() => {
    Object.assign(window, { scrollY: y });
    Object.defineProperty(document.documentElement, 'scrollHeight', { value: height, configurable: true });
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

test('what shrinks above the screen is nobody who turns back', () => {
  render(<Header count={0} />);
  scrollTo(400);
  scrollTo(700);
  scrollTo(640, 3940);
  expect(screen.queryByText('away')).not.toBeNull();
  scrollTo(620, 3940);
  expect(screen.queryByText('here')).not.toBeNull();
});

test('what grows above the screen is nobody who reads on', () => {
  render(<Header count={0} />);
  scrollTo(700);
  scrollTo(650);
  expect(screen.queryByText('here')).not.toBeNull();
  scrollTo(750, 4100);
  expect(screen.queryByText('here')).not.toBeNull();
  // What comes below it moves nothing.
  scrollTo(850, 5000);
  expect(screen.queryByText('away')).not.toBeNull();
});

test('news bring it back', () => {
  const { rerender } = render(<Header count={0} />);
  scrollTo(400);
  rerender(<Header count={1} />);
  expect(screen.queryByText('here')).not.toBeNull();
});
