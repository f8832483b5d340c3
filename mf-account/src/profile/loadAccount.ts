import { type Answer, unwrap } from '@shop/kernel/data';
import type { ShopperRequest } from '@shop/kernel/routing';
import { type Affiliate, fetchAffiliate } from '../affiliate/fetchAffiliate';
import { type CommissionList, commissionStates, fetchCommissions } from '../affiliate/fetchCommissions';
import { readLedgerFilter } from '../ledger/ledgerFilter';
import { fetchOrderList, type OrderList } from '../orders/fetchOrderList';
import { readOrderFilter } from '../orders/orderFilter';
import { fetchProfile, type Profile } from './fetchProfile';

export interface Account {
  profile: Profile;
  orders: OrderList;
  affiliate: Affiliate;
  commissions: CommissionList;
  /** Whether mail arrives at the shopper's address. */
  mail: Answer<'get_mail_standing'>;
}

/** What the three tabs show of the signed-in shopper's own. Rejects with `DataError`. */
export async function loadAccount({ db, user, query, platform }: ShopperRequest): Promise<Account> {
  // The filter in the address is that of the open tab; the lists of the others begin at their first page.
  const filterOf = (tab: string) => (query.get('tab') === tab ? query : new URLSearchParams());
  const [profile, orders, affiliate, commissions, mail] = await Promise.all([
    fetchProfile(db),
    fetchOrderList(db, readOrderFilter(filterOf('orders')), new Date(platform.service.now())),
    fetchAffiliate(db),
    fetchCommissions(db, user.id, readLedgerFilter(filterOf('affiliate'), commissionStates)),
    unwrap(db.rpc('get_mail_standing')),
  ]);
  return { profile, orders, affiliate, commissions, mail };
}
