import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { collectGarbage } from '@shop/registry/testing';
import { untilSilent } from './untilSilent';

describe('a server that hangs', () => {
  let server: Server;
  let url = '';
  beforeAll(async () => {
    server = createServer(collectGarbage);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  });
  afterAll(() => {
    server.closeAllConnections();
    return new Promise((resolve) => server.close(resolve));
  });

  it('is noticed although garbage is collected meanwhile', async () => {
    const timing = { interval: 1, timeout: 1_000, misses: 2 };
    await expect(untilSilent(url, new AbortController().signal, timing)).resolves.toBeUndefined();
  });
});
