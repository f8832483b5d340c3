import { type RefObject, useEffect, useRef } from 'react';

/**
 * For a row with a button that goes with what it did: the row, which says how it stands now, has the focus then, unless somebody
 * went on meanwhile. It needs a `tabIndex` of -1.
 */
export function useFocusWhenDone(isDone: boolean): RefObject<HTMLDivElement | null> {
  const row = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const { activeElement } = document;
    if (isDone && (activeElement === document.body || row.current?.contains(activeElement)))
      row.current?.focus({ preventScroll: true });
  }, [isDone]);
  return row;
}
