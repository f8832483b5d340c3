import type { Database } from '@shop/kernel/data';
import { type LoaderFunctionArgs, platformOf } from '@shop/kernel/routing';

/** What a page loaded: nothing for a visitor, whose `userId` is `null`. */
export type ForShopper<Data> = { userId: null; data?: undefined } | { userId: string; data: Data };

/** Loads what belongs to the signed-in shopper, once it is known who that is. Rejects with `DataError`. */
export async function loadForShopper<Data>(
  { context }: Pick<LoaderFunctionArgs, 'context'>,
  load: (db: Database) => Promise<Data>,
): Promise<ForShopper<Data>> {
  const { session, connect } = platformOf(context);
  const state = await session.settled();
  if (state.status !== 'signed-in') return { userId: null };
  return { userId: state.user.id, data: await load(await connect()) };
}
