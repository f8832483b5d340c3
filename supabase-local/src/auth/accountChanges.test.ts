import { onOneEngine } from '../testing/onEveryEngine';
import { createTestClient, follow, linkInMail, newAddress, signedInClient } from '../testing/testClient';

onOneEngine('changes of an account', (backend) => {
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

  it('asks for the current password in every session but that of a recovery, and there once', async () => {
    const { client, email, password } = await signedInClient(backend());
    const change = async (who: typeof client, next: string) =>
      (await who.auth.updateUser({ password: next })).error?.code ?? 'changed';
    expect(await change(client, 'second-secret')).toBe('current_password_required');

    // A code typed at sign-up leads to a session like any other.
    const byCode = createTestClient(backend());
    const fresh = newAddress();
    await byCode.auth.signUp({ email: fresh, password });
    const token = /code (\d{6})/.exec((await backend().mailbox(fresh))[0]!.text)![1]!;
    await byCode.auth.verifyOtp({ email: fresh, token, type: 'email' });
    expect(await change(byCode, 'second-secret')).toBe('current_password_required');

    const recovered = createTestClient(backend());
    await recovered.auth.resetPasswordForEmail(email);
    const landed = await follow(await linkInMail(backend(), email));
    await recovered.auth.exchangeCodeForSession(landed.searchParams.get('code')!);
    await backend().sql(`update auth.mfa_amr_claims set updated_at = now() - interval '61 minutes'
      where authentication_method = 'recovery'`);
    expect(await change(recovered, 'second-secret')).toBe('current_password_required');
    await backend().sql(`update auth.mfa_amr_claims set updated_at = now()`);
    expect(await change(recovered, 'second-secret')).toBe('changed');
    expect(await change(recovered, 'third-secret')).toBe('current_password_required');
  });

  it('lets a recovery without a code challenge choose a password, too', async () => {
    const { email } = await signedInClient(backend());
    await createTestClient(backend(), 'implicit').auth.resetPasswordForEmail(email);
    const landed = await follow(await linkInMail(backend(), email));
    const parts = new URLSearchParams(landed.hash.slice(1));
    const client = createTestClient(backend());
    const [access_token, refresh_token] = [parts.get('access_token')!, parts.get('refresh_token')!];
    await client.auth.setSession({ access_token, refresh_token });
    expect((await client.auth.updateUser({ password: 'second-secret' })).error).toBeNull();
  });

  it('gives an address to the account that confirms it first', async () => {
    const wanted = newAddress('wanted');
    const people = [await signedInClient(backend()), await signedInClient(backend())] as const;
    const links: string[] = [];
    for (const { client, email } of people) {
      expect((await client.auth.updateUser({ email: wanted })).error).toBeNull();
      await follow(await linkInMail(backend(), email));
      links.push(await linkInMail(backend(), wanted));
    }
    const landed = await Promise.all(links.map(follow));
    expect(landed.map(({ searchParams }) => searchParams.get('error_code')).sort()).toEqual([
      'email_exists',
      null,
    ]);
    expect(await backend().sql('select 1 from auth.users where email = $1', [wanted])).toHaveLength(1);
  });

  it('says email_exists to a code, too, when somebody has signed up with the address meanwhile', async () => {
    const wanted = newAddress('wanted');
    const { client, email } = await signedInClient(backend());
    await client.auth.updateUser({ email: wanted });
    await follow(await linkInMail(backend(), email));
    const token = new URL(await linkInMail(backend(), wanted)).searchParams.get('token')!;
    await signedInClient(backend(), wanted);
    const { error } = await createTestClient(backend()).auth.verifyOtp({
      token_hash: token,
      type: 'email_change',
    });
    expect(error).toMatchObject({ status: 422, code: 'email_exists' });
    expect((await client.auth.getUser()).data.user?.email).toBe(email);
  });
});
