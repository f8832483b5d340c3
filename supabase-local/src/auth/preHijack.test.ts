import type { SupabaseClient } from '@supabase/supabase-js';
import { onOneEngine } from '../testing/onEveryEngine';
import { createTestClient, follow, newAddress } from '../testing/testClient';

/** Somebody signs up with an address of another person, who does so, too. Links are the order in which mails came. */
onOneEngine('an address that a stranger has signed up with', (backend) => {
  const theirs = 'password-of-the-stranger';
  const own = 'password-of-the-owner';

  const linksTo = async (email: string) =>
    (await backend().mailbox(email)).map((mail) => /https?:\S+/.exec(mail.text)![0]).reverse();
  const codeTo = async (email: string) => /code (\d{6})/.exec((await backend().mailbox(email))[0]!.text)![1]!;

  async function signUp(
    email: string,
    password: string,
    name: string,
    flow: 'pkce' | 'implicit' = 'pkce',
  ): Promise<SupabaseClient> {
    const client = createTestClient(backend(), flow);
    const { error } = await client.auth.signUp({ email, password, options: { data: { full_name: name } } });
    expect(error).toBeNull();
    return client;
  }

  const signIn = async (email: string, password: string) => {
    const { data, error } = await createTestClient(backend()).auth.signInWithPassword({ email, password });
    return error?.code ?? data.user?.user_metadata.full_name;
  };

  /** What must hold whichever way the owner's link was reached. */
  async function expectOwners(email: string): Promise<void> {
    expect(await signIn(email, theirs)).toBe('invalid_credentials');
    expect(await signIn(email, own)).toBe('Owner');
    const rows = await backend().sql(
      `select p.full_name, u.raw_user_meta_data::text || i.identity_data::text as said
       from auth.users u join auth.identities i on i.user_id = u.id join profiles p on p.id = u.id where u.email = $1`,
      [email],
    );
    expect(rows).toEqual([{ full_name: 'Owner', said: expect.not.stringContaining('Stranger') as string }]);
  }

  it.each([
    ['before the owner', ['stranger', 'owner'], 'implicit'],
    ['after the owner', ['owner', 'stranger'], 'pkce'],
    ['before and after', ['stranger', 'owner', 'stranger'], 'pkce'],
  ] as const)('belongs to whoever confirms it: a stranger %s', async (_name, order, flow) => {
    const email = newAddress('victim');
    let owner: SupabaseClient | undefined;
    for (const who of order) {
      if (who === 'owner') owner = await signUp(email, own, 'Owner', flow);
      else await signUp(email, theirs, 'Stranger');
    }
    const links = await linksTo(email);
    const landed = await follow(links[order.indexOf('owner')]!);
    if (flow === 'pkce') {
      const { data, error } = await owner!.auth.exchangeCodeForSession(landed.searchParams.get('code')!);
      expect([error, data.user?.user_metadata.full_name]).toEqual([null, 'Owner']);
    } else {
      expect(landed.hash).toContain('access_token=');
    }
    for (const link of links) expect((await follow(link)).hash).toContain('error_code=otp_expired');
    await expectOwners(email);
  });

  it('tells nobody’s password before the address is confirmed, and knows each that waits', async () => {
    const email = newAddress('victim');
    await signUp(email, theirs, 'Stranger');
    await signUp(email, own, 'Owner');
    expect(await signIn(email, theirs)).toBe('email_not_confirmed');
    expect(await signIn(email, own)).toBe('email_not_confirmed');
    expect(await signIn(email, 'another-password')).toBe('invalid_credentials');
  });

  it('brings the password of the sign-up whose code is typed', async () => {
    const email = newAddress('victim');
    await signUp(email, own, 'Owner');
    const code = await codeTo(email);
    await signUp(email, theirs, 'Stranger');
    const { error } = await createTestClient(backend()).auth.verifyOtp({ email, token: code, type: 'email' });
    expect(error).toBeNull();
    await expectOwners(email);
  });

  it.each([['stranger first'], ['owner first']])(
    'brings no password by a link that was asked for again: %s',
    async (order) => {
      const email = newAddress('victim');
      const people = [() => signUp(email, theirs, 'Stranger'), () => signUp(email, own, 'Owner')];
      for (const join of order === 'owner first' ? people.reverse() : people) await join();
      const client = createTestClient(backend());
      expect((await client.auth.resend({ type: 'signup', email })).error).toBeNull();
      const landed = await follow((await linksTo(email)).at(-1)!);
      const { data } = await client.auth.exchangeCodeForSession(landed.searchParams.get('code')!);
      expect(data.user?.user_metadata.full_name).toBeUndefined();
      expect(await signIn(email, theirs)).toBe('invalid_credentials');
      expect(await signIn(email, own)).toBe('invalid_credentials');
      expect((await client.auth.updateUser({ password: own })).error).toBeNull();
      expect(await signIn(email, theirs)).toBe('invalid_credentials');
      expect(await signIn(email, own)).not.toBe('invalid_credentials');
    },
  );

  it('keeps the own password when the same person signs up twice and asks for the link again', async () => {
    const email = newAddress('patient');
    await signUp(email, own, 'Owner');
    await signUp(email, own, 'Owner');
    expect((await createTestClient(backend()).auth.resend({ type: 'signup', email })).error).toBeNull();
    const links = await linksTo(email);
    expect(links).toHaveLength(3);
    for (const dead of links.slice(0, 2)) {
      expect((await follow(dead)).searchParams.get('error_code')).toBe('otp_expired');
    }
    await follow(links[2]!);
    await expectOwners(email);
  });

  it('brings no password when it is proven by a recovery mail', async () => {
    const email = newAddress('victim');
    await signUp(email, theirs, 'Stranger');
    const [strangersLink] = await linksTo(email);
    const owner = createTestClient(backend());
    await owner.auth.resetPasswordForEmail(email);
    const landed = await follow((await linksTo(email)).at(-1)!);
    const { data } = await owner.auth.exchangeCodeForSession(landed.searchParams.get('code')!);
    expect(data.user?.user_metadata.full_name).toBeUndefined();
    expect(await signIn(email, theirs)).toBe('invalid_credentials');
    expect((await follow(strangersLink!)).searchParams.get('error_code')).toBe('otp_expired');
    expect((await owner.auth.updateUser({ password: own })).error).toBeNull();
    expect(await signIn(email, own)).not.toBe('invalid_credentials');
  });

  it('lets one link win when several are followed at once', async () => {
    const email = newAddress('victim');
    await signUp(email, theirs, 'Stranger', 'implicit');
    await signUp(email, own, 'Owner', 'implicit');
    const landed = await Promise.all((await linksTo(email)).map(follow));
    expect(landed.filter(({ hash }) => hash.includes('access_token='))).toHaveLength(1);
    const answers = [await signIn(email, theirs), await signIn(email, own)];
    expect(answers.filter((answer) => answer === 'invalid_credentials')).toHaveLength(1);
  });

  it('makes one account of sign-ups that come at once', async () => {
    const email = newAddress('victim');
    await Promise.all([1, 2, 3].map((index) => signUp(email, `${own}-${index}`, 'Owner')));
    expect(await backend().sql('select 1 from auth.users where email = $1', [email])).toHaveLength(1);
    expect(await linksTo(email)).toHaveLength(3);
  });

  it('lets no more than five links hold, for each is a code that could be guessed', async () => {
    const email = newAddress('victim');
    await signUp(email, own, 'Owner', 'implicit');
    await backend().sql(
      `insert into supabase_local.sign_ups (user_id, token)
       select id, 'another-' || n from auth.users, generate_series(1, 4) n where email = $1`,
      [email],
    );
    await signUp(email, theirs, 'Stranger', 'implicit');
    const [oldest, newest] = await linksTo(email);
    expect((await follow(oldest!)).hash).toContain('otp_expired');
    expect((await follow(newest!)).hash).toContain('access_token=');
  });
});
