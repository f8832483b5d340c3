import { createContext, useContext, useEffect } from 'react';

/** Tells the frame whether a problem shows in the place of the page. */
export const ProblemNotice = createContext<(isShown: boolean) => void>(() => undefined);

/** Keeps greetings away while the caller shows: nothing may cover the way out of a problem. */
export function useProblemNotice(): void {
  const notify = useContext(ProblemNotice);
  useEffect(() => {
    notify(true);
    return () => notify(false);
  }, [notify]);
}
