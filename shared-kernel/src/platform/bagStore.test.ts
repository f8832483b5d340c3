import { DataError } from '../data/dataError';
import { guestBagStorageKey } from './bagStore';
import { createMemoryStorage } from './testing/createMemoryStorage';
import { fakeServer, line, openBag, quantities, signedIn } from './testing/openBag';

const asha = signedIn('asha');
const noAnswer = new DataError('NETWORK', 'TypeError: Failed to fetch');

describe('a visitor', () => {
  test('in beta keeps the bag in memory and never asks the server', () => {
    const { server, calls } = fakeServer();
    const storage = createMemoryStorage();
    const { bag } = openBag(server, { storage });
    bag.send({ type: 'add', line: line('a', 2) });
    expect(quantities(bag.get())).toEqual({ a: 2 });
    expect(calls).toEqual([]);
    expect(storage.values.size).toBe(0);
  });

  test('once live finds the bag again after a reload', () => {
    const storage = createMemoryStorage();
    const { server } = fakeServer();
    openBag(server, { storage, keepsOnDevice: true }).bag.send({ type: 'add', line: line('a', 2) });
    const { bag } = openBag(server, { storage, keepsOnDevice: true });
    expect(bag.get()).toEqual([]);
    bag.restore();
    expect(quantities(bag.get())).toEqual({ a: 2 });
    bag.send({ type: 'clear' });
    expect(storage.values.has(guestBagStorageKey)).toBe(false);
  });

  test('gets back from the device what is a line and nothing else', () => {
    const storage = createMemoryStorage();
    const entries = [
      line('good', 2),
      { ...line('priced'), price: 'free' },
      { ...line('many'), quantity: 1e9 },
      { ...line('pictured'), picture: { path: 7 } },
      null,
      'a line',
    ];
    storage.values.set(guestBagStorageKey, JSON.stringify({ mergeId: 'not an id', entries }));
    const { bag } = openBag(fakeServer().server, { storage, keepsOnDevice: true });
    bag.restore();
    expect(quantities(bag.get())).toEqual({ good: 2 });
  });
});

