import { useRevalidator } from 'react-router-dom';
import { type Action, type ActionOptions, useAction } from '../react/useAction';

/** An action that changes what the page shows: it stays busy until the page is loaded again. */
export function useChange<Field extends string = never>(
  options: Omit<ActionOptions<Field>, 'after'> = {},
): Action<Field> {
  const { revalidate } = useRevalidator();
  return useAction({ ...options, after: revalidate });
}
