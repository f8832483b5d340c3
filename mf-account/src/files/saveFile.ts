/** Milliseconds that the browser may take to begin: Safari asks first, and finds nothing where the address is gone by then. */
const kept = 60_000;

/** Hands a file to the browser's downloads. */
export function saveFile(file: Blob, name: string): void {
  const url = URL.createObjectURL(file);
  Object.assign(document.createElement('a'), { href: url, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(url), kept);
}
