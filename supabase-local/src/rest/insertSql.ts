import { payloadColumns, payloadRows, recordColumns } from './payload';
import { RestError } from './restError';
import { readPreferences, type RestRequest } from './restRequest';
import type { Relation } from './schemaCache';
import { splitList, unquote } from './splitList';
import { quoteName, type SqlWriter } from './sqlWriter';

/** `insert … on conflict …` up to `returning`. Throws `RestError`. */
export function insertSql(writer: SqlWriter, relation: Relation, request: RestRequest): string {
  const rows = payloadRows(request);
  const columns = payloadColumns(relation, rows, request.parameters);
  const names = columns.map(quoteName).join(', ');
  const into = `insert into public.${quoteName(relation.name)} as target`;
  if (columns.length === 0) {
    if (rows.length === 1) return `${into} default values`;
    throw new RestError(400, 'PGRST102', 'Empty or invalid json');
  }
  const conflict = conflictSql(relation, columns, request);
  const source = `json_to_recordset(${writer.bind(JSON.stringify(rows), 'json')}) as payload(${recordColumns(relation, columns)})`;
  const counting = conflict.includes(' do update ') ? ` where ${count('+ 1')}` : '';
  return `${into} (${names}) select ${names} from ${source}${counting}${conflict}`;
}

function conflictSql(relation: Relation, columns: string[], { headers, parameters }: RestRequest): string {
  const { resolution } = readPreferences(headers);
  const named = parameters.get('on_conflict');
  const keys = named ? splitList(named).map(unquote) : relation.primaryKey;
  if (!resolution || keys.length === 0) return '';
  const target = ` on conflict (${keys.map(quoteName).join(', ')})`;
  if (resolution === 'ignore-duplicates') return `${target} do nothing`;
  return `${target} do update set ${columns.map((column) => `${quoteName(column)} = excluded.${quoteName(column)}`).join(', ')} where ${count('- 1')}`;
}

/** Counts rows on their way into the table, and back those that were there: a column for it would need a grant. */
const count = (step: string) =>
  `set_config('rest.inserted', (coalesce(nullif(current_setting('rest.inserted', true), ''), '0')::int ${step})::text, true) is not null`;

/** Whether an upsert inserted at least one row; null for another statement. Read after it. */
export const insertedSql = `nullif(current_setting('rest.inserted', true), '')::int > 0`;
