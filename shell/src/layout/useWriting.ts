import { useCallback, useEffect, useRef } from 'react';

/** What leads to another page: whoever wrote before has done with it. */
const ends = ['click', 'submit', 'popstate'] as const;

/** Tells whether somebody writes in the field that has the focus, and has done nothing else since. */
export function useWriting(): () => boolean {
  const written = useRef<EventTarget>(null);

  useEffect(() => {
    const note = ({ target }: Event) => (written.current = target);
    const end = () => (written.current = null);
    addEventListener('input', note, true);
    for (const type of ends) addEventListener(type, end, true);
    return () => {
      removeEventListener('input', note, true);
      for (const type of ends) removeEventListener(type, end, true);
    };
  }, []);

  return useCallback(() => written.current !== null && written.current === document.activeElement, []);
}
