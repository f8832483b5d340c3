import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import fc from 'fast-check';
import { type Family, fuzzFamily } from './fuzzFamily';

/** One call to a server that answers so. */
async function findingsOf(statusOf: (url: string | undefined) => number) {
  const server = createServer(({ url }, response) => {
    const headers = { 'content-type': 'text/plain', 'retry-after': '30' };
    response.writeHead(statusOf(url), headers).end('a page');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const family: Family = {
    name: 'one page',
    round: 1,
    prepare: () =>
      Promise.resolve({ calls: fc.constant({ service: 'web', method: 'GET', path: '/page', headers: {} }) }),
  };
  const place = {
    url: `http://127.0.0.1:${port}`,
    pid: process.pid,
    health: '/healthz',
    secrets: [],
    names: new Map<string, string>(),
    fingerprint: () => Promise.resolve('as it was'),
  };
  try {
    const { breaches } = await fuzzFamily(family, place, { calls: 1, seed: 1, concurrency: 1 });
    return breaches.map(({ law, times }) => `${law}, ${times} times`);
  } finally {
    server.close();
    server.closeAllConnections();
  }
}

test('a page that was put off and is there when asked again is no breach', async () => {
  let asked = 0;
  const found = await findingsOf((url) => (url === '/page' && asked++ === 0 ? 503 : 200));
  expect(found).toEqual([]);
});

test('a page that is always put off is one', async () => {
  const found = await findingsOf((url) => (url === '/page' ? 503 : 200));
  expect(found).toEqual(['GET /page answers 503, 1 times']);
});
