import { createDeviceStores } from './deviceStores';
import { createMemoryStorage } from './testing/createMemoryStorage';

const counter = {
  key: 'count',
  initial: 0,
  reduce: (state: number, step: number) => state + step,
  parse: (value: unknown) => (typeof value === 'number' ? value : undefined),
};

test('whoever opens the same key gets the same store', () => {
  const stores = createDeviceStores(createMemoryStorage());
  stores.open(counter).send(2);
  expect(stores.open({ ...counter }).get()).toBe(2);
  expect(stores.open({ ...counter, key: 'other' }).get()).toBe(0);
});

test('shows what the server rendered with until the device is read', () => {
  const stores = createDeviceStores(createMemoryStorage({ count: '7' }));
  const store = stores.open(counter);
  expect(store.get()).toBe(0);
  stores.restore();
  expect(store.get()).toBe(7);
});

test('a store that is opened later has what the device has', () => {
  const stores = createDeviceStores(createMemoryStorage({ count: '7' }));
  stores.restore();
  expect(stores.open(counter).get()).toBe(7);
});

test('what another tab wrote is read again under its key alone', () => {
  const storage = createMemoryStorage({ count: '1', other: '1' });
  const stores = createDeviceStores(storage);
  stores.restore();
  const [count, other] = [stores.open(counter), stores.open({ ...counter, key: 'other' })];
  storage.setItem('count', '5');
  storage.setItem('other', '5');
  stores.restore('count');
  expect([count.get(), other.get()]).toEqual([5, 1]);
});
