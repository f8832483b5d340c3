import type { Platform } from '@shop/kernel/platform';
import { type Affiliate, fetchAffiliate } from '../affiliate/fetchAffiliate';
import { type CommissionList, commissionStates, fetchCommissions } from '../affiliate/fetchCommissions';
import { readLedgerFilter } from '../ledger/ledgerFilter';
import { fetchOrderList, type OrderList } from '../orders/fetchOrderList';
import { readOrderFilter } from '../orders/orderFilter';
import { fetchProfile, type Profile } from './fetchProfile';

export interface Account {
  userId: string;
  profile: Profile;
  orders: OrderList;
  affiliate: Affiliate;
  commissions: CommissionList;
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
  const userId = state.user.id;
  // The filter in the address is that of the open tab; the lists of the others begin at their first page.
  const filterOf = (tab: string) => (query.get('tab') === tab ? query : new URLSearchParams());
  const [profile, orders, affiliate, commissions] = await Promise.all([
    fetchProfile(db),
    fetchOrderList(db, readOrderFilter(filterOf('orders')), new Date()),
    fetchAffiliate(db),
    fetchCommissions(db, userId, readLedgerFilter(filterOf('affiliate'), commissionStates)),
  ]);
  return { userId, profile, orders, affiliate, commissions };
}
