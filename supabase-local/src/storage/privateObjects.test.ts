import { createClient } from '@supabase/supabase-js';
import WebSocket from 'ws';
import { onOneEngine } from '../testing/onEveryEngine';
import { rawRequest } from '../testing/rawRequest';
import { createTestClient, signedInClient } from '../testing/testClient';

const bucket = 'releases';
const name = 'remotes/mf-a/1/remoteEntry.js';
const bytes = new TextEncoder().encode('var mf_a = {};');

onOneEngine('private objects', (backend) => {
  const service = () =>
    createClient(backend().url, backend().secretKey, {
      realtime: { transport: WebSocket as never },
      auth: { persistSession: false, autoRefreshToken: false },
    });
  const upload = (client = service()) =>
    client.storage.from(bucket).upload(name, bytes, { contentType: 'application/octet-stream' });

  it('are for the service role alone to write and to read', async () => {
    const shopper = (await signedInClient(backend())).client;
    for (const stranger of [createTestClient(backend()), shopper])
      expect((await upload(stranger)).error).toMatchObject({ statusCode: '403' });
    expect((await upload()).error).toBeNull();
    const { data } = await service().storage.from(bucket).download(name);
    expect(new Uint8Array(await data!.arrayBuffer())).toEqual(bytes);
    for (const stranger of [createTestClient(backend()), shopper]) {
      expect((await stranger.storage.from(bucket).download(name)).data).toBeNull();
      const { publicUrl } = stranger.storage.from(bucket).getPublicUrl(name).data;
      expect((await fetch(publicUrl)).status).toBe(400);
    }
  });

  it('are listed by folder, for whom may see them', async () => {
    const other = 'remotes/mf-a/2/server/remoteEntry.js';
    const files = service().storage.from(bucket);
    await files.upload(other, bytes, { contentType: 'application/octet-stream' });
    const namesIn = async (folder: string, options = {}, by = files) =>
      (await by.list(folder, options)).data?.map(({ name: each, id }) => (id ? each : `${each}/`));
    expect(await namesIn('remotes/mf-a')).toEqual(['1/', '2/']);
    expect(await namesIn('remotes/mf-a/2')).toEqual(['server/']);
    expect(await namesIn('remotes/mf-a/2/server')).toEqual(['remoteEntry.js']);
    expect(await namesIn('remotes/mf-a', { limit: 1, offset: 1 })).toEqual(['2/']);
    expect(await namesIn('remotes/mf')).toEqual([]);
    const [file] = (await files.list('remotes/mf-a/1')).data ?? [];
    expect(Date.now() - Date.parse(file?.updated_at ?? '')).toBeLessThan(60 * 60 * 1000);
    for (const stranger of [createTestClient(backend()), (await signedInClient(backend())).client])
      expect(await namesIn('remotes', {}, stranger.storage.from(bucket))).toEqual([]);
    expect((await files.list('../x')).error).toMatchObject({ statusCode: '400' });
  });

  it('are not found elsewhere, and are never a browser’s to show', async () => {
    const get = (path: string) =>
      rawRequest(backend().url, {
        path: `/storage/v1/object/${path}`,
        headers: { authorization: `Bearer ${backend().secretKey}` },
      });
    const { headers, status } = await get(`${bucket}/${name}`);
    expect([status, headers['content-type']]).toEqual([200, 'application/octet-stream']);
    for (const path of [
      `${bucket}/remotes`,
      `${bucket}/..%2f..%2flocal-keys.json`,
      `${bucket}/%00`,
      'no/x',
      'list/x',
    ]) {
      const { status: refused, text } = await get(path);
      expect([400, 501]).toContain(refused);
      expect(text).not.toContain('signingKey');
    }
  });
});
