import type { useAction } from '@shop/kernel/react';

type Failure = NonNullable<ReturnType<typeof useAction>['failure']>;

/** The present values of a refused save, STALE {fields, by}. */
export const staleValues = ({ details }: Failure): Record<string, unknown> =>
  typeof details.fields === 'object' && details.fields !== null ? { ...details.fields } : {};

/** Who changed what in the meantime, in one sentence; `changeOf` says a field with the value that it has now. */
export function staleText(failure: Failure, changeOf: (name: string, value: unknown) => string): string {
  const changed = Object.entries(staleValues(failure)).map(([name, value]) => changeOf(name, value));
  const { by } = failure.details;
  return `${by ? String(by) : 'Somebody else'} has changed ${changed.join(' and ')} in the meantime.`;
}
