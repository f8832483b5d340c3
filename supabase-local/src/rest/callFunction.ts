import { lookUp } from '@shop/kernel/domain';
import type { Database } from '../db/database';
import { asCaller } from './asCaller';
import { chooseFunction } from './chooseFunction';
import { paged } from './page';
import { parseQuery } from './parseQuery';
import { parseSelect } from './parseSelect';
import { asTold, type RestAnswer, rowsAnswer, type Told, valueAnswer } from './restAnswer';
import { notImplemented, RestError } from './restError';
import { readPreferences, type RestRequest, wantsSingle } from './restRequest';
import type { ApiFunction, SchemaCache } from './schemaCache';
import { selectSql } from './selectSql';
import { quoteName, SqlWriter } from './sqlWriter';

/** Read when the function has run, in the same statement. */
const told = `current_setting('response.headers', true) as headers, current_setting('response.status', true) as status`;

interface Call {
  found: ApiFunction;
  /** `fn(…)` in brackets as a row source. */
  from: string;
  writer: SqlWriter;
}

/** GET and POST on `rpc/<function>`. Throws `RestError`. */
export async function callFunction(
  db: Database,
  schema: SchemaCache,
  request: RestRequest,
): Promise<RestAnswer> {
  const name = request.resource.slice('rpc/'.length);
  const byPost = request.method === 'POST';
  const given = byPost ? bodyArguments(request.body) : queryArguments(schema, name, request.parameters);
  const found = chooseFunction(schema, name, Object.keys(given));
  const writer = new SqlWriter(schema);
  const call = {
    found,
    writer,
    from: byPost ? fromBody(writer, found, given) : fromQuery(writer, found, given),
  };
  if (readPreferences(request.headers).exactCount) throw notImplemented('counting the rows of a function');
  const sql = found.returns === 'rows' ? rowsSql(call, request, given) : scalarSql(call);
  return asCaller(db, schema, request, !byPost || !found.volatile, async (tx) => {
    // A set of rows that is none of one object is refused, and then nothing may have happened.
    const { rows } = await (found.returnsSet ? tx.query(sql, writer.values) : tx.last(sql, writer.values));
    if (found.returns === 'void') return valueAnswer(null);
    const answer = rows[0] as unknown as Told & { json: string; size: number };
    const { json, size } = answer;
    if (!found.returnsSet) return asTold(answer, valueAnswer(json.trim().slice(1, -1)));
    const offset = parseQuery(withoutArguments(request.parameters, given)).offset ?? 0;
    const page = { json, size, offset, total: null, single: wantsSingle(request.headers), status: 200 };
    return asTold(answer, rowsAnswer(page));
  });
}

function rowsSql(
  { found, from, writer }: Call,
  request: RestRequest,
  given: Record<string, unknown>,
): string {
  const parameters = withoutArguments(request.parameters, given);
  const relation = {
    name: found.returnedTable ?? found.name,
    columns: found.returnedColumns,
    primaryKey: [],
  };
  const items = parseSelect(parameters.get('select') || '*');
  const node = parseQuery(parameters);
  const select = selectSql(
    writer,
    { relation, from },
    items,
    found.returnsSet ? paged(node, request.headers) : node,
  );
  return `select coalesce(json_agg(row_to_json(r)), '[]'::json)::text as json, count(*)::int as size, ${told} from (${select}) r`;
}

function scalarSql({ found, from }: Call): string {
  if (found.returns === 'void') return `select 1 from ${from} r`;
  return `select coalesce(json_agg(r.value), '[]'::json)::text as json, count(*)::int as size, ${told} from ${from} r (value)`;
}

function bodyArguments(body: unknown): Record<string, unknown> {
  if (body === undefined) return {};
  if (typeof body === 'object' && body !== null && !Array.isArray(body))
    return body as Record<string, unknown>;
  throw new RestError(400, 'PGRST102', 'Empty or invalid json');
}

function queryArguments(
  schema: SchemaCache,
  name: string,
  parameters: URLSearchParams,
): Record<string, string> {
  const known = schema.functions.get(name) ?? [];
  const names = new Set(known.flatMap((overload) => overload.arguments.map((argument) => argument.name)));
  return Object.fromEntries([...parameters].filter(([key]) => names.has(key)));
}

function withoutArguments(parameters: URLSearchParams, given: Record<string, unknown>): URLSearchParams {
  return new URLSearchParams([...parameters].filter(([key]) => !Object.hasOwn(given, key)));
}

/** Postgres itself converts JSON to each argument's type, arrays and composites included. */
function fromBody(writer: SqlWriter, found: ApiFunction, given: Record<string, unknown>): string {
  const used = found.arguments.filter((argument) => Object.hasOwn(given, argument.name));
  const fn = `public.${quoteName(found.name)}`;
  if (used.length === 0) return `(select f.* from ${fn}() f)`;
  const columns = used.map(({ name, type }) => `${quoteName(name)} ${type}`).join(', ');
  const call = used.map(({ name }) => `${quoteName(name)} => a.${quoteName(name)}`).join(', ');
  const record = `json_to_record(${writer.bind(JSON.stringify(given), 'json')}) as a(${columns})`;
  return `(select f.* from ${record}, lateral ${fn}(${call}) f)`;
}

function fromQuery(writer: SqlWriter, found: ApiFunction, given: Record<string, unknown>): string {
  const call = found.arguments
    .filter((argument) => Object.hasOwn(given, argument.name))
    .map(({ name, type }) => `${quoteName(name)} => ${writer.bind(String(lookUp(given, name)), type)}`);
  return `(select f.* from public.${quoteName(found.name)}(${call.join(', ')}) f)`;
}
