/** Whether a path is a page's own or, unless `isEnd`, lies below it. Upper and lower case are the same, as for routes. */
export function isWithin(path: string, page: string, isEnd: boolean): boolean {
  const here = path.toLowerCase();
  const there = page.toLowerCase();
  if (here === there) return true;
  return !isEnd && here.startsWith(there.endsWith('/') && there !== '/' ? there : `${there}/`);
}
