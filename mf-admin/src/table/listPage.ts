export const pageSize = 25;

/** A page of a staff list, as the database answers it. */
export interface ListPage<Row> {
  total: number;
  rows: Row[];
}

/** `p_offset` and `p_limit` of the page that an address asks for. */
export function pageArgs(query: URLSearchParams): { p_offset: number; p_limit: number } {
  const page = Math.max(1, Math.trunc(Number(query.get('page') ?? 1)) || 1);
  return { p_offset: (page - 1) * pageSize, p_limit: pageSize };
}
