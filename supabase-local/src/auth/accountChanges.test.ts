import { createTestClient, follow, linkInMail, newAddress, signedInClient } from '../testClient';
import { onEveryEngine } from '../onEveryEngine';

onEveryEngine('changes of an account', (backend) => {
  it('resets a forgotten password and ends the other sessions', async () => {
    const { email, password, client: old } = await signedInClient(backend());
    const client = createTestClient(backend());
    const events: string[] = [];
    client.auth.onAuthStateChange((event) => void events.push(event));
    const redirectTo = 'http://localhost:3000/reset-password';
    expect((await client.auth.resetPasswordForEmail(email, { redirectTo })).error).toBeNull();

    const landed = await follow(await linkInMail(backend(), email));
    expect(landed.pathname).toBe('/reset-password');
    const exchange = await client.auth.exchangeCodeForSession(landed.searchParams.get('code')!);
    expect(exchange.data.user?.email).toBe(email);
    expect(events).toContain('PASSWORD_RECOVERY');

    expect((await client.auth.updateUser({ password })).error).toMatchObject({
      status: 422,
      code: 'same_password',
    });
    expect((await client.auth.updateUser({ password: '12345' })).error?.code).toBe('weak_password');
    expect((await client.auth.updateUser({ password: 'second-secret' })).error).toBeNull();
    expect((await old.auth.refreshSession()).error?.code).toBe('refresh_token_not_found');

    const signIn = (secret: string) =>
      createTestClient(backend()).auth.signInWithPassword({ email, password: secret });
    expect((await signIn(password)).error?.code).toBe('invalid_credentials');
    expect((await signIn('second-secret')).error).toBeNull();
  });

  it('changes a password for whoever knows the current one, which an account without any does not need', async () => {
    const { client, email, password } = await signedInClient(backend());
    const change = async (current?: string) =>
      (await client.auth.updateUser({ password: 'second-secret', current_password: current })).error?.code;
    expect(await change()).toBe('current_password_required');
    expect(await change('a-guess')).toBe('current_password_invalid');
    const signIn = (secret: string) =>
      createTestClient(backend()).auth.signInWithPassword({ email, password: secret });
    expect((await signIn(password)).error).toBeNull();
    expect(await change(password)).toBeUndefined();
    expect((await signIn(password)).error?.code).toBe('invalid_credentials');

    await backend().sql(`update auth.users set encrypted_password = '' where email = $1`, [email]);
    expect((await client.auth.updateUser({ password: 'third-secret' })).error).toBeNull();
    expect((await signIn('third-secret')).error).toBeNull();
  });

  it('says type=recovery in the fragment without a code challenge', async () => {
    const { email } = await signedInClient(backend());
    await createTestClient(backend(), 'implicit').auth.resetPasswordForEmail(email);
    const landed = await follow(await linkInMail(backend(), email));
    expect(new URLSearchParams(landed.hash.slice(1)).get('type')).toBe('recovery');
  });

  it('does not tell whether an address has an account', async () => {
    const email = newAddress('nobody');
    const { error } = await createTestClient(backend()).auth.resetPasswordForEmail(email);
    expect(error).toBeNull();
    expect(await backend().mailbox(email)).toEqual([]);
  });

  it('refuses a link after an hour', async () => {
    const { email } = await signedInClient(backend());
    await createTestClient(backend()).auth.resetPasswordForEmail(email);
    await backend().sql(
      `update auth.users set recovery_sent_at = now() - interval '61 minutes' where email = $1`,
      [email],
    );
    expect((await follow(await linkInMail(backend(), email))).searchParams.get('error_code')).toBe(
      'otp_expired',
    );
  });

  it('changes the address once both addresses have agreed', async () => {
    const { client, email, password } = await signedInClient(backend());
    const next = newAddress('moved');
    const { data } = await client.auth.updateUser({ email: next });
    expect(data.user).toMatchObject({ email, new_email: next });

    const halfway = await follow(await linkInMail(backend(), email));
    expect(halfway.searchParams.get('message')).toMatch(/^Confirmation link accepted/);
    const landed = await follow(await linkInMail(backend(), next));
    expect(landed.searchParams.get('code')).toEqual(expect.any(String));
    expect((await client.auth.getUser()).data.user?.email).toBe(next);
    const { error } = await createTestClient(backend()).auth.signInWithPassword({ email: next, password });
    expect(error).toBeNull();
  });

  it('refuses the address of another account', async () => {
    const { client } = await signedInClient(backend());
    const { error } = await client.auth.updateUser({ email: 'shopper@example.com' });
    expect(error).toMatchObject({ status: 422, code: 'email_exists' });
  });

  it('refuses a code with another tab’s verifier', async () => {
    const { email } = await signedInClient(backend());
    await createTestClient(backend()).auth.resetPasswordForEmail(email);
    const landed = await follow(await linkInMail(backend(), email));
    const stranger = createTestClient(backend());
    await stranger.auth.resetPasswordForEmail(newAddress('nobody'));
    const { error } = await stranger.auth.exchangeCodeForSession(landed.searchParams.get('code')!);
    expect(error).toMatchObject({ status: 400, code: 'bad_code_verifier' });
  });
});
