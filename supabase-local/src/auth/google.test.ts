import { comeBackFromGoogle, continueWithGoogle, signInAtGoogle } from '../testing/googleButton';
import { onOneEngine } from '../testing/onEveryEngine';
import { createTestClient, follow, linkInMail, newAddress, signedInClient } from '../testing/testClient';

onOneEngine('the Google button', (backend) => {
  const block = (email: string) =>
    backend().sql("update auth.users set banned_until = now() + interval '1 hour' where email = $1", [email]);

  it('makes an account with a confirmed address and a profile', async () => {
    const email = newAddress('meera.nair');
    const { data, error } = await continueWithGoogle(backend(), email);
    expect(error).toBeNull();
    expect(data.user).toMatchObject({ email, app_metadata: { provider: 'google', providers: ['google'] } });
    expect(data.session?.provider_token).toEqual(expect.any(String));
    const profiles = await backend().sql('select full_name from profiles where id = $1', [data.user?.id]);
    expect(profiles).toEqual([{ full_name: expect.stringMatching(/^Meera Nair/) }]);
    expect((await continueWithGoogle(backend(), email)).data.user?.id).toBe(data.user?.id);
  });

  it('joins the account that has confirmed the same address', async () => {
    const { email, password, user } = await signedInClient(backend());
    const { data } = await continueWithGoogle(backend(), email);
    expect(data.user?.id).toBe(user.id);
    expect(data.user?.app_metadata.providers).toEqual(['email', 'google']);
    const { error } = await createTestClient(backend()).auth.signInWithPassword({ email, password });
    expect(error).toBeNull();
  });

  it('drops the password of an account that nobody confirmed', async () => {
    const email = newAddress();
    await createTestClient(backend()).auth.signUp({ email, password: 'squatter-secret' });
    await continueWithGoogle(backend(), email);
    const { error } = await createTestClient(backend()).auth.signInWithPassword({
      email,
      password: 'squatter-secret',
    });
    expect(error?.code).toBe('invalid_credentials');
    expect((await follow(await linkInMail(backend(), email))).searchParams.get('error_code')).toBe(
      'otp_expired',
    );
  });

  it('lets nobody in whose account is blocked, nor whoever was blocked on the way', async () => {
    const { email } = await signedInClient(backend());
    const { client, landed } = await comeBackFromGoogle(backend(), email);
    await block(email);
    const { error } = await client.auth.exchangeCodeForSession(landed.searchParams.get('code')!);
    expect(error?.code).toBe('user_banned');
    const { landed: refused } = await comeBackFromGoogle(backend(), email);
    expect(refused.searchParams.get('error_code')).toBe('user_banned');
    expect(refused.searchParams.get('code')).toBeNull();
  });

  it.each([
    ['is none', 'no address', 'invalid format'],
    ['is endless', `${'x'.repeat(20_000)}@example.com`, 'too large'],
  ])('ends with a page where the address %s', async (_, email, reason) => {
    const { data } = await createTestClient(backend()).auth.signInWithOAuth({
      provider: 'google',
      options: { redirectTo: 'http://localhost:3000/auth/callback', skipBrowserRedirect: true },
    });
    const before = await backend().sql('select count(*) from auth.users');
    const { answer } = await signInAtGoogle(backend(), data.url!, email);
    expect(answer?.status).toBe(400);
    const text = await answer?.text();
    expect(text).toContain('This sign-in is over');
    expect(text).toContain(reason);
    expect(await backend().sql('select count(*) from auth.users')).toEqual(before);
  });

  it('comes back with an error for a state that it never gave', async () => {
    const response = await fetch(`${backend().url}/auth/v1/callback?state=made-up&code=x`, {
      redirect: 'manual',
    });
    expect(response.headers.get('location')).toContain('error_code=bad_oauth_state');
  });

  it('knows no other provider', async () => {
    const response = await fetch(`${backend().url}/auth/v1/authorize?provider=github`);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ error_code: 'validation_failed' });
  });
});
