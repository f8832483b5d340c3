import { handOver } from './handOver';

test('the file stays until the browser has begun to take it, and no longer than needed', () => {
  jest.useFakeTimers();
  const kept = new Set<string>();
  URL.createObjectURL = () => (kept.add('blob:1'), 'blob:1');
  URL.revokeObjectURL = (url) => void kept.delete(url);
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  handOver(new Blob(['orders']), 'orders.csv');
  // Somebody who is asked whether they allow it.
  jest.advanceTimersByTime(10_000);
  expect([...kept]).toEqual(['blob:1']);
  jest.runAllTimers();
  expect([...kept]).toEqual([]);
  jest.restoreAllMocks();
  jest.useRealTimers();
});
