import { payloadColumns, payloadRows, recordColumns } from './payload';
import { RestError } from './restError';
import type { RestRequest } from './restRequest';
import type { Relation } from './schemaCache';
import { quoteName, type SqlWriter } from './sqlWriter';

/** `update … set …` up to `where`. Throws `RestError`. */
export function updateSql(writer: SqlWriter, relation: Relation, request: RestRequest): string {
  const rows = payloadRows(request);
  const columns = payloadColumns(relation, rows, request.parameters);
  if (rows.length !== 1 || columns.length === 0)
    throw new RestError(400, 'PGRST102', 'Empty or invalid json');
  const values = columns.map((column) => `${quoteName(column)} = payload.${quoteName(column)}`).join(', ');
  const source = `json_to_record(${writer.bind(JSON.stringify(rows[0]), 'json')}) as payload(${recordColumns(relation, columns)})`;
  return `update public.${quoteName(relation.name)} as target set ${values} from ${source}`;
}
