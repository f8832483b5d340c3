import { useRef, useState } from 'react';
import { useUnsaved } from './useUnsaved';

interface Edits {
  /** Something is not saved yet. */
  dirty: boolean;
  /** Says that something is being changed. */
  touch: () => void;
  /** Called when a save is sent. What it answers is called once that is done, and lets go of what was sent. */
  send: () => () => void;
}

/** What is changed in a form and not saved yet. Fields stay open during a save, so what is typed meanwhile stays guarded. */
export function useEdits(what: string): Edits {
  const [dirty, setDirty] = useState(false);
  const count = useRef(0);
  useUnsaved(dirty, what);

  return {
    dirty,
    touch: () => {
      count.current += 1;
      setDirty(true);
    },
    send: () => {
      const sent = count.current;
      return () => {
        if (count.current === sent) setDirty(false);
      };
    },
  };
}
