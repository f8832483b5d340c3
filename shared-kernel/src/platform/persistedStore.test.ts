import { createPersistedStore, type DeviceStorage } from './persistedStore';
import { createMemoryStorage } from './testing/createMemoryStorage';

const counter = (storage: DeviceStorage | undefined) =>
  createPersistedStore<number, number>({
    key: 'count',
    initial: 0,
    reduce: (state, step) => state + step,
    parse: (value) => (typeof value === 'number' ? value : undefined),
    storage,
  });

test('begins with what the server rendered and restores only when asked', () => {
  const store = counter(createMemoryStorage({ count: '7' }));
  expect(store.get()).toBe(0);
  store.restore();
  expect(store.get()).toBe(7);
});

test('keeps every change on the device', () => {
  const storage = createMemoryStorage();
  counter(storage).send(3);
  expect(storage.values.get('count')).toBe('3');
});

test('a change from before the device was read goes on top of what it has', () => {
  const storage = createMemoryStorage({ count: '7' });
  const store = counter(storage);
  store.send(2);
  expect(storage.values.get('count')).toBe('9');
  store.restore();
  expect(store.get()).toBe(9);
});

test.each(['{broken', '"a text"', 'null', ''])('what cannot be read counts as empty: %s', (stored) => {
  const store = counter(createMemoryStorage({ count: stored }));
  store.restore();
  expect(store.get()).toBe(0);
});

test('a full device loses persistence, not the action', () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const storage = createMemoryStorage();
  const store = counter({
    ...storage,
    setItem: () => {
      throw new Error('QuotaExceededError');
    },
  });
  store.send(2);
  expect(store.get()).toBe(2);
  expect(warn).toHaveBeenCalled();
});

test('works without a device, as on the server', () => {
  const store = counter(undefined);
  store.restore();
  store.send(1);
  expect(store.get()).toBe(1);
});
