/** The page number in an address, from 1; whatever makes no sense is the first page. */
export function readPage(query: URLSearchParams): number {
  const page = Number(query.get('page'));
  return Number.isSafeInteger(page) && page > 0 && page < 10_000 ? page : 1;
}
