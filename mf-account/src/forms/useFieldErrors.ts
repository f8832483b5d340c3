import { type RefObject, useEffect, useState } from 'react';
import type { Failure } from './refusalOf';

export type FieldErrors = Partial<Record<string, string>>;

interface FieldErrorsState {
  /** What is wrong by field: found in the browser, or named by the database. */
  errors: FieldErrors;
  /** Shows these errors; true when there are none. */
  check: (errors: FieldErrors) => boolean;
}

/** Errors beside their fields. The first wrong field takes the focus, so that nobody has to look for it. */
export function useFieldErrors(
  form: RefObject<HTMLFormElement | null>,
  failure: Failure | undefined,
): FieldErrorsState {
  const [found, setFound] = useState<FieldErrors>({});
  const errors: FieldErrors = failure?.field ? { ...found, [failure.field]: failure.message } : found;
  const wrong = Object.keys(errors).join(' ');

  useEffect(() => {
    if (wrong) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
    // `found` and `failure` are new objects after every attempt, also when the same fields are wrong.
  }, [form, wrong, found, failure]);

  const check = (next: FieldErrors) => {
    setFound(next);
    return Object.keys(next).length === 0;
  };
  return { errors, check };
}
