/** Services, and how many parts of a path below them name what is asked and nobody who asks. */
const named = new Map([
  ['/rest/v1', 2],
  ['/auth/v1', 1],
  ['/functions/v1', 1],
  ['/storage/v1', 2],
]);

/** A path as spans and nobody's memory may have it: without query, ids, addresses and names of files, which become `…`. */
export function shownPath(url: string): string {
  const [path = ''] = url.split('?');
  const mount = [...named.keys()].find((prefix) => path === prefix || path.startsWith(`${prefix}/`));
  if (!mount) return path === '/health' ? path : '/…';
  const parts = path
    .slice(mount.length + 1)
    .split('/')
    .filter(Boolean);
  const most = named.get(mount) ?? 0;
  const shown = parts.slice(0, parts[0] === 'rpc' ? 2 : mount === '/rest/v1' ? 1 : most);
  const said = shown.map((part) => (/^[a-z][a-z_-]{0,60}$/.test(part) ? part : '…'));
  return [mount, ...said, ...(parts.length > shown.length ? ['…'] : [])].join('/');
}
