import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { SupabaseClient } from '@supabase/supabase-js';
import { onEveryEngine } from '../testing/onEveryEngine';
import { rawRequest } from '../testing/rawRequest';
import { createTestClient, signedInClient } from '../testing/testClient';
import { pictureBytes, type PictureType } from './testing/pictureBytes';

const bucket = 'product-images';
const objectPath = `/storage/v1/object/${bucket}`;
const picture = (size = 100, type: PictureType = 'image/webp') =>
  new Blob([pictureBytes(type, size)], { type });

onEveryEngine('writing objects', (backend) => {
  let admin: SupabaseClient;
  let shopper: SupabaseClient;
  let visitor: SupabaseClient;
  let adminToken = '';

  beforeAll(async () => {
    // A backend on somebody's own database has no demo accounts, so that this one is made an admin.
    const staff = await signedInClient(backend());
    await backend().sql(
      `update auth.users set raw_app_meta_data = raw_app_meta_data || '{"role":"admin"}' where id = $1`,
      [staff.user?.id],
    );
    admin = staff.client;
    const { data } = await admin.auth.refreshSession();
    adminToken = data.session?.access_token ?? '';
    shopper = (await signedInClient(backend())).client;
    visitor = createTestClient(backend());
  });

  /** All that a write could leave behind. */
  const stored = async () => {
    const rows = await backend().sql('select name, version, metadata from storage.objects order by name');
    const folder = join(backend().dataDir, 'storage');
    const files = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
    return {
      rows,
      files: files
        .filter((file) => file.isFile())
        .map(({ name }) => name)
        .sort(),
    };
  };
  const asAdmin = (headers: Record<string, string> = {}) => ({
    authorization: `Bearer ${adminToken}`,
    ...headers,
  });
  const send = (method: string, path: string, body?: string | Uint8Array, headers = {}) =>
    rawRequest(backend().url, { method, path, headers: asAdmin(headers), body });
  const refusal = ({ status, text }: { status: number; text: string }) => ({
    status,
    ...(JSON.parse(text) as { statusCode: string; error: string; message: string }),
  });
  const refused = (statusCode: string) => ({
    status: 400,
    statusCode,
    error: expect.any(String),
    message: expect.any(String),
  });

  it('lets an admin upload, replace and remove a picture that everybody can fetch', async () => {
    const files = admin.storage.from(bucket);
    const before = await stored();
    const { error } = await files.upload('uploads/a-320.webp', picture(), { contentType: 'image/webp' });
    expect(error).toBeNull();
    const address = files.getPublicUrl('uploads/a-320.webp').data.publicUrl;
    expect((await fetch(address)).headers.get('content-length')).toBe('100');

    expect((await files.upload('uploads/a-320.webp', picture())).error).toMatchObject({ statusCode: '409' });
    expect((await files.update('uploads/a-320.webp', picture(70))).error).toBeNull();
    expect((await fetch(address)).headers.get('content-length')).toBe('70');
    expect((await files.upload('uploads/a-320.webp', picture(80), { upsert: true })).error).toBeNull();
    expect((await fetch(address)).headers.get('content-length')).toBe('80');

    expect((await files.remove(['uploads/a-320.webp'])).data).toHaveLength(1);
    expect((await fetch(address)).ok).toBe(false);
    // Neither the replaced bytes nor the removed ones stay on the disk.
    expect(await stored()).toEqual(before);
  });

  it.each<[PictureType, string]>([
    ['image/webp', 'webp'],
    ['image/png', 'png'],
    ['image/jpeg', 'jpg'],
    ['image/jpeg', 'jpeg'],
    ['image/avif', 'avif'],
  ])('takes %s named .%s and serves it as what it was declared', async (type, extension) => {
    const files = admin.storage.from(bucket);
    const name = `uploads/kind-320.${extension}`;
    expect((await files.upload(name, picture(100, type))).error).toBeNull();
    const answer = await fetch(files.getPublicUrl(name).data.publicUrl);
    expect(answer.headers.get('content-type')).toBe(type);
    expect((await files.remove([name])).data).toHaveLength(1);
  });

  it('serves the stored type, whatever the name says', async () => {
    const files = admin.storage.from(bucket);
    expect((await files.upload('uploads/b-320.webp', picture())).error).toBeNull();
    await backend().sql(
      `update storage.objects set name = 'uploads/b.svg' where name = 'uploads/b-320.webp'`,
    );
    const answer = await fetch(files.getPublicUrl('uploads/b.svg').data.publicUrl);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/webp']);
    expect((await files.remove(['uploads/b.svg'])).data).toHaveLength(1);
  });

  const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
  it.each([
    ['a drawing that calls itself a picture', 'uploads/x.svg', 'image/png', svg],
    ['a drawing with the name and type of a picture', 'uploads/x.png', 'image/png', svg],
    ['a drawing', 'uploads/x.svg', 'image/svg+xml', svg],
    ['a page', 'uploads/x.html', 'text/html', '<script>'],
    ['a page with the name and type of a picture', 'uploads/x.webp', 'image/webp', '<!doctype html>'],
    ['a picture named as a drawing', 'uploads/x.svg', 'image/png', pictureBytes('image/png')],
    ['a picture named as another kind', 'uploads/x.webp', 'image/png', pictureBytes('image/png')],
    ['a picture that is another kind', 'uploads/x.png', 'image/png', pictureBytes('image/webp')],
    ['a picture without an extension', 'uploads/x', 'image/png', pictureBytes('image/png')],
    ['a picture without a type', 'uploads/x.png', '', pictureBytes('image/png')],
    ['a type with an inherited name', 'uploads/x.png', 'constructor', pictureBytes('image/png')],
    ['nothing', 'uploads/x.webp', 'image/webp', new Uint8Array()],
    ['half a head', 'uploads/x.webp', 'image/webp', pictureBytes().subarray(0, 9)],
  ])('refuses %s', async (_, name, type, body) => {
    const before = await stored();
    for (const method of ['POST', 'PUT']) {
      const answer = await send(method, `${objectPath}/${name}`, body, { 'content-type': type });
      expect(answer.status).toBe(400);
    }
    // As the client sends it: in a form.
    const { error } = await admin.storage.from(bucket).upload(name, new Blob([body as BlobPart], { type }));
    // The policy refuses such a name before the file is looked at.
    const byName = !/\.(webp|png)$/.test(name);
    expect(error).toMatchObject({ statusCode: byName ? '403' : '415' });
    expect(await stored()).toEqual(before);
  });

  it('refuses visitors and shoppers, whatever they send', async () => {
    await admin.storage.from(bucket).upload('uploads/kept.webp', picture());
    const before = await stored();
    for (const caller of [visitor, shopper]) {
      const files = caller.storage.from(bucket);
      for (const upsert of [false, true])
        expect((await files.upload('uploads/c-320.webp', picture(), { upsert })).error).toMatchObject({
          statusCode: '403',
        });
      expect((await files.upload('uploads/kept.webp', picture(), { upsert: true })).error).toMatchObject({
        statusCode: '403',
      });
      expect((await files.update('uploads/kept.webp', picture(90))).error).toMatchObject({
        statusCode: '404',
      });
      expect((await files.remove(['uploads/kept.webp'])).data ?? []).toEqual([]);
    }
    expect(before.rows).toHaveLength(1);
    expect(await stored()).toEqual(before);
  });

  it('answers who may not write before any of the body has come', async () => {
    const { data } = await shopper.auth.getSession();
    const callers = [
      {},
      { authorization: 'Bearer constructor' },
      { authorization: `Bearer ${adminToken}x` },
      { authorization: `Bearer ${backend().publishableKey}` },
      { authorization: `Bearer ${data.session?.access_token}` },
    ];
    for (const caller of callers) {
      const headers = { ...caller, 'content-type': 'multipart/form-data', 'transfer-encoding': 'chunked' };
      // Of a bucket that is not there they learn as little.
      for (const path of [`${objectPath}/uploads/d.webp`, '/storage/v1/object/nothing/uploads/d.webp']) {
        const answer = await rawRequest(backend().url, { method: 'POST', path, headers, unfinished: true });
        expect(refusal(answer)).toEqual(refused('403'));
      }
    }
    for (const caller of callers.slice(0, 3)) {
      const headers = { ...caller, 'transfer-encoding': 'chunked' };
      const answer = await rawRequest(backend().url, {
        method: 'DELETE',
        path: objectPath,
        headers,
        unfinished: true,
      });
      expect(refusal(answer)).toEqual(refused('403'));
    }
  });

  it('stops reading a body that is too long, whether or not its length was told', async () => {
    const before = await stored();
    const path = `${objectPath}/uploads/e-320.webp`;
    const huge = { 'content-type': 'image/webp', 'content-length': String(50 * 1024 * 1024) };
    const told = await rawRequest(backend().url, {
      ...{ method: 'POST', path, headers: asAdmin(huge) },
      unfinished: true,
    });
    expect([told.status, told.headers.connection]).toEqual([413, 'close']);
    const untold = await rawRequest(backend().url, {
      ...{ method: 'POST', path, headers: asAdmin({ 'content-type': 'image/webp' }) },
      body: pictureBytes('image/webp', 9 * 1024 * 1024),
      unfinished: true,
    });
    expect(untold.status).toBe(413);
    for (const answer of [told, untold])
      expect(JSON.parse(answer.text)).toEqual({
        statusCode: '413',
        error: 'Payload too large',
        message: expect.any(String),
      });
    const { error } = await admin.storage.from(bucket).upload('uploads/e-320.webp', picture(6 * 1024 * 1024));
    expect(error).toMatchObject({ statusCode: '413' });
    expect(await stored()).toEqual(before);
  });

  it('leaves nothing of an upload that ends half way', async () => {
    const before = await stored();
    const path = `${objectPath}/uploads/f-320.webp`;
    const headers = asAdmin({ 'content-type': 'image/webp', 'content-length': '5000' });
    const leaving = new AbortController();
    const broken = rawRequest(backend().url, {
      ...{ method: 'POST', path, headers, body: pictureBytes() },
      unfinished: true,
      signal: leaving.signal,
    });
    const ended = expect(broken).rejects.toThrow();
    // This one is answered only when the server has begun with the first.
    await admin.storage
      .from(bucket)
      .list()
      .catch(() => undefined);
    leaving.abort();
    await ended;
    expect((await fetch(`${backend().url}/health`)).status).toBe(200);
    expect(await stored()).toEqual(before);
  });

  it.each([
    ['no form at all', 'multipart/form-data; boundary=x', 'hello'],
    ['a form without a boundary', 'multipart/form-data', '--x\r\n\r\n'],
    [
      'a form that breaks off',
      'multipart/form-data; boundary=x',
      '--x\r\nContent-Disposition: form-data; name=""; fi',
    ],
    [
      'a form without a file',
      'multipart/form-data; boundary=x',
      '--x\r\nContent-Disposition: form-data; name="cacheControl"\r\n\r\n3600\r\n--x--\r\n',
    ],
    ['an empty form', 'multipart/form-data; boundary=x', ''],
  ])('refuses %s', async (_, type, body) => {
    const before = await stored();
    const answer = await send('POST', `${objectPath}/uploads/g.webp`, body, { 'content-type': type });
    expect(answer.status).toBe(400);
    expect(refusal(answer).statusCode).toMatch(/^4\d\d$/);
    expect(await stored()).toEqual(before);
  });

  it.each(['3600\r\nx-injected: 1', '-1', 'x'.repeat(5000), '1e9', '\u0000'])(
    'keeps no cache time such as %p',
    async (cacheControl) => {
      const files = admin.storage.from(bucket);
      const { error } = await files.upload('uploads/h-320.webp', picture(), { cacheControl });
      expect(error).toBeNull();
      const answer = await fetch(files.getPublicUrl('uploads/h-320.webp').data.publicUrl);
      expect(answer.headers.get('cache-control')).toBe('public, max-age=3600');
      expect(answer.headers.get('x-injected')).toBeNull();
      expect((await files.remove(['uploads/h-320.webp'])).data).toHaveLength(1);
    },
  );

  it.each(['', 'null', '{', '[]', '7', '{}', '{"prefixes":null}', '{"prefixes":"a"}', '{"prefixes":[]}'])(
    'refuses to remove %p',
    async (body) => {
      const answer = await send('DELETE', objectPath, body, { 'content-type': 'application/json' });
      expect(refusal(answer)).toEqual(refused('400'));
    },
  );

  it.each([[1], [null], [{}], [['a']], ['\u0000'], ['a\ud800'], Array.from({ length: 1001 }, String)])(
    'refuses to remove names such as %j',
    async (...prefixes) => {
      const before = await stored();
      const answer = await send('DELETE', objectPath, JSON.stringify({ prefixes }));
      expect(refusal(answer)).toEqual(refused('400'));
      expect(await stored()).toEqual(before);
    },
  );

  it.each([
    '../keys.webp',
    '%2e%2e/keys.webp',
    'uploads/%2e%2e/%2e%2e/keys.webp',
    'uploads%2f..%2f..%2fkeys.webp',
    'uploads//x.webp',
    '/x.webp',
    '%2fx.webp',
    'a%00.webp',
    'a%ff.webp',
    'a%.webp',
    'a%zz.webp',
    `${'a/'.repeat(600)}b.webp`,
    '',
  ])('refuses the name %p', async (name) => {
    const before = await stored();
    for (const method of ['POST', 'PUT']) {
      const answer = await send(method, `${objectPath}/${name}`, pictureBytes(), {
        'content-type': 'image/webp',
      });
      expect([400, 501]).toContain(answer.status);
      expect(refusal(answer).statusCode).toMatch(/^4\d\d$|^501$/);
    }
    expect(await stored()).toEqual(before);
  });

  it('takes a name as long as a name may be', async () => {
    const files = admin.storage.from(bucket);
    const name = `uploads/${'a'.repeat(1000)}.webp`;
    expect((await files.upload(name, picture())).error).toBeNull();
    expect((await fetch(files.getPublicUrl(name).data.publicUrl)).status).toBe(200);
    expect((await files.remove([name])).data).toHaveLength(1);
  });

  it.each(['product-images%00', '%00', '%ff', '..', '%2e%2e', 'constructor', 'a'.repeat(1100)])(
    'knows no bucket %p',
    async (name) => {
      const headers = { authorization: `Bearer ${backend().secretKey}`, 'content-type': 'image/webp' };
      const path = `/storage/v1/object/${name}/uploads/x.webp`;
      for (const method of ['POST', 'PUT']) {
        const answer = await rawRequest(backend().url, { method, path, headers, body: pictureBytes() });
        expect([400, 501]).toContain(answer.status);
      }
      const removal = await rawRequest(backend().url, {
        ...{ method: 'DELETE', path: `/storage/v1/object/${name}`, headers },
        body: '{"prefixes":["a"]}',
      });
      expect([200, 400, 501]).toContain(removal.status);
    },
  );
});
