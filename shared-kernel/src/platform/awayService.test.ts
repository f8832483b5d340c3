import { DataError } from '../data/dataError';
import { createMemoryStorage } from './testing/createMemoryStorage';
import { fakeServer, line, openBag, quantities, signedIn } from './testing/openBag';

const asha = signedIn('asha');
const noAnswer = new DataError('NETWORK', 'Nobody answered');

async function awayShop(storage = createMemoryStorage()) {
  const fake = fakeServer();
  fake.set('a', 2);
  const tab = openBag(fake.server, { storage });
  tab.state.next(asha);
  await tab.bag.saved();
  fake.fail(noAnswer);
  return { fake, storage, ...tab };
}

test('changes of a signed-in shopper wait and are sent when the service is back', async () => {
  const { fake, bag, service, toasts } = await awayShop();
  bag.send({ type: 'add', line: line('b') });
  bag.send({ type: 'add', line: line('a') });
  bag.send({ type: 'remove', id: 'b' });
  await bag.saved();
  expect(quantities(bag.get())).toEqual({ a: 3 });
  expect(toasts).toEqual([]);
  fake.fail(undefined);
  service.tryNow();
  await bag.saved();
  expect(quantities(fake.bag())).toEqual({ a: 3 });
  expect(quantities(bag.get())).toEqual({ a: 3 });
  expect(service.state.get()).toMatchObject({ isAway: false, waiting: [] });
});

test('a change that arrived although nobody answered is not made twice', async () => {
  const { fake, bag, service } = await awayShop();
  fake.fail(undefined);
  const arrives = jest.spyOn(fake.server, 'setQuantity').mockImplementation((id, quantity) => {
    fake.set(id, quantity);
    return Promise.reject(noAnswer);
  });
  bag.send({ type: 'add', line: line('a') });
  await bag.saved();
  expect(quantities(fake.bag())).toEqual({ a: 3 });
  arrives.mockRestore();
  await bag.refresh();
  service.tryNow();
  await bag.saved();
  expect(quantities(fake.bag())).toEqual({ a: 3 });
});

test('changes of two tabs wait beside each other, and both are there for whoever opens the shop next', async () => {
  const fake = fakeServer();
  const storage = createMemoryStorage();
  const tabs = ['a', 'b'].map((id) => ({ id, ...openBag(fake.server, { storage }) }));
  for (const { state, bag } of tabs) {
    state.next(asha);
    await bag.saved();
  }
  fake.fail(noAnswer);
  for (const { bag, id } of tabs) {
    bag.send({ type: 'add', line: line(id) });
    await bag.saved();
  }
  const again = openBag(fake.server, { storage });
  again.state.next(asha);
  expect(quantities(again.bag.get())).toEqual({ a: 1, b: 1 });
  fake.fail(undefined);
  again.service.tryNow();
  await again.bag.saved();
  expect(quantities(fake.bag())).toEqual({ a: 1, b: 1 });
  expect([...storage.values.keys()].filter((key) => key.includes('pending'))).toEqual([]);
});

test.each(['arrived', 'lost'])(
  'after a reload a waiting change is there once (its request %s)',
  async (fate) => {
    const { fake, bag, storage } = await awayShop();
    bag.send({ type: 'add', line: line('a') });
    bag.send({ type: 'add', line: line('b', 2) });
    await bag.saved();
    fake.fail(undefined);
    if (fate === 'arrived') fake.set('a', 3);

    const reloaded = openBag(fake.server, { storage });
    reloaded.state.next(asha);
    await reloaded.bag.saved();
    expect(quantities(fake.bag())).toEqual({ a: 3, b: 2 });
    expect(quantities(reloaded.bag.get())).toEqual({ a: 3, b: 2 });
    expect(storage.values.size).toBe(0);
  },
);

test('a change made before the account’s list was read counts on top of it, also after a second reload', async () => {
  const { fake, storage } = await awayShop();
  const blind = openBag(fake.server, { storage });
  blind.state.next(asha);
  blind.bag.send({ type: 'add', line: line('a') });
  await blind.bag.saved();
  expect(quantities(blind.bag.get())).toEqual({ a: 1 });
  fake.fail(undefined);
  const reloaded = openBag(fake.server, { storage });
  reloaded.state.next(asha);
  await reloaded.bag.saved();
  expect(quantities(fake.bag())).toEqual({ a: 3 });
});

test('what waits is neither another shopper’s nor anybody’s after signing out', async () => {
  const { fake, bag, state, storage } = await awayShop();
  bag.send({ type: 'add', line: line('b') });
  await bag.saved();
  expect(storage.values.size).toBe(1);
  const other = openBag(fakeServer().server, { storage });
  other.state.next(signedIn('ravi'));
  await other.bag.saved();
  expect(other.bag.get()).toEqual([]);
  state.next({ status: 'signed-out' });
  expect(storage.values.size).toBe(0);
  expect(quantities(fake.bag())).toEqual({ a: 2 });
});
