export const pageSize = 25;

/** A page of a staff list, as the database answers it. */
export interface ListPage<Row> {
  total: number;
  rows: Row[];
}

/** No list is paged through further; the row that a higher page begins at may be no integer of the database. */
const highestPage = 10_000;

/** Number of the page that an address asks for, from 1 up; whatever makes no sense is the first page. */
export function pageNumber(query: URLSearchParams): number {
  const page = Number(query.get('page') ?? 1);
  return Number.isInteger(page) && page >= 1 && page <= highestPage ? page : 1;
}

/** Arguments that every list of the staff takes: search, sort and page of the address. `sort` where it names none. */
export const listArgs = (query: URLSearchParams, sort: string) => ({
  p_query: query.get('q') ?? '',
  p_sort: query.get('sort') ?? sort,
  ...pageArgs(query),
});

/** `p_offset` and `p_limit` alone. */
export const pageArgs = (query: URLSearchParams) => ({
  p_offset: (pageNumber(query) - 1) * pageSize,
  p_limit: pageSize,
});
