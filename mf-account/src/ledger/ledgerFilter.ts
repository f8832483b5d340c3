import { readPage } from '../paging/readPage';

/** Which bookings a ledger shows; it stands in the address, so that Back and a bookmark bring it back. */
export interface LedgerFilter<Show extends string = string> {
  show: Show | 'all';
  /** From 1. */
  page: number;
}

/** The filter in an address; what is no key of `shows` is `all`. */
export function readLedgerFilter<Show extends string>(
  query: URLSearchParams,
  shows: Readonly<Record<Show, string>>,
): LedgerFilter<Show> {
  const show = query.get('show') ?? '';
  return { show: Object.hasOwn(shows, show) ? (show as Show) : 'all', page: readPage(query) };
}

/** Its part of the address; defaults are left out. */
export const ledgerQuery = ({ show, page }: LedgerFilter): Record<string, string> => ({
  ...(show !== 'all' && { show }),
  ...(page > 1 && { page: String(page) }),
});

/** The choices as chips take them. */
export const ledgerOptions = (shows: Readonly<Record<string, string>>) => [
  { value: 'all', label: 'All' },
  ...Object.entries(shows).map(([value, label]) => ({ value, label })),
];
