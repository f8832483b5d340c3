import type { Database } from '../db/database';
import { callFunction } from './callFunction';
import { readTable } from './readTable';
import type { RestAnswer } from './restAnswer';
import { notImplemented, RestError } from './restError';
import { requirePublicSchema, type RestRequest } from './restRequest';
import { loadSchema, type SchemaCache } from './schemaCache';
import { writeTable } from './writeTable';

export type AnswerRequest = (request: RestRequest) => Promise<RestAnswer>;

/** Tables and functions of schema `public`, decided by row level security. What it answers with throws `RestError`. */
export async function createAnswerRequest(db: Database): Promise<AnswerRequest> {
  let schema = await loadSchema(db);
  return async (request) => {
    requirePublicSchema(request.headers);
    const known = request.resource.startsWith('rpc/')
      ? schema.functions.has(request.resource.slice('rpc/'.length))
      : schema.tables.has(request.resource);
    // What was created since the start is looked for once more; a wrong name costs no more than these queries.
    if (!known) schema = await loadSchema(db);
    return dispatch(db, schema, request);
  };
}

function dispatch(db: Database, schema: SchemaCache, request: RestRequest): Promise<RestAnswer> {
  const { method, resource } = request;
  if (resource === '') throw notImplemented('the API description at /rest/v1/');
  const reads = method === 'GET' || method === 'HEAD';
  if (resource.startsWith('rpc/')) {
    if (reads || method === 'POST') return callFunction(db, schema, request);
    throw new RestError(405, 'PGRST101', `Cannot use the ${method} method on RPC`);
  }
  const relation = schema.tables.get(resource);
  if (!relation) {
    throw new RestError(404, 'PGRST205', `Could not find the table 'public.${resource}' in the schema cache`);
  }
  if (reads) return readTable(db, schema, relation, request);
  if (method === 'PUT') throw notImplemented('PUT on a table');
  if (method === 'POST' || method === 'PATCH' || method === 'DELETE')
    return writeTable(db, schema, relation, request);
  throw new RestError(405, 'PGRST117', `Unsupported HTTP method: ${method}`);
}
