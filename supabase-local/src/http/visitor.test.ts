import { request } from 'node:http';
import { startTestBackend, type TestBackend } from '../testing/testBackend';

interface Answer {
  status: number;
  headers: Record<string, unknown>;
  body: string;
}

/** What fetch would not send: another Host, headers of any size. */
describe('who calls, and whom', () => {
  let backend: TestBackend;
  beforeAll(async () => {
    backend = await startTestBackend({ authRateLimits: 'on' });
  });
  afterAll(() => backend.stop());

  const call = (path: string, headers: Record<string, string>, body?: object) =>
    new Promise<Answer>((resolve, reject) => {
      const sent = request(
        backend.url + path,
        {
          method: body ? 'POST' : 'GET',
          headers: { apikey: backend.publishableKey, 'content-type': 'application/json', ...headers },
        },
        (response) => {
          const parts: Buffer[] = [];
          response.on('data', (part: Buffer) => parts.push(part));
          response.on('end', () =>
            resolve({
              status: response.statusCode ?? 0,
              headers: response.headers,
              body: Buffer.concat(parts).toString('utf8'),
            }),
          );
        },
      );
      sent.on('error', reject);
      sent.end(body && JSON.stringify(body));
    });

  it.each([
    'attacker.example',
    'attacker.example:54321',
    '127.0.0.1.attacker.example',
    'localhost@attacker.example',
    '[::1',
    '127.0.0.1:port',
    'localhost:99999',
    ' ',
  ])('answers no request for the host "%s", wherever it goes', async (host) => {
    for (const path of ['/mailbox.json', '/mailbox', '/health', '/google/.well-known/openid-configuration']) {
      const { status, body } = await call(path, { host });
      expect([path, status, JSON.parse(body)]).toEqual([
        path,
        421,
        expect.objectContaining({ code: 'unknown_host' }),
      ]);
    }
  });

  it.each(['127.0.0.1', 'localhost:3000', 'LOCALHOST', '[::1]:54321'])('answers for %s', async (host) => {
    for (const path of ['/mailbox.json', '/google/.well-known/openid-configuration']) {
      expect([path, (await call(path, { host })).status]).toEqual([path, 200]);
    }
  });

  it('gives no more guesses of gift cards for another X-Forwarded-For', async () => {
    const guess = (headers: Record<string, string>, code: string) =>
      call('/rest/v1/rpc/check_gift_card', headers, { p_code: code });
    const statuses: number[] = [];
    for (let n = 0; n < 11; n += 1) {
      const claimed = { 'x-forwarded-for': `198.51.100.${n}`, 'cf-connecting-ip': `198.51.100.${n}` };
      statuses.push((await guess(claimed, `TDGC-${1000 + n}`)).status);
    }
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 200), 429]);
    const hits = await backend.sql('select distinct key from private.throttle_hits');
    expect(hits).toEqual([{ key: expect.stringMatching(/^[0-9a-f]{64}$/) as string }]);
  });

  it('does not fail over a header of nine kilobytes', async () => {
    const huge = '198.51.100.1, '.repeat(650);
    const answer = await call(
      '/rest/v1/rpc/track_order',
      { 'x-forwarded-for': huge },
      { p_number: 'TD1', p_email: 'a@example.com' },
    );
    expect([answer.status, answer.body]).toEqual([200, 'null']);
  });

  it('lets nobody fill the table of sign-ins that are under way', async () => {
    const statuses = new Set<number>();
    for (let n = 0; n < 40; n += 1) {
      const headers = { 'x-forwarded-for': `198.51.100.${n}` };
      statuses.add((await call('/auth/v1/authorize?provider=google', headers)).status);
    }
    expect([...statuses]).toEqual([302, 429]);
    const [row] = await backend.sql('select count(*)::int as flows from auth.flow_state');
    expect(row?.flows).toBeLessThan(40);
    await backend.sql(`update auth.flow_state set created_at = now() - interval '25 hours'`);
    await call('/auth/v1/recover', {}, { email: 'shopper@example.com', ...challenge });
    expect(await backend.sql('select authentication_method from auth.flow_state')).toEqual([
      { authentication_method: 'recovery' },
    ]);
  });

  const challenge = { code_challenge: 'x'.repeat(43), code_challenge_method: 's256' };

  it.each([
    ['/auth/v1/user', 'no-store'],
    ['/auth/v1/settings', 'no-store'],
    ['/auth/v1/token?grant_type=password', 'no-store'],
    ['/rest/v1/products?limit=1', 'no-store'],
    ['/rest/v1/nothing', 'no-store'],
    ['/functions/v1/nothing', 'no-store'],
    ['/mailbox.json', 'no-store'],
    ['/mailbox', 'no-store'],
    ['/auth/v1/.well-known/jwks.json', 'public, max-age=600'],
  ])('says of %s: %s', async (path, expected) => {
    expect((await call(path, {})).headers['cache-control']).toBe(expected);
  });
});
