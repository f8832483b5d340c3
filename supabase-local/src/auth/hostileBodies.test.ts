import { startTestBackend, type TestBackend } from '../testing/testBackend';
import { signedInClient } from '../testing/testClient';

/** Every field of every route, filled with what no client would send. None may be the service's failure. */
describe('the authentication service, asked by a machine', () => {
  let running: TestBackend | undefined;
  beforeAll(async () => {
    running = await startTestBackend();
  });
  afterAll(() => running?.stop());
  const backend = () => {
    if (!running) throw new Error('The backend is up only while tests run');
    return running;
  };

  const deep = (depth: number) => `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`;
  const odd = [
    'null',
    '-1e400',
    '["a@example.com"]',
    '"\\u0000"',
    '"a\\u0000@example.com"',
    '"\\ud800"',
    '"\\ud800@example.com"',
    JSON.stringify('x'.repeat(100_000)),
    JSON.stringify('५'.repeat(300)),
    '"__proto__"',
    '{"__proto__":{"a":1},"constructor":null}',
    '{"full_name":"\\ud800","note":"\\u0000"}',
    deep(600),
    deep(20_000),
  ];
  const routes: [string, string, Record<string, string>][] = [
    [
      'POST',
      '/signup',
      { email: '"new@example.com"', password: '"first-secret"', data: '{}', code_challenge: '""' },
    ],
    [
      'POST',
      '/token?grant_type=password',
      { email: '"shopper@example.com"', password: '"x"', phone: 'null' },
    ],
    ['POST', '/token?grant_type=refresh_token', { refresh_token: '"x"' }],
    ['POST', '/token?grant_type=pkce', { auth_code: '"x"', code_verifier: '"x"' }],
    ['POST', '/token?grant_type=constructor', { email: '"x"' }],
    [
      'POST',
      '/recover',
      { email: '"shopper@example.com"', code_challenge: '""', code_challenge_method: '""' },
    ],
    ['POST', '/resend', { type: '"signup"', email: '"nobody@example.com"', code_challenge_method: '""' }],
    ['POST', '/verify', { type: '"signup"', token: '"123456"', email: '"nobody@example.com"' }],
    ['POST', '/verify', { type: '"recovery"', token_hash: '"x"', phone: 'null' }],
    [
      'PUT',
      '/user',
      {
        data: '{}',
        password: 'null',
        current_password: '"x"',
        email: 'null',
        phone: 'null',
        app_metadata: 'null',
      },
    ],
  ];

  it.each(routes)('%s %s never fails', async (method, path, fields) => {
    const { session } = await signedInClient(backend());
    const send = async (body: string) => {
      const response = await fetch(`${backend().url}/auth/v1${path}`, {
        method,
        headers: { apikey: backend().publishableKey, authorization: `Bearer ${session.access_token}` },
        body,
      });
      const answer = (await response.json()) as object;
      expect([path, body.slice(0, 80), response.status < 500, typeof answer]).toEqual([
        path,
        body.slice(0, 80),
        true,
        'object',
      ]);
    };
    const valid = Object.entries(fields);
    for (const [name] of valid) {
      for (const value of odd) {
        const others = valid.filter(([other]) => other !== name);
        const parts = [...others, [name, value]].map(([key, text]) => `"${key}":${text}`);
        await send(`{${parts.join(',')}}`);
      }
    }
    // The last of two equal keys counts.
    await send('{"email":"a@example.com","email":7,"password":"first-secret"}');
    for (const body of ['[', '\u0000', '"', '{"a":1}}', '[1]', 'null', '{"\\ud800":1}', deep(100_000)]) {
      await send(body);
    }
  });

  it.each([
    '/verify?token=%00&type=recovery',
    '/verify?token=%ff&type=signup',
    '/verify?token=LONG&type=email_change',
    '/verify?token=x&type=__proto__',
    '/verify?token=x&type=signup&redirect_to=http://[::1',
    '/authorize?provider=constructor',
    '/authorize?provider=google&redirect_to=%00',
    '/authorize?provider=google&code_challenge=x&code_challenge_method=y',
    '/callback',
    '/callback?state=%00',
    '/callback?state=00000000-0000-4000-8000-000000000000&code=%00',
    '/callback?error=%00&error_description=%ff',
    '/%ff',
    '/user/identities/%00',
  ])('GET %s never fails', async (path) => {
    const response = await fetch(`${backend().url}/auth/v1${path.replace('LONG', 'x'.repeat(9000))}`, {
      redirect: 'manual',
      headers: { apikey: backend().publishableKey },
    });
    expect([path, [302, 303, 400, 404, 501].includes(response.status)]).toEqual([path, true]);
  });

  it('comes back from the provider with an error when its answer is of no use', async () => {
    const start = await fetch(`${backend().url}/auth/v1/authorize?provider=google`, { redirect: 'manual' });
    const state = new URL(start.headers.get('location') ?? '').searchParams.get('state');
    for (const query of [`state=${state}&code=made-up`, `state=${state}`, `state=${state}&code=a&code=b`]) {
      const back = await fetch(`${backend().url}/auth/v1/callback?${query}`, { redirect: 'manual' });
      expect([query, back.status]).toEqual([query, 302]);
      expect(back.headers.get('location')).toContain('error_code=');
    }
  });
});