describe('signing in', () => {
  test('adds the visitor’s lines to those of the account', async () => {
    const { server, set } = fakeServer();
    set('a', 1);
    const { bag, state } = openBag(server);
    bag.send({ type: 'add', line: line('a', 2) });
    bag.send({ type: 'add', line: line('b') });
    state.next(asha);
    await bag.saved();
    expect(quantities(bag.get())).toEqual({ a: 3, b: 1 });
    expect(bag.sync.get()).toBe('current');
  });

  test('merges a bag that was carried across once, although the first tab still shows it', async () => {
    const fake = fakeServer();
    const storage = createMemoryStorage();
    const firstTab = openBag(fake.server, { storage });
    firstTab.bag.send({ type: 'add', line: line('a', 2) });
    firstTab.bag.carryAcross();
    const confirmationTab = openBag(fake.server, { storage });
    confirmationTab.state.next(asha);
    firstTab.state.next(asha);
    await Promise.all([confirmationTab.bag.saved(), firstTab.bag.saved()]);
    expect(quantities(fake.bag())).toEqual({ a: 2 });
    expect(storage.values.has(guestBagStorageKey)).toBe(false);
  });

  test('merges a bag of which the device has no id once, and forgets it there', async () => {
    const fake = fakeServer();
    const storage = createMemoryStorage();
    storage.values.set(guestBagStorageKey, JSON.stringify({ mergeId: 'not an id', entries: [line('a', 2)] }));
    const { bag, state } = openBag(fake.server, { storage, keepsOnDevice: true });
    bag.restore();
    state.next(asha);
    await bag.saved();
    expect(quantities(fake.bag())).toEqual({ a: 2 });
    expect(storage.values.has(guestBagStorageKey)).toBe(false);
  });

  test('merges lines that were added between sign-up and confirmation too', async () => {
    const fake = fakeServer();
    const storage = createMemoryStorage();
    const firstTab = openBag(fake.server, { storage });
    firstTab.bag.send({ type: 'add', line: line('a') });
    firstTab.bag.carryAcross();
    const confirmationTab = openBag(fake.server, { storage });
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
    const { bag, state } = openBag(fake.server);
    state.next(asha);
    bag.send({ type: 'add', line: line('a') });
    await bag.saved();
    expect(quantities(bag.get())).toEqual({ a: 3 });
  });

  test('never shows a bag that could not be read as empty, and makes it whole when the service is back', async () => {
    const fake = fakeServer();
    fake.set('b', 1);
    const { bag, state, service, toasts } = openBag(fake.server);
    bag.send({ type: 'add', line: line('a', 2) });
    fake.fail(noAnswer);
    state.next(asha);
    await bag.saved();
    expect(bag.sync.get()).toBe('failed');
    expect(quantities(bag.get())).toEqual({ a: 2 });
    expect(service.state.get()).toMatchObject({ isAway: true, waiting: ['changes'] });
    bag.send({ type: 'add', line: line('c') });
    await bag.saved();
    expect(quantities(bag.get())).toEqual({ a: 2, c: 1 });
    fake.fail(undefined);
    service.reportAnswer();
    await bag.saved();
    expect(bag.sync.get()).toBe('current');
    expect(quantities(bag.get())).toEqual({ a: 2, b: 1, c: 1 });
    expect(quantities(fake.bag())).toEqual({ a: 2, b: 1, c: 1 });
    expect(service.state.get().waiting).toEqual([]);
    expect(toasts).toEqual([]);
  });

  test('as somebody else does not hand over the first account’s bag', async () => {
    const fake = fakeServer();
    fake.set('a', 1);
    const { bag, state } = openBag(fake.server);
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
    const { bag, state } = openBag(server);
    state.next(asha);
    bag.send({ type: 'add', line: line('a', 1) });
    bag.send({ type: 'add', line: line('a', 1) });
    bag.send({ type: 'remove', id: 'a' });
    await bag.saved();
    expect(calls).toEqual(['fetch', 'set a 1', 'set a 2', 'set a 0']);
    expect(bag.get()).toEqual([]);
  });

  test('adds several lines by one call, which counts once however often it is sent', async () => {
    const { server, calls, bag: served } = fakeServer();
    const { bag, state } = openBag(server);
    state.next(signedIn('asha'));
    await bag.saved();
    const command = { type: 'add-all', id: 'look-1', lines: [line('a'), line('b')] } as const;
    bag.send(command);
    bag.send(command);
    await bag.saved();
    expect(calls.filter((call) => call === 'merge')).toHaveLength(2);
    expect(quantities(served())).toEqual({ a: 1, b: 1 });
    expect(quantities(bag.get())).toEqual({ a: 1, b: 1 });
  });

  test('sees a refused change taken back, and why', async () => {
    const fake = fakeServer();
    const { bag, state, toasts } = openBag(fake.server);
    state.next(asha);
    await bag.saved();
    fake.fail(new DataError('OUT_OF_STOCK', 'Only 2 left'));
    bag.send({ type: 'add', line: line('a') });
    expect(quantities(bag.get())).toEqual({ a: 1 });
    await bag.saved();
    expect(toasts.map(({ message }) => message)).toEqual([expect.stringContaining('Only 2 left')]);
    expect(bag.get()).toEqual([]);
  });

  test('leaves an empty bag on this device when signing out, whatever is still on its way', async () => {
    const { server } = fakeServer();
    const { bag, state } = openBag(server);
    state.next(asha);
    bag.send({ type: 'add', line: line('a') });
    state.next({ status: 'signed-out' });
    await bag.saved();
    expect(bag.get()).toEqual([]);
    expect(bag.sync.get()).toBe('current');
  });
});
