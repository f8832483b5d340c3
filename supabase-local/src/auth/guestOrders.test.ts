import type { SupabaseClient } from '@supabase/supabase-js';
import { onOneEngine } from '../testing/onEveryEngine';
import { createTestClient, follow, linkInMail, newAddress, signedInClient } from '../testing/testClient';

/** Somebody bought as a guest with their address; a stranger wants an account of it, and they press what the mails say. */
onOneEngine('orders of a guest whose address a stranger uses', (backend) => {
  const password = 'of-the-stranger';
  let orders = 0;

  async function buyAsGuest(): Promise<string> {
    const { data } = await createTestClient(backend()).auth.signInAnonymously();
    const email = newAddress('owner');
    await backend().sql(
      `insert into orders (
         number, user_id, email, status, delivery, subtotal, gst, shipping, platform_fee, saving, total, ship_to,
         gst_percent, promised_from, promised_to
       ) values ($1, $2, $3, 'delivered', 'standard', 500, 0, 0, 0, 0, 500, '{}', 0, now()::date, now()::date)`,
      [`TD${String((orders += 1)).padStart(10, '0')}`, data.user?.id, email],
    );
    return email;
  }

  const readBy = async (client: SupabaseClient) => (await client.from('orders').select('email')).data;
  const signUp = async (client: SupabaseClient, email: string) => {
    const { error } = await client.auth.signUp({ email, password });
    expect(error).toBeNull();
  };

  it.each(['pkce', 'implicit'] as const)(
    'are not in the account that the stranger signed up for and the owner confirmed: %s',
    async (flow) => {
      const email = await buyAsGuest();
      const stranger = createTestClient(backend(), flow);
      await signUp(stranger, email);
      await follow(await linkInMail(backend(), email));
      const { error } = await stranger.auth.signInWithPassword({ email, password });
      expect(error).toBeNull();
      expect(await readBy(stranger)).toEqual([]);

      // The owner takes the account over.
      const owner = createTestClient(backend());
      await owner.auth.resetPasswordForEmail(email);
      const landed = await follow(await linkInMail(backend(), email));
      await owner.auth.exchangeCodeForSession(landed.searchParams.get('code')!);
      expect((await owner.auth.updateUser({ password: 'of-the-owner' })).error).toBeNull();
      expect(await readBy(owner)).toEqual([{ email }]);
    },
  );

  it.each(['first', 'last'] as const)(
    'are not in an account that changed its address to theirs, which they confirm %s',
    async (when) => {
      const email = await buyAsGuest();
      const { client: stranger, email: own } = await signedInClient(backend(), newAddress(), password);
      expect((await stranger.auth.updateUser({ email })).error).toBeNull();
      const links = [await linkInMail(backend(), email), await linkInMail(backend(), own)];
      if (when === 'last') links.reverse();
      await follow(links[0]!);
      const landed = await follow(links[1]!);
      // The code of the last link comes to whoever opened it.
      if (when === 'first') await stranger.auth.exchangeCodeForSession(landed.searchParams.get('code') ?? '');
      const { error } = await stranger.auth.signInWithPassword({ email, password });
      expect(error).toBeNull();
      expect(await readBy(stranger)).toEqual([]);
    },
  );

  it('are in the account of the owner, who signs up and opens the mail’s link in the same browser', async () => {
    const email = await buyAsGuest();
    const { client } = await signedInClient(backend(), email, password);
    expect(await readBy(client)).toEqual([{ email }]);
  });
});
