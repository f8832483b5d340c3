import { onEveryEngine } from '../testing/onEveryEngine';
import { rawRequest } from '../testing/rawRequest';
import { createTestClient } from '../testing/testClient';
import { pictureBytes } from './testing/pictureBytes';

const bucket = 'product-images';

onEveryEngine('public objects', (backend) => {
  const objectUrl = (name: string) =>
    createTestClient(backend()).storage.from(bucket).getPublicUrl(name).data.publicUrl;
  const get = (path: string) => rawRequest(backend().url, { path: `/storage/v1/object/public${path}` });

  beforeAll(async () => {
    const answer = await rawRequest(backend().url, {
      method: 'POST',
      path: `/storage/v1/object/${bucket}/neel%20tee/main-320.webp`,
      headers: {
        authorization: `Bearer ${backend().secretKey}`,
        'content-type': 'image/webp',
        'cache-control': 'max-age=31536000',
      },
      body: pictureBytes(),
    });
    expect(answer.status).toBe(200);
  });

  it('are served with the caching they were stored with, at the address that the client makes', async () => {
    const url = objectUrl('neel tee/main-320.webp');
    const response = await fetch(url);
    expect(new Uint8Array(await response.arrayBuffer())).toEqual(pictureBytes());
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000',
    });
    const etag = response.headers.get('etag')!;
    expect((await fetch(url, { headers: { 'if-none-match': etag } })).status).toBe(304);
    const head = await fetch(url, { method: 'HEAD' });
    expect([head.status, head.headers.get('content-length')]).toEqual([200, '100']);
  });

  it.each([
    '/product-images/nothing.webp',
    '/product-images/',
    '/product-images/neel%20tee',
    '/product-images/ruby-necklace',
    '/product-images/stamps.json',
    '/product-images/../../local-keys.json',
    '/product-images/%2e%2e/%2e%2e/local-keys.json',
    '/product-images/..%2f..%2flocal-keys.json',
    '/product-images/%252e%252e%252flocal-keys.json',
    '/..%2f..%2flocal-keys.json',
    '/product-images/%00',
    '/product-images/main-320.webp%00.svg',
    '/product-images/%ff',
    '/product-images/%zz',
    `/product-images/${'a'.repeat(1100)}.webp`,
    '/product-images%00/neel%20tee/main-320.webp',
    '/%00/a.webp',
    '/%ff/a.webp',
    '/constructor/a.webp',
    '/private/main-320.webp',
  ])('are not found elsewhere: %s', async (path) => {
    const { status, text } = await get(path);
    expect([400, 501]).toContain(status);
    expect(JSON.parse(text)).toMatchObject({ statusCode: expect.stringMatching(/^40[04]$|^501$/) });
    expect(text).not.toContain('signingKey');
  });
});
