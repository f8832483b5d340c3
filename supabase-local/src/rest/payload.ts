import { lookUp } from '@shop/kernel/domain';
import { RestError } from './restError';
import type { RestRequest } from './restRequest';
import type { Relation } from './schemaCache';
import { splitList, unquote } from './splitList';
import { quoteName } from './sqlWriter';

export type Payload = Record<string, unknown>;

/** The rows of a write. Throws PGRST102 unless the body is an object or an array of objects. */
export function payloadRows({ body }: RestRequest): Payload[] {
  const rows: unknown[] = Array.isArray(body) ? body : [body];
  if (rows.every((row) => typeof row === 'object' && row !== null && !Array.isArray(row)))
    return rows as Payload[];
  throw new RestError(400, 'PGRST102', 'Empty or invalid json');
}

/** The columns of a write: the parameter `columns`, or the keys, which must agree. Throws PGRST102 and PGRST204. */
export function payloadColumns(relation: Relation, rows: Payload[], parameters: URLSearchParams): string[] {
  const listed = parameters.get('columns');
  const columns = listed ? splitList(listed).map(unquote) : Object.keys(rows[0] ?? {});
  const agree = rows.every(
    (row) =>
      Object.keys(row).length === columns.length && columns.every((column) => Object.hasOwn(row, column)),
  );
  if (!listed && !agree) throw new RestError(400, 'PGRST102', 'All object keys must match');
  const unknown = columns.find((column) => !Object.hasOwn(relation.columns, column));
  if (unknown === undefined) return columns;
  throw new RestError(
    400,
    'PGRST204',
    `Could not find the '${unknown}' column of '${relation.name}' in the schema cache`,
  );
}

/** `"name" type, …` for json_to_record. */
export function recordColumns(relation: Relation, columns: string[]): string {
  return columns.map((column) => `${quoteName(column)} ${lookUp(relation.columns, column)}`).join(', ');
}
