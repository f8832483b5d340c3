import { useRef } from 'react';
import { useChange, useRevalidator } from '@shop/kernel/routing';
import { staffFailure } from './staffFailure';

type Options<Field extends string> = Omit<NonNullable<Parameters<typeof useChange<Field>>[0]>, 'describe'> & {
  /** What the staff reads when it failed; without it, what the service said. */
  describe?: (error: unknown) => string;
};

export interface StaffChange<Field extends string = never> extends ReturnType<typeof useChange<Field>> {
  /** Has the page read again where the last run was refused because of what stands there now. */
  catchUp: () => void;
}

/** Refusals that say nothing of what the page shows. */
const elsewhere: readonly string[] = ['INVALID_INPUT', 'SIGN_IN_REQUIRED'];

/**
 * A change by the staff. A colleague may have been first: what was refused is not offered for ever, as the page is read again once
 * the refusal was read, at once where a toast says it, else when its dialog is closed. Not after a call that nobody answered, which
 * would put an error in the place of the page.
 */
export function useStaffChange<Field extends string = never>(
  options: Options<Field> = {},
): StaffChange<Field> {
  const call = useChange<Field>({ describe: staffFailure, ...options });
  const { revalidate } = useRevalidator();
  const isOutdated = useRef(false);

  const catchUp = () => {
    if (isOutdated.current) void revalidate();
    isOutdated.current = false;
  };
  return {
    ...call,
    catchUp,
    run: async (work, success) => {
      const outcome = await call.run(work, success);
      if (!outcome.done && !outcome.failure) return outcome;
      const failure = outcome.done ? undefined : outcome.failure;
      isOutdated.current = failure?.kind === 'refused' && !elsewhere.includes(failure.code);
      if (options.inToast) catchUp();
      return outcome;
    },
  };
}
