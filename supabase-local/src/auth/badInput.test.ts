import { createHmac, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { decodeJwt, importJWK, SignJWT } from 'jose';
import WebSocket from 'ws';
import { startTestBackend, type TestBackend } from '../testing/testBackend';
import { signedInClient } from '../testing/testClient';

describe('bad input', () => {
  let backend: TestBackend;
  beforeAll(async () => {
    backend = await startTestBackend();
  });
  afterAll(() => backend.stop());

  const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

  function call(path: string, init: RequestInit & { token?: string } = {}): Promise<Response> {
    const { token, ...rest } = init;
    const authorization = `Bearer ${token ?? backend.publishableKey}`;
    return fetch(backend.url + path, { ...rest, headers: { apikey: backend.publishableKey, authorization } });
  }

  async function forgeries(): Promise<[string, string][]> {
    const { session } = await signedInClient(backend);
    const [header = '', payload = '', signature = ''] = session.access_token.split('.');
    const claims = JSON.parse(Buffer.from(payload, 'base64url').toString()) as Record<string, unknown>;
    const promoted = encode({ ...claims, app_metadata: { role: 'admin' } });
    const hmacHead = `${encode({ alg: 'HS256', typ: 'JWT' })}.${promoted}`;
    const publicKey = await (await call('/auth/v1/.well-known/jwks.json')).text();
    return [
      ['changed', `${header}.${promoted}.${signature}`],
      ['unsigned', `${encode({ alg: 'none', typ: 'JWT' })}.${promoted}.`],
      [
        'signed with the public key',
        `${hmacHead}.${createHmac('sha256', publicKey).update(hmacHead).digest('base64url')}`,
      ],
      ['no token at all', randomUUID()],
    ];
  }

  it('accepts no forged token', async () => {
    for (const [name, token] of await forgeries()) {
      const data = await call('/rest/v1/profiles', { token });
      expect([name, data.status, ((await data.json()) as { code: string }).code]).toEqual([
        name,
        401,
        'PGRST301',
      ]);
      const user = await call('/auth/v1/user', { token });
      expect([name, user.status, ((await user.json()) as { error_code: string }).error_code]).toEqual([
        name,
        403,
        'bad_jwt',
      ]);
    }
  });

  it('accepts no expired token', async () => {
    const { session } = await signedInClient(backend);
    const expired = await signExpired(session.access_token);
    const data = await call('/rest/v1/profiles', { token: expired });
    expect([data.status, await data.json()]).toEqual([401, expect.objectContaining({ code: 'PGRST303' })]);
    const user = await call('/auth/v1/user', { token: expired });
    expect([user.status, await user.json()]).toEqual([
      403,
      expect.objectContaining({ error_code: 'bad_jwt', msg: expect.stringContaining('token is expired') }),
    ]);
  });

  /** A token as the backend would have signed it two hours ago. */
  async function signExpired(token: string): Promise<string> {
    const { signingKey } = JSON.parse(await readFile(`${backend.dataDir}/local-keys.json`, 'utf8')) as {
      signingKey: { kid: string };
    };
    const past = Math.floor(Date.now() / 1000) - 7200;
    return new SignJWT({ ...decodeJwt(token), iat: past, exp: past + 3600 })
      .setProtectedHeader({ alg: 'ES256', kid: signingKey.kid })
      .sign(await importJWK(signingKey, 'ES256'));
  }

  it('asks for a token where there is none', async () => {
    const response = await call('/auth/v1/user');
    expect(response.status).toBe(401);
    expect(await response.json()).toMatchObject({ error_code: 'no_authorization' });
  });

  it.each(['{', '[]', '"text"', 'null'])('answers 400 to the body %s', async (body) => {
    const signUp = await call('/auth/v1/signup', { method: 'POST', body });
    expect(signUp.status).toBe(400);
    expect(await signUp.json()).toMatchObject({ error_code: 'bad_json' });
    const rpc = await call('/rest/v1/rpc/quote_order', { method: 'POST', body });
    expect(rpc.status).toBe(400);
    expect(await rpc.json()).toMatchObject({ code: 'PGRST102' });
  });

  it.each([
    ['/auth/v1/signup', { email: { $ne: '' }, password: 'first-secret' }],
    ['/auth/v1/token?grant_type=password', { email: 'shopper@example.com', password: ['shop-demo'] }],
    ['/auth/v1/token?grant_type=refresh_token', { refresh_token: 7 }],
    ['/auth/v1/token?grant_type=pkce', { auth_code: 'nul\u0000', code_verifier: 'x' }],
    [
      '/auth/v1/signup',
      { email: 'a@example.com', password: 'nul-\u0000-nul', data: { full_name: '\u0000' } },
    ],
    ['/rest/v1/rpc/quote_order', { p_lines: [{ variant_id: 'nul\u0000', quantity: 1 }] }],
  ])('never fails on odd values: %s %j', async (path, body) => {
    const response = await call(path, { method: 'POST', body: JSON.stringify(body) });
    expect(response.status).toBeGreaterThanOrEqual(400);
    expect(response.status).toBeLessThan(500);
  });

  it('refuses a body that is too large', async () => {
    const response = await call('/auth/v1/signup', { method: 'POST', body: 'x'.repeat(1024 * 1024 + 1) });
    expect(response.status).toBe(413);
  });

  it.each([
    [{}, 'No API key found in request'],
    [{ apikey: 'sb_publishable_wrong' }, 'Invalid API key'],
  ])('asks for the API key: %j', async (headers, message) => {
    for (const path of ['/rest/v1/products', '/auth/v1/settings']) {
      const response = await fetch(backend.url + path, { headers });
      expect([response.status, await response.json()]).toEqual([401, expect.objectContaining({ message })]);
    }
  });

  it('names what it does not implement', async () => {
    const otp = await call('/auth/v1/otp', { method: 'POST', body: '{}' });
    expect([otp.status, await otp.json()]).toEqual([
      501,
      expect.objectContaining({ msg: expect.stringContaining('otp') }),
    ]);
    const resumable = await call('/storage/v1/upload/resumable', { method: 'POST' });
    expect(resumable.status).toBe(501);
    const realtime = await call('/realtime/v1/websocket');
    expect([realtime.status, await realtime.json()]).toEqual([
      501,
      expect.objectContaining({ message: expect.stringContaining('/realtime/v1/websocket') }),
    ]);
  });

  it('refuses a websocket with an answer', async () => {
    const socket = new WebSocket(`${backend.url.replace('http', 'ws')}/realtime/v1/websocket`);
    const [, response] = (await once(socket, 'unexpected-response')) as [unknown, IncomingMessage];
    expect(response.statusCode).toBe(501);
    socket.on('error', () => undefined).terminate();
  });

  it('lets the shop call from its own origin only', async () => {
    const preflight = async (origin: string) => {
      const headers = {
        origin,
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'apikey',
      };
      const response = await fetch(`${backend.url}/rest/v1/products`, { method: 'OPTIONS', headers });
      return response.headers.get('access-control-allow-origin');
    };
    expect(await preflight('http://localhost:3000')).toBe('http://localhost:3000');
    expect(await preflight('http://127.0.0.1:3001')).toBe('http://127.0.0.1:3001');
    expect(await preflight('https://elsewhere.example')).toBeNull();
  });

  it('echoes the version of the API and uses its shape of errors', async () => {
    const response = await fetch(`${backend.url}/auth/v1/token?grant_type=password`, {
      method: 'POST',
      headers: { apikey: backend.publishableKey, 'x-supabase-api-version': '2024-01-01' },
      body: '{"email":"shopper@example.com","password":"wrong"}',
    });
    expect(response.headers.get('x-supabase-api-version')).toBe('2024-01-01');
    expect(await response.json()).toEqual({
      code: 'invalid_credentials',
      message: 'Invalid login credentials',
    });
  });
});
