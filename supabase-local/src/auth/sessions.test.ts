import { onOneEngine } from '../testing/onEveryEngine';
import { createTestClient, newAddress, signedInClient } from '../testing/testClient';

onOneEngine('sessions', (backend) => {
  const refresh = (token: string) =>
    createTestClient(backend()).auth.refreshSession({ refresh_token: token });
  const demo = { email: 'shopper@example.com', password: 'shop-demo' };

  it('signs the demo accounts in, the admin with the role in app_metadata', async () => {
    const shopper = await createTestClient(backend()).auth.signInWithPassword(demo);
    expect(shopper.data.user?.user_metadata.full_name).toBe('Demo Shopper');
    const admin = await createTestClient(backend()).auth.signInWithPassword({
      email: 'admin@example.com',
      password: 'admin-demo',
    });
    expect(admin.data.user?.app_metadata.role).toBe('admin');
    expect(admin.data.user?.user_metadata.role).toBe('admin');
  });

  it.each([
    ['a wrong password', { email: demo.email, password: 'wrong' }],
    ['an unknown address', { email: newAddress('nobody'), password: 'wrong' }],
  ])('answers the same to %s', async (_name, credentials) => {
    const { error } = await createTestClient(backend()).auth.signInWithPassword(credentials);
    expect(error).toMatchObject({
      status: 400,
      code: 'invalid_credentials',
      message: 'Invalid login credentials',
    });
  });

  it('signs tokens that anybody can check with the public key', async () => {
    const client = createTestClient(backend());
    await client.auth.signInWithPassword(demo);
    const { data } = await client.auth.getClaims();
    expect(data).toMatchObject({
      header: { alg: 'ES256' },
      claims: { email: demo.email, role: 'authenticated' },
    });
  });

  it('rotates the refresh token and repeats an answer that got lost', async () => {
    const { session } = await signedInClient(backend());
    const first = await refresh(session.refresh_token);
    expect(first.data.session?.refresh_token).not.toBe(session.refresh_token);
    const repeated = await refresh(session.refresh_token);
    expect(repeated.data.session?.refresh_token).toBe(first.data.session?.refresh_token);
  });

  it('ends the session for everybody when an old refresh token comes back', async () => {
    const { session } = await signedInClient(backend());
    const second = await refresh(session.refresh_token);
    const third = await refresh(second.data.session!.refresh_token);
    await backend().sql(
      `update auth.refresh_tokens set updated_at = now() - interval '11 seconds' where token = $1`,
      [session.refresh_token],
    );
    expect((await refresh(session.refresh_token)).error).toMatchObject({
      status: 400,
      code: 'refresh_token_already_used',
    });
    expect((await refresh(third.data.session!.refresh_token)).error?.code).toBe('refresh_token_not_found');
  });

  it('survives signing out while tokens are being refreshed', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { client, session } = await signedInClient(backend());
      const answers = await Promise.all([
        ...[1, 2, 3].map(() => refresh(session.refresh_token)),
        client.auth.signOut({ scope: 'others' }),
        createTestClient(backend()).auth.admin.signOut(session.access_token, 'global'),
      ]);
      for (const { error } of answers) expect(error?.status ?? 200).toBeLessThan(500);
    }
  });

  it('refuses a refresh token that it never gave', async () => {
    expect((await refresh('made-up')).error).toMatchObject({
      code: 'refresh_token_not_found',
      message: 'Invalid Refresh Token: Refresh Token Not Found',
    });
  });

  describe('signing out', () => {
    async function threeTabs() {
      const { email, password, client: first } = await signedInClient(backend());
      const others = [createTestClient(backend()), createTestClient(backend())] as const;
      for (const tab of others) await tab.auth.signInWithPassword({ email, password });
      return [first, ...others] as const;
    }
    const isIn = async (tab: ReturnType<typeof createTestClient>) =>
      (await tab.auth.refreshSession()).error === null;

    it('locally leaves the other tabs in', async () => {
      const [first, second, third] = await threeTabs();
      expect((await first.auth.signOut({ scope: 'local' })).error).toBeNull();
      expect([await isIn(first), await isIn(second), await isIn(third)]).toEqual([false, true, true]);
    });

    it('of others leaves this tab in', async () => {
      const [first, second, third] = await threeTabs();
      await first.auth.signOut({ scope: 'others' });
      expect([await isIn(first), await isIn(second), await isIn(third)]).toEqual([true, false, false]);
    });

    it('globally ends all, access tokens included', async () => {
      const [first, second] = await threeTabs();
      const token = (await second.auth.getSession()).data.session!.access_token;
      await first.auth.signOut();
      expect(await isIn(second)).toBe(false);
      const { error } = await createTestClient(backend()).auth.getUser(token);
      expect(error?.name).toBe('AuthSessionMissingError');
    });
  });
});
