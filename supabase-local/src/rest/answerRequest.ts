import { type Context, Hono } from 'hono';
import type { Database } from '../db/database';
import type { Caller } from '../http/caller';
import { callFunction } from './callFunction';
import { parseBody } from './parseBody';
import { readTable } from './readTable';
import type { RestAnswer } from './restAnswer';
import { notImplemented, RestError, toRestError } from './restError';
import { requirePublicSchema, type RestRequest } from './restRequest';
import { loadSchema, type SchemaCache } from './schemaCache';
import { writeTable } from './writeTable';

interface RestOptions {
  db: Database;
  /** Throws `RestError` 401 for a token that is not ours, forged or expired. */
  identify(headers: Headers): Promise<Caller>;
}

/** The data API under `/rest/v1`: tables and functions of schema `public`, decided by row level security. */
export async function createRestRoutes({ db, identify }: RestOptions): Promise<Hono> {
  let schema = await loadSchema(db);

  async function answer(request: RestRequest): Promise<RestAnswer> {
    requirePublicSchema(request.headers);
    const known = request.resource.startsWith('rpc/')
      ? schema.functions.has(request.resource.slice('rpc/'.length))
      : schema.tables.has(request.resource);
    // What was created since the start is looked for once more; a wrong name costs no more than these queries.
    if (!known) schema = await loadSchema(db);
    return dispatch(db, schema, request);
  }

  const routes = new Hono();
  routes.all('/*', async (c) => {
    let signedIn = false;
    try {
      const caller = await identify(c.req.raw.headers);
      signedIn = caller.role !== 'anon';
      const { status, headers, body } = await answer(await readRequest(c, caller));
      return new Response(c.req.method === 'HEAD' ? null : body, { status, headers });
    } catch (error) {
      const { status, body } = toRestError(error, signedIn);
      return Response.json(body, { status, headers: { 'Proxy-Status': `PostgREST; error=${body.code}` } });
    }
  });
  return routes;
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

async function readRequest(c: Context, caller: Caller): Promise<RestRequest> {
  const url = new URL(c.req.url);
  const text = c.req.method === 'GET' || c.req.method === 'HEAD' ? '' : await c.req.text();
  return {
    method: c.req.method,
    resource: readResource(url),
    parameters: url.searchParams,
    headers: c.req.raw.headers,
    body: parseBody(text),
    caller,
  };
}

function readResource({ pathname }: URL): string {
  try {
    return decodeURIComponent(pathname.replace(/^.*?\/rest\/v1\/?/, ''));
  } catch {
    throw new RestError(404, 'PGRST125', 'Invalid path specified in request URL');
  }
}
