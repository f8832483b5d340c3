/**
 * Remembers what has the focus. The answer gives it back; where that is gone by then, as a button that did its work,
 * the part of the page that it was in gets it, so that the keyboard goes on from there and not from the top.
 */
export function rememberFocus(): () => void {
  const path = ancestry(document.activeElement);
  return () => {
    const [found] = path.filter(({ isConnected }) => isConnected);
    if (!found) return;
    if (found !== path[0] && !found.hasAttribute('tabindex')) makeFocusable(found);
    found.focus({ preventScroll: true });
  };
}

/** The element and what it lies in, up to the page's body, which has the focus when nothing else does. */
function ancestry(element: Element | null): HTMLElement[] {
  if (!(element instanceof HTMLElement) || element === document.body) return [];
  return [element, ...ancestry(element.parentElement)];
}

/** Only for as long as it has the focus: a press anywhere inside would move the focus there. */
function makeFocusable(element: HTMLElement): void {
  element.tabIndex = -1;
  element.addEventListener('blur', () => element.removeAttribute('tabindex'), { once: true });
}
