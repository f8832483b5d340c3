import { act, render } from '@testing-library/react';
import { useWhileVisible } from '../react/useWhileVisible';

const Watch = ({ every, onTick }: { every: number | undefined; onTick: () => void }) => {
  useWhileVisible(every, onTick);
  return null;
};

const turn = (visibilityState: 'visible' | 'hidden') =>
  act(() => {
    Object.defineProperty(document, 'visibilityState', { value: visibilityState, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  });

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  turn('visible');
  jest.useRealTimers();
});

test('looks again and again while the page is seen, and at once when it is seen again', () => {
  const onTick = jest.fn();
  const { rerender } = render(<Watch every={1000} onTick={onTick} />);
  act(() => jest.advanceTimersByTime(3000));
  expect(onTick).toHaveBeenCalledTimes(3);
  turn('hidden');
  act(() => jest.advanceTimersByTime(5000));
  expect(onTick).toHaveBeenCalledTimes(3);
  turn('visible');
  expect(onTick).toHaveBeenCalledTimes(4);
  rerender(<Watch every={undefined} onTick={onTick} />);
  act(() => jest.advanceTimersByTime(5000));
  turn('visible');
  expect(onTick).toHaveBeenCalledTimes(4);
});
