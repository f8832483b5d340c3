import { useState } from 'react';
import { formatDate, lookUp } from '@shop/kernel/domain';
import type { useAction } from '@shop/kernel/react';
import { staleText, staleValues } from './staleText';

type Action = ReturnType<typeof useAction>;

/**
 * What the fields of a form said when it was opened, for a save that is refused where somebody else was faster. Whoever
 * reads then what the others have made of it keeps what they typed, and saves over it with the next press.
 */
export function useExpected<Opened extends object>(opened: Opened, labels: Readonly<Record<string, string>>) {
  const [theirs, setTheirs] = useState<Record<string, unknown>>({});
  return {
    expected: { ...opened, ...theirs },
    /** Hears why a save failed. */
    hear: (failure: Action['failure'], { refuse }: Pick<Action, 'refuse'>) => {
      if (failure?.code !== 'STALE') return;
      const values = staleValues(failure);
      // Without values there is nothing to save over any more, and the refusal itself says so.
      if (Object.keys(values).length === 0) return;
      setTheirs((known) => ({ ...known, ...values }));
      const said = staleText(failure, (name, value) => changeText(lookUp(labels, name) ?? name, value));
      refuse(`${said} Nothing is saved yet; the next save puts yours in its place.`);
    },
    /** What was saved is what the fields were opened with from now on. */
    forget: () => setTheirs({}),
  };
}

/** A field with the value that it has now, where that is said in a few words. */
function changeText(label: string, value: unknown): string {
  const words = wordsOf(value);
  return words === undefined ? `“${label}”` : `“${label}” to ${words}`;
}

/** `40, 42` and `chest 104, length 71.5`; `undefined` of what is of more than one layer. */
function wordsOf(value: unknown): string | undefined {
  if (value === null || value === '') return 'nothing';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'number') return String(value);
  if (typeof value === 'string')
    return /^\d{4}-\d\d-\d\dT/.test(value) ? formatDate(value, 'tableDay') : value;
  if (!isObject(value) || !Object.values(value).every(isPlain)) return undefined;
  const words = Array.isArray(value) ? value : Object.entries(value).map((entry) => entry.join(' '));
  return words.join(', ') || 'nothing';
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

const isPlain = (value: unknown) => typeof value === 'string' || typeof value === 'number';
