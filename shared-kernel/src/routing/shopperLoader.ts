import { use } from 'react';
import { data, type LoaderFunctionArgs, useLoaderData } from 'react-router-dom';
import type { Database } from '../data/database';
import { DataError } from '../data/dataError';
import type { User } from '../domain/user';
import type { Platform } from '../platform/createPlatform';
import { guestIn } from '../platform/session';
import { platformOf } from './platformContext';
import { useReloadOnSignIn } from './useReloadOnSignIn';

/** What a page loaded of a shopper's own: nothing for a visitor, whose `userId` is `null`. */
export type ForShopper<Data> = { admitsGuests?: boolean } & (
  | { userId: null; data?: undefined }
  | { userId: string; data: Data }
);

interface Admission {
  /** For a page of buying: a guest, who is a visitor everywhere else, is a shopper here (adr 0063). */
  admitsGuests?: boolean;
}

/** What a page of a signed-in shopper is loaded with. */
export interface ShopperRequest {
  db: Database;
  /** Somebody without an account has an `email` that nobody has proven, and no name. */
  user: User;
  platform: Platform;
  params: LoaderFunctionArgs['params'];
  /** Query of the page's address. */
  query: URLSearchParams;
}

type Load<Data> = (request: ShopperRequest) => Promise<Data>;

/** Loads what belongs to the signed-in shopper, once it is known who that is; nothing for one whose
 * session was ended elsewhere. Rejects with `DataError`. */
export async function loadForShopper<Data>(
  { context, params, request }: LoaderFunctionArgs,
  load: Load<Data>,
  { admitsGuests = false }: Admission = {},
): Promise<ForShopper<Data>> {
  const platform = platformOf(context);
  const state = await platform.session.settled();
  const user = state.status === 'signed-in' ? state.user : admitsGuests && guestIn(state);
  if (!user) return { userId: null, admitsGuests };
  const query = new URL(request.url).searchParams;
  const db = await platform.connect();
  try {
    return { userId: user.id, data: await load({ db, user, platform, params, query }), admitsGuests };
  } catch (error) {
    if (!isVisitorsAnswer(error) || !(await forgetEndedSession(db))) throw error;
    return { userId: null, admitsGuests };
  }
}

/** Asks whether the session was ended elsewhere, which this device has not heard, and has it say so; false otherwise. */
async function forgetEndedSession({ auth }: Database): Promise<boolean> {
  const { error } = await auth.getUser();
  // 403: the account is gone as well.
  if (error?.name !== 'AuthSessionMissingError' && error?.status !== 403) return false;
  await auth.signOut({ scope: 'local' });
  return true;
}

/** The database took the caller for a visitor. */
const isVisitorsAnswer = (error: unknown) =>
  error instanceof DataError && (error.code === 'SIGN_IN_REQUIRED' || error.code === '42501');

/**
 * The loader of a page that belongs to one shopper; its component reads it with `useShopperData`. A page whose own
 * was not found answers with 404, and a `Response` that is thrown leads elsewhere.
 */
export const shopperLoader =
  <Data>(load: Load<Data>, admission?: Admission) =>
  async (args: LoaderFunctionArgs): Promise<ForShopper<Data>> => {
    const loaded = await loadForShopper(args, load, admission);
    const isMissing = loaded.userId !== null && loaded.data === undefined;
    // The router takes the status and hands on what was loaded.
    return isMissing ? (data(loaded, { status: 404 }) as unknown as typeof loaded) : loaded;
  };

/**
 * What the page's own `Loader` brought by `shopperLoader` or `loadForShopper`, or what it brings later, for which the
 * nearest boundary waits. The page is loaded again when somebody else is signed in.
 */
export function useShopperData<Data>(later: Promise<ForShopper<Data>>): ForShopper<Data>;
export function useShopperData<
  Loader extends (args: LoaderFunctionArgs) => Promise<ForShopper<unknown>>,
>(): Awaited<ReturnType<Loader>>;
export function useShopperData(later?: Promise<ForShopper<unknown>>): ForShopper<unknown> {
  const atOnce = useLoaderData<ForShopper<unknown>>();
  const loaded = later ? use(later) : atOnce;
  useReloadOnSignIn(loaded.userId, loaded.admitsGuests ?? false);
  return loaded;
}
