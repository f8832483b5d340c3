import { BehaviorSubject } from 'rxjs';
import { DataError, unanswered } from '../data/dataError';
import type { ServerWishlist } from '../data/wishlist';
import type { Wishlist, WishlistItem } from '../domain/wishlist';
import { createBus, type TabChannel } from './bus';
import { createCommands, type Toast } from './commands';
import { factVersions } from './events';
import { createService } from './service';
import type { Session, SessionState } from './session';
import { createWishlistStore } from './wishlistStore';

const item = (id: string): WishlistItem => ({ id, name: id, price: 100, picture: null, category: 'women' });
const asha: SessionState = {
  status: 'signed-in',
  user: { id: 'asha', email: 'asha@example.com', fullName: 'Asha', role: 'shopper', affiliateCode: 'TD' },
};

function setUp(saved: string[]) {
  let items: Wishlist = saved.map(item);
  const refusals: Error[] = [];
  const answer = async (next: Wishlist) => {
    const refusal = refusals.shift();
    if (refusal) throw refusal;
    items = next;
    return items;
  };
  const server: ServerWishlist = {
    fetch: () => answer(items),
    add: (id) => answer([...items, item(id)]),
    remove: (id) => answer(items.filter((each) => each.id !== id)),
    clear: () => answer([]),
    merge: (ids) => answer([...items, ...ids.filter((id) => !saved.includes(id)).map(item)]),
  };
  const state = new BehaviorSubject<SessionState>({ status: 'signed-out' });
  const heard: ((message: { data: unknown }) => void)[] = [];
  const said: string[] = [];
  const bus = createBus({
    addEventListener: (_: string, listener: unknown) => heard.push(listener as (typeof heard)[number]),
    postMessage: ({ type }: { type: string }) => said.push(type),
  } as TabChannel);
  const toasts: Toast[] = [];
  const commands = createCommands();
  commands.handle('show-toast', (toast) => {
    toasts.push(toast);
    return 'done';
  });
  const wishlist = createWishlistStore(server, {
    session: { state$: state, get: () => state.value } as unknown as Session,
    bus,
    commands,
    service: createService(),
    storage: undefined,
    keepsOnDevice: false,
    newId: () => crypto.randomUUID(),
  });
  const changeElsewhere = (ids: string[]) => {
    items = ids.map(item);
  };
  const told: (string | undefined)[] = [];
  bus.on('wishlist/changed').subscribe(({ said: toast }) => told.push(toast?.message));
  const idsOf = (list: Wishlist) => list.map(({ id }) => id);
  return {
    wishlist,
    state,
    toasts,
    said,
    /** What each change that shows says to whoever made it. */
    told,
    refuseNext: (error: Error) => refusals.push(error),
    /** On another device, which tells nobody. */
    changeElsewhere,
    otherTabChanged: (ids: string[]) => {
      changeElsewhere(ids);
      const event = {
        type: 'wishlist/saved',
        version: factVersions['wishlist/saved'],
        payload: { userId: 'asha' },
      };
      heard.forEach((listener) => listener({ data: event }));
    },
    shown: () => idsOf(wishlist.get()),
    onServer: () => idsOf(items),
  };
}

test('a device that remembers nothing makes no page render again', () => {
  const { wishlist } = setUp([]);
  let changes = -1; // the value at subscribing is none
  wishlist.state$.subscribe(() => changes++);
  wishlist.restore();
  expect(changes).toBe(0);
});

test('signing in adds what the visitor saved, each product once', async () => {
  const shop = setUp(['kurta', 'juti']);
  shop.wishlist.send({ type: 'add', item: item('juti') });
  shop.wishlist.send({ type: 'add', item: item('saree') });
  shop.state.next(asha);
  await shop.wishlist.saved();
  expect(shop.shown()).toEqual(['kurta', 'juti', 'saree']);
  expect(shop.onServer()).toEqual(['kurta', 'juti', 'saree']);
});

test('a heart shows at once and reaches the server', async () => {
  const shop = setUp([]);
  shop.state.next(asha);
  await shop.wishlist.saved();
  shop.wishlist.send({ type: 'add', item: item('kurta') });
  expect(shop.shown()).toEqual(['kurta']);
  await shop.wishlist.saved();
  expect(shop.onServer()).toEqual(['kurta']);
  expect(shop.said).toEqual(['wishlist/saved']);
});

test('what a page knows to have changed is told to other tabs, although it never saw it otherwise', async () => {
  const shop = setUp([]);
  shop.state.next(asha);
  await shop.wishlist.refresh();
  expect(shop.said).toEqual([]);
  await shop.wishlist.refresh('changed');
  expect(shop.said).toEqual(['wishlist/saved']);
});

test('other tabs hear of it also where this one gets no answer', async () => {
  const shop = setUp([]);
  shop.state.next(asha);
  await shop.wishlist.saved();
  shop.refuseNext(unanswered());
  await shop.wishlist.refresh('changed');
  expect(shop.said).toEqual(['wishlist/saved']);
});

test('a full wishlist takes the heart back and says why', async () => {
  const shop = setUp(['kurta']);
  shop.state.next(asha);
  await shop.wishlist.saved();
  shop.refuseNext(new DataError('WISHLIST_LIMIT', 'Your wishlist is full. Please remove something first.'));
  shop.wishlist.send({ type: 'add', item: item('saree') });
  await shop.wishlist.saved();
  expect(shop.shown()).toEqual(['kurta']);
  expect(shop.toasts).toMatchObject([{ tone: 'error', message: expect.stringContaining('is full') }]);
});

test('what a look at the account found is told to the other tabs, and what they told is not repeated', async () => {
  const shop = setUp(['kurta']);
  shop.state.next(asha);
  await shop.wishlist.saved();
  await shop.wishlist.refresh();
  expect(shop.said).toEqual([]);
  shop.changeElsewhere(['juti']);
  await shop.wishlist.refresh();
  expect(shop.said).toEqual(['wishlist/saved']);
  shop.otherTabChanged(['saree']);
  await shop.wishlist.saved();
  expect(shop.shown()).toEqual(['saree']);
  expect(shop.said).toEqual(['wishlist/saved']);
});

test('a change in another tab shows here', async () => {
  const shop = setUp(['kurta']);
  shop.state.next(asha);
  await shop.wishlist.saved();
  shop.otherTabChanged(['kurta', 'saree']);
  await shop.wishlist.saved();
  expect(shop.shown()).toEqual(['kurta', 'saree']);
});

test('a change says what it was told to say once, here, and never in another tab', async () => {
  const shop = setUp(['kurta']);
  shop.state.next(asha);
  await shop.wishlist.saved();
  shop.told.length = 0;
  shop.wishlist.send({ type: 'add', item: item('saree') }, { message: 'Saved', tone: 'success' });
  await shop.wishlist.saved();
  expect(shop.told.filter(Boolean)).toEqual(['Saved']);
  shop.told.length = 0;
  shop.otherTabChanged(['juti']);
  await shop.wishlist.saved();
  expect(shop.shown()).toEqual(['juti']);
  expect(shop.told).toEqual([undefined]);
});

test('what changes nothing says nothing', () => {
  const shop = setUp([]);
  shop.wishlist.send({ type: 'add', item: item('saree') });
  shop.wishlist.send({ type: 'add', item: item('saree') }, { message: 'Saved', tone: 'success' });
  expect(shop.told).toEqual([undefined]);
});
