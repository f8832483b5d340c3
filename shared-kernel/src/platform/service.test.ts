import { DataError } from '../data/dataError';
import { createService } from './service';

const noAnswer = new DataError('NETWORK', 'Nobody answered');

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const open = () => createService(() => 0.5);

test('whoever waits asks again after growing pauses, and no longer once it left', () => {
  const service = open();
  const times: number[] = [];
  const begun = Date.now();
  service.reportSilence();
  const leave = service.join('page', () => {
    times.push((Date.now() - begun) / 1000);
    service.reportSilence();
  });
  jest.advanceTimersByTime(90_000);
  expect(times).toEqual([2, 6, 14, 29, 59, 89]);
  leave();
  jest.advanceTimersByTime(90_000);
  expect(times).toHaveLength(6);
  expect(jest.getTimerCount()).toBe(0);
});

test('an answer to anybody lets all who wait ask at once', () => {
  const service = open();
  const asked = jest.fn();
  service.reportSilence();
  service.join('page', asked);
  expect(service.state.get()).toMatchObject({ isAway: true, waiting: ['page'] });
  service.reportAnswer();
  expect(asked).toHaveBeenCalledTimes(1);
  expect(service.state.get()).toMatchObject({ isAway: false });
});

test('the time is that of the service where this device is far from it', () => {
  const service = open();
  const day = 86_400_000;
  const told = (difference: number) => service.reportAnswer(new Date(Date.now() + difference).toUTCString());
  const difference = () => Math.round((service.now() - Date.now()) / 1000) * 1000;
  expect(difference()).toBe(0);
  for (const far of [day, -day]) {
    told(far);
    expect(Math.abs(difference() - far)).toBeLessThanOrEqual(1000);
    service.reportAnswer();
    expect(Math.abs(difference() - far)).toBeLessThanOrEqual(1000);
  }
  told(20_000);
  expect(difference()).toBe(0);
});

test('the button asks at once and begins the pauses anew', () => {
  const service = open();
  const asked = jest.fn(service.reportSilence);
  service.join('page', asked);
  jest.advanceTimersByTime(30_000);
  asked.mockClear();
  service.tryNow();
  expect(asked).toHaveBeenCalledTimes(1);
  jest.advanceTimersByTime(2000);
  expect(asked).toHaveBeenCalledTimes(2);
});

test('work is repeated while nobody answers, and its answer is everybody’s news', async () => {
  const service = open();
  const work = jest
    .fn()
    .mockRejectedValueOnce(noAnswer)
    .mockRejectedValueOnce(noAnswer)
    .mockResolvedValue('here');
  const result = service.keepTrying('visit', work);
  await jest.advanceTimersByTimeAsync(2000);
  expect(service.state.get()).toMatchObject({ isAway: true, waiting: ['visit'] });
  await jest.advanceTimersByTimeAsync(4000);
  await expect(result).resolves.toBe('here');
  expect(service.state.get()).toMatchObject({ isAway: false, waiting: [] });
});

test('a refusal ends the work, and so does whoever calls it off', async () => {
  const service = open();
  const refused = new DataError('OUT_OF_STOCK', 'Only 2 left');
  await expect(service.keepTrying('visit', () => Promise.reject(refused))).rejects.toBe(refused);

  const leaving = new AbortController();
  const work = jest.fn().mockRejectedValue(noAnswer);
  const result = service.keepTrying('visit', work, leaving.signal);
  const ended = expect(result).rejects.toThrow('elsewhere');
  await jest.advanceTimersByTimeAsync(1);
  leaving.abort(new Error('elsewhere'));
  await ended;
  expect(service.state.get().waiting).toEqual([]);
  expect(jest.getTimerCount()).toBe(0);
});
