import type { Database } from '@shop/kernel/data';
import type { LedgerFilter } from '../ledger/ledgerFilter';
import { fetchPage } from '../paging/fetchPage';

export const commissionStates = {
  pending: 'Pending',
  approved: 'Approved',
  paid: 'Paid',
  reversed: 'Reversed',
} as const;
export type CommissionState = keyof typeof commissionStates;

export type CommissionList = Awaited<ReturnType<typeof fetchCommissions>>;
/** Percent of the rupees of goods that are its base. */
export type Commission = CommissionList['rows'][number];

const perPage = 20;

/** One page of an affiliate's commissions, newest first. Throws `DataError`. */
export async function fetchCommissions(db: Database, userId: string, filter: LedgerFilter<CommissionState>) {
  const own = db
    .from('commissions')
    // Without the order: whose it was is none of the affiliate's business.
    .select('id,base,percent,amount,state,created_at', { count: 'exact' })
    .eq('affiliate_id', userId);
  const list = await fetchPage(filter.page, perPage, (first, last) =>
    (filter.show === 'all' ? own : own.eq('state', filter.show))
      .order('created_at', { ascending: false })
      .order('id')
      .range(first, last),
  );
  return { ...list, filter };
}
