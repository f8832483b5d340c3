import { type Database, unwrap } from '@shop/kernel/data';
import type { LedgerFilter } from '../ledger/ledgerFilter';
import { fetchPage } from '../paging/fetchPage';

export const creditShows = { earned: 'Earned', used: 'Used' } as const;
type CreditShow = keyof typeof creditShows;

/** In rupees, which are negative where they were spent; the newest entry first. */
export type Credit = Awaited<ReturnType<typeof fetchCredit>>;

const perPage = 20;

/** The shopper's own store credit; an account without any booking has none. Throws `DataError`. */
export async function fetchCredit(db: Database, filter: LedgerFilter<CreditShow>) {
  const own = db.from('credit_entries').select('id,amount,description,created_at', { count: 'exact' });
  const chosen = { all: () => own, earned: () => own.gt('amount', 0), used: () => own.lt('amount', 0) };
  const [accounts, entries] = await Promise.all([
    unwrap(db.from('credit_accounts').select('balance').limit(1)),
    fetchPage(filter.page, perPage, (first, last) =>
      chosen[filter.show]().order('id', { ascending: false }).range(first, last),
    ),
  ]);
  return { balance: accounts[0]?.balance ?? 0, entries, filter };
}
