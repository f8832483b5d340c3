import type { Database, Row } from '@shop/kernel/data';
import type { LedgerFilter } from '../ledger/ledgerFilter';
import { fetchPage, type Page } from '../paging/fetchPage';

export const commissionStates = {
  pending: 'Pending',
  approved: 'Approved',
  paid: 'Paid',
  reversed: 'Reversed',
} as const;
export type CommissionState = keyof typeof commissionStates;

/** Percent of the rupees of goods that are its base. */
export type Commission = Pick<
  Row<'commissions'>,
  'id' | 'base' | 'percent' | 'amount' | 'state' | 'created_at'
>;

export interface CommissionList extends Page<Commission> {
  filter: LedgerFilter<CommissionState>;
}

const perPage = 20;

/** One page of an affiliate's commissions, newest first. Throws `DataError`. */
export async function fetchCommissions(
  db: Database,
  userId: string,
  filter: LedgerFilter<CommissionState>,
): Promise<CommissionList> {
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
