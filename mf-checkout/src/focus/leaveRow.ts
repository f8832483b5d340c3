/**
 * Before a row goes, or with it: what has the focus in it would take that along to the top of the page. The row after it or before
 * it has it then, else the page's title.
 */
export function leaveRow(part: Element | null): void {
  const row = part?.closest('li');
  // Somebody went on meanwhile.
  if (document.activeElement !== document.body && !row?.contains(document.activeElement)) return;
  const neighbour = row?.nextElementSibling ?? row?.previousElementSibling;
  const link = neighbour?.querySelector<HTMLElement>('a:not([tabindex="-1"])');
  if (link) link.focus({ preventScroll: true });
  else focusTitle();
}

/** For the press of a button that goes with what it did. */
export function focusTitle(): void {
  const title = document.querySelector('h1');
  if (!title) return;
  title.tabIndex = -1;
  title.focus({ preventScroll: true });
}
