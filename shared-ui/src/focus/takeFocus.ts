const link = 'a[href]:not([tabindex="-1"])';
const control = ['button', 'input', 'select', 'textarea'].map((name) => `${name}:enabled`).join();

/**
 * Gives the focus to a part of the page: to itself where it has a `tabindex`, else to its first link, else to its first button or
 * field. False where nothing took it, as what has left the page does not, nor what is disabled or lies behind a dialog.
 */
export function takeFocus(part: Element | null): boolean {
  const target = part?.matches(`[tabindex], ${control}`)
    ? (part as HTMLElement)
    : (part?.querySelector<HTMLElement>(link) ?? part?.querySelector<HTMLElement>(control));
  if (!target) return false;
  target.focus({ preventScroll: true });
  return target === document.activeElement;
}
