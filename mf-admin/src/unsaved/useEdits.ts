import { useRef, useState } from 'react';
import { useUnsaved } from './useUnsaved';

export interface Edits<Opened> {
  /** What the form began with, as long as it is being changed: whatever the page reads again meanwhile. */
  opened: Opened;
  /** Something is not saved yet. */
  dirty: boolean;
  /** Says that something is being changed. */
  touch: () => void;
  /**
   * Called when a save is sent. What it answers is called once that is done, with what fields say now that were changed
   * meanwhile, and lets go of what was sent.
   */
  send: () => (saved?: Opened) => void;
}

/** What is changed in a form and not saved yet. Fields stay open during a save, so what is typed meanwhile stays guarded. */
export function useEdits<Opened>(what: string, newest: Opened): Edits<Opened> {
  const [dirty, setDirty] = useState(false);
  const [begun, setBegun] = useState(newest);
  const count = useRef(0);
  useUnsaved(dirty, what);

  return {
    dirty,
    opened: dirty ? begun : newest,
    touch: () => {
      count.current += 1;
      if (!dirty) setBegun(() => newest);
      setDirty(true);
    },
    send: () => {
      const sent = count.current;
      return (saved) => {
        if (count.current === sent) setDirty(false);
        else if (saved !== undefined) setBegun(() => saved);
      };
    },
  };
}
