import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { Hono } from 'hono';
import { writeBytesWhole } from '@shop/registry/desk';
import { collectGarbage, temporaryFolder } from '@shop/registry/testing';
import { createMediaHandler } from './createMediaHandler';

const bucket = '/storage/v1/object/public/product-images';

describe('pictures of the shop', () => {
  const buildFolder = temporaryFolder();
  let store: Server;
  let app: Hono;
  /** What the store was asked for. */
  const asked: (string | undefined)[] = [];
  /** A store that hangs answers nobody at all. */
  let hangs = false;
  let draw = () => {};
  let tellQuestion: (asked: unknown) => void = () => {};

  beforeAll(async () => {
    // A busy machine makes no time pass here, and what one test lets pass is past for the next.
    jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] });
    store = createServer((request, response) => {
      asked.push(request.url);
      if (hangs) return;
      if (request.method === 'HEAD') tellQuestion(request.url);
      const type = new URL(request.url ?? '', 'http://store').pathname.split('/').at(-1)?.split('.')[0];
      if (type === 'drawn') {
        collectGarbage();
        return void (draw = () => response.writeHead(200, { 'content-type': 'image/webp' }).end('bytes'));
      }
      if (type === 'moved') return response.writeHead(302, { location: '/elsewhere.webp' }).end();
      if (type === 'gone') return response.writeHead(400, { 'content-type': 'application/json' }).end('{}');
      const types = new Map([
        ['webp', 'image/webp'],
        ['svg', 'image/svg+xml; charset=utf-8'],
        ['page', 'text/html'],
        ['script', 'text/javascript'],
      ]);
      const contentType = types.get(type ?? '');
      response.writeHead(200, {
        ...(contentType && { 'content-type': contentType }),
        etag: '"1"',
        'content-length': '5',
        'set-cookie': 'a=b',
        'x-of-the-store': 'yes',
      });
      response.end('bytes');
    });
    await new Promise<void>((resolve) => store.listen(0, '127.0.0.1', resolve));
    const { port } = store.address() as AddressInfo;
    app = new Hono().get(
      '/media/*',
      createMediaHandler({
        supabaseUrl: `http://127.0.0.1:${port}`,
        buildFolder,
      }),
    );
  });
  afterAll(() => {
    jest.useRealTimers();
    store.closeAllConnections();
    return new Promise((resolve) => store.close(resolve));
  });
  beforeEach(() => {
    // Later than whatever the store answered last.
    jest.advanceTimersByTime(1);
    asked.splice(0);
  });

  const get = (path: string) => app.request(`http://shop.example${path}`);
  const sandboxed = {
    'content-security-policy': expect.stringMatching(/^sandbox; default-src 'none';/),
    'x-content-type-options': 'nosniff',
  };

  it.each([
    ['/media/uploads/webp.webp', 'image/webp'],
    ['/media/brand/svg.svg', 'image/svg+xml'],
    // The stored type counts, not the name.
    ['/media/uploads/webp.svg', 'image/webp'],
  ])('come as what they were stored as, and can do nothing: %s', async (path, type) => {
    const answer = await get(path);
    expect([answer.status, await answer.text()]).toEqual([200, 'bytes']);
    expect(Object.fromEntries(answer.headers)).toEqual({
      ...sandboxed,
      'content-type': type,
      'content-length': '5',
      'cache-control': 'public, max-age=31536000, immutable',
      etag: '"1"',
    });
    expect(asked).toEqual([bucket + path.slice('/media'.length)]);
  });

  it.each(['page', 'script', 'nothing', 'moved', 'gone'])('are not what the store calls %s', async (name) => {
    const answer = await get(`/media/uploads/${name}.webp`);
    expect(await answer.text()).not.toContain('bytes');
    expect(answer.ok).toBe(false);
    expect(Object.fromEntries(answer.headers)).toMatchObject({ ...sandboxed, 'cache-control': 'no-cache' });
  });

  it.each([
    '/media/',
    '/media/webp',
    '/media/webp.html',
    '/media/../storage/webp.webp',
    '/media/%2e%2e/private/webp.webp',
    '/media/..%2fprivate/webp.webp',
    '/media/%252e%252e%252fprivate/webp.webp',
    '/media/uploads%2fwebp.webp',
    '/media/uploads//webp.webp',
    '/media/uploads/.webp',
    '/media/uploads/%00webp.webp',
    '/media/uploads/webp.svg%00.webp',
    '/media/uploads/webp.webp%0d%0a',
    '/media/uploads/%ff.webp',
    '/media/uploads/%zz.webp',
    '/media/uploads\\..\\webp.webp/',
    '/media/@elsewhere.example/../../webp.webp',
    '/media//elsewhere.example/webp.webp',
  ])('are asked for by plain names alone: %s', async (path) => {
    expect((await get(path)).status).toBe(404);
    expect(asked).toEqual([]);
  });

  it('hand no part of the question on but the name', async () => {
    await get('/media/uploads/webp.webp?download=a.html&x=1');
    expect(asked).toEqual([`${bucket}/uploads/webp.webp`]);
  });

  const statusOf = async (name: string) => (await get(`/media/uploads/${name}`)).status;

  it('do not wait one after the other for a store that does not answer, which is asked again after a while', async () => {
    hangs = true;
    const answers = Promise.all(['one.webp', 'two.svg'].map(statusOf));
    await jest.advanceTimersByTimeAsync(5_000);
    await jest.advanceTimersByTimeAsync(5_000);
    expect(await answers).toEqual([502, 502]);
    hangs = false;
    asked.splice(0);
    expect(await statusOf('webp.webp')).toBe(502);
    expect(asked).toEqual([]);
    // For no longer where the clock is set back meanwhile.
    jest.setSystemTime(Date.now() - 3_600_000);
    await jest.advanceTimersByTimeAsync(5_000);
    expect(await statusOf('webp.webp')).toBe(200);
  });

  it('are waited for while the store says that it is there: it draws a picture when it is first asked for', async () => {
    const question = new Promise((resolve) => (tellQuestion = resolve));
    const answer = get('/media/uploads/drawn.webp');
    await jest.advanceTimersByTimeAsync(5_000);
    await Promise.race([question, answer]);
    expect(asked).toEqual([`${bucket}/uploads/drawn.webp`, `${bucket}/`]);
    draw();
    expect((await answer).status).toBe(200);
    expect(await statusOf('webp.webp')).toBe(200);
  });

  it('are given up in the end although the store is there, so that scripts do not stand behind them for good', async () => {
    const first = statusOf('drawn.webp');
    await jest.advanceTimersByTimeAsync(4_000);
    // Another picture comes meanwhile, so that the store is known to be there.
    expect(await statusOf('webp.webp')).toBe(200);
    await jest.advanceTimersByTimeAsync(6_000);
    expect(await first).toBe(502);
    expect(await statusOf('webp.webp')).toBe(200);
  });

  it('of the brand are the shop’s own where they lie beside it, and nobody is asked', async () => {
    writeBytesWhole(path.join(buildFolder, 'pictures/brand/favicon.svg'), Buffer.from('<svg/>'));
    const answer = await get('/media/brand/favicon.svg');
    expect([answer.status, await answer.text()]).toEqual([200, '<svg/>']);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      ...sandboxed,
      'content-type': 'image/svg+xml',
    });
    expect(asked).toEqual([]);
  });
});
