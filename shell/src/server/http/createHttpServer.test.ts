import { once } from 'node:events';
import { Agent, type IncomingMessage, request } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { createHttpServer, type HttpLimits, httpLimits } from './createHttpServer';

const servers: ReturnType<typeof createHttpServer>[] = [];
let answered = 0;

async function start(
  limits: Partial<HttpLimits> = {},
  fetch = () => Promise.resolve(new Response('a page')),
) {
  const running = createHttpServer({
    fetch: async () => {
      answered += 1;
      return fetch();
    },
    refuse: (refusal) =>
      new Response(`refused: ${refusal}`, { status: 405, headers: { 'x-kind': 'problem' } }),
    limits: { ...httpLimits, ...limits },
  });
  servers.push(running);
  const { server, stop } = running;
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { server, stop, port, url: `http://127.0.0.1:${port}` };
}

beforeEach(() => (answered = 0));
afterEach(async () => {
  await Promise.all(servers.splice(0).map(({ stop }) => stop({ within: 0 })));
});

async function open(port: number, text = ''): Promise<Socket> {
  const socket = connect(port, '127.0.0.1');
  // A connection that the server cuts off is what some of these tests wait for.
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  socket.write(text);
  return socket;
}

/** Everything that comes until the other side closes. */
async function untilClosed(socket: Socket): Promise<string> {
  let text = '';
  socket.on('data', (chunk: Buffer) => (text += chunk.toString()));
  if (!socket.closed) await once(socket, 'close');
  return text;
}

test.each([
  ['half a head', 'GET / HTTP/1.1\r\nHost: shop\r\nAcce'],
  ['nothing at all', ''],
])('a client that sends %s is told that its time is over', async (_, text) => {
  const { port } = await start({ headers: 100, request: 200, check: 20 });
  expect(await untilClosed(await open(port, text))).toMatch(/^HTTP\/1\.1 408 /);
  expect(answered).toBe(0);
});

test('two hundred connections that say nothing keep nobody from being answered', async () => {
  const { port, url } = await start();
  const idle = await Promise.all(Array.from({ length: 200 }, () => open(port, 'GET / HTTP/1.1\r\n')));
  expect(await (await fetch(url)).text()).toBe('a page');
  for (const socket of idle) socket.destroy();
});

test('more connections than there may be are closed', async () => {
  const { port } = await start({ connections: 2 });
  const kept = [await open(port), await open(port)];
  expect(await untilClosed(await open(port, 'GET / HTTP/1.1\r\nHost: shop\r\n\r\n'))).toBe('');
  for (const socket of kept) socket.destroy();
});

test.each(['POST', 'GET'])(
  '%s with fifty megabytes is refused without its body being read',
  async (method) => {
    const { server, url } = await start();
    const size = 50 * 1024 * 1024;
    let read = 0;
    const closed = new Promise<void>((resolve) =>
      server.on('connection', (socket) =>
        socket.once('close', () => {
          read = socket.bytesRead;
          resolve();
        }),
      ),
    );
    const sending = request(url, { method, headers: { 'content-length': size } });
    sending.on('error', () => undefined);
    const response = once(sending, 'response') as Promise<[IncomingMessage]>;
    const chunk = Buffer.alloc(64 * 1024);
    const send = () => {
      while (!sending.destroyed && sending.write(chunk));
    };
    sending.on('drain', send);
    send();
    const [incoming] = await response;
    incoming.on('error', () => undefined).resume();
    const { statusCode, headers } = incoming;
    expect([statusCode, headers]).toEqual([
      405,
      expect.objectContaining({ connection: 'close', 'x-kind': 'problem' }),
    ]);
    await closed;
    expect(read).toBeLessThan(size / 10);
    expect(answered).toBe(0);
  },
);

test('a client that asks before it sends its body is told not to', async () => {
  const { port } = await start();
  const head = 'POST / HTTP/1.1\r\nHost: shop\r\nExpect: 100-continue\r\nContent-Length: 50000000\r\n\r\n';
  expect(await untilClosed(await open(port, head))).toMatch(/^HTTP\/1\.1 405 /);
});

test('a Host header that is none is a strange address', async () => {
  const { port } = await start();
  const text = await untilClosed(
    await open(port, 'GET / HTTP/1.1\r\nHost: [::1\r\nConnection: close\r\n\r\n'),
  );
  expect(text).toContain('refused: strange address');
});

test('stopping lets requests under way be answered, and takes no more', async () => {
  let finish: (() => void) | undefined;
  const { server, stop, port, url } = await start({}, async () => {
    await new Promise<void>((resolve) => (finish = resolve));
    return new Response('answered');
  });
  const idle = await open(port);
  const page = fetch(url);
  while (!finish) await new Promise((resolve) => setImmediate(resolve));

  const stopped = stop();
  await expect(fetch(url)).rejects.toThrow();
  finish();
  expect(await (await page).text()).toBe('answered');
  await stopped;
  expect(server.listening).toBe(false);
  if (!idle.closed) await once(idle, 'close');
});

test('while it stops, open connections are answered once more and told that this was the last answer', async () => {
  const { stop, port } = await start();
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const visit = async () => {
    const asking = request({ port, agent, path: '/' });
    asking.end();
    const [response] = (await once(asking, 'response')) as [IncomingMessage];
    response.resume();
    await once(response, 'end');
    return { connection: response.headers.connection, isReused: asking.reusedSocket };
  };
  expect(await visit()).toEqual({ connection: 'keep-alive', isReused: false });

  const stopped = stop({ grace: 60_000, within: 120_000 });
  expect(await visit()).toEqual({ connection: 'close', isReused: true });
  // Nothing is waited for once nobody is there any more.
  await stopped;
  await expect(visit()).rejects.toMatchObject({ code: 'ECONNREFUSED' });
});

test('an upload whose client asked before it sent it is let finish', async () => {
  let finish: (() => void) | undefined;
  const { stop, port } = await start({}, async () => {
    await new Promise<void>((resolve) => (finish = resolve));
    return new Response('taken');
  });
  const idle = await open(port);
  const head = 'PUT /releases/files/mf-a/1/x.js HTTP/1.1\r\nHost: shop\r\n';
  const socket = await open(port, `${head}Expect: 100-continue\r\nContent-Length: 3\r\n\r\n`);
  const text = untilClosed(socket);
  while (!finish) await new Promise((resolve) => setImmediate(resolve));

  const stopped = stop({ grace: 0 });
  socket.write('one');
  // Those at rest are closed by now.
  if (!idle.closed) await once(idle, 'close');
  finish();
  expect(await text).toMatch(/^HTTP\/1\.1 100 [^]*HTTP\/1\.1 200 [^]*taken/);
  await stopped;
});

test('stopping waits for nobody for ever', async () => {
  const { stop, url } = await start({}, () => new Promise(() => undefined));
  const page = expect(fetch(url)).rejects.toThrow('fetch failed');
  while (answered === 0) await new Promise((resolve) => setImmediate(resolve));
  await stop({ within: 50 });
  await page;
});
