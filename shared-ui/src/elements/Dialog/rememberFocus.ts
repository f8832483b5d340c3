/**
 * Remembers what has the focus. The answer gives it back; once that is gone, as a button is that did its work, the
 * part of the page that it was in gets it, so that the keyboard goes on from there and not from the top.
 */
export function rememberFocus(): () => void {
  const path = ancestry(document.activeElement);
  const [opener] = path;
  const focusWhatIsLeft = () => {
    const part = path.find(({ isConnected }) => isConnected);
    if (part && part !== opener) focusForNow(part);
  };
  return () => {
    if (!opener?.isConnected) return focusWhatIsLeft();
    opener.focus({ preventScroll: true });
    // The page may take it away a moment later, with what the dialog has done. It is still there when it says so.
    const handleBlur = () => setTimeout(() => document.activeElement === document.body && focusWhatIsLeft());
    opener.addEventListener('blur', handleBlur, { once: true });
  };
}

/** The element and what it lies in, up to the page's body, which has the focus when nothing else does. */
function ancestry(element: Element | null): HTMLElement[] {
  if (!(element instanceof HTMLElement) || element === document.body) return [];
  return [element, ...ancestry(element.parentElement)];
}

/** It can be focused only as long as it is: else every press inside would move the focus there. */
function focusForNow(element: HTMLElement): void {
  if (!element.hasAttribute('tabindex')) {
    element.tabIndex = -1;
    element.addEventListener('blur', () => element.removeAttribute('tabindex'), { once: true });
  }
  element.focus({ preventScroll: true });
}
