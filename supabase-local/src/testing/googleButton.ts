import type { AuthTokenResponse, SupabaseClient } from '@supabase/supabase-js';
import type { TestBackend } from './testBackend';
import { createTestClient } from './testClient';

/** Goes where a browser would, with cookies, types the address, and stops at the shop. */
export async function signInAtGoogle(
  backend: TestBackend,
  start: string,
  email: string,
): Promise<{ url: URL; answer?: Response }> {
  const cookies = new Map<string, string>();
  const visit = async (url: URL, form?: URLSearchParams) => {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const response = await fetch(url, {
      redirect: 'manual',
      headers: { cookie },
      ...(form && { method: 'POST', body: form }),
    });
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      cookies.set(name, value);
    }
    return response;
  };
  let url = new URL(start);
  for (let hops = 0; hops < 10 && url.origin === backend.url; hops++) {
    let response = await visit(url);
    if (response.status === 200) {
      expect(await response.text()).toContain('This stands in for Google');
      response = await visit(url, new URLSearchParams({ email }));
      if (!response.headers.has('location')) return { url, answer: response };
    }
    url = new URL(response.headers.get('location') ?? '/nowhere', url);
  }
  return { url };
}

/** A new browser that has come back from Google to the shop, with a code that it has not used yet. */
export async function comeBackFromGoogle(
  backend: TestBackend,
  email: string,
): Promise<{ client: SupabaseClient; landed: URL }> {
  const client = createTestClient(backend);
  const { data } = await client.auth.signInWithOAuth({
    provider: 'google',
    options: { redirectTo: 'http://localhost:3000/auth/callback', skipBrowserRedirect: true },
  });
  const { url: landed } = await signInAtGoogle(backend, data.url!, email);
  expect(landed.origin + landed.pathname).toBe('http://localhost:3000/auth/callback');
  return { client, landed };
}

/** What a new browser gets that signs in with Google. */
export async function continueWithGoogle(
  backend: TestBackend,
  email: string,
): Promise<AuthTokenResponse & { client: SupabaseClient }> {
  const { client, landed } = await comeBackFromGoogle(backend, email);
  return { client, ...(await client.auth.exchangeCodeForSession(landed.searchParams.get('code')!)) };
}
