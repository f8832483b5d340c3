/**
 * Shows a page's new component in the place of the old one. The router keeps the page's loader, so when that changed, or
 * something that the page imports, it takes a reload to see it.
 *
 * @param {{
 *   page: Record<string, unknown>,
 *   hot: { data?: { source: string, others: string }, accept(): void, dispose(note: (data: object) => void): void },
 *   source: string,
 *   refresh: { isReactRefreshBoundary(exports: object): boolean, enqueueUpdate(done: () => void): void },
 * }} module
 */
export function followPage({ page, hot, source, refresh }) {
  if (!Object.hasOwn(page, 'Component') || refresh.isReactRefreshBoundary(page)) return;
  const others = Object.keys(page)
    .filter((name) => name !== 'Component')
    .map((name) => `${name}: ${String(page[name])}`)
    .join('\n');
  const before = hot.data;
  hot.accept();
  hot.dispose((data) => Object.assign(data, { source, others }));
  if (!before) return;
  if (before.source === source || before.others !== others) location.reload();
  else refresh.enqueueUpdate(() => undefined);
}
