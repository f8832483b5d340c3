import { BehaviorSubject, firstValueFrom } from 'rxjs';
import { DataError, type ServerBag } from '../data/data';
import type { Bag, BagLine } from '../domain/domain';
import { createBagStore, visitorBagStorageKey } from './bagStore';
import { createBus } from './bus';
import type { Toast } from './events';
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
const signedIn = (id: string): SessionState => ({
  status: 'signed-in',
  user: { id, email: `${id}@example.com`, fullName: id, role: 'shopper', affiliateCode: 'TD' },
});
const asha = signedIn('asha');

/** A server bag with the rules that matter here: quantities add, a merge counts once. */
function fakeServer() {
  let bag: Bag = [];
  const merged = new Set<string>();
  const calls: string[] = [];
  let fault: Error | undefined;
  const answer = async (call: string, change?: () => void) => {
    calls.push(call);
    if (fault) throw fault;
    change?.();
    return bag;
  };
  const set = (id: string, quantity: number) =>
    (bag = [...bag.filter((entry) => entry.id !== id), ...(quantity > 0 ? [line(id, quantity)] : [])]);
  const server: ServerBag = {
    fetch: () => answer('fetch'),
    setQuantity: (id, quantity) => answer(`set ${id} ${quantity}`, () => set(id, quantity)),
    clear: () => answer('clear', () => (bag = [])),
    merge: (mergeId, lines) =>
      answer('merge', () => {
        if (merged.has(mergeId)) return;
        merged.add(mergeId);
        for (const { variant_id: id, quantity } of lines)
          set(id, (bag.find((entry) => entry.id === id)?.quantity ?? 0) + quantity);
      }),
  };
  return { server, calls, set, bag: () => bag, fail: (error: Error | undefined) => (fault = error) };
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

let ids = 0;
const newId = () => `00000000-0000-4000-8000-${String(++ids).padStart(12, '0')}`;

function setUp(server: ServerBag, options: { storage?: DeviceStorage; keepsOnDevice?: boolean } = {}) {
  const state = new BehaviorSubject<SessionState>({ status: 'signed-out' });
  const session = { state$: state, get: () => state.value } as unknown as Session;
  const bus = createBus();
  const toasts: Toast[] = [];
  bus.on('toast/requested').subscribe((toast) => toasts.push(toast));
  const bag = createBagStore(server, {
    session,
    bus,
    storage: options.storage,
    keepsOnDevice: options.keepsOnDevice ?? false,
    otherTabs: undefined,
    newId,
  });
  return { bag, bus, state, toasts };
}

const quantities = (bag: Bag) => Object.fromEntries(bag.map(({ id, quantity }) => [id, quantity]));
const noAnswer = new DataError('NETWORK', 'TypeError: Failed to fetch');

describe('a visitor', () => {
  test('in beta keeps the bag in memory and never asks the server', () => {
    const { server, calls } = fakeServer();
    const storage = memoryStorage();
    const { bag } = setUp(server, { storage });
    bag.send({ type: 'add', line: line('a', 2) });
    expect(quantities(bag.get())).toEqual({ a: 2 });
    expect(calls).toEqual([]);
    expect(storage.values.size).toBe(0);
  });

  test('once live finds the bag again after a reload', () => {
    const storage = memoryStorage();
    const { server } = fakeServer();
    setUp(server, { storage, keepsOnDevice: true }).bag.send({ type: 'add', line: line('a', 2) });
    const { bag } = setUp(server, { storage, keepsOnDevice: true });
    expect(bag.get()).toEqual([]);
    bag.restore();
    expect(quantities(bag.get())).toEqual({ a: 2 });
    bag.send({ type: 'clear' });
    expect(storage.values.has(visitorBagStorageKey)).toBe(false);
  });

  test('gets back from the device what is a line and nothing else', () => {
    const storage = memoryStorage();
    const entries = [
      line('good', 2),
      { ...line('priced'), price: 'free' },
      { ...line('many'), quantity: 1e9 },
      { ...line('pictured'), picture: { path: 7 } },
      null,
      'a line',
    ];
    storage.values.set(visitorBagStorageKey, JSON.stringify({ mergeId: 'not an id', entries }));
    const { bag } = setUp(fakeServer().server, { storage, keepsOnDevice: true });
    bag.restore();
    expect(quantities(bag.get())).toEqual({ good: 2 });
  });
});

describe('signing in', () => {
  test('adds the visitor’s lines to those of the account', async () => {
    const { server, set } = fakeServer();
    set('a', 1);
    const { bag, state } = setUp(server);
    bag.send({ type: 'add', line: line('a', 2) });
    bag.send({ type: 'add', line: line('b') });
    state.next(asha);
    await bag.saved();
    expect(quantities(bag.get())).toEqual({ a: 3, b: 1 });
    expect(bag.sync.get()).toBe('current');
  });

  test('merges a bag that was carried across once, although the first tab still shows it', async () => {
    const fake = fakeServer();
    const storage = memoryStorage();
    const firstTab = setUp(fake.server, { storage });
    firstTab.bag.send({ type: 'add', line: line('a', 2) });
    firstTab.bag.carryAcross();
    const confirmationTab = setUp(fake.server, { storage });
    confirmationTab.state.next(asha);
    firstTab.state.next(asha);
    await Promise.all([confirmationTab.bag.saved(), firstTab.bag.saved()]);
    expect(quantities(fake.bag())).toEqual({ a: 2 });
    expect(storage.values.has(visitorBagStorageKey)).toBe(false);
  });

  test('merges lines that were added between sign-up and confirmation too', async () => {
    const fake = fakeServer();
    const storage = memoryStorage();
    const firstTab = setUp(fake.server, { storage });
    firstTab.bag.send({ type: 'add', line: line('a') });
    firstTab.bag.carryAcross();
    const confirmationTab = setUp(fake.server, { storage });
    confirmationTab.bag.restore();
    firstTab.bag.send({ type: 'add', line: line('b', 3) });
    firstTab.bag.send({ type: 'remove', id: 'a' });
    confirmationTab.state.next(asha);
    firstTab.state.next(asha);
    await Promise.all([confirmationTab.bag.saved(), firstTab.bag.saved()]);
    expect(quantities(fake.bag())).toEqual({ b: 3 });
  });

  test('counts a change made before the account’s bag was read on top of that bag', async () => {
    const fake = fakeServer();
    fake.set('a', 2);
    const { bag, state } = setUp(fake.server);
    state.next(asha);
    bag.send({ type: 'add', line: line('a') });
    await bag.saved();
    expect(quantities(bag.get())).toEqual({ a: 3 });
  });

  test('never shows a bag that could not be read as empty, and a retry makes it whole', async () => {
    const fake = fakeServer();
    fake.set('b', 1);
    const { bag, state, toasts } = setUp(fake.server);
    bag.send({ type: 'add', line: line('a', 2) });
    fake.fail(noAnswer);
    state.next(asha);
    await bag.saved();
    expect(bag.sync.get()).toBe('failed');
    expect(quantities(bag.get())).toEqual({ a: 2 });
    expect(toasts).toMatchObject([{ tone: 'error', message: expect.stringContaining('could not be read') }]);
    bag.send({ type: 'add', line: line('c') });
    await bag.saved();
    expect(quantities(bag.get())).toEqual({ a: 2, c: 1 });
    fake.fail(undefined);
    toasts[0]?.action?.run();
    await bag.saved();
    expect(bag.sync.get()).toBe('current');
    expect(quantities(bag.get())).toEqual({ a: 2, b: 1, c: 1 });
    expect(quantities(fake.bag())).toEqual({ a: 2, b: 1, c: 1 });
  });

  test('as somebody else does not hand over the first account’s bag', async () => {
    const fake = fakeServer();
    fake.set('a', 1);
    const { bag, state } = setUp(fake.server);
    state.next(asha);
    await bag.saved();
    state.next(signedIn('ravi'));
    await bag.saved();
    expect(fake.calls).not.toContain('merge');
  });
});

describe('a signed-in shopper', () => {
  test('sends changes to the server in order', async () => {
    const { server, calls } = fakeServer();
    const { bag, state } = setUp(server);
    state.next(asha);
    bag.send({ type: 'add', line: line('a', 1) });
    bag.send({ type: 'add', line: line('a', 1) });
    bag.send({ type: 'remove', id: 'a' });
    await bag.saved();
    expect(calls).toEqual(['fetch', 'set a 1', 'set a 2', 'set a 0']);
    expect(bag.get()).toEqual([]);
  });

  test('sees a refused change taken back, and why', async () => {
    const fake = fakeServer();
    const { bag, bus, state } = setUp(fake.server);
    state.next(asha);
    await bag.saved();
    fake.fail(new DataError('OUT_OF_STOCK', 'Only 2 left'));
    const toast = firstValueFrom(bus.on('toast/requested'));
    bag.send({ type: 'add', line: line('a') });
    expect(quantities(bag.get())).toEqual({ a: 1 });
    expect((await toast).message).toContain('Only 2 left');
    await bag.saved();
    expect(bag.get()).toEqual([]);
  });

  test('leaves an empty bag on this device when signing out, whatever is still on its way', async () => {
    const { server } = fakeServer();
    const { bag, state } = setUp(server);
    state.next(asha);
    bag.send({ type: 'add', line: line('a') });
    state.next({ status: 'signed-out' });
    await bag.saved();
    expect(bag.get()).toEqual([]);
    expect(bag.sync.get()).toBe('current');
  });
});
