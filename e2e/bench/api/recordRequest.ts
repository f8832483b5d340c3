import type { SupabaseClient } from '@supabase/supabase-js';
import { openClient } from '../../openClient';
import type { Api } from './openApi';

/** A request of supabase-js, word for word. */
export interface WireRequest {
  method: string;
  url: URL;
  headers: Record<string, string>;
  body: string | undefined;
}

/**
 * What supabase-js would send for a call, without sending it: a load of thousands goes out without the client, whose
 * own work would be measured otherwise. A page sends its origin besides, and what it can unpack.
 */
export async function recordRequest(
  { url, publishableKey }: Pick<Api, 'url' | 'publishableKey'>,
  token: string | undefined,
  call: (db: SupabaseClient) => PromiseLike<unknown>,
): Promise<WireRequest> {
  const sent: WireRequest[] = [];
  const db = openClient(url, publishableKey, {
    accessToken: async () => token ?? publishableKey,
    global: {
      fetch: async (input, init) => {
        sent.push({
          method: init?.method ?? 'GET',
          url: new URL(String(input)),
          headers: {
            ...Object.fromEntries(new Headers(init?.headers)),
            origin: 'http://localhost:3000',
            'accept-encoding': 'gzip, deflate, br, zstd',
            'accept-language': 'en-IN,en;q=0.9',
            'user-agent':
              'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36',
          },
          body: typeof init?.body === 'string' ? init.body : undefined,
        });
        return Response.json([]);
      },
    },
  });
  await call(db);
  const [request] = sent;
  if (!request) throw new Error('supabase-js asked for nothing.');
  return request;
}
