import { DataError } from '../data/dataError';
import { guestBagStorageKey } from './bagStore';
import type { SessionState } from './session';
import { createMemoryStorage } from './testing/createMemoryStorage';
import { fakeServer, line, openBag, quantities, signedIn } from './testing/openBag';

const asha = signedIn('asha');

describe('a session that ended unasked', () => {
  const ended: SessionState = { status: 'signed-out', isUnasked: true };
  async function endedSession(options: Parameters<typeof openBag>[1] = {}) {
    const fake = fakeServer();
    fake.set('a', 2);
    const { bag, state } = openBag(fake.server, options);
    state.next(asha);
    await bag.saved();
    state.next(ended);
    return { fake, bag, state };
  }

  test('leaves the bag on the page, and the next sign-in doubles nothing', async () => {
    const { fake, bag, state } = await endedSession();
    expect(quantities(bag.get())).toEqual({ a: 2 });
    state.next(asha);
    await bag.saved();
    expect(quantities(fake.bag())).toEqual({ a: 2 });
    expect(fake.calls).toEqual(['fetch', 'fetch']);
  });

  test.each([false, true])(
    'brings changes made since to the account (kept on the device: %s)',
    async (keepsOnDevice) => {
      const storage = createMemoryStorage();
      const { fake, bag, state } = await endedSession({ storage, keepsOnDevice });
      bag.send({ type: 'add', line: line('b') });
      bag.send({ type: 'add', line: line('a') });
      await bag.saved();
      expect(quantities(fake.bag())).toEqual({ a: 2 });
      expect(storage.values.has(guestBagStorageKey)).toBe(keepsOnDevice);
      state.next(asha);
      await bag.saved();
      expect(quantities(fake.bag())).toEqual({ a: 3, b: 1 });
      expect(quantities(bag.get())).toEqual({ a: 3, b: 1 });
      expect(storage.values.has(guestBagStorageKey)).toBe(false);
    },
  );

  test('gives another account only what was added since', async () => {
    const { fake, bag, state } = await endedSession();
    bag.send({ type: 'add', line: line('b') });
    fake.set('a', 0);
    state.next(signedIn('ravi'));
    await bag.saved();
    expect(quantities(fake.bag())).toEqual({ b: 1 });
  });

  test('takes what was added since along when the page is left for the next sign-in', async () => {
    const storage = createMemoryStorage();
    const { fake, bag } = await endedSession({ storage });
    bag.send({ type: 'add', line: line('b') });
    bag.carryAcross();
    const nextPage = openBag(fake.server, { storage });
    nextPage.state.next(asha);
    await nextPage.bag.saved();
    expect(quantities(nextPage.bag.get())).toEqual({ a: 2, b: 1 });
  });

  test('holds back a change that was on its way', async () => {
    const { fake, bag, state } = await endedSession();
    state.next(asha);
    await bag.saved();
    jest.spyOn(fake.server, 'setQuantity').mockImplementationOnce(() => {
      state.next(ended);
      return Promise.reject(new DataError('SIGN_IN_REQUIRED', 'Please sign in'));
    });
    bag.send({ type: 'add', line: line('b') });
    await bag.saved();
    expect(quantities(bag.get())).toEqual({ a: 2, b: 1 });
    state.next(asha);
    await bag.saved();
    expect(quantities(fake.bag())).toEqual({ a: 2, b: 1 });
  });
});
