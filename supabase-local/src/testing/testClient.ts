import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import WebSocket from 'ws';
import type { TestBackend } from './testBackend';

/** The unmodified client as a browser tab would have it: its own memory, the PKCE flow unless told otherwise. */
export function createTestClient(
  backend: TestBackend,
  flowType: 'pkce' | 'implicit' = 'pkce',
): SupabaseClient {
  const memory = new Map<string, string>();
  return createClient(backend.url, backend.publishableKey, {
    // Node 20 has no WebSocket of its own, and the client refuses to start without.
    realtime: { transport: WebSocket as never },
    auth: {
      flowType,
      autoRefreshToken: false,
      persistSession: true,
      storage: {
        getItem: (key) => memory.get(key) ?? null,
        setItem: (key, value) => void memory.set(key, value),
        removeItem: (key) => void memory.delete(key),
      },
    },
  });
}

let people = 0;

/** An address that no other test uses. */
export function newAddress(name = 'shopper'): string {
  return `${name}.${process.pid}.${++people}@example.com`;
}

/** The first link of the newest mail to an address. */
export async function linkInMail(backend: TestBackend, recipient: string): Promise<string> {
  const [mail] = await backend.mailbox(recipient);
  const link = /https?:\S+/.exec(mail?.text ?? '')?.[0];
  if (!link) throw new Error(`No link in the mail to ${recipient}`);
  return link;
}

/** Where a link leads, without going there. */
export async function follow(link: string): Promise<URL> {
  const response = await fetch(link, { redirect: 'manual' });
  return new URL(response.headers.get('location') ?? '', link);
}

/** Signs up, confirms through the mailbox and returns the signed-in client. */
export async function signedInClient(backend: TestBackend, email = newAddress(), password = 'first-secret') {
  const client = createTestClient(backend);
  const { error } = await client.auth.signUp({
    email,
    password,
    options: { data: { full_name: 'Asha Rao' } },
  });
  if (error) throw error;
  const landed = await follow(await linkInMail(backend, email));
  const exchange = await client.auth.exchangeCodeForSession(landed.searchParams.get('code') ?? '');
  if (exchange.error) throw exchange.error;
  return { client, email, password, user: exchange.data.user, session: exchange.data.session };
}
