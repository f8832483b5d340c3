import { mkdir, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { join } from 'node:path';
import { createTestClient } from '../testClient';
import { startTestBackend, type TestBackend } from '../testing';

describe('public objects', () => {
  let backend: TestBackend;
  beforeAll(async () => {
    backend = await startTestBackend({ engine: 'pglite' });
    const folder = join(backend.dataDir, 'storage', 'product-images', 'neel tee');
    await mkdir(folder, { recursive: true });
    await writeFile(join(folder, 'main-320.webp'), 'picture');
  });
  afterAll(() => backend.stop());

  /** Sends the path as it is: fetch would tidy it up. */
  function get(
    path: string,
    headers: Record<string, string> = {},
  ): Promise<{ status?: number; body: string }> {
    return new Promise((resolve, reject) => {
      const { hostname, port } = new URL(backend.url);
      request({ hostname, port, path: `/storage/v1/object/public${path}`, headers }, (response) => {
        let body = '';
        response.on('data', (chunk: Buffer) => (body += chunk.toString()));
        response.on('end', () => resolve({ status: response.statusCode, body }));
      })
        .on('error', reject)
        .end();
    });
  }

  it('are served for long caching, at the address that the client makes', async () => {
    const { data } = createTestClient(backend)
      .storage.from('product-images')
      .getPublicUrl('neel tee/main-320.webp');
    const response = await fetch(data.publicUrl);
    expect(await response.text()).toBe('picture');
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    });
    const etag = response.headers.get('etag')!;
    expect((await fetch(data.publicUrl, { headers: { 'if-none-match': etag } })).status).toBe(304);
    const head = await fetch(data.publicUrl, { method: 'HEAD' });
    expect([head.status, head.headers.get('content-length')]).toEqual([200, '7']);
  });

  it.each([
    '/product-images/nothing.webp',
    '/product-images/',
    '/product-images/neel%20tee',
    '/product-images/../../local-keys.json',
    '/product-images/%2e%2e/%2e%2e/local-keys.json',
    '/product-images/..%2f..%2flocal-keys.json',
    '/..%2f..%2flocal-keys.json',
    '/product-images/%00',
    '/product-images/%zz',
    '/private/main-320.webp',
  ])('are not found elsewhere: %s', async (path) => {
    const { status, body } = await get(path);
    expect(status).toBeGreaterThanOrEqual(400);
    expect(body).not.toContain('signingKey');
    expect(status).not.toBe(500);
  });
});
