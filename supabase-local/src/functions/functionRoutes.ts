import { Hono } from 'hono';
import { answer, edgeFunctions, type FunctionContext, keylessFunctions } from '@shop/supabase/functions';
import { requireApiKey } from '../http/requireApiKey';
import type { LocalKeys } from '../localKeys';

/** The shop's edge functions under `/functions/v1`: the same handlers that a hosted project runs on Deno. */
export function createFunctionRoutes(keys: LocalKeys, context: FunctionContext): Hono {
  const routes = new Hono();
  for (const [name, run] of Object.entries(edgeFunctions)) {
    if (!keylessFunctions.includes(name)) routes.use(`/${name}`, requireApiKey(keys));
    routes.all(`/${name}`, (c) => answer(name, run, c.req.raw, context));
  }
  routes.all('/*', (c) =>
    c.json(
      { code: 'NOT_FOUND', message: 'Requested function was not found', details: null, hint: null },
      404,
    ),
  );
  return routes;
}
