import { BehaviorSubject } from 'rxjs';
import type { Database } from '../data/database';
import type { User } from '../domain/user';
import { createDelivery } from './delivery';
import { createDeviceStores } from './deviceStores';
import type { SessionState } from './session';
import { createMemoryStorage } from './testing/createMemoryStorage';

const place = { serviceable: true, standard: { from: '2026-11-26', to: '2026-11-28' } };

/** `account` is the PIN code of somebody's address, who is signed in. */
function setUp(kept: Record<string, string>, account?: string) {
  const asked: unknown[] = [];
  const held = new Map<unknown, Promise<void>>();
  const database = {
    rpc: async (_: string, { p_pin }: { p_pin: string }) => {
      asked.push(p_pin);
      await held.get(p_pin);
      return { data: place, error: null };
    },
    from: (table: string) => {
      asked.push(table);
      const addresses = Promise.resolve({ data: [{ pincode: account }], error: null });
      return { select: () => ({ order: () => ({ limit: () => addresses }) }) };
    },
  };
  const user = { id: 'u1' } as User;
  const state = new BehaviorSubject<SessionState>(
    account ? { status: 'signed-in', user } : { status: 'signed-out' },
  );
  const stores = createDeviceStores(createMemoryStorage(kept));
  const delivery = createDelivery({
    connect: () => Promise.resolve(database as unknown as Database),
    session: { state$: state, get: () => state.value, settled: () => Promise.resolve(state.value) },
    deviceStore: stores.open,
  });
  /** Whoever asks about the PIN code waits, until what this returns is called. */
  const hold = (pin: string) => {
    let answer!: () => void;
    held.set(pin, new Promise((resolve) => (answer = resolve)));
    return answer;
  };
  return { asked, stores, delivery, hold };
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

test('two parts of a page that look at once ask once', async () => {
  const { asked, delivery } = setUp({}, '440010');
  await Promise.all([delivery.look(), delivery.look()]);
  expect(delivery.get()).toEqual({ pin: '440010', place });
  expect(asked).toEqual(['addresses', '440010']);
  await delivery.look();
  expect(asked).toEqual(['addresses', '440010', 'addresses']);
});

test('an answer that comes late does not take back what was chosen meanwhile', async () => {
  const { delivery, hold } = setUp({}, '440010');
  const answer = hold('440010');
  const looking = delivery.look();
  await new Promise((resolve) => setTimeout(resolve));
  expect(delivery.get()).toEqual({ pin: '440010', place: undefined });
  await delivery.choose('560001');
  answer();
  await looking;
  expect(delivery.get().pin).toBe('560001');
});
