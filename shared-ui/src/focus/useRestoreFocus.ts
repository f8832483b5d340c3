import { type RefObject, useLayoutEffect, useRef } from 'react';
import { focusTitle } from './focusTitle';
import { takeFocus } from './takeFocus';

/**
 * For a row of a list or table, or a column by its head, in which a button may go with what it did, alone or with the row: the
 * focus would go along, and the keyboard start again at the top of the page. The row has it then, where that is gone the next row,
 * else the one before, else the page's title. Who went elsewhere stays there, and who left the page is not held up.
 * @param busy while what was pressed in the row is done, which disables the button: where it is still there, it has the focus again
 * @returns for the row, or for what goes together with the button
 */
export function useRestoreFocus<Part extends Element>(busy = false): RefObject<Part | null> {
  const ref = useRef<Part>(null);

  useLayoutEffect(() => {
    const part = ref.current;
    const row = part?.closest('li, tr, th[scope="col"]');
    if (!row) return;
    const focusHere = () => (row.contains(document.activeElement) ? document.activeElement : null);
    const pressed = busy ? focusHere() : null;
    return () => {
      // What goes is still there. What was disabled has left the focus to the body.
      if (!focusHere() && !(pressed && isLost())) return;
      const successors = [pressed, row, row.nextElementSibling, row.previousElementSibling];
      const title = document.querySelector('h1');
      queueMicrotask(() => {
        if ((part?.isConnected && !busy) || !isLost()) return;
        if (!successors.some(takeFocus) && title?.isConnected) focusTitle();
      });
    };
  }, [busy]);

  return ref;
}

const isLost = () => document.activeElement === document.body;
