import type { Answer } from '@shop/kernel/data';
import { lookUp } from '@shop/kernel/domain';
import { fieldLabel, isBareId, isFields, valueText } from './valueText';

/** A line of the staff's log. */
export type ActionRecord = Answer<'list_admin_actions'>['rows'][number];

export interface Change {
  field: string;
  before: string | undefined;
  after: string;
}

const longest = 80;
const cut = (text: string) => (text.length > longest ? `${text.slice(0, longest)}…` : text);

/** The database counts these up by itself. */
const unsaid = ['version', 'updated_at', 'published_at', 'created_at', 'id'];

/** What an entry says of each field; a value without fields is one of its own. */
export function fieldsOf(value: unknown): Readonly<Record<string, unknown>> {
  if (isFields(value)) return value;
  return value === null || value === undefined ? {} : { value };
}

const isEmpty = (value: unknown) => value === null || value === undefined || value === '';

/** The fields that an action has changed, each in a line of words; of something new only what it has, of something removed nothing. */
export function changesOf({ before, after }: Pick<ActionRecord, 'before' | 'after'>): Change[] {
  const old = fieldsOf(before);
  const now = fieldsOf(after);
  if (before && !after) return [];
  return Object.entries(now)
    .map(([field, value]) => ({ field, value, known: lookUp(old, field) }))
    .filter(({ field, value, known }) => !unsaid.includes(field) && !(isEmpty(value) && isEmpty(known)))
    .filter(({ value, known }) => !isBareId(value) && JSON.stringify(known) !== JSON.stringify(value))
    .slice(0, before ? 12 : 4)
    .map(({ field, value, known }) => {
      const was = before && known !== undefined ? cut(valueText(field, known, old)) : undefined;
      const is = cut(valueText(field, value, now));
      // What differs within a list of which only the number is told, or behind the end of a long text.
      return was === is
        ? { field: fieldLabel(field), before: undefined, after: `${is}, changed` }
        : { field: fieldLabel(field), before: was, after: is };
    });
}
