import type { Database } from '@shop/kernel/data';
import { type LoaderFunctionArgs, platformOf } from '@shop/kernel/routing';

interface StaffRequest {
  db: Database;
  /** Query of the page's address. */
  query: URLSearchParams;
  params: LoaderFunctionArgs['params'];
}

/** A loader that asks nothing for whoever is no admin: the layout shows 'Access Denied' then. */
export const staffLoader =
  <Data>(load: (request: StaffRequest) => Promise<Data>) =>
  async ({ context, request, params }: LoaderFunctionArgs): Promise<Data | null> => {
    const platform = platformOf(context);
    const state = await platform.session.settled();
    if (state.status !== 'signed-in' || state.user.role !== 'admin') return null;
    return load({ db: await platform.connect(), query: new URL(request.url).searchParams, params });
  };
