import { readFile } from 'node:fs/promises';
import { createClient } from '@supabase/supabase-js';
import { importJWK, SignJWT } from 'jose';
import WebSocket from 'ws';
import { onOneEngine } from '../testing/onEveryEngine';
import { createTestClient, signedInClient } from '../testing/testClient';

interface SessionRow {
  id: string;
  is_this: boolean;
  user_agent: string;
}

/** The data API and tokens whose session somebody has ended; each holds for an hour by itself. */
onOneEngine('a token whose session has ended', (backend) => {
  /** A client that goes on with a token, whatever becomes of its session. */
  const clientWith = (token: string) =>
    createClient(backend().url, backend().publishableKey, {
      accessToken: () => Promise.resolve(token),
      realtime: { transport: WebSocket as never },
    });

  async function shopper() {
    const { client, session, ...rest } = await signedInClient(backend());
    const stolen = clientWith(session.access_token);
    await stolen.rpc('update_profile', { p_full_name: 'Asha Rao', p_phone: '9876543210' });
    return { ...rest, client, session, stolen };
  }
  type Stolen = ReturnType<typeof clientWith>;

  const profile = async (stolen: Stolen) => {
    const { data, error } = await stolen.from('profiles').select('full_name');
    return error?.code ?? data;
  };
  const save = async (stolen: Stolen) => {
    const { error } = await stolen.rpc('update_profile', { p_full_name: 'Eve', p_phone: '9876543210' });
    return error?.hint ?? 'saved';
  };

  async function expectEnded(stolen: Stolen, userId: string): Promise<void> {
    expect(await profile(stolen)).toBe('42501');
    expect(await save(stolen)).toBe('SIGN_IN_REQUIRED');
    const { data } = await stolen.from('products').select('id').limit(1);
    expect(data).toHaveLength(1);
    const kept = await backend().sql('select full_name from profiles where id = $1', [userId]);
    expect(kept).toEqual([{ full_name: 'Asha Rao' }]);
  }

  it('is a visitor’s after signing out, everywhere or elsewhere', async () => {
    const { client, email, password, user, stolen } = await shopper();
    expect(await profile(stolen)).toEqual([{ full_name: 'Asha Rao' }]);
    const other = createTestClient(backend());
    await other.auth.signInWithPassword({ email, password });
    await other.auth.signOut({ scope: 'others' });
    await expectEnded(stolen, user.id);

    const token = (await other.auth.getSession()).data.session!.access_token;
    expect(await profile(clientWith(token))).toEqual([{ full_name: 'Asha Rao' }]);
    await other.auth.signOut();
    await expectEnded(clientWith(token), user.id);
    expect((await client.auth.refreshSession()).error).not.toBeNull();
  });

  it('is a visitor’s after the password was changed elsewhere', async () => {
    const { email, password, user, stolen } = await shopper();
    const other = createTestClient(backend());
    await other.auth.signInWithPassword({ email, password });
    await other.auth.updateUser({ password: 'second-secret', current_password: password });
    await expectEnded(stolen, user.id);
  });

  it('is a visitor’s after another device has ended it by name, and nobody ends a stranger’s', async () => {
    const { client, email, password, user, stolen } = await shopper();
    const { client: stranger } = await shopper();
    const other = createTestClient(backend());
    await other.auth.signInWithPassword({ email, password });
    const listed = async (by: typeof other) => (await by.rpc('get_my_sessions')).data as SessionRow[];
    const [own, ended, ...rest] = await listed(other);
    expect(rest).toEqual([]);
    expect([own, ended]).toMatchObject([{ is_this: true }, { is_this: false }]);
    expect(own!.user_agent).not.toBe('');
    expect((await listed(stranger)).map(({ id }) => id)).not.toContain(ended!.id);

    const end = async (by: typeof other) => (await by.rpc('end_session', { p_session: ended!.id })).data;
    expect(await end(stranger)).toBe(false);
    expect(await profile(stolen)).toEqual([{ full_name: 'Asha Rao' }]);
    expect(await end(other)).toBe(true);
    await expectEnded(stolen, user.id);
    expect((await client.auth.refreshSession()).error).not.toBeNull();
    expect(await listed(other)).toHaveLength(1);
    expect(await end(other)).toBe(false);
    expect((await createTestClient(backend()).rpc('get_my_sessions')).error?.hint).toBe('SIGN_IN_REQUIRED');
  });

  it('takes an admin’s rights along', async () => {
    const admin = createTestClient(backend());
    await admin.auth.signInWithPassword({ email: 'admin@example.com', password: 'admin-demo' });
    const stolen = clientWith((await admin.auth.getSession()).data.session!.access_token);
    const overview = async () => (await stolen.rpc('get_admin_settings')).error?.code ?? 'shown';
    expect(await overview()).toBe('shown');
    await admin.auth.signOut();
    expect(await overview()).not.toBe('shown');
  });

  it('is nobody’s with the session of somebody else, or with none', async () => {
    const [one, two] = [await shopper(), await shopper()];
    const { signingKey } = JSON.parse(await readFile(`${backend().dataDir}/local-keys.json`, 'utf8')) as {
      signingKey: { kid: string };
    };
    const sessionOf = (token: string) =>
      (JSON.parse(Buffer.from(token.split('.')[1]!, 'base64url').toString()) as { session_id: string })
        .session_id;
    const tokenWith = async (sessionId: unknown) =>
      new SignJWT({ sub: one.user.id, role: 'authenticated', session_id: sessionId })
        .setProtectedHeader({ alg: 'ES256', kid: signingKey.kid })
        .setExpirationTime('1h')
        .sign(await importJWK(signingKey, 'ES256'));
    const own = sessionOf(one.session.access_token);
    expect(await profile(clientWith(await tokenWith(own)))).toEqual([{ full_name: 'Asha Rao' }]);
    for (const wrong of [sessionOf(two.session.access_token), undefined, '', 'x', { a: 1 }, 7]) {
      expect([wrong, await profile(clientWith(await tokenWith(wrong)))]).toEqual([wrong, '42501']);
    }
  });
});
