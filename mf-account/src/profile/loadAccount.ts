import type { Platform } from '@shop/kernel/platform';
import { fetchAffiliate, type Affiliate } from '../affiliate/fetchAffiliate';
import { fetchOrderList, type OrderList } from '../orders/fetchOrderList';
import { readOrderFilter } from '../orders/orderFilter';
import { fetchProfile, type Profile } from './fetchProfile';

export interface Account {
  userId: string;
  profile: Profile;
  orders: OrderList;
  affiliate: Affiliate;
}

/** Nobody is signed in when `userId` is `null`. */
export type AccountData = { userId: null } | Account;

/** What the three tabs show of the signed-in shopper's own. Rejects with `DataError`. */
export async function loadAccount(
  { session, connect }: Platform,
  query: URLSearchParams,
): Promise<AccountData> {
  const state = await session.settled();
  if (state.status !== 'signed-in') return { userId: null };
  const db = await connect();
  const [profile, orders, affiliate] = await Promise.all([
    fetchProfile(db),
    fetchOrderList(db, readOrderFilter(query), new Date()),
    fetchAffiliate(db),
  ]);
  return { userId: state.user.id, profile, orders, affiliate };
}
