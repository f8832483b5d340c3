import { createServerBag } from '../data/bag';
import { type BackendAddress, createDatabase, type Database } from '../data/database';
import { recordReferralClick } from '../data/recordReferralClick';
import { sessionStorageKey } from '../data/sessionStorageKey';
import { createServerWishlist } from '../data/wishlist';
import type { ShopSettings } from '../domain/shopSettings';
import { type BagStore, createBagStore } from './bagStore';
import { type Bus, createBus } from './bus';
import { type Commands, createCommands } from './commands';
import { createSession } from './createSession';
import { createDelivery, type Delivery } from './delivery';
import { createDeviceStores, type DeviceStores } from './deviceStores';
import { createDrafts, type Drafts } from './drafts';
import { createIslands, type Islands } from './islands/createIslands';
import { wakeForShopper } from './islands/wakeForShopper';
import { createLinks, type Links, type Offering } from './links';
import type { ListSurroundings } from './listContract';
import { storageOf } from './permittedStorage';
import type { WholeStorage } from './persistedStore';
import { createReferral, type Referral } from './referral';
import { createService, followDevice, type Service } from './service';
import type { Session } from './session';
import { emptySlots, type SlotLoader } from './slots';
import { createWishlistStore, type WishlistStore } from './wishlistStore';

/** What the server tells the browser about where it runs; part of the page as JSON. */
export interface Environment {
  backend: BackendAddress;
  settings: ShopSettings;
  /** Origin of the shop's public addresses, such as `https://shop.example`, without a slash at the end. */
  siteUrl: string;
}

/** Everything that shell and remotes share at run time. Loaders and components get it from the router and React. */
export interface Platform {
  bus: Bus;
  commands: Commands;
  session: Session;
  /** Whether the data service answers, and when those who wait for it ask again. */
  service: Service;
  /** Where the data service is, for what its client cannot: sending a file and saying how far it is. */
  backend: BackendAddress;
  connect: () => Promise<Database>;
  bag: BagStore;
  wishlist: WishlistStore;
  /** A value of one team that this device remembers. */
  deviceStore: DeviceStores['open'];
  /** Which PIN code parcels go to, and what is promised there. */
  delivery: Delivery;
  /** What was typed into forms of this tab. */
  drafts: Drafts;
  slots: SlotLoader;
  /** What of the first page sleeps, and what wakes it. */
  islands: Islands;
  links: Links;
  /** Phase, fees and limits as the database had them when the page was made. */
  settings: ShopSettings;
  /** Origin of canonical links and of addresses in structured data; not where this page was fetched from. */
  siteUrl: string;
  referral: Referral;
  /** Reads what the device remembers. Called once, after hydration, so that the first render equals the HTML. */
  start(): void;
}

export interface PlatformOptions {
  environment: Environment;
  /** Brings other teams' parts; without it nobody offers anything: on the server, and where a remote runs alone. */
  slots?: SlotLoader;
  /** Whose pages can be linked to: the remotes of this visitor's registry. */
  remotes: readonly Offering[];
  origin: string;
  /** What the device keeps; absent on the server, which renders as an anonymous visitor. */
  storage?: WholeStorage | 'localStorage';
  /** Replaces the lazily loaded client: the server brings its own. */
  connect?: () => Promise<Database>;
}

/** Makes the one instance of bus, session and stores. Only the shell, standalone entries and tests call it. */
export function createPlatform({
  environment,
  slots = emptySlots,
  remotes,
  origin,
  storage: given,
  ...options
}: PlatformOptions): Platform {
  const storage = storageOf(given);
  const links = createLinks(remotes);
  const bus = createBus(storage && new BroadcastChannel('shop'));
  const commands = createCommands();
  const service = createService();
  const keepsSession = () => Boolean(storage?.getItem(sessionStorageKey));
  const connect = options.connect ?? createDatabase(environment.backend, service, keepsSession);
  const session = createSession({
    connect,
    bus,
    commands,
    service,
    links,
    origin,
    storage,
    onLeaving: () => {
      bag.carryAcross();
      wishlist.carryAcross();
    },
  });
  const deviceStores = createDeviceStores(storage);
  const delivery = createDelivery({ connect, session, deviceStore: deviceStores.open });
  const drafts = createDrafts();
  const islands = createIslands();
  const surroundings: ListSurroundings = {
    session,
    bus,
    commands,
    service,
    storage,
    keepsOnDevice: environment.settings.phase === 'live',
    newId: () => crypto.randomUUID(),
  };
  const bag = createBagStore(createServerBag(connect), surroundings);
  const wishlist = createWishlistStore(createServerWishlist(connect), surroundings);
  for (const change of ['bag/changed', 'wishlist/changed'] as const)
    bus.on(change).subscribe(({ said }) => said && void commands.run('show-toast', said));
  return {
    bus,
    commands,
    session,
    service,
    backend: environment.backend,
    connect,
    bag,
    wishlist,
    deviceStore: deviceStores.open,
    delivery,
    drafts,
    slots,
    islands,
    links,
    settings: environment.settings,
    siteUrl: environment.siteUrl,
    referral: createReferral(storage, globalThis.location?.search ?? '', Date.now),
    start: () => {
      for (const store of [deviceStores, bag, wishlist]) store.restore();
      followDevice(service);
      wakeForShopper(islands, { session, lists: [bag, wishlist] });
      // What was typed under an account is nobody else's.
      bus.on('auth/signed-out').subscribe(({ isUnasked }) => {
        if (!isUnasked) drafts.forgetAll();
      });
      session.start(keepsSession());
      const code = new URLSearchParams(globalThis.location?.search ?? '').get('ref');
      // A click that is not counted must not disturb whoever clicked.
      if (code) void recordReferralClick(connect, code).catch(() => undefined);
      globalThis.addEventListener?.('storage', ({ key, newValue }) => {
        // A visitor's tab has no client yet that would hear of a sign-in elsewhere.
        if (key === sessionStorageKey && newValue) session.start(true);
        deviceStores.restore(key);
        // What another tab wrote comes by a way of its own, and the message that tells of it may overtake it.
        if (environment.settings.phase === 'live') for (const list of [bag, wishlist]) list.restore(key);
      });
    },
  };
}
