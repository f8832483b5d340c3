import { DataError } from '@shop/kernel/data';
import {
  type LoaderFunctionArgs,
  loadForShopper,
  platformOf,
  type ShopperRequest,
} from '@shop/kernel/routing';
import { hasEnded } from './useHasEnded';

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
    if (userId === null && hasEnded(platformOf(args.context).session.get()))
      throw new DataError(sessionEnded, 'Your sign-in has ended.');
    return data ?? null;
  };
