import type { Database } from '../data/database';
import { unwrap } from '../data/dataError';
import type { Answer } from '../data/schema';
import type { DeviceStores } from './deviceStores';
import type { Session } from './session';
import { createStore, type Readable } from './store';

type Place = Answer<'delivery_to'>;

/** The PIN code that parcels go to, as far as it is known, and what is promised there. */
export interface DeliveryState {
  pin: string | undefined;
  /** Nothing while it is asked, or when nobody answered. */
  place: Place | undefined;
}

/** Where this visitor has parcels sent: one PIN code for all pages, and what the shop promises to it. */
export interface Delivery extends Readable<DeliveryState> {
  /** Finds out: the PIN code that was given on this device, or that of the account's default address. Never rejects. */
  look(): Promise<void>;
  /** Keeps a PIN code on this device. Rejects with `DataError` INVALID_PIN, or when nobody answers. */
  choose(pin: string): Promise<Place>;
  /** What is promised to a PIN code; asked again after ten minutes. Rejects as `choose` does. */
  to(pin: string): Promise<Place>;
}

interface Surroundings {
  connect: () => Promise<Database>;
  session: Pick<Session, 'get' | 'settled' | 'state$'>;
  deviceStore: DeviceStores['open'];
}

/** Promised days move on at midnight. */
const freshness = 600_000;
const nowhere: DeliveryState = { pin: undefined, place: undefined };
const parse = (value: unknown) =>
  typeof value === 'string' && /^[1-9]\d{5}$/.test(value) ? value : undefined;

/** Asks nothing until somebody looks: a page that shows no delivery pays for none. */
export function createDelivery({ connect, session, deviceStore }: Surroundings): Delivery {
  const kept = deviceStore<string | undefined, string>({
    ...{ key: 'pin', initial: undefined, parse },
    reduce: (_, pin) => pin,
  });
  const store = createStore<DeliveryState, DeliveryState>(nowhere, (_, next) => next);
  const answers = new Map<string, { at: number; place: Promise<Place> }>();

  const ask = async (pin: string) =>
    unwrap((await connect()).rpc('delivery_to', { p_pin: pin }, { get: true }));
  const to = (pin: string) => {
    const known = answers.get(pin);
    if (known && Date.now() - known.at < freshness) return known.place;
    const place = ask(pin);
    answers.set(pin, { at: Date.now(), place });
    place.catch(() => answers.delete(pin));
    return place;
  };
  const account = () => {
    const state = session.get();
    return state.status === 'signed-in' ? state.user.id : undefined;
  };
  const pinOfAccount = async (): Promise<string | undefined> => {
    await session.settled();
    const asking = account();
    if (!asking) return undefined;
    const addresses = (await connect()).from('addresses').select('pincode');
    const [first] = await unwrap(addresses.order('is_default', { ascending: false }).limit(1));
    // Somebody else may be here by now, or nobody.
    return asking === account() ? first?.pincode : pinOfAccount();
  };

  const find = async () => {
    try {
      const ofAccount = kept.get() ? undefined : await pinOfAccount();
      // The device's may have come meanwhile.
      const pin = kept.get() ?? ofAccount;
      if (!pin) return store.send(nowhere);
      if (pin !== store.get().pin) store.send({ pin, place: undefined });
      const place = await to(pin);
      // Another one may have been chosen meanwhile.
      if (store.get().pin === pin) store.send({ pin, place });
    } catch {
      // A page without a date is better than none.
    }
  };
  /** Several parts of a page look at the same time. */
  let looking: Promise<void> | undefined;
  let isWatched = false;
  const watch = () => {
    isWatched = true;
    // What the device has is read after the first page was drawn, and may change in another tab.
    kept.state$.subscribe((pin) => {
      if (pin && pin !== store.get().pin) void find();
    });
    void session.settled().then(() => {
      let known = account();
      session.state$.subscribe(() => {
        if (known === account()) return;
        known = account();
        // Not `look`, which would join one that has read the address of whoever has left.
        void find();
      });
    });
  };

  return {
    state$: store.state$,
    get: store.get,
    initial: nowhere,
    to,
    look: () => {
      if (!isWatched) watch();
      looking ??= find().finally(() => (looking = undefined));
      return looking;
    },
    choose: async (pin) => {
      const place = await to(pin);
      kept.send(pin);
      store.send({ pin, place });
      return place;
    },
  };
}
