import type { Database } from '../data/database';
import { createMemoryStorage } from './createMemoryStorage';
import { createDelivery } from './delivery';
import { createDeviceStores } from './deviceStores';

const place = { serviceable: true, standard: { from: '2026-11-26', to: '2026-11-28' } };

function setUp(kept: Record<string, string>) {
  const asked: unknown[] = [];
  const database = {
    rpc: (_: string, { p_pin }: { p_pin: string }) => {
      asked.push(p_pin);
      return Promise.resolve({ data: place, error: null });
    },
  };
  const stores = createDeviceStores(createMemoryStorage(kept));
  const delivery = createDelivery({
    connect: () => Promise.resolve(database as unknown as Database),
    session: { settled: () => Promise.resolve({ status: 'signed-out' }) },
    deviceStore: stores.open,
  });
  return { asked, stores, delivery };
}

test('a page that looks before the device was read finds its code once it is', async () => {
  const { asked, stores, delivery } = setUp({ pin: '"440010"' });
  await delivery.look();
  expect([asked, delivery.get()]).toEqual([[], { pin: undefined, place: undefined }]);
  const known = new Promise((resolve) => delivery.state$.subscribe((state) => state.place && resolve(state)));
  stores.restore();
  expect(await known).toEqual({ pin: '440010', place });
  expect(asked).toEqual(['440010']);
});

test('asks nothing for whoever gave no code, and nothing before somebody looks', async () => {
  const { asked, stores, delivery } = setUp({});
  stores.restore();
  await delivery.look();
  const unseen = setUp({ pin: '"440010"' });
  unseen.stores.restore();
  expect([asked, unseen.asked, delivery.get().pin]).toEqual([[], [], undefined]);
});
