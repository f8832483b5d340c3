import { createClient } from '@supabase/supabase-js';
import WebSocket from 'ws';
import { createSupabaseStore } from '@shop/registry/desk';
import { keepsTheStoreContract } from '@shop/registry/testing';
import { onOneEngine } from '../testing/onEveryEngine';

onOneEngine('releases', (backend) => {
  /** A machine of its own: the unmodified client with the service role's key. */
  const again = () =>
    createSupabaseStore(
      createClient(backend().url, backend().secretKey, {
        realtime: { transport: WebSocket as never },
        auth: { persistSession: false, autoRefreshToken: false },
      }),
    );

  keepsTheStoreContract('the store in Supabase', async () => {
    await backend().sql(`truncate private.release_registry, private.release_tokens`);
    // Rows that nobody may remove: only a superuser gets around the trigger.
    await backend().sql(
      `do $$ begin set local session_replication_role = replica; delete from public.release_changes; end $$`,
    );
    await backend().sql(`delete from storage.objects where bucket_id = 'releases'`);
    return {
      store: again(),
      again,
      age: async () => {
        const older = `set created_at = created_at - interval '1 month', updated_at = updated_at - interval '1 month'`;
        await backend().sql(`update storage.objects ${older} where bucket_id = 'releases'`);
      },
      lose: async () => void (await backend().sql('delete from private.release_registry')),
    };
  });

  it('is asked again and again without sending what is known', async () => {
    const store = again();
    const stored = await store.read();
    const { sequence } = JSON.parse(stored?.payload ?? '') as { sequence: number };
    expect(await store.readNewer(sequence)).toBeUndefined();
    expect(await store.readNewer(sequence - 1)).toEqual(stored);
  });

  it('says that it is away when nobody answers', async () => {
    const store = again();
    await backend().stopListening();
    await expect(store.read()).rejects.toMatchObject({ name: 'StoreAway' });
    await expect(store.readFile('/remotes/mf-a/1/x.js')).rejects.toMatchObject({ name: 'StoreAway' });
    await backend().listenAgain();
  });
});
