import {
  compareStorageKey,
  recentlyViewedStorageKey,
  reduceCompare,
  reduceRecentlyViewed,
  reduceWishlist,
  type CompareCommand,
  type CompareList,
  type RecentlyViewed,
  type RecentlyViewedCommand,
  type ShopSettings,
  type Wishlist,
  type WishlistCommand,
} from '../domain/domain';
import {
  createDatabase,
  createServerBag,
  sessionStorageKey,
  type BackendAddress,
  type Database,
} from '../data/data';
import { createBagStore, type BagStore } from './bagStore';
import { createBus, type Bus } from './bus';
import { createSession } from './createSession';
import { createPersistedStore, type DeviceStorage, type PersistedStore } from './persistedStore';
import { createReferral, type Referral } from './referral';
import type { Session } from './session';
import type { SlotLoader } from './slots';
import { createStore, type Store } from './store';

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
  session: Session;
  connect: () => Promise<Database>;
  bag: BagStore;
  wishlist: Store<Wishlist, WishlistCommand>;
  compare: PersistedStore<CompareList, CompareCommand>;
  recentlyViewed: PersistedStore<RecentlyViewed, RecentlyViewedCommand>;
  slots: SlotLoader;
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
  slots: SlotLoader;
  origin: string;
  /** The browser's local storage; absent on the server, which renders as an anonymous visitor. */
  storage?: DeviceStorage;
  /** Replaces the lazily loaded client: the server brings its own. */
  connect?: () => Promise<Database>;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const parseCompare = (value: unknown) =>
  isRecord(value) && Object.values(value).every((entry) => isRecord(entry) && typeof entry.id === 'string')
    ? (value as CompareList)
    : undefined;

const parseRecentlyViewed = (value: unknown) =>
  Array.isArray(value) && value.every((entry) => isRecord(entry) && typeof entry.id === 'string')
    ? (value as RecentlyViewed)
    : undefined;

/** Makes the one instance of bus, session and stores. Only the shell, standalone entries and tests call it. */
export function createPlatform({
  environment,
  slots,
  origin,
  storage,
  ...options
}: PlatformOptions): Platform {
  const bus = createBus();
  const connect = options.connect ?? createDatabase(environment.backend);
  const session = createSession({ connect, bus, origin });
  const compare = createPersistedStore({
    key: compareStorageKey,
    initial: {} as CompareList,
    reduce: reduceCompare,
    parse: parseCompare,
    storage,
  });
  const recentlyViewed = createPersistedStore({
    key: recentlyViewedStorageKey,
    initial: [] as RecentlyViewed,
    reduce: reduceRecentlyViewed,
    parse: parseRecentlyViewed,
    storage,
  });
  return {
    bus,
    session,
    connect,
    bag: createBagStore({
      server: createServerBag(connect),
      session,
      bus,
      storage,
      otherTabs: storage && new BroadcastChannel('bag'),
      newId: () => crypto.randomUUID(),
    }),
    wishlist: createStore<Wishlist, WishlistCommand>([], reduceWishlist),
    compare,
    recentlyViewed,
    slots,
    settings: environment.settings,
    siteUrl: environment.siteUrl,
    referral: createReferral(storage, globalThis.location?.search ?? '', Date.now),
    start: () => {
      compare.restore();
      recentlyViewed.restore();
      session.start(Boolean(storage?.getItem(sessionStorageKey)));
      globalThis.addEventListener?.('storage', ({ key }) => {
        if (key === compareStorageKey) compare.restore();
        if (key === recentlyViewedStorageKey) recentlyViewed.restore();
      });
    },
  };
}
