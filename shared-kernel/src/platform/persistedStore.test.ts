import { createPersistedStore, type DeviceStorage } from './persistedStore';

function device(content: Record<string, string> = {}) {
  const values = new Map(Object.entries(content));
  const storage: DeviceStorage = {
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
  };
  return { storage, values };
}

const counter = (storage: DeviceStorage | undefined) =>
  createPersistedStore<number, number>({
    key: 'count',
    initial: 0,
    reduce: (state, step) => state + step,
    parse: (value) => (typeof value === 'number' ? value : undefined),
    storage,
  });

test('begins with what the server rendered and restores only when asked', () => {
  const store = counter(device({ count: '7' }).storage);
  expect(store.get()).toBe(0);
  store.restore();
  expect(store.get()).toBe(7);
});

test('keeps every change on the device', () => {
  const { storage, values } = device();
  counter(storage).send(3);
  expect(values.get('count')).toBe('3');
});

test.each(['{broken', '"a text"', 'null', ''])('what cannot be read counts as empty: %s', (stored) => {
  const store = counter(device({ count: stored }).storage);
  store.restore();
  expect(store.get()).toBe(0);
});

test('a full device loses persistence, not the action', () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const { storage } = device();
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
