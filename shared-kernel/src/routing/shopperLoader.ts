import { use } from 'react';
import { data, type LoaderFunctionArgs, useLoaderData } from 'react-router-dom';
import type { Database } from '../data/database';
import type { User } from '../domain/user';
import type { Platform } from '../platform/createPlatform';
import { platformOf } from './platformContext';
import { useReloadOnSignIn } from './useReloadOnSignIn';

/** What a page loaded of a shopper's own: nothing for a visitor, whose `userId` is `null`. */
export type ForShopper<Data> = { userId: null; data?: undefined } | { userId: string; data: Data };

/** What a page of a signed-in shopper is loaded with. */
export interface ShopperRequest {
  db: Database;
  user: User;
  platform: Platform;
  params: LoaderFunctionArgs['params'];
  /** Query of the page's address. */
  query: URLSearchParams;
}

type Load<Data> = (request: ShopperRequest) => Promise<Data>;

/** Loads what belongs to the signed-in shopper, once it is known who that is. Rejects with `DataError`. */
export async function loadForShopper<Data>(
  { context, params, request }: LoaderFunctionArgs,
  load: Load<Data>,
): Promise<ForShopper<Data>> {
  const platform = platformOf(context);
  const state = await platform.session.settled();
  if (state.status !== 'signed-in') return { userId: null };
  const { user } = state;
  const query = new URL(request.url).searchParams;
  const db = await platform.connect();
  return { userId: user.id, data: await load({ db, user, platform, params, query }) };
}

/**
 * The loader of a page that belongs to one shopper; its component reads it with `useShopperData`. A page whose own
 * was not found answers with 404, and a `Response` that is thrown leads elsewhere.
 */
export const shopperLoader =
  <Data>(load: Load<Data>) =>
  async (args: LoaderFunctionArgs): Promise<ForShopper<Data>> => {
    const loaded = await loadForShopper(args, load);
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
  useReloadOnSignIn(loaded.userId);
  return loaded;
}
