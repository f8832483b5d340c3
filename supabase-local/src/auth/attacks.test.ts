import { createHash } from 'node:crypto';
import type { VerifyOtpParams } from '@supabase/supabase-js';
import { decodeJwt, decodeProtectedHeader, exportJWK, generateKeyPair, importJWK, SignJWT } from 'jose';
import { startTestBackend, type TestBackend } from '../testing/testBackend';
import { createTestClient, follow, linkInMail, newAddress, signedInClient } from '../testing/testClient';

describe('attacks on accounts, with the limits on', () => {
  let backend: TestBackend;
  beforeAll(async () => {
    backend = await startTestBackend({ authRateLimits: 'on', env: { TRUSTED_PROXIES: '1' } });
  });
  afterAll(() => backend.stop());

  const call = (path: string, init: RequestInit & { address?: string } = {}) => {
    const { address = '203.0.113.1', ...rest } = init;
    return fetch(backend.url + path, {
      ...rest,
      redirect: 'manual',
      headers: { apikey: backend.publishableKey, 'x-forwarded-for': address, ...rest.headers },
    });
  };

  it('refuses a token that another key has signed, also under our key’s name', async () => {
    const { session } = await signedInClient(backend);
    const { privateKey } = await generateKeyPair('ES256', { extractable: true });
    const stranger = await importJWK(await exportJWK(privateKey), 'ES256');
    const { kid } = decodeProtectedHeader(session.access_token);
    for (const header of [{ alg: 'ES256', kid }, { alg: 'ES256', kid: 'other' }, { alg: 'ES256' }]) {
      const token = await new SignJWT({
        ...decodeJwt(session.access_token),
        role: 'service_role',
        app_metadata: { role: 'admin' },
      })
        .setProtectedHeader(header)
        .sign(stranger);
      const answers = await Promise.all(
        ['/rest/v1/orders?select=id', '/auth/v1/user', '/rest/v1/products?select=id&limit=1'].map((path) =>
          call(path, { headers: { authorization: `Bearer ${token}` } }),
        ),
      );
      expect(answers.map(({ status }) => status)).toEqual([401, 403, 401]);
    }
  });

  it('slows down whoever guesses passwords, whether the account exists or not', async () => {
    const guess = (email: string) =>
      createTestClient(backend).auth.signInWithPassword({ email, password: 'a-guess' });
    for (const email of ['shopper@example.com', newAddress('nobody')]) {
      const codes = new Set<string | undefined>();
      for (let index = 0; index < 35; index += 1) codes.add((await guess(email)).error?.code);
      expect(codes).toContain('over_request_rate_limit');
    }
  });

  it('takes no more than ten guesses of the code that was mailed to an address', async () => {
    const guess = async (email: string, index: number) => {
      const token = String(index).padStart(6, '0');
      const { error } = await createTestClient(backend).auth.verifyOtp({ email, token, type: 'signup' });
      return error?.code;
    };
    const [email, other] = [newAddress('victim'), newAddress('other')];
    const codes: (string | undefined)[] = [];
    for (let index = 0; index < 11; index += 1) codes.push(await guess(email, index));
    expect([codes[9], codes[10]]).toEqual(['otp_expired', 'over_request_rate_limit']);
    expect(await guess(other, 0)).toBe('otp_expired');
  });

  it('counts every guess of a code: none goes by a shorter address or as the token of a link', async () => {
    const client = createTestClient(backend);
    const email = newAddress('victim');
    await client.auth.signUp({ email, password: 'first-secret' });
    const [mail] = await backend.mailbox(email);
    const code = /code (\d{6})/.exec(mail!.text)![1]!;
    const [shorter, rest] = [email.slice(0, -'.com'.length), `.com${code}`];
    const token_hash = createHash('sha224')
      .update(email + code)
      .digest('hex');
    for (const guess of [
      { email: shorter, token: rest },
      { token_hash },
      { token_hash: `pkce_${token_hash}` },
    ]) {
      const { error } = await client.auth.verifyOtp({ ...guess, type: 'signup' } as VerifyOtpParams);
      expect([guess, error?.code]).toEqual([guess, 'otp_expired']);
    }
    const { data } = await client.auth.verifyOtp({ email, token: code, type: 'signup' });
    expect(data.session?.user.email).toBe(email);
  });

  it('counts all addresses of a network of IPv6 as one caller', async () => {
    const guess = async (address: string) =>
      (await call('/auth/v1/verify?token=x&type=recovery', { address })).status;
    const statuses: number[] = [];
    for (let n = 0; n < 31; n += 1) statuses.push(await guess(`2001:db8:1:2::${n.toString(16)}`));
    expect(statuses).toEqual([...Array.from({ length: 30 }, () => 303), 429]);
    expect(await guess('2001:db8:1:3::1')).toBe(303);
  });

  it('says the same to the owner of an account and to nobody when mails are asked for again', async () => {
    const recover = async (email: string) => {
      const { error } = await createTestClient(backend).auth.resetPasswordForEmail(email);
      return error?.code ?? 'sent';
    };
    const nobody = newAddress('nobody');
    const answers = async (email: string) => [await recover(email), await recover(email)];
    expect(await answers('shopper@example.com')).toEqual(await answers(nobody));
    expect(await recover(nobody)).toBe('over_email_send_rate_limit');
    expect(await backend.mailbox(nobody)).toEqual([]);
  });

  it.each([
    'https://elsewhere.example/steal',
    '//elsewhere.example',
    'javascript:alert(1)',
    'http://localhost:3000@elsewhere.example/',
    'http://localhost.elsewhere.example:3000/',
    // Have the origin of the shop.
    'blob:http://localhost:3000/elsewhere',
    'http://elsewhere:word@localhost:3000/',
  ])('leads nobody to %s', async (target) => {
    const query = new URLSearchParams({ provider: 'google', redirect_to: target });
    const authorize = await call(`/auth/v1/authorize?${query}`);
    expect(decodeURIComponent(authorize.headers.get('location') ?? '')).not.toContain('elsewhere');
    const verify = await call(
      `/auth/v1/verify?${new URLSearchParams({ token: 'x', type: 'recovery', redirect_to: target })}`,
    );
    const landed = new URL(verify.headers.get('location') ?? '');
    expect(landed.href).toMatch(/^http:\/\/localhost:3000\/[?#]/);
  });

  it('uses no link up when somebody only looks where it leads, as programs do that read mail', async () => {
    const email = newAddress('asha');
    await createTestClient(backend, 'implicit').auth.signUp({ email, password: 'first-secret' });
    const link = new URL(await linkInMail(backend, email));
    const looked = await call(link.pathname + link.search, { method: 'HEAD' });
    expect([looked.status, looked.headers.get('location')]).toEqual([405, null]);
    expect((await follow(link.href)).hash).toContain('access_token=');
  });

  it('makes nobody admin by sign-up data', async () => {
    const email = newAddress('eve');
    const client = createTestClient(backend);
    await client.auth.signUp({
      email,
      password: 'first-secret',
      options: { data: { role: 'admin', app_metadata: { role: 'admin' }, full_name: 'Eve' } },
    });
    const [row] = await backend.sql(
      `select raw_app_meta_data ->> 'role' as app, raw_user_meta_data ->> 'role' as own
       from auth.users where email = $1`,
      [email],
    );
    expect(row).toEqual({ app: null, own: null });
  });
});
