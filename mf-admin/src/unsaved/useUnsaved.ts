import { createContext, useContext, useEffect, useId } from 'react';

/** Names of what is not saved yet, by whoever reported it. */
export const UnsavedContext = createContext(new Map<string, string>());

/** While `dirty`, leaving the page or closing the tab asks first; `what` names in that question what would be lost. */
export function useUnsaved(dirty: boolean, what: string): void {
  const unsaved = useContext(UnsavedContext);
  const id = useId();

  useEffect(() => {
    if (!dirty) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    unsaved.set(id, what);
    addEventListener('beforeunload', warn);
    return () => {
      unsaved.delete(id);
      removeEventListener('beforeunload', warn);
    };
  }, [dirty, id, unsaved, what]);
}
