import { reduceBag, type Bag, type BagCommand } from '../domain/domain';
import { toRequestLines, type ServerBag } from '../data/data';
import type { Bus } from './bus';
import { readStored, writeStored, type DeviceStorage } from './persistedStore';
import type { Session } from './session';
import { createStore, type Store } from './store';

/** A visitor's bag on its way through a page that is left: sign-up by mail, Google (design §5.2). */
interface CarriedBag {
  mergeId: string;
  lines: Bag;
}

export interface BagStore extends Store<Bag, BagCommand> {
  /** Keeps the visitor's bag for the sign-in that happens after leaving this page. */
  carryAcross(): void;
  /** Reads the server's bag again, for example after an order was placed. */
  refresh(): Promise<void>;
  /** Resolves when every change so far has reached the server. */
  saved(): Promise<void>;
}

interface BagStoreOptions {
  server: ServerBag;
  session: Session;
  bus: Bus;
  storage: DeviceStorage | undefined;
  /** Tells this shopper's other tabs that the server's bag changed; absent on the server. */
  otherTabs: Pick<BroadcastChannel, 'addEventListener' | 'postMessage'> | undefined;
  /** Makes the id under which a visitor's bag is merged once. */
  newId: () => string;
}

export const carriedBagStorageKey = 'carried-bag';

function parseCarried(value: unknown): CarriedBag | undefined {
  const carried = value as CarriedBag | null;
  return typeof carried?.mergeId === 'string' && Array.isArray(carried.lines) ? carried : undefined;
}

/**
 * The bag that every page sees. A visitor's lives in this tab's memory (spec §4); a signed-in shopper's on
 * the server: changes show at once, go there one after the other, and the server's answer wins.
 */
export function createBagStore(options: BagStoreOptions): BagStore {
  const { server, session, bus, storage, otherTabs, newId } = options;
  const store = createStore<Bag, BagCommand>([], reduceBag);
  let mergeId = newId();
  let userId: string | undefined;
  let queue: Promise<void> = Promise.resolve();

  /** Runs after all earlier calls; only the last answer is shown, so that quick clicks do not flicker. */
  let waiting = 0;
  const enqueue = (call: () => Promise<Bag>): Promise<void> => {
    waiting += 1;
    const owner = userId;
    const show = (lines: Bag) => {
      if (waiting === 0 && owner === userId) store.send({ type: 'replace', lines });
    };
    queue = queue
      .then(call)
      .finally(() => (waiting -= 1))
      .then(show, async (error: Error) => {
        const message = `Your bag could not be brought up to date: ${error.message}`;
        bus.publish('toast/requested', { message, tone: 'error' });
        // What the server refused must not stay on the page; when it cannot even be read, nothing better is known.
        await server.fetch().then(show, () => undefined);
      });
    return queue;
  };

  /** The call that brings a change to the server, with the quantity as it is now, not when its turn comes. */
  const toCall = (command: BagCommand): (() => Promise<Bag>) => {
    if (command.type === 'clear') return server.clear;
    if (command.type === 'replace') return server.fetch;
    const id = command.type === 'add' ? command.line.id : command.id;
    const quantity = store.get().find((line) => line.id === id)?.quantity ?? 0;
    return () => server.setQuantity(id, quantity);
  };

  const takeOver = (signedIn: string) => {
    if (userId === signedIn) return;
    userId = signedIn;
    const carried = readStored(storage, carriedBagStorageKey, parseCarried);
    const visitor = store.get();
    const merged = { mergeId, lines: visitor };
    mergeId = newId();
    void enqueue(async () => {
      let lines = await server.fetch();
      if (carried) lines = await server.merge(carried.mergeId, toRequestLines(carried.lines));
      if (visitor.length > 0 && merged.mergeId !== carried?.mergeId)
        lines = await server.merge(merged.mergeId, toRequestLines(visitor));
      storage?.removeItem(carriedBagStorageKey);
      otherTabs?.postMessage('changed');
      return lines;
    });
  };

  session.state$.subscribe((state) => {
    if (state.status === 'signed-in') takeOver(state.user.id);
    else if (state.status === 'signed-out' && userId) {
      userId = undefined;
      store.send({ type: 'clear' });
    }
  });
  const refresh = () => (userId ? enqueue(() => server.fetch()) : Promise.resolve());
  otherTabs?.addEventListener('message', () => void refresh());

  return {
    ...store,
    send: (command) => {
      store.send(command);
      if (userId) void enqueue(toCall(command)).then(() => otherTabs?.postMessage('changed'));
      if (command.type === 'add') bus.publish('bag/item-added', { line: command.line });
    },
    carryAcross: () => {
      const lines = store.get();
      if (!userId && lines.length > 0) writeStored(storage, carriedBagStorageKey, { mergeId, lines });
    },
    refresh,
    saved: () => queue,
  };
}
