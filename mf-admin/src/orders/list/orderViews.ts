import { filterNames } from './orderFilter';

interface OrderView {
  name: string;
  /** As an address has it, without page and sort. */
  query: string;
  /** Which of the counts by state is its own. */
  counted?: string;
}

/** What a day begins with; everybody has these. */
export const builtInViews: readonly OrderView[] = [
  { name: 'All', query: '' },
  { name: 'To confirm', query: 'status=placed', counted: 'placed' },
  { name: 'To pack', query: 'status=confirmed', counted: 'confirmed' },
  { name: 'To ship', query: 'status=packed', counted: 'packed' },
  { name: 'On the way', query: 'status=shipped', counted: 'shipped' },
  { name: 'Cash to collect', query: 'status=delivered&payment=cash-due' },
  { name: 'Open returns', query: 'status=returns', counted: 'returns' },
];

const kept: readonly string[] = ['q', 'status', ...filterNames];

/** What makes two lists the same view: search, state and filters, in one order. */
export function viewQuery(query: URLSearchParams): string {
  const view = new URLSearchParams();
  for (const name of kept) {
    const value = query.get(name);
    if (value) view.set(name, value);
  }
  return view.toString();
}
