import type { SupabaseClient } from '@supabase/supabase-js';
import { createTestClient, signedInClient } from '../testClient';
import { startTestBackend, type TestBackend } from '../testing';

const bucket = 'product-images';
const picture = (size = 100, type = 'image/webp') => new Blob([new Uint8Array(size)], { type });

describe('writing objects', () => {
  let backend: TestBackend;
  let admin: SupabaseClient;
  let shopper: SupabaseClient;

  beforeAll(async () => {
    backend = await startTestBackend({ engine: 'pglite' });
    admin = createTestClient(backend);
    const signedIn = await admin.auth.signInWithPassword({
      email: 'admin@example.com',
      password: 'admin-demo',
    });
    expect(signedIn.error).toBeNull();
    shopper = (await signedInClient(backend)).client;
  });
  afterAll(() => backend.stop());

  const objects = (name: string) =>
    backend.sql('select name from storage.objects where bucket_id = $1 and name = $2', [bucket, name]);

  it('lets an admin upload, replace and remove a picture that everybody can fetch', async () => {
    const files = admin.storage.from(bucket);
    const { error } = await files.upload('uploads/a-320.webp', picture(), { contentType: 'image/webp' });
    expect(error).toBeNull();
    const address = files.getPublicUrl('uploads/a-320.webp').data.publicUrl;
    expect((await fetch(address)).headers.get('content-length')).toBe('100');

    expect((await files.upload('uploads/a-320.webp', picture())).error).toMatchObject({ statusCode: '409' });
    expect((await files.update('uploads/a-320.webp', picture(70))).error).toBeNull();
    expect((await fetch(address)).headers.get('content-length')).toBe('70');

    expect((await files.remove(['uploads/a-320.webp'])).data).toHaveLength(1);
    expect((await fetch(address)).ok).toBe(false);
    expect(await objects('uploads/a-320.webp')).toEqual([]);
  });

  it('refuses visitors and shoppers', async () => {
    await admin.storage.from(bucket).upload('uploads/kept.webp', picture());
    for (const caller of [createTestClient(backend), shopper]) {
      const files = caller.storage.from(bucket);
      expect((await files.upload('uploads/b-320.webp', picture())).error).toMatchObject({
        statusCode: '403',
      });
      expect((await files.update('uploads/kept.webp', picture(1))).error).not.toBeNull();
      expect((await files.remove(['uploads/kept.webp'])).data ?? []).toEqual([]);
    }
    expect(await objects('uploads/b-320.webp')).toEqual([]);
    expect(await objects('uploads/kept.webp')).toHaveLength(1);
  });

  it.each([
    ['a page', 'text/html', 100],
    ['a drawing that may carry scripts', 'image/svg+xml', 100],
    ['6 MB', 'image/webp', 6 * 1024 * 1024],
    ['50 MB', 'image/webp', 50 * 1024 * 1024],
  ])('refuses %s', async (_, type, size) => {
    const { error } = await admin.storage
      .from(bucket)
      .upload('uploads/c-320.webp', picture(size, type), { contentType: type });
    expect(error).not.toBeNull();
    expect(await objects('uploads/c-320.webp')).toEqual([]);
  });

  it.each(['../keys.webp', 'uploads/%2e%2e/%2e%2e/keys.webp', 'uploads//x.webp', 'a\u0000.webp'])(
    'refuses the path %p',
    async (path) => {
      const response = await fetch(`${backend.url}/storage/v1/object/${bucket}/${encodeURIComponent(path)}`, {
        method: 'POST',
        headers: {
          authorization: `Bearer ${(await admin.auth.getSession()).data.session?.access_token}`,
          'content-type': 'image/webp',
        },
        body: 'x',
      });
      expect(response.status).toBeGreaterThanOrEqual(400);
      expect(response.status).toBeLessThan(500);
    },
  );
});
