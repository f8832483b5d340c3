import type { useAction } from '@shop/kernel/react';
import { settingLabel, settingText } from './settingChanges';

type Failure = NonNullable<ReturnType<typeof useAction>['failure']>;

/** The present values of a refused save, STALE {fields, by}. */
export const staleValues = ({ details }: Failure): Record<string, unknown> =>
  typeof details.fields === 'object' && details.fields !== null ? { ...details.fields } : {};

const settingChange = (name: string, value: unknown) =>
  `${settingLabel(name)} to ${settingText(name, value)}`;

/** Who changed what in the meantime, in one sentence; settings unless told how a field is called. */
export function staleText(failure: Failure, changeOf = settingChange): string {
  const changed = Object.entries(staleValues(failure)).map(([name, value]) => changeOf(name, value));
  const { by } = failure.details;
  return `${by ? String(by) : 'Somebody else'} has changed ${changed.join(' and ')} in the meantime.`;
}
