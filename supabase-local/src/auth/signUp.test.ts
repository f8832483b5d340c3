import { onOneEngine } from '../testing/onEveryEngine';
import { createTestClient, follow, linkInMail, newAddress, signedInClient } from '../testing/testClient';

onOneEngine('sign-up', (backend) => {
  it('waits for the link in the mail, then opens a session with it', async () => {
    const client = createTestClient(backend());
    const email = newAddress();
    const { data, error } = await client.auth.signUp({
      email,
      password: 'first-secret',
      options: { data: { full_name: 'Asha Rao' }, emailRedirectTo: 'http://localhost:3000/auth/callback' },
    });
    expect(error).toBeNull();
    expect(data.session).toBeNull();
    expect(data.user).toMatchObject({ email, user_metadata: { full_name: 'Asha Rao' } });
    expect(data.user?.identities).toHaveLength(1);

    const early = await client.auth.signInWithPassword({ email, password: 'first-secret' });
    expect(early.error).toMatchObject({
      status: 400,
      code: 'email_not_confirmed',
      message: 'Email not confirmed',
    });

    const landed = await follow(await linkInMail(backend(), email));
    expect(landed.origin + landed.pathname).toBe('http://localhost:3000/auth/callback');
    const exchange = await client.auth.exchangeCodeForSession(landed.searchParams.get('code')!);
    expect(exchange.error).toBeNull();
    expect(exchange.data.user?.email).toBe(email);
    const [profile] = await backend().sql('select full_name, affiliate_code from profiles where id = $1', [
      exchange.data.user?.id,
    ]);
    expect(profile).toEqual({
      full_name: 'Asha Rao',
      affiliate_code: expect.stringMatching(/^TD[0-9A-F]{6,}$/),
    });
  });

  it('refuses a link that was used', async () => {
    const { email } = await signedInClient(backend());
    const again = await follow(await linkInMail(backend(), email));
    expect(again.searchParams.get('error_code')).toBe('otp_expired');
    expect(again.hash).toContain('error=access_denied');
  });

  it('puts the session into the fragment without a code challenge', async () => {
    const email = newAddress();
    await createTestClient(backend(), 'implicit').auth.signUp({ email, password: 'first-secret' });
    const landed = await follow(await linkInMail(backend(), email));
    const parts = new URLSearchParams(landed.hash.slice(1));
    expect(parts.get('type')).toBe('signup');
    const { data } = await createTestClient(backend()).auth.getUser(parts.get('access_token')!);
    expect(data.user?.email).toBe(email);
  });

  it('takes the code of the mail instead of the link', async () => {
    const client = createTestClient(backend());
    const email = newAddress();
    await client.auth.signUp({ email, password: 'first-secret' });
    const [mail] = await backend().mailbox(email);
    const token = /code (\d{6})/.exec(mail!.text)![1]!;
    const wrong = await client.auth.verifyOtp({
      email,
      token: token === '000000' ? '1' : '000000',
      type: 'signup',
    });
    expect(wrong.error).toMatchObject({ status: 403, code: 'otp_expired' });
    const { data } = await client.auth.verifyOtp({ email, token, type: 'signup' });
    expect(data.session?.user.email).toBe(email);
  });

  it('answers for a known address as if it were new, and mails nothing', async () => {
    const { email } = await signedInClient(backend());
    const before = await backend().mailbox(email);
    /** The answer with all that may differ from call to call replaced by what kind of thing it is. */
    const answerFor = async (address: string) => {
      const { data, error } = await createTestClient(backend()).auth.signUp({
        email: address,
        password: 'other-secret',
        options: { data: { full_name: 'Asha', role: 'admin' } },
      });
      expect(error).toBeNull();
      const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;
      const shapeOf = (value: unknown): unknown => {
        if (typeof value === 'string') {
          if (value === address) return 'address';
          return uuid.test(value) ? 'uuid' : value.replace(/^20\d\d-.*Z$/, 'time');
        }
        if (Array.isArray(value)) return value.map(shapeOf);
        if (typeof value !== 'object' || value === null) return value;
        return Object.entries(value).map(([key, part]) => [key, shapeOf(part)]);
      };
      return { id: data.user?.id, shape: shapeOf(data) };
    };
    const fresh = newAddress();
    const [known, unknown] = [await answerFor(email), await answerFor(fresh)];
    expect(known.shape).toEqual(unknown.shape);
    expect(JSON.stringify(known.shape)).toContain('identity_data');
    expect((await answerFor(email)).id).toBe(known.id);
    expect((await answerFor(fresh)).id).toBe(unknown.id);
    expect(await backend().mailbox(email)).toEqual(before);
  });

  it('keeps metadata so small that a token always fits a header', async () => {
    const dataOf = (bytes: number) => ({ note: 'x'.repeat(bytes - JSON.stringify({ note: '' }).length) });
    const email = newAddress();
    const join = (data: object) =>
      createTestClient(backend(), 'implicit').auth.signUp({
        email,
        password: 'first-secret',
        options: { data },
      });
    expect((await join(dataOf(4097))).error).toMatchObject({ status: 422, code: 'validation_failed' });
    expect((await join({ note: 'é'.repeat(2048) })).error?.status).toBe(422);
    expect(await backend().mailbox(email)).toEqual([]);
    expect((await join(dataOf(4096))).error).toBeNull();
    const landed = await follow(await linkInMail(backend(), email));
    const token = new URLSearchParams(landed.hash.slice(1)).get('access_token')!;
    expect(token.length).toBeLessThan(8000);

    const { client } = await signedInClient(backend());
    expect((await client.auth.updateUser({ data: dataOf(2500) })).error).toBeNull();
    expect((await client.auth.updateUser({ data: { other: 'x'.repeat(2500) } })).error).toMatchObject({
      status: 422,
      code: 'validation_failed',
    });
    expect((await client.auth.updateUser({ data: { note: null } })).error).toBeNull();
  });

  it('sends the confirmation again', async () => {
    const client = createTestClient(backend());
    const email = newAddress();
    await client.auth.signUp({ email, password: 'first-secret' });
    const first = await linkInMail(backend(), email);
    expect((await client.auth.resend({ type: 'signup', email })).error).toBeNull();
    const second = await linkInMail(backend(), email);
    expect(second).not.toBe(first);
    expect((await follow(first)).searchParams.get('error_code')).toBe('otp_expired');
  });

  it('leads to the shop instead of a stranger’s site', async () => {
    const email = newAddress();
    await createTestClient(backend()).auth.signUp({
      email,
      password: 'first-secret',
      options: { emailRedirectTo: 'https://elsewhere.example/steal' },
    });
    expect((await follow(await linkInMail(backend(), email))).origin).toBe('http://localhost:3000');
  });

  it.each([
    [{ email: newAddress(), password: '12345' }, 422, 'weak_password'],
    [{ email: 'not-an-address', password: 'first-secret' }, 400, 'validation_failed'],
    [{ email: newAddress(), password: 'x'.repeat(73) }, 400, 'validation_failed'],
    [{ phone: '+919876543210', password: 'first-secret' }, 400, 'phone_provider_disabled'],
  ])('refuses %j with %i %s', async (credentials, status, code) => {
    const { error } = await createTestClient(backend()).auth.signUp(credentials as never);
    expect(error).toMatchObject({ status, code });
  });

  it('does not let anybody make himself admin', async () => {
    const { client, session } = await signedInClient(backend());
    const denied = await fetch(`${backend().url}/auth/v1/user`, {
      method: 'PUT',
      headers: { apikey: backend().publishableKey, authorization: `Bearer ${session.access_token}` },
      body: JSON.stringify({ app_metadata: { role: 'admin' } }),
    });
    expect(denied.status).toBe(403);
    const { data } = await client.auth.updateUser({ data: { role: 'admin', full_name: 'Asha Iyer' } });
    expect(data.user?.user_metadata).toMatchObject({ full_name: 'Asha Iyer' });
    expect(data.user?.app_metadata.role).toBeUndefined();
    const [{ role }] = (await backend().sql(
      `select raw_app_meta_data ->> 'role' as role from auth.users where id = $1`,
      [data.user?.id],
    )) as [{ role: string | null }];
    expect(role).toBeNull();
  });
});
