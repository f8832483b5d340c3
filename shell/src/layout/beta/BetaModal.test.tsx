import { act, render, screen } from '@testing-library/react';
import { BetaModal, betaModalStorageKey } from './BetaModal';

const pass = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));
const dialog = () => screen.queryByRole('dialog');
const clock = () => screen.getByRole('timer').textContent;

beforeEach(() => {
  localStorage.clear();
  jest.useFakeTimers({ now: new Date('2025-09-29T22:58:57+05:30') });
});
afterEach(() => jest.useRealTimers());

test('it appears one second after load and counts every second', () => {
  render(<BetaModal launchDay="2025-10-01" />);
  pass(999);
  expect(dialog()).toBeNull();
  pass(1);
  expect(clock()).toBe('01 days01 hours01 minutes02 seconds');
  pass(2000);
  expect(clock()).toBe('01 days01 hours01 minutes00 seconds');
});

test('after the launch it stays at zero', () => {
  jest.setSystemTime(new Date('2026-01-01T00:00:00Z'));
  render(<BetaModal launchDay="2025-10-01" />);
  pass(3000);
  expect(clock()).toBe('00 days00 hours00 minutes00 seconds');
});

test('where the launch is over nothing counts', () => {
  render(<BetaModal launchDay={null} />);
  pass(1000);
  expect(dialog()?.textContent).toContain('before the full launch.');
  expect(screen.queryByRole('timer')).toBeNull();
});

test.each(['Start Exploring', 'Close'])('%s closes it for good on this device', (name) => {
  const { unmount } = render(<BetaModal launchDay="2025-10-01" />);
  pass(1000);
  act(() => screen.getByRole('button', { name }).click());
  expect(dialog()).toBeNull();
  expect(localStorage.getItem(betaModalStorageKey)).toBe('true');
  unmount();
  render(<BetaModal launchDay="2025-10-01" />);
  pass(5000);
  expect(dialog()).toBeNull();
});
