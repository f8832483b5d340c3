import { once } from 'node:events';
import { get, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { listenForMetrics } from './listenForMetrics';

let server: Server;
beforeAll(async () => {
  server = listenForMetrics({ port: 0, host: '127.0.0.1' });
  await once(server, 'listening');
});
afterAll(() => server.close());

async function statusOf(path: string): Promise<number | undefined> {
  const { port } = server.address() as AddressInfo;
  // `fetch` would tidy the address up.
  const [response] = (await once(get({ port, path, agent: false }), 'response')) as [IncomingMessage];
  response.resume();
  return response.statusCode;
}

test.each([
  ['/metrics', 200],
  ['/metrics?from=prometheus', 200],
  ['/', 404],
  // No addresses at all.
  ['//', 404],
  ['http://[/metrics', 404],
])('%s is answered with %d', async (path, status) => {
  expect(await statusOf(path)).toBe(status);
});
