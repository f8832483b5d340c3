import { type RefObject, useEffect, useRef } from 'react';

/**
 * For the button of a table's row or of a card that may go with what it did; while it is busy it cannot have the focus, and the
 * keyboard would start again at the top of the page. Afterwards the button has it again, or where that is gone the first link
 * beside it, else that of the row which came to its place, else the page's title. Whoever went on meanwhile stays where they are.
 */
export function useRowFocus(busy: boolean): RefObject<HTMLButtonElement | null> {
  const button = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    const pressed = button.current;
    const row = pressed?.closest('tr, li');
    const rows = row?.parentElement?.children;
    if (!busy || !row || !rows) return;
    const place = [...rows].indexOf(row);
    return () => {
      if (document.activeElement !== document.body) return;
      if (pressed?.isConnected) pressed.focus();
      else focusLink(row.isConnected ? row : (rows[place] ?? rows[place - 1]));
    };
  }, [busy]);

  return button;
}

function focusLink(row: Element | undefined): void {
  const link = row?.isConnected && row.querySelector<HTMLElement>('a[href]');
  if (link) return link.focus();
  const title = document.querySelector('h1');
  if (!title) return;
  title.tabIndex = -1;
  title.focus();
}
