import { type LoaderFunctionArgs, loadForShopper, type ShopperRequest } from '@shop/kernel/routing';

type Load<Data> = (request: Pick<ShopperRequest, 'db' | 'params' | 'query'>) => Promise<Data>;

/** A loader that asks nothing for whoever is no admin: the layout shows 'Access Denied' then. */
export const staffLoader =
  <Data>(load: Load<Data>) =>
  async (args: LoaderFunctionArgs): Promise<Data | null> => {
    const { data } = await loadForShopper(args, async ({ user, ...request }) =>
      user.role === 'admin' ? load(request) : null,
    );
    return data ?? null;
  };
