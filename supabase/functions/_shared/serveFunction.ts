import { answer } from './answer';
import { createContext } from './createContext';
import type { EdgeFunction } from './edgeFunction';
import { readFunctionEnv } from './functionEnv';
import { createMailApi } from './mailApi';

/** As much of Deno as is used here. */
declare const Deno: {
  env: { get(name: string): string | undefined };
  serve(handler: (request: Request) => Promise<Response>): void;
};

/** Serves a function of a hosted project, where each answers for its own cross-origin rules. */
export function serveFunction(name: string, run: EdgeFunction): void {
  const read = (variable: string) => Deno.env.get(variable);
  const env = readFunctionEnv(read);
  const context = createContext(env, createMailApi(read));
  const allowShop = {
    'access-control-allow-origin': env.SITE_URL,
    'access-control-allow-headers': 'authorization, apikey, content-type, x-client-info',
    'access-control-allow-methods': 'POST, OPTIONS',
    vary: 'Origin',
  };
  Deno.serve(async (request) => {
    if (request.method === 'OPTIONS') return new Response(null, { status: 204, headers: allowShop });
    const { status, headers, body } = await answer(name, run, request, context);
    return new Response(body, { status, headers: { ...Object.fromEntries(headers), ...allowShop } });
  });
}
