import { useRevalidator } from 'react-router-dom';
import { type Action, type ActionOptions, useAction } from '../react/useAction';

interface ChangeOptions<Field extends string> extends Omit<ActionOptions<Field>, 'after'> {
  /** Codes of refusals by which the page is old: it was changed elsewhere, or by a press whose answer was lost. It is loaded again. */
  staleBy?: readonly string[];
}

/** An action that changes what the page shows: it stays busy until the page is loaded again. */
export function useChange<Field extends string = never>({
  staleBy = [],
  ...options
}: ChangeOptions<Field> = {}): Action<Field> {
  const { revalidate } = useRevalidator();
  const action = useAction({ ...options, after: revalidate });
  return {
    ...action,
    run: async (work, success) => {
      const outcome = await action.run(work, success);
      if (!outcome.done && staleBy.some((code) => code === outcome.failure?.code)) await revalidate();
      return outcome;
    },
  };
}
