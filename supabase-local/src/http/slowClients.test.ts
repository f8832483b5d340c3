import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { startTestBackend, type TestBackend } from '../testing/testBackend';
import { listen, refuseUpgrades, stopListening } from './listen';

async function open(url: string, text: string): Promise<Socket> {
  const socket = connect(Number(new URL(url).port), '127.0.0.1');
  // A connection that the server cuts off is what some of these tests wait for.
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  socket.write(text);
  return socket;
}

/** The first bytes that come back. */
async function firstWords(socket: Socket): Promise<string> {
  const [chunk] = (await once(socket, 'data')) as [Buffer];
  socket.destroy();
  return chunk.toString();
}

test.each([
  ['half a head', 'GET / HTTP/1.1\r\nHo'],
  ['half a body', 'POST / HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 5\r\n\r\n12'],
])('a client that stops after %s is told that its time is over', async (_, text) => {
  const { server, url } = await listen(0, { headers: 100, request: 200, check: 20, connections: 10 });
  // As a route does that waits for the body.
  server.removeAllListeners('request').on('request', (request) => request.resume());
  expect(await firstWords(await open(url, text))).toMatch(/^HTTP\/1\.1 408 /);
  await stopListening(server);
});

test('a connection for which there is no room ends nothing', async () => {
  const written = jest.spyOn(process.stderr, 'write').mockReturnValue(true);
  const { server } = await listen(0);
  for (const message of ['accept EMFILE', 'accept ENFILE']) {
    server.emit('error', new Error(message));
    expect(written).toHaveBeenLastCalledWith(`A connection failed: ${message}\n`);
  }
  await stopListening(server);
});

describe('with websockets', () => {
  const upgrade =
    'GET /realtime/v1 HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n';

  test.each([
    ['resets its connection', (socket: Socket) => socket.resetAndDestroy()],
    // It ends its own half at the end of the test only.
    ['goes on listening', () => undefined],
  ])('one that %s costs neither the server nor a place', async (_, leave) => {
    const { server, url } = await listen(0);
    refuseUpgrades(server);
    const released = new Promise((resolve) =>
      server.once('connection', (socket) => socket.once('close', resolve)),
    );
    const socket = connect({ port: Number(new URL(url).port), host: '127.0.0.1', allowHalfOpen: true });
    socket.write(upgrade);
    const [answer] = (await once(socket, 'data')) as [Buffer];
    expect(answer.toString()).toMatch(/^HTTP\/1\.1 501 /);
    leave(socket);
    await released;
    socket.destroy();
    await stopListening(server);
  });
});

describe('with slow and large clients', () => {
  let backend: TestBackend;
  beforeAll(async () => {
    backend = await startTestBackend();
  });
  afterAll(() => backend.stop());

  const head = (method: string, path: string, size: number) =>
    [
      `${method} ${path} HTTP/1.1`,
      `Host: ${new URL(backend.url).host}`,
      `apikey: ${backend.publishableKey}`,
      'Content-Type: application/json',
      `Content-Length: ${size}`,
      '',
      '',
    ].join('\r\n');

  test.each([
    ['/rest/v1/rpc/quote_order', 413],
    ['/auth/v1/signup', 413],
    // Who asks, and for what, comes before how much.
    ['/storage/v1/object/product-images/a.png', 4],
    ['/functions/v1/no-such-function', 404],
  ])('%s refuses fifty megabytes before one of them has come', async (path, status) => {
    const socket = await open(backend.url, head('POST', path, 50 * 1024 * 1024));
    expect(await firstWords(socket)).toMatch(new RegExp(`^HTTP/1\\.1 ${status}`));
  });

  test('two hundred connections that say nothing keep nobody from being answered', async () => {
    const idle = await Promise.all(
      Array.from({ length: 200 }, () => open(backend.url, 'GET / HTTP/1.1\r\n')),
    );
    const answer = await fetch(`${backend.url}/rest/v1/shop_settings?select=phase`, {
      headers: { apikey: backend.publishableKey },
    });
    expect(answer.status).toBe(200);
    for (const socket of idle) socket.destroy();
  });
});
