import type { Answer } from '@shop/kernel/data';
import { lookUp } from '@shop/kernel/domain';

/** A line of the staff's log. */
export type ActionRecord = Answer<'list_admin_actions'>['rows'][number];

export interface Change {
  field: string;
  before: string | undefined;
  after: string;
}

const longest = 80;
/** The database counts these up by itself. */
const unsaid = ['version', 'updated_at', 'published_at', 'id'];

const textOf = (value: unknown): string => {
  const text = typeof value === 'string' ? value : JSON.stringify(value ?? null);
  return text.length > longest ? `${text.slice(0, longest)}…` : text;
};

/** What an entry says of each field; a value without fields is one of its own. */
export const fieldsOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value))
    : value === null || value === undefined
      ? {}
      : { value };

/** The fields that an action has changed, each shortened to a line; of something new or removed only its name. */
export function changesOf({ before, after }: Pick<ActionRecord, 'before' | 'after'>): Change[] {
  const old = fieldsOf(before);
  const now = fieldsOf(after);
  if (before && !after) return [];
  return Object.entries(now)
    .map(([field, value]) => ({ field, value, known: lookUp(old, field) }))
    .filter(({ field, value }) => !unsaid.includes(field) && value !== null && value !== '')
    .filter(({ value, known }) => JSON.stringify(known) !== JSON.stringify(value))
    .slice(0, before ? 12 : 4)
    .map(({ field, value, known }) => ({
      field,
      before: before && known !== undefined ? textOf(known) : undefined,
      after: textOf(value),
    }));
}
