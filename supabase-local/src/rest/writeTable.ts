import type { Database } from '../db/database';
import { asCaller } from './asCaller';
import { conditionSql } from './conditionSql';
import { insertedSql, insertSql } from './insertSql';
import { emptyNode, parseQuery } from './parseQuery';
import { parseSelect } from './parseSelect';
import { type RestAnswer, rowsAnswer } from './restAnswer';
import { notImplemented } from './restError';
import { readPreferences, type RestRequest, wantsSingle } from './restRequest';
import { returnedColumns } from './returnedColumns';
import type { Relation, SchemaCache } from './schemaCache';
import { selectSql } from './selectSql';
import { quoteName, SqlWriter } from './sqlWriter';
import { updateSql } from './updateSql';

/** POST (insert, upsert), PATCH and DELETE on a table. Throws `RestError`. */
export async function writeTable(
  db: Database,
  schema: SchemaCache,
  relation: Relation,
  request: RestRequest,
): Promise<RestAnswer> {
  const preferences = readPreferences(request.headers);
  const single = wantsSingle(request.headers);
  const node = parseQuery(request.parameters);
  const writer = new SqlWriter(schema);
  const change = changeSql(writer, relation, request);
  const items = preferences.representation ? parseSelect(request.parameters.get('select') || '*') : [];
  // A row that is written but may not be read is no error unless it is asked for, hence not always `returning *`.
  const returning = preferences.representation ? returnedColumns(schema, relation, items) : '1';
  const written = { ...emptyNode(), order: node.order, embeds: node.embeds };
  const select = preferences.representation
    ? selectSql(writer, { relation, from: 'written' }, items, written)
    : 'select 1 from written';
  const sql = `with written as (${change} returning ${returning})
    select coalesce(json_agg(row_to_json(r)), '[]'::json)::text as json, count(*)::int as size from (${select}) r`;
  return asCaller(db, schema, request, false, async (tx) => {
    const { rows } = await tx.query(sql, writer.values);
    const { json, size } = rows[0] as { json: string; size: number };
    const upserted = preferences.resolution === 'merge-duplicates';
    const [inserted] = upserted ? (await tx.query(`select ${insertedSql} as any`, [])).rows : [];
    const status = statusOf(request.method, preferences.representation, inserted?.any !== false);
    const total = preferences.exactCount ? size : null;
    const answer = rowsAnswer({
      json,
      size,
      offset: 0,
      total,
      single: single && preferences.representation,
      status,
    });
    return preferences.representation
      ? answer
      : { ...answer, headers: { 'Content-Range': `*/${total ?? '*'}` }, body: null };
  });
}

/** An upsert that only updated has created nothing. */
function statusOf(method: string, isRead: boolean, isCreated: boolean): number {
  if (method === 'POST') return isCreated ? 201 : 200;
  return isRead ? 200 : 204;
}

function changeSql(writer: SqlWriter, relation: Relation, request: RestRequest): string {
  if (request.method === 'POST') return insertSql(writer, relation, request);
  const node = parseQuery(request.parameters);
  if (node.limit !== undefined || node.offset !== undefined)
    throw notImplemented('limited updates and deletes');
  const table = `public.${quoteName(relation.name)}`;
  const conditions = node.conditions.map((condition) => conditionSql(writer, relation, 'target', condition));
  const where = conditions.length > 0 ? ` where ${conditions.join(' and ')}` : '';
  if (request.method === 'DELETE') return `delete from ${table} as target${where}`;
  return `${updateSql(writer, relation, request)}${where}`;
}
