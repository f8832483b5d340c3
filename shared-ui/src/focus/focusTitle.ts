/** Gives the focus to the page's title: for a press that takes away its own button and all that stood beside it. */
export function focusTitle(): void {
  const title = document.querySelector('h1');
  if (!title) return;
  title.tabIndex = -1;
  title.focus({ preventScroll: true });
}
