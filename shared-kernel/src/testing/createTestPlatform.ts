import type { Database } from '../data/database';
import { sessionStorageKey } from '../data/sessionStorageKey';
import { lookUp } from '../domain/lookUp';
import { defaultSettings, type ShopSettings } from '../domain/shopSettings';
import type { Toast } from '../platform/commands';
import { createPlatform, type Platform } from '../platform/createPlatform';
import type { SlotLoader } from '../platform/slots';
import { createMemoryStorage } from '../platform/testing/createMemoryStorage';
import { fixedRows } from './fixedRows';

/** Written in by the test runner's configuration. */
declare const __SHOP_LINKS__: Record<string, string>;

/** What all remotes of this repository offer. */
const shopLinks = __SHOP_LINKS__;

/** Whose session the fake auth service hands out. */
const testUser = {
  id: 'abcdef12-0000-4000-8000-000000000001',
  email: 'asha@example.com',
  user_metadata: { full_name: 'Asha Rao' },
};

export interface TestPlatform {
  platform: Platform;
  /** The platform's storage, to be looked into. */
  storage: Map<string, string>;
  /** Every message that was asked for, in order. */
  toasts: Toast[];
  /** The auth service tells its listeners; `metadata` is added to the test user's own, such as a role. */
  signIn: (metadata?: Record<string, unknown>) => void;
  /** The session could not be renewed, which nobody asked for. */
  endSession: () => void;
}

interface TestPlatformOptions {
  /** The part of supabase-js that the test pretends; `auth` gets its listener from here. */
  database: { auth?: Record<string, unknown>; [member: string]: unknown };
  /** Rows by table: any chain of filters over one answers with all of them. */
  tables?: Readonly<Record<string, unknown[]>>;
  signedIn?: boolean;
  /** Somebody buys without an account; the fake auth service keeps what they change. */
  guest?: { email: string; phone: string };
  settings?: Partial<ShopSettings>;
  slots?: SlotLoader;
  /** What live remotes offer, where that is not what all of this repository do. */
  links?: Record<string, string>;
}

/** A real, started platform over a fake database: only the wire is pretended. */
export function createTestPlatform({
  database,
  tables = {},
  signedIn = false,
  guest,
  settings,
  slots,
  links = shopLinks,
}: TestPlatformOptions): TestPlatform {
  const sessionWith = (metadata?: Record<string, unknown>) => ({
    user: { ...testUser, user_metadata: { ...testUser.user_metadata, ...metadata } },
  });
  const sessionOfGuest = (metadata: Record<string, unknown>) => ({
    user: { id: testUser.id, is_anonymous: true, user_metadata: metadata },
  });
  let publish: (event: string, session: unknown) => void = () => undefined;
  const onAuthStateChange = (listener: typeof publish) => {
    publish = listener;
    const kept = guest && sessionOfGuest({ contact_email: guest.email, contact_phone: guest.phone });
    listener('INITIAL_SESSION', signedIn ? sessionWith() : (kept ?? null));
  };
  const updateUser = ({ data }: { data: Record<string, unknown> }) => {
    publish('USER_UPDATED', sessionOfGuest(data));
    return Promise.resolve({ data: {}, error: null });
  };
  const from = (table: string) => fixedRows(lookUp(tables, table) ?? []);
  const db = {
    from,
    ...database,
    auth: { ...(guest && { updateUser }), ...database.auth, onAuthStateChange },
  } as unknown as Database;
  Object.assign(globalThis, { BroadcastChannel: SilentChannel });
  const storage = createMemoryStorage({ [sessionStorageKey]: 'a session' });
  const platform = createPlatform({
    environment: {
      backend: { url: 'https://backend.example', publishableKey: 'key' },
      settings: { ...defaultSettings, ...settings },
      siteUrl: 'https://shop.example',
    },
    slots,
    remotes: [{ links }],
    origin: 'https://shop.example',
    storage,
    connect: () => Promise.resolve(db),
  });
  const toasts: Toast[] = [];
  const { run } = platform.commands;
  platform.commands.run = (name, request) => {
    if (name === 'show-toast') toasts.push(request as Toast);
    return run(name, request);
  };
  platform.start();
  return {
    platform,
    storage: storage.values,
    toasts,
    signIn: (metadata) => publish('SIGNED_IN', sessionWith(metadata)),
    endSession: () => publish('SIGNED_OUT', null),
  };
}

/** Node's own channel would carry messages from one test's shop into another's. */
class SilentChannel {
  postMessage() {}
  addEventListener() {}
}
