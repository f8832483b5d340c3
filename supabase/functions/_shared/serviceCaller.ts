import type { Answer, Arguments, Database } from '@shop/kernel/data';
import { keyHeaders } from './apiKeys';
import type { FunctionEnv } from './functionEnv';
import { FunctionError } from './functionError';

type FunctionName = Parameters<Database['rpc']>[0];

/** Calls functions of the database: as the service, or as a shopper. */
export interface ServiceCaller {
  /** Resolves with what the function returns. Throws `FunctionError` with the database's hint as its code. */
  call<Name extends FunctionName>(
    name: Name,
    ...args: [Arguments<Name>] extends [never] ? [] : [Arguments<Name>]
  ): Promise<Answer<Name>>;
}

interface Refusal {
  code?: string;
  message?: string;
  details?: string | null;
  hint?: string | null;
}

/** The data API with the secret key. */
export const createServiceCaller = ({ SUPABASE_URL, secretKeys }: FunctionEnv) =>
  createCaller(SUPABASE_URL, keyHeaders(secretKeys[0]));

/** The data API as a signed-in shopper: their policies decide what is found. */
export const createShopperCaller = ({ SUPABASE_URL, publishableKeys }: FunctionEnv, token: string) =>
  createCaller(SUPABASE_URL, { apikey: publishableKeys[0], authorization: `Bearer ${token}` });

function createCaller(url: string, keys: Record<string, string>): ServiceCaller {
  const headers = { ...keys, 'content-type': 'application/json' };
  return {
    call: async (name, ...[args = {}]) => {
      const response = await fetch(`${url}/rest/v1/rpc/${name}`, {
        method: 'POST',
        headers,
        body: JSON.stringify(args),
      });
      const text = await response.text();
      if (!response.ok) throw refusal(response.status, text, name);
      return text === '' ? null : JSON.parse(text);
    },
  };
}

/** What Postgres says of values that it cannot hold, such as a text with a NUL character: whoever sent them hears it. */
const unfit = new Set(['22003', '22021', '22P02', '22P05']);

function refusal(status: number, text: string, name: string): Error {
  const body = readRefusal(text);
  // Only what was raised on purpose is for shoppers; the rest is our own mistake.
  if (body.code?.startsWith('PT') && body.hint)
    return new FunctionError(status, body.hint, body.message ?? '', body.details ?? null);
  if (unfit.has(body.code ?? ''))
    return new FunctionError(400, 'INVALID_REQUEST', 'The request has a value that cannot be stored.');
  return new Error(`${name} failed with ${status}: ${body.message ?? text}`);
}

function readRefusal(text: string): Refusal {
  try {
    return JSON.parse(text) as Refusal;
  } catch {
    return {};
  }
}
