/**
 * Before a part goes with its own button, which would take the focus along to the top of the page: the part after it or before it
 * has it then, else the page's title. Nothing stands beside `null`.
 */
export function focusBeside(part: Element | null): void {
  const within = [part?.nextElementSibling, part?.previousElementSibling].map((beside) =>
    beside?.querySelector<HTMLElement>('a[href], button, input'),
  );
  const next = within.find(Boolean) ?? document.querySelector('h1');
  if (next instanceof HTMLHeadingElement) next.tabIndex = -1;
  next?.focus({ preventScroll: true });
}
