/** Milliseconds that the browser may take to begin: Safari asks first, and finds nothing where the address is gone by then. */
const kept = 60_000;

/** Gives somebody a file to save. */
export function handOver(content: Blob, name: string): void {
  const url = URL.createObjectURL(content);
  Object.assign(document.createElement('a'), { href: url, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(url), kept);
}

/** A table that spreadsheets open: the mark in front tells them that it is UTF-8. */
export const csvFile = (...parts: (string | Blob)[]): Blob =>
  new Blob(['\uFEFF', ...parts], { type: 'text/csv;charset=utf-8' });
