import { decodeJwt } from 'jose';
import { onOneEngine } from '../testing/onEveryEngine';
import { startTestBackend } from '../testing/testBackend';
import { createTestClient, follow, linkInMail, newAddress } from '../testing/testClient';

onOneEngine('sign-in without an account', (backend) => {
  const signIn = async (
    data: object = { contact_email: 'asha@example.com' },
    flow: 'pkce' | 'implicit' = 'pkce',
  ) => {
    const client = createTestClient(backend(), flow);
    const answer = await client.auth.signInAnonymously({ options: { data } });
    expect(answer.error).toBeNull();
    return { client, user: answer.data.user!, session: answer.data.session! };
  };

  it('opens a session of a user who has no address, no identity and the role of a shopper', async () => {
    const { user, session } = await signIn();
    expect(user).toMatchObject({
      aud: 'authenticated',
      role: 'authenticated',
      email: '',
      phone: '',
      is_anonymous: true,
      identities: [],
      app_metadata: {},
      user_metadata: { contact_email: 'asha@example.com' },
    });
    expect(decodeJwt(session.access_token)).toMatchObject({
      sub: user.id,
      role: 'authenticated',
      email: '',
      is_anonymous: true,
      amr: [{ method: 'anonymous', timestamp: expect.any(Number) as number }],
    });
  });

  it('gives everybody who asks a user of their own, and no profile', async () => {
    const [one, other] = [await signIn(), await signIn()];
    expect(other.user.id).not.toBe(one.user.id);
    const profiles = await backend().sql('select 1 from profiles where id = any ($1)', [
      [one.user.id, other.user.id],
    ]);
    expect(profiles).toEqual([]);
  });

  it('renews the session, changes what was typed, and ends', async () => {
    const { client, user } = await signIn();
    const renewed = await client.auth.refreshSession();
    expect(renewed.data.user).toMatchObject({ id: user.id, is_anonymous: true });
    const changed = await client.auth.updateUser({ data: { contact_email: 'other@example.com' } });
    expect(changed.data.user?.user_metadata).toEqual({ contact_email: 'other@example.com' });
    expect((await client.auth.signOut()).error).toBeNull();
    expect((await client.auth.getSession()).data.session).toBeNull();
  });

  it('takes no password without an address', async () => {
    const { client } = await signIn();
    const { error } = await client.auth.updateUser({ password: 'first-secret' });
    expect(error).toMatchObject({
      status: 422,
      code: 'validation_failed',
      message: 'Updating password of an anonymous user without an email or phone is not allowed',
    });
  });

  it('becomes an account once an address is confirmed, and not before', async () => {
    const { client, user } = await signIn({}, 'implicit');
    const email = newAddress();
    const asked = await client.auth.updateUser({ email });
    expect(asked.data.user).toMatchObject({ is_anonymous: true, email: '', new_email: email });
    const [mail] = await backend().mailbox(email);
    // Whoever reads it has no account yet, and perhaps asked for none.
    expect(mail?.text).toContain('wants an account');
    expect(mail?.text).not.toMatch(/Both addresses|your Tota Darzi account/);
    const landed = await follow(await linkInMail(backend(), email));
    const { data } = await client.auth.getUser(
      new URLSearchParams(landed.hash.slice(1)).get('access_token') ?? '',
    );
    expect(data.user).toMatchObject({
      id: user.id,
      email,
      is_anonymous: false,
      app_metadata: { provider: 'email', providers: ['email'] },
    });
    expect(data.user?.identities).toHaveLength(1);
    expect(await backend().sql('select 1 from profiles where id = $1', [user.id])).toHaveLength(1);
  });

  it('leaves nothing of the account to a guest whose address somebody else confirms', async () => {
    const { client, user, session } = await signIn({ full_name: 'Stranger' });
    const email = newAddress('victim');
    await client.from('addresses').insert({
      ...{ name: 'Stranger', phone: '9876543210', address: '1 Gali', city: 'Nagpur', state: 'Maharashtra' },
      pincode: '440001',
    });
    const mine = async () => (await client.from('addresses').select('name')).data;
    expect(await mine()).toEqual([{ name: 'Stranger' }]);
    expect((await client.auth.updateUser({ email, password: 'of-the-stranger' })).error).toBeNull();
    const landed = await follow(await linkInMail(backend(), email));
    expect(landed.searchParams.get('code')).not.toBeNull();

    const { data, error } = await client.auth.refreshSession({ refresh_token: session.refresh_token });
    expect([data.session, error?.code]).toEqual([null, 'refresh_token_not_found']);
    const read = await fetch(`${backend().url}/rest/v1/addresses?select=name`, {
      headers: { apikey: backend().publishableKey, authorization: `Bearer ${session.access_token}` },
    });
    expect(read.status).not.toBe(200);
    const signedIn = await client.auth.signInWithPassword({ email, password: 'of-the-stranger' });
    expect(signedIn.error?.code).toBe('invalid_credentials');
    expect(
      await backend().sql(
        `select p.full_name, (select count(*)::integer from addresses a where a.user_id = p.id) as addresses
         from profiles p where p.id = $1`,
        [user.id],
      ),
    ).toEqual([{ full_name: '', addresses: 0 }]);
  });
});

describe('sign-in without an account', () => {
  const withBackend = async (
    options: Partial<Parameters<typeof startTestBackend>[0]>,
    test: (signIn: (address?: string) => Promise<Response>, url: string, key: string) => Promise<void>,
  ) => {
    const backend = await startTestBackend(options);
    const signIn = (address = '203.0.113.1') =>
      fetch(`${backend.url}/auth/v1/signup`, {
        method: 'POST',
        headers: {
          apikey: backend.publishableKey,
          'content-type': 'application/json',
          'x-forwarded-for': address,
        },
        body: '{"data":{}}',
      });
    try {
      await test(signIn, backend.url, backend.publishableKey);
    } finally {
      await backend.stop();
    }
  };

  it('can be switched off', () =>
    withBackend({ env: { ANONYMOUS_SIGN_INS: 'off' } }, async (signIn, url, key) => {
      const refused = await signIn();
      expect([refused.status, await refused.json()]).toMatchObject([
        422,
        { error_code: 'anonymous_provider_disabled', msg: 'Anonymous sign-ins are disabled' },
      ]);
      const settings = await fetch(`${url}/auth/v1/settings`, { headers: { apikey: key } });
      expect(await settings.json()).toMatchObject({ external: { anonymous_users: false } });
    }));

  it('is not limited as signing up is: many guests come from the one address of a mobile network', () =>
    withBackend({ authRateLimits: 'on', env: { TRUSTED_PROXIES: '1' } }, async (signIn) => {
      for (let n = 0; n < 40; n += 1) expect((await signIn()).status).toBe(200);
    }));
});
