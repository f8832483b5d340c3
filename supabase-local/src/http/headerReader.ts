import type { IncomingMessage } from 'node:http';

/** Headers of a request, by their names in small letters. */
export interface HeaderReader extends Iterable<[string, string]> {
  get(name: string): string | null | undefined;
}

/** As they came, after the visitor's address was written; what came twice stands in one line. */
export function headersOf({ rawHeaders }: IncomingMessage): HeaderReader {
  const headers = new Map<string, string>();
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = (rawHeaders[index] ?? '').toLowerCase();
    const value = rawHeaders[index + 1] ?? '';
    const before = headers.get(name);
    headers.set(name, before === undefined ? value : `${before}, ${value}`);
  }
  return headers;
}
