import { DataError } from '@shop/kernel/data';
import {
  type LoaderFunctionArgs,
  loadForShopper,
  platformOf,
  type ShopperRequest,
} from '@shop/kernel/routing';

type Load<Data> = (request: Pick<ShopperRequest, 'db' | 'params' | 'query'>) => Promise<Data>;

/** Code of what a section rejects with that is opened when the session is over without anybody having ended it. */
export const sessionEnded = 'SESSION_ENDED';

/** A loader that asks nothing for whoever is no admin: the layout shows 'Access Denied' then. Rejects with `DataError`. */
export const staffLoader =
  <Data>(load: Load<Data>) =>
  async (args: LoaderFunctionArgs): Promise<Data | null> => {
    const { userId, data } = await loadForShopper(args, async ({ user, ...request }) =>
      user.role === 'admin' ? load(request) : null,
    );
    const state = platformOf(args.context).session.get();
    if (userId === null && state.status === 'signed-out' && state.isUnasked)
      throw new DataError(sessionEnded, 'Your sign-in has ended.');
    return data ?? null;
  };
