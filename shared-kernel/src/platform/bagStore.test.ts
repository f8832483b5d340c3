import { BehaviorSubject, firstValueFrom } from 'rxjs';
import type { Bag, BagLine } from '../domain/domain';
import type { ServerBag } from '../data/data';
import { carriedBagStorageKey, createBagStore } from './bagStore';
import { createBus } from './bus';
import type { DeviceStorage } from './persistedStore';
import type { Session, SessionState } from './session';

const line = (id: string, quantity = 1): BagLine => ({
  id,
  productId: id,
  name: id,
  price: 100,
  picture: null,
  variant: '',
  quantity,
  maxStock: 10,
});
const asha: SessionState = {
  status: 'signed-in',
  user: { id: 'asha', email: 'asha@example.com', fullName: 'Asha', role: 'shopper', affiliateCode: 'TD' },
};

/** A server bag with the rules that matter here: quantities add, a merge counts once. */
function fakeServer() {
  let bag: Bag = [];
  const merged = new Set<string>();
  const calls: string[] = [];
  const server: ServerBag = {
    fetch: async () => bag,
    setQuantity: async (id, quantity) => {
      calls.push(`set ${id} ${quantity}`);
      bag = [...bag.filter((entry) => entry.id !== id), ...(quantity > 0 ? [line(id, quantity)] : [])];
      return bag;
    },
    clear: async () => (bag = []),
    merge: async (mergeId, lines) => {
      if (merged.has(mergeId)) return bag;
      merged.add(mergeId);
      for (const { variant_id: id, quantity } of lines) {
        const before = bag.find((entry) => entry.id === id)?.quantity ?? 0;
        bag = [...bag.filter((entry) => entry.id !== id), line(id, before + quantity)];
      }
      return bag;
    },
  };
  return { server, calls, failNext: (error: Error) => (server.setQuantity = () => Promise.reject(error)) };
}

function memoryStorage(): DeviceStorage & { values: Map<string, string> } {
  const values = new Map<string, string>();
  return {
    values,
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
  };
}

function setUp(server: ServerBag, storage?: DeviceStorage) {
  const state = new BehaviorSubject<SessionState>({ status: 'signed-out' });
  const session = { state$: state, get: () => state.value } as unknown as Session;
  const bus = createBus();
  let ids = 0;
  const bag = createBagStore({
    server,
    session,
    bus,
    storage,
    otherTabs: undefined,
    newId: () => `merge-${++ids}`,
  });
  return { bag, bus, state };
}

const quantities = (bag: Bag) => Object.fromEntries(bag.map(({ id, quantity }) => [id, quantity]));

test("a visitor's bag stays in memory and never reaches the server", () => {
  const { server, calls } = fakeServer();
  const { bag } = setUp(server);
  bag.send({ type: 'add', line: line('a', 2) });
  expect(quantities(bag.get())).toEqual({ a: 2 });
  expect(calls).toEqual([]);
});

test('signing in adds the visitor’s lines to those of the account', async () => {
  const { server } = fakeServer();
  await server.setQuantity('a', 1);
  const { bag, state } = setUp(server);
  bag.send({ type: 'add', line: line('a', 2) });
  bag.send({ type: 'add', line: line('b') });
  state.next(asha);
  await bag.saved();
  expect(quantities(bag.get())).toEqual({ a: 3, b: 1 });
});

test('a bag that was carried across is merged once, although the first tab still shows it', async () => {
  const { server } = fakeServer();
  const storage = memoryStorage();
  const firstTab = setUp(server, storage);
  firstTab.bag.send({ type: 'add', line: line('a', 2) });
  firstTab.bag.carryAcross();
  const confirmationTab = setUp(server, storage);
  confirmationTab.state.next(asha);
  firstTab.state.next(asha);
  await Promise.all([confirmationTab.bag.saved(), firstTab.bag.saved()]);
  expect(quantities(await server.fetch())).toEqual({ a: 2 });
  expect(storage.values.has(carriedBagStorageKey)).toBe(false);
});

test('changes of a signed-in shopper go to the server in order', async () => {
  const { server, calls } = fakeServer();
  const { bag, state } = setUp(server);
  state.next(asha);
  bag.send({ type: 'add', line: line('a', 1) });
  bag.send({ type: 'add', line: line('a', 1) });
  bag.send({ type: 'remove', id: 'a' });
  await bag.saved();
  expect(calls).toEqual(['set a 1', 'set a 2', 'set a 0']);
  expect(bag.get()).toEqual([]);
});

test('a change that the server refused is said and taken back', async () => {
  const { server, failNext } = fakeServer();
  const { bag, bus, state } = setUp(server);
  state.next(asha);
  await bag.saved();
  failNext(new Error('no connection'));
  const toast = firstValueFrom(bus.on('toast/requested'));
  bag.send({ type: 'add', line: line('a') });
  expect((await toast).message).toContain('no connection');
  await bag.saved();
  expect(bag.get()).toEqual([]);
});

test('signing out empties the bag of this device', async () => {
  const { server } = fakeServer();
  const { bag, state } = setUp(server);
  state.next(asha);
  bag.send({ type: 'add', line: line('a') });
  await bag.saved();
  state.next({ status: 'signed-out' });
  expect(bag.get()).toEqual([]);
});
