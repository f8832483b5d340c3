import { unwrap } from '@shop/kernel/data';

/** One page of a list. */
export interface Page<Row> {
  rows: Row[];
  /** How many rows there are on all pages. */
  count: number;
  /** From 1, as `pages` counts. */
  page: number;
  pages: number;
}

interface Answer<Row> {
  data: Row[] | null;
  /** Asked for with `count: 'exact'`. */
  count: number | null;
  error: { code?: string; message: string } | null;
}

/** Asks for the rows from `first` to `last`, both included and counted from 0. Throws `DataError`. */
export async function fetchPage<Row>(
  page: number,
  perPage: number,
  ask: (first: number, last: number) => PromiseLike<Answer<Row>>,
): Promise<Page<Row>> {
  const first = (page - 1) * perPage;
  const answer = await ask(first, first + perPage - 1);
  // A page after the last one is no error to shoppers: a row may have left the list meanwhile.
  const rows = answer.error?.code === 'PGRST103' ? [] : await unwrap(Promise.resolve(answer));
  const count = answer.count ?? rows.length;
  return { rows, count, page, pages: Math.ceil(count / perPage) };
}
