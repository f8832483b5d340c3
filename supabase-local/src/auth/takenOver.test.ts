import { continueWithGoogle } from '../testing/googleButton';
import { onOneEngine } from '../testing/onEveryEngine';
import { createTestClient, follow, linkInMail, newAddress, signedInClient } from '../testing/testClient';

/** A stranger made the account, its owner pressed the link of a mail for it, and uses it from now on. */
onOneEngine('an account that the owner of its address takes over', (backend) => {
  const password = 'of-the-stranger';
  const passwordOf = async (email: string) =>
    (await createTestClient(backend()).auth.signInWithPassword({ email, password })).error?.code ?? 'works';

  it('with Google keeps nobody’s password and session who was there before', async () => {
    const email = newAddress('owner');
    const stranger = createTestClient(backend());
    await stranger.auth.signUp({ email, password });
    await follow(await linkInMail(backend(), email));
    const { data } = await stranger.auth.signInWithPassword({ email, password });

    const owner = await continueWithGoogle(backend(), email);
    expect(owner.data.user?.id).toBe(data.user?.id);
    expect(await passwordOf(email)).toBe('invalid_credentials');
    expect((await stranger.auth.refreshSession()).error?.code).toBe('refresh_token_not_found');
    expect((await owner.client.auth.getUser()).data.user?.email).toBe(email);
    // A password of their own stays, however often they come by Google.
    expect((await owner.client.auth.updateUser({ password: 'of-the-owner' })).error).toBeNull();
    await continueWithGoogle(backend(), email);
    const own = { email, password: 'of-the-owner' };
    expect((await createTestClient(backend()).auth.signInWithPassword(own)).error).toBeNull();
  });

  it('with a new password keeps nobody’s Google account of another address', async () => {
    const [email, strangers] = [newAddress('owner'), newAddress('stranger')];
    const stranger = await continueWithGoogle(backend(), strangers);
    expect((await stranger.client.auth.updateUser({ email })).error).toBeNull();
    await follow(await linkInMail(backend(), strangers));
    await follow(await linkInMail(backend(), email));
    const changed = await continueWithGoogle(backend(), strangers);
    expect([changed.data.user?.id, changed.data.user?.email]).toEqual([stranger.data.user?.id, email]);

    const owner = createTestClient(backend());
    await owner.auth.resetPasswordForEmail(email);
    const landed = await follow(await linkInMail(backend(), email));
    await owner.auth.exchangeCodeForSession(landed.searchParams.get('code')!);
    expect((await owner.auth.updateUser({ password: 'of-the-owner' })).error).toBeNull();
    const again = await continueWithGoogle(backend(), strangers);
    expect(again.data.user?.email).toBe(strangers);
    expect(again.data.user?.id).not.toBe(stranger.data.user?.id);
  });

  it('keeps what somebody had who read the mails all along', async () => {
    const { email } = await signedInClient(backend(), newAddress(), password);
    await continueWithGoogle(backend(), email);
    expect(await passwordOf(email)).toBe('works');
  });
});
