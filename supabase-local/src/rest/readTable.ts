import type { Database } from '../db/database';
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
  const writer = new SqlWriter(schema);
  const rows = selectSql(writer, { relation, from }, items, page);
  const count = exactCount ? countSql(writer, { relation, from }, items, node) : 'null';
  return asCaller(db, schema, request, true, async (tx) => {
    const answer = await tx.last(
      `select coalesce(json_agg(row_to_json(r)), '[]'::json)::text as json, count(*)::int as size, ${count} as total
       from (${rows}) r`,
      writer.values,
    );
    const { json, size, total } = answer.rows[0] as { json: string; size: number; total: number | null };
    return rowsAnswer({ json, size, offset: page.offset ?? 0, total, single, status: 200 });
  });
}

interface Source {
  relation: Relation;
  from: string;
}

function countSql(writer: SqlWriter, source: Source, items: SelectItem[], node: QueryNode): string {
  const all = { ...node, order: [], limit: undefined, offset: undefined };
  return `(select count(*)::int from (${selectSql(writer, source, items, all)}) c)`;
}
