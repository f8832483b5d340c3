import type { Database, Queryable } from '../db/database';
import { asCaller } from './asCaller';
import { paged } from './page';
import { parseQuery, type QueryNode } from './parseQuery';
import { parseSelect, type SelectItem } from './parseSelect';
import { type RestAnswer, rowsAnswer } from './restAnswer';
import { readPreferences, type RestRequest, wantsSingle } from './restRequest';
import type { Relation, SchemaCache } from './schemaCache';
import { selectSql } from './selectSql';
import { quoteName, SqlWriter } from './sqlWriter';

/** GET and HEAD on a table. Throws `RestError`. */
export function readTable(
  db: Database,
  schema: SchemaCache,
  relation: Relation,
  request: RestRequest,
): Promise<RestAnswer> {
  const items = parseSelect(request.parameters.get('select') || '*');
  const node = parseQuery(request.parameters);
  const page = paged(node, request.headers);
  const single = wantsSingle(request.headers);
  const { exactCount } = readPreferences(request.headers);
  const from = `public.${quoteName(relation.name)}`;
  return asCaller(db, schema, request, true, async (tx) => {
    const total = exactCount ? await countRows(tx, schema, { relation, from }, items, node) : null;
    const { json, size } = await fetchRows(tx, schema, { relation, from }, items, page);
    return rowsAnswer({ json, size, offset: page.offset ?? 0, total, single, status: 200 });
  });
}

interface Source {
  relation: Relation;
  from: string;
}

async function fetchRows(
  db: Queryable,
  schema: SchemaCache,
  source: Source,
  items: SelectItem[],
  node: QueryNode,
) {
  const writer = new SqlWriter(schema);
  const select = selectSql(writer, source, items, node);
  const { rows } = await db.query(
    `select coalesce(json_agg(row_to_json(r)), '[]'::json)::text as json, count(*)::int as size from (${select}) r`,
    writer.values,
  );
  return rows[0] as { json: string; size: number };
}

async function countRows(
  db: Queryable,
  schema: SchemaCache,
  source: Source,
  items: SelectItem[],
  node: QueryNode,
): Promise<number> {
  const writer = new SqlWriter(schema);
  const all = { ...node, order: [], limit: undefined, offset: undefined };
  const { rows } = await db.query(
    `select count(*)::int as total from (${selectSql(writer, source, items, all)}) r`,
    writer.values,
  );
  return Number(rows[0]?.total);
}
