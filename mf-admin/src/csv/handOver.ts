/** Gives somebody a file to save. */
export function handOver(content: Blob, name: string): void {
  const url = URL.createObjectURL(content);
  Object.assign(document.createElement('a'), { href: url, download: name }).click();
  URL.revokeObjectURL(url);
}

/** A table that spreadsheets open: the mark in front tells them that it is UTF-8. */
export const csvFile = (...parts: (string | Blob)[]): Blob =>
  new Blob(['\uFEFF', ...parts], { type: 'text/csv;charset=utf-8' });
