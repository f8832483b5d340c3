import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import { answerError } from './answerError';
import { listen, stopListening } from './listen';

let log: jest.SpyInstance;
beforeEach(() => {
  log = jest.spyOn(process.stderr, 'write').mockReturnValue(true);
});
afterEach(() => log.mockRestore());

/** A server with a route that reads its body; `failed` hears of the error that it ended with. */
async function openRoute(read: (body: Promise<unknown>) => Promise<unknown>) {
  const { server } = await listen(0);
  const app = new Hono();
  app.post('/', async (c) => c.json({ read: await read(c.req.json()) }));
  const failed = new Promise<Error>((resolve) =>
    app.onError(async (error, c) => {
      const answer = await answerError(error, c);
      resolve(error);
      return answer;
    }),
  );
  server.removeAllListeners('request').on('request', getRequestListener(app.fetch));
  const { port } = server.address() as AddressInfo;
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  return { server, socket, failed };
}

const head = 'POST / HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\nContent-Length: ';

test('a client that leaves in the middle of its request is nothing to write down', async () => {
  const { server, socket, failed } = await openRoute((body) => body);
  socket.write(`${head}50\r\n\r\n{"half":`);
  await once(server, 'request');
  socket.destroy();
  expect((await failed).message).toBe('aborted');
  expect(log).not.toHaveBeenCalled();
  await stopListening(server);
});

test('a fault of the backend is written down with its place', async () => {
  const { server, socket, failed } = await openRoute(async (body) => {
    await body;
    throw new Error('Nobody thought of this');
  });
  socket.write(`${head}2\r\n\r\n{}`);
  await failed;
  expect(log).toHaveBeenCalledWith(expect.stringMatching(/^POST \/: Error: Nobody thought of this\n +at /));
  socket.destroy();
  await stopListening(server);
});
